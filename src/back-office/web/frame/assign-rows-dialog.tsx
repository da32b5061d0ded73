import { useState } from 'react'
import { SelectField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { firstAssignee, NOBODY } from './first-assignee.ts'
import { type FailedRead, StaffLoadFailure } from './staff-load-failure.tsx'

type Words = Record<
  | 'title'
  | 'assignTo'
  | 'choose'
  | 'nobody'
  | 'assignNow'
  | 'cancel'
  | 'colleaguesFailed'
  | 'colleaguesLoading',
  string
>

/** Gives several records to a colleague, or to nobody. */
export function AssignRowsDialog(props: {
  words: Words
  read: FailedRead
  /** Undefined while they are read. */
  colleagues: readonly { id: string; name: string; isAway?: boolean }[] | undefined
  /** Who assigns. */
  me: string | undefined
  busy: boolean
  onAssign: (staffId: string | null) => void
  onClose: () => void
}) {
  const { words, read, colleagues, me, busy, onAssign, onClose } = props
  const [picked, setPicked] = useState<string>()
  const staffId = picked ?? firstAssignee(colleagues ?? [], me)
  return (
    <FormDialog
      title={words.title}
      onClose={onClose}
      form={{ busy, onSubmit: () => onAssign(staffId === NOBODY ? null : staffId) }}
      submit={words.assignNow}
      cancel={words.cancel}
      disabled={!colleagues || staffId === ''}
    >
      {colleagues ? (
        <SelectField
          label={words.assignTo}
          value={staffId}
          {...(staffId === '' && { placeholder: words.choose })}
          options={[
            ...colleagues.map(({ id, name, isAway = false }) => ({
              value: id,
              label: name,
              disabled: isAway && id !== me,
            })),
            { value: NOBODY, label: words.nobody },
          ]}
          onChange={(event) => setPicked(event.target.value)}
        />
      ) : read.error ? (
        <StaffLoadFailure read={read} title={words.colleaguesFailed} />
      ) : (
        <Skeleton lines={2} label={words.colleaguesLoading} />
      )}
    </FormDialog>
  )
}
