import { type ChangeEvent, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { FieldNote } from './field.tsx'
import styles from './choice-chips.module.css'

type Choice = {
  value: string
  label: ReactNode
  /** Lighter, after the label: what it costs. */
  detail?: ReactNode
  disabled?: boolean
}

export type ChoiceChipsProps = {
  name: string
  legend: ReactNode
  hideLegend?: boolean
  options: readonly Choice[]
  /** One value, or several with `multiple`. Omit it (and give `defaultValue`) for an uncontrolled input. */
  value?: string | readonly string[]
  defaultValue?: string | readonly string[]
  onChange?: (value: string, checked: boolean) => void
  multiple?: boolean
  /** `cards`: equal tiles with a radio mark, for a question of its own; `list`: one below the other. */
  look?: 'chips' | 'cards' | 'list'
  help?: ReactNode
  error?: ReactNode
  required?: boolean
}

/** Radio buttons (or boxes) that look like chips; real inputs, so they work in a form without script. */
export function ChoiceChips(props: ChoiceChipsProps) {
  const { name, legend, hideLegend, options, look = 'chips', help, error } = props
  const noteId = useId()
  return (
    <fieldset className={styles.group} aria-describedby={help || error ? noteId : undefined}>
      <legend className={hideLegend ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={cx(styles[look === 'list' ? 'cards' : look], look === 'list' && styles.list)}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              className={styles.input}
              type={props.multiple ? 'checkbox' : 'radio'}
              name={name}
              value={option.value}
              disabled={option.disabled}
              required={props.required}
              {...checkedProps(props, option.value)}
            />
            {look !== 'chips' && <span className={cx(styles.mark, props.multiple && styles.square)} />}
            <span className={styles.text}>
              {option.label}
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNote id={noteId} help={help} error={error} />
    </fieldset>
  )
}

function checkedProps({ value, defaultValue, onChange }: ChoiceChipsProps, option: string) {
  const holds = (held: string | readonly string[]) =>
    typeof held === 'string' ? held === option : held.includes(option)
  const handler =
    onChange && ((event: ChangeEvent<HTMLInputElement>) => onChange(option, event.target.checked))
  if (value !== undefined) return { checked: holds(value), onChange: handler, readOnly: !handler }
  return { defaultChecked: defaultValue !== undefined && holds(defaultValue), onChange: handler }
}
