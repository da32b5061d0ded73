import { AssignRowsDialog } from '#back-office/web/frame/assign-rows-dialog.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { staffMe } from '#staff/contract.ts'
import { useText } from '#platform/web/text.ts'
import { preparingStaff } from '../../work-list-contract.ts'
import type { declarationsStaffText } from '../declarations-staff.text.ts'

type Props = { count: number; busy: boolean; onAssign: (staffId: string | null) => void; onClose: () => void }

export function AssignDialog({ count, ...act }: Props) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  const read = useCallQuery(preparingStaff, {}, { staff: true })
  const me = useCallQuery(staffMe, {}, { staff: true }).data?.id
  const words = {
    title: t('assignTitle', { count }),
    assignTo: t('inCharge'),
    choose: t('assignChoose'),
    nobody: t('nobody'),
    assignNow: t('assignNow'),
    cancel: t('cancel'),
    colleaguesFailed: t('colleaguesFailed'),
    colleaguesLoading: t('colleaguesLoading'),
  }
  return <AssignRowsDialog words={words} read={read} colleagues={read.data} me={me} {...act} />
}
