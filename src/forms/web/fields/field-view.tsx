import type { ReactNode } from 'react'
import type { EvaluatedField } from '#forms/engine/evaluate/evaluate.ts'
import { cx } from '#platform/ui/cx.ts'
import { IconChevronDown, IconLock } from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
import { AnswerList } from '../answers-view.tsx'
import { ChangedNote, NoteHead } from '../files/note-head.tsx'
import { useFormFields } from '../form-context.ts'
import type { formsText } from '../forms.text.ts'
import { CheckboxInput, MultiSelectInput, RadioInput, SelectInput } from './choice-inputs.tsx'
import { CountryInput } from './country-input.tsx'
import { DateInput } from './date-input.tsx'
import type { FieldOf } from './field-frame.ts'
import { FileInput } from './file-input.tsx'
import { MoneyInput } from './money-input.tsx'
import { ComputedValue, InfoText } from './still-fields.tsx'
import { NumberInput, TextAreaInput, TextInput } from './text-fields.tsx'
import styles from './field-view.module.css'

/** The input for an evaluated field, by its type. */
function inputOf(entry: EvaluatedField): ReactNode {
  switch (entry.field.type) {
    case 'text':
      return <TextInput entry={entry as FieldOf<'text'>['entry']} />
    case 'textarea':
      return <TextAreaInput entry={entry as FieldOf<'textarea'>['entry']} />
    case 'number':
      return <NumberInput entry={entry as FieldOf<'number'>['entry']} />
    case 'money':
      return <MoneyInput entry={entry as FieldOf<'money'>['entry']} />
    case 'date':
      return <DateInput entry={entry as FieldOf<'date'>['entry']} />
    case 'checkbox':
      return <CheckboxInput entry={entry as FieldOf<'checkbox'>['entry']} />
    case 'radio':
      return <RadioInput entry={entry as FieldOf<'radio'>['entry']} />
    case 'select':
      return <SelectInput entry={entry as FieldOf<'select'>['entry']} />
    case 'multiselect':
      return <MultiSelectInput entry={entry as FieldOf<'multiselect'>['entry']} />
    case 'country':
      return <CountryInput entry={entry as FieldOf<'country'>['entry']} />
    case 'file':
      return <FileInput entry={entry as FieldOf<'file'>['entry']} />
    case 'computed':
      return <ComputedValue entry={entry as FieldOf<'computed'>['entry']} />
    case 'info':
      return <InfoText entry={entry as FieldOf<'info'>['entry']} />
    case 'group':
      return null
  }
}

/**
 * Fields in two columns where there is room; what was returned has its note. Locked answers are folded away below,
 * read-only: those that somebody has accepted, and those that nobody has read yet.
 */
export function FieldGrid({ entries }: { entries: readonly EvaluatedField[] }) {
  const form = useFormFields()
  const locked = entries.filter((entry) => form.isLocked(entry.path))
  const open = entries.filter((entry) => !form.isLocked(entry.path))
  const isAccepted = ({ path }: EvaluatedField) => form.isAccepted(path)
  return (
    <>
      {open.length > 0 && <OpenFields entries={open} />}
      <LockedFields entries={locked.filter(isAccepted)} text="lockedAnswers" />
      <LockedFields entries={locked.filter((entry) => !isAccepted(entry))} text="restLocked" />
    </>
  )
}

type LockedProps = { entries: readonly EvaluatedField[]; text: 'lockedAnswers' | 'restLocked' }

function LockedFields({ entries, text }: LockedProps) {
  const t = useText<typeof formsText>('forms')
  const form = useFormFields()
  const count = entries.filter((entry) => entry.value !== undefined).length
  if (entries.length === 0) return null
  return (
    <details className={styles.locked}>
      <summary>
        <IconLock size={16} />
        {t(text, { count })}
        <IconChevronDown size={16} />
      </summary>
      <AnswerList entries={entries} file={form.file} />
    </details>
  )
}

function OpenFields({ entries }: { entries: readonly EvaluatedField[] }) {
  return (
    <div className={styles.grid}>
      {entries.map((entry) => (
        <div key={entry.path} className={cx(styles.cell, isHalf(entry) && styles.half)}>
          <WithNote entry={entry}>{inputOf(entry)}</WithNote>
          <EnteredLine path={entry.path} />
        </div>
      ))}
    </div>
  )
}

/** That somebody else entered it: whoever reads the form sees it at the answer. */
function EnteredLine({ path }: { path: string }) {
  const line = useFormFields().enteredAt(path)
  return line ? <p className={styles.entered}>{line}</p> : null
}

function isHalf({ field }: EvaluatedField): boolean {
  return 'width' in field && field.width === 'half'
}

function WithNote({ entry, children }: { entry: EvaluatedField; children: ReactNode }) {
  const t = useText<typeof formsText>('forms')
  const note = useFormFields().noteAt(entry.path)
  if (!note || entry.field.type === 'file') return children
  if (note.changed)
    return (
      <div className={styles.stack}>
        {children}
        <ChangedNote note={note} />
      </div>
    )
  return (
    <div className={styles.returned}>
      <NoteHead note={note} title={t('returnedAnswer')} />
      <div className={styles.returnedField}>{children}</div>
    </div>
  )
}
