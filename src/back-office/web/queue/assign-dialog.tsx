import { AssignRowsDialog } from '../frame/assign-rows-dialog.tsx'
import { formatDay } from '#platform/shared/day-text.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { staffMe } from '#staff/contract.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { queueChoices } from '#work-orders/staff/contract.ts'
import type { queueFilterText } from './queue-filter.text.ts'

type Props = { count: number; busy: boolean; onAssign: (staffId: string | null) => void; onClose: () => void }

export function AssignDialog({ count, ...act }: Props) {
  const t = useText<typeof queueFilterText>('queue-filter')
  const lang = useLang()
  const read = useCallQuery(queueChoices, {}, { staff: true })
  const me = useCallQuery(staffMe, {}, { staff: true }).data?.id
  const words = {
    title: count === 1 ? t('assignTitleOne') : t('assignTitle', { count }),
    assignTo: t('assignTo'),
    choose: t('assignChoose'),
    nobody: t('assigneeNobody'),
    assignNow: t('assignNow'),
    cancel: t('cancel'),
    colleaguesFailed: t('colleaguesFailed'),
    colleaguesLoading: t('colleaguesLoading'),
  }
  const colleagues = read.data?.colleagues.map(({ id, name, awayUntil }) => ({
    id,
    name: awayUntil === null ? name : t('awayNamed', { name, day: formatDay(awayUntil, lang, 'short') }),
    isAway: awayUntil !== null,
  }))
  return <AssignRowsDialog words={words} read={read} colleagues={colleagues} me={me} {...act} />
}
