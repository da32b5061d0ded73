import type { FocusEvent, ReactNode } from 'react'
import { isSameName } from '#forms/engine/model/names-above.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { cx } from '#platform/ui/cx.ts'
import { CheckField, FieldNote, SelectField } from '#platform/ui/field.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { useFormFields } from '../form-context.ts'
import type { formsText } from '../forms.text.ts'
import { useFieldFrame, type FieldOf } from './field-frame.ts'
import styles from './fields.module.css'

export function SelectInput({ entry }: FieldOf<'select'>) {
  const t = useText<typeof formsText>('forms')
  const lang = useLang()
  const form = useFormFields()
  const frame = useFieldFrame(entry)
  const raw = form.rawAt(entry.path)
  return (
    <SelectField
      {...frame}
      placeholder={t('choose')}
      value={typeof raw === 'string' ? raw : ''}
      options={entry.field.options.map((option) => ({
        value: option.value,
        label: pickText(option.label, lang),
      }))}
      onChange={(event) => form.set(entry.path, event.target.value)}
      onBlur={() => form.leave(entry.path)}
    />
  )
}

export function RadioInput({ entry }: FieldOf<'radio'>) {
  const lang = useLang()
  const form = useFormFields()
  const frame = useFieldFrame(entry)
  const raw = form.rawAt(entry.path)
  return (
    <Choices entry={entry}>
      {entry.field.options.map((option, index) => (
        <label key={option.value} className={cx(styles.choice, raw === option.value && styles.chosen)}>
          <input
            id={index === 0 ? frame.id : undefined}
            type="radio"
            name={frame.id}
            checked={raw === option.value}
            onChange={() => form.set(entry.path, option.value)}
          />
          <span>
            {pickText(option.label, lang)}
            {option.help && <small>{pickText(option.help, lang)}</small>}
          </span>
        </label>
      ))}
    </Choices>
  )
}

/** One of the names in a column above; what was typed or copied differently before counts as that name. */
export function NameInput({ entry, names }: FieldOf<'text'> & { names: readonly string[] }) {
  const form = useFormFields()
  const frame = useFieldFrame(entry)
  const raw = form.rawAt(entry.path)
  const isChosen = (name: string) => typeof raw === 'string' && isSameName(name, raw)
  return (
    <Choices entry={entry}>
      {names.map((name, index) => (
        <label key={name} className={cx(styles.choice, isChosen(name) && styles.chosen)}>
          <input
            id={index === 0 ? frame.id : undefined}
            type="radio"
            name={frame.id}
            checked={isChosen(name)}
            onChange={() => form.set(entry.path, name)}
          />
          <span>{name}</span>
        </label>
      ))}
    </Choices>
  )
}

export function MultiSelectInput({ entry }: FieldOf<'multiselect'>) {
  const lang = useLang()
  const form = useFormFields()
  const frame = useFieldFrame(entry)
  const raw = form.rawAt(entry.path)
  const chosen = Array.isArray(raw) ? (raw as readonly string[]) : []
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
    form.set(entry.path, next.length > 0 ? next : undefined)
  }
  return (
    <Choices entry={entry} columns>
      {entry.field.options.map((option, index) => (
        <label
          key={option.value}
          className={cx(styles.choice, chosen.includes(option.value) && styles.chosen)}
        >
          <input
            id={index === 0 ? frame.id : undefined}
            type="checkbox"
            checked={chosen.includes(option.value)}
            aria-invalid={frame.error ? true : undefined}
            onChange={() => toggle(option.value)}
          />
          <span>
            {pickText(option.label, lang)}
            {option.help && <small>{pickText(option.help, lang)}</small>}
          </span>
        </label>
      ))}
    </Choices>
  )
}

/** A set of boxes or buttons under one question. */
function Choices({
  entry,
  columns,
  children,
}: FieldOf<'radio' | 'multiselect' | 'text'> & {
  columns?: boolean
  children: ReactNode
}) {
  const t = useText<typeof formsText>('forms')
  const form = useFormFields()
  const { id, label, help, error, optional } = useFieldFrame(entry)
  return (
    <fieldset
      role={entry.field.type === 'multiselect' ? undefined : 'radiogroup'}
      aria-labelledby={`${id}-label`}
      aria-describedby={help || error ? `${id}-note` : undefined}
      data-invalid={error ? true : undefined}
      className={styles.question}
      {...onLeave(() => form.leave(entry.path))}
    >
      <p id={`${id}-label`} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}>{t('optional')}</span>}
      </p>
      {help && !error && (
        <p id={`${id}-note`} className={styles.help}>
          {help}
        </p>
      )}
      <div className={cx(styles.choices, columns && styles.columns)}>{children}</div>
      <FieldNote id={`${id}-note`} error={error} />
    </fieldset>
  )
}

/** Called once the focus has left all of its boxes. */
const onLeave = (leave: () => void) => ({
  onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) leave()
  },
})

export function CheckboxInput({ entry }: FieldOf<'checkbox'>) {
  const form = useFormFields()
  const { label, help, error, id } = useFieldFrame(entry)
  return (
    <CheckField
      id={id}
      label={label}
      help={help}
      error={error}
      className={styles.tick}
      checked={form.rawAt(entry.path) === true}
      onChange={(event) => form.set(entry.path, event.target.checked)}
      onBlur={() => form.leave(entry.path)}
    />
  )
}
