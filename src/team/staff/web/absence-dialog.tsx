import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import { saveAbsence } from '../absences-contract.ts'
import type { ShownAbsence } from './absence-columns.tsx'
import type { absencesText } from './absences.text.ts'

type Person = { id: string; name: string }
type Typed = { staffId: string; from: string; until: string; standInId: string }

const NOBODY = ''

/** When somebody is away and who stands in. */
export function AbsenceDialog({
  absence,
  me,
  people,
  isAdmin,
  onClose,
}: {
  absence: ShownAbsence | undefined
  me: string
  people: readonly Person[]
  isAdmin: boolean
  onClose: () => void
}) {
  const t = useText<typeof absencesText>('absences')
  const [typed, setTyped] = useState(() => typedFrom(absence, me))
  const [isSent, setSent] = useState(false)
  const save = useStaffAction(saveAbsence, { done: t('saved'), onDone: onClose })
  const { staffId, from, until, standInId } = typed
  const isBackwards = from !== '' && until !== '' && until < from
  const submit = () => {
    setSent(true)
    if (from === '' || until === '' || isBackwards) return
    const said = { staffId, from, until, standInId: standInId === staffId ? null : standInId || null }
    save.run({ ...said, ...(absence && { absenceId: absence.id }) })
  }
  const missing = (day: string) => (isSent && day === '' ? t('dayMissing') : undefined)
  return (
    <FormDialog
      title={t(absence ? 'changeTitle' : 'add')}
      onClose={onClose}
      form={{ busy: save.pending, onSubmit: submit }}
      submit={t('save')}
      cancel={t('cancel')}
    >
      <AbsenceFields
        typed={typed}
        set={(change) => setTyped({ ...typed, ...change })}
        people={people}
        isAdmin={isAdmin}
        errors={{
          from: missing(from) ?? save.errors['from'],
          until: missing(until) ?? (isBackwards ? t('backwards') : save.errors['until']),
        }}
      />
    </FormDialog>
  )
}

const typedFrom = (absence: ShownAbsence | undefined, me: string): Typed => ({
  staffId: absence?.staffId ?? me,
  from: absence?.from ?? '',
  until: absence?.until ?? '',
  standInId: absence?.standIn?.id ?? NOBODY,
})

function AbsenceFields({
  typed,
  set,
  people,
  isAdmin,
  errors,
}: {
  typed: Typed
  set: (change: Partial<Typed>) => void
  people: readonly Person[]
  isAdmin: boolean
  errors: { from: string | undefined; until: string | undefined }
}) {
  const t = useText<typeof absencesText>('absences')
  const options = people.map(({ id, name }) => ({ value: id, label: name }))
  const others = options.filter(({ value }) => value !== typed.staffId)
  return (
    <>
      {isAdmin && (
        <SelectField
          label={t('person')}
          value={typed.staffId}
          options={options}
          onChange={({ target }) => set({ staffId: target.value })}
        />
      )}
      <TextField
        label={t('from')}
        type="date"
        value={typed.from}
        error={errors.from}
        onChange={({ target }) => set({ from: target.value })}
      />
      <TextField
        label={t('until')}
        type="date"
        value={typed.until}
        error={errors.until}
        onChange={({ target }) => set({ until: target.value })}
      />
      <SelectField
        label={t('standIn')}
        value={typed.standInId}
        options={[{ value: NOBODY, label: t('nobodyNamed') }, ...others]}
        onChange={({ target }) => set({ standInId: target.value })}
      />
    </>
  )
}
