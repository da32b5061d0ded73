import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { useText } from '#platform/web/text.ts'
import { cx } from './cx.ts'
import { IconAlertTriangle, IconChevronDown, IconLock } from './icons.ts'
import type { uiText } from './ui.text.ts'
import styles from './field.module.css'

export type FieldProps = {
  label: ReactNode
  /** Below the field, until there is an error. */
  help?: ReactNode
  error?: ReactNode
  /** Shows "optional" beside the label: fields are required unless marked. */
  optional?: boolean
  /** Keeps the label for screen readers only, where the context shows it already. */
  hideLabel?: boolean
  /** Beside the label on the right, for example a link. */
  aside?: ReactNode
  className?: string
}

/** What a control inside a field needs: spread it. */
export type ControlProps = {
  id: string
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label above, control, help or error below. The child gets the ids that connect them. */
export function Field({
  id,
  label,
  help,
  error,
  optional,
  hideLabel,
  aside,
  className,
  children,
}: FieldProps & { id?: string; children: (control: ControlProps) => ReactNode }) {
  const t = useText<typeof uiText>('ui')
  const ownId = useId()
  const controlId = id ?? ownId
  const noteId = `${controlId}-note`
  return (
    <div className={cx(styles.field, className)}>
      <div className={cx(styles.labelRow, hideLabel && 'visually-hidden')}>
        <label id={`${controlId}-label`} className={styles.label} htmlFor={controlId}>
          {label}
          {optional && <span className={styles.optional}>{t('optional')}</span>}
        </label>
        {aside}
      </div>
      {children({
        id: controlId,
        className: cx(styles.control, Boolean(error) && styles.invalid),
        'aria-describedby': error || help ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote id={noteId} help={help} error={error} />
    </div>
  )
}

/** The line below a control; also for groups that are no `Field`. */
export function FieldNote({ id, help, error }: { id?: string; help?: ReactNode; error?: ReactNode }) {
  if (error)
    return (
      <p id={id} className={styles.error}>
        <IconAlertTriangle size={16} />
        <span>{error}</span>
      </p>
    )
  return help ? (
    <p id={id} className={styles.help}>
      {help}
    </p>
  ) : null
}

type Ends = {
  /** Inside the field's left or right end: a flag, a unit, an icon. */
  start?: ReactNode
  end?: ReactNode
}

export type TextFieldProps = FieldProps & Ends & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>

export function TextField(props: TextFieldProps) {
  const { label, help, error, optional, hideLabel, aside, className, start, end, id, ...input } = props
  const frame = { label, help, error, optional, hideLabel, aside, className, id }
  return (
    <Field {...frame}>
      {(control) => (
        <Dressed start={start} end={input.readOnly ? (end ?? <IconLock size={16} />) : end}>
          <input {...input} {...control} />
        </Dressed>
      )}
    </Field>
  )
}

export function TextAreaField(
  props: FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps>,
) {
  const { label, help, error, optional, hideLabel, aside, className, id, rows = 4, ...area } = props
  const frame = { label, help, error, optional, hideLabel, aside, className, id }
  return (
    <Field {...frame}>
      {(control) => (
        <textarea rows={rows} {...area} {...control} className={cx(control.className, styles.area)} />
      )}
    </Field>
  )
}

export type SelectOption = { value: string; label: string; disabled?: boolean }

export function SelectField(
  props: FieldProps &
    Pick<Ends, 'start'> &
    Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps> & {
      options: readonly SelectOption[]
      placeholder?: string
    },
) {
  const {
    label,
    help,
    error,
    optional,
    hideLabel,
    aside,
    className,
    start,
    id,
    options,
    placeholder,
    ...select
  } = props
  const frame = { label, help, error, optional, hideLabel, aside, className, id }
  return (
    <Field {...frame}>
      {(control) => (
        <Dressed start={start} end={<IconChevronDown size={18} />}>
          <select {...select} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
        </Dressed>
      )}
    </Field>
  )
}

function Dressed({ start, end, children }: Ends & { children: ReactNode }) {
  return (
    <span className={cx(styles.dressed, Boolean(start) && styles.hasStart, Boolean(end) && styles.hasEnd)}>
      {start && <span className={styles.start}>{start}</span>}
      {children}
      {end && <span className={styles.end}>{end}</span>}
    </span>
  )
}

/** One checkbox with its sentence; the whole line is the target. */
export function CheckField({
  label,
  help,
  error,
  className,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
}) {
  const noteId = useId()
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.check}>
        <input
          {...input}
          type="checkbox"
          aria-describedby={error || help ? noteId : undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldNote id={noteId} help={help} error={error} />
    </div>
  )
}

/** For a control outside a `Field`, such as a filter in a toolbar. */
export const controlClass = styles.control
