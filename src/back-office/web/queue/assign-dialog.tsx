import { useState } from 'react'
import { SelectField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { queueChoices } from '#work-orders/staff/contract.ts'
import { StaffLoadFailure } from '../frame/staff-load-failure.tsx'
import type { queueFilterText } from './queue-filter.text.ts'

type Props = { count: number; busy: boolean; onAssign: (staffId: string | null) => void; onClose: () => void }

export function AssignDialog({ count, busy, onAssign, onClose }: Props) {
  const t = useText<typeof queueFilterText>('queue-filter')
  const [staffId, setStaffId] = useState('')
  const read = useCallQuery(queueChoices, {}, { staff: true })
  return (
    <FormDialog
      title={count === 1 ? t('assignTitleOne') : t('assignTitle', { count })}
      onClose={onClose}
      form={{ busy, onSubmit: () => onAssign(staffId || null) }}
      submit={t('assignNow')}
      cancel={t('cancel')}
      disabled={!read.data}
    >
      {read.data ? (
        <SelectField
          label={t('assignTo')}
          value={staffId}
          placeholder={t('assigneeNobody')}
          options={read.data.colleagues.map(({ id, name }) => ({ value: id, label: name }))}
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
