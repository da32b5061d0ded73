import { useState } from 'react'
import { SelectField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { type FailedRead, StaffLoadFailure } from './staff-load-failure.tsx'

type Words = Record<
  'title' | 'assignTo' | 'nobody' | 'assignNow' | 'cancel' | 'colleaguesFailed' | 'colleaguesLoading',
  string
>

/** Gives several records to a colleague, or to nobody. */
export function AssignRowsDialog(props: {
  words: Words
  read: FailedRead
  /** Undefined while they are read. */
  colleagues: readonly { id: string; name: string }[] | undefined
  busy: boolean
  onAssign: (staffId: string | null) => void
  onClose: () => void
}) {
  const { words, read, colleagues, busy, onAssign, onClose } = props
  const [staffId, setStaffId] = useState('')
  return (
    <FormDialog
      title={words.title}
      onClose={onClose}
      form={{ busy, onSubmit: () => onAssign(staffId || null) }}
      submit={words.assignNow}
      cancel={words.cancel}
      disabled={!colleagues}
    >
      {colleagues ? (
        <SelectField
          label={words.assignTo}
          value={staffId}
          placeholder={words.nobody}
          options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setStaffId(event.target.value)}
        />
      ) : read.error ? (
        <StaffLoadFailure read={read} title={words.colleaguesFailed} />
      ) : (
        <Skeleton lines={2} label={words.colleaguesLoading} />
      )}
    </FormDialog>
  )
}
