import { useState } from 'react'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { preparingStaff } from '../../work-list-contract.ts'
import type { declarationsStaffText } from '../declarations-staff.text.ts'

type Props = { count: number; busy: boolean; onAssign: (staffId: string | null) => void; onClose: () => void }

export function AssignDialog({ count, busy, onAssign, onClose }: Props) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  const [staffId, setStaffId] = useState('')
  const read = useCallQuery(preparingStaff, {}, { staff: true })
  return (
    <FormDialog
      title={t('assignTitle', { count })}
      onClose={onClose}
      form={{ busy, onSubmit: () => onAssign(staffId || null) }}
      submit={t('assignNow')}
      cancel={t('cancel')}
      disabled={!read.data}
    >
      {read.data ? (
        <SelectField
          label={t('inCharge')}
          value={staffId}
          placeholder={t('nobody')}
          options={read.data.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setStaffId(event.target.value)}
        />
      ) : read.error ? (
        <StaffLoadFailure read={read} title={t('colleaguesFailed')} />
      ) : (
        <Skeleton lines={2} label={t('colleaguesLoading')} />
      )}
    </FormDialog>
  )
}
