import { useRef } from 'react'
import { isDay } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { IconButton } from '#platform/ui/button.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { IconCalendar } from '#platform/ui/icons.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { useFormFields } from '../form-context.ts'
import type { formsText } from '../forms.text.ts'
import { useFieldFrame, type FieldOf } from './field-frame.ts'
import styles from './fields.module.css'

/** Typed or pasted with any separators, or chosen in the browser's own calendar. */
export function DateInput({ entry }: FieldOf<'date'>) {
  const t = useText<typeof formsText>('forms')
  const lang = useLang()
  const form = useFormFields()
  const frame = useFieldFrame(entry)
  const calendar = useRef<HTMLInputElement>(null)
  const raw = form.rawAt(entry.path)
  const text = typeof raw === 'string' ? raw : ''
  // Typed in another order, it shows which day was understood until the field is left.
  const understood =
    typeof entry.value === 'string' && entry.value !== text.trim() ? formatDay(entry.value, lang) : undefined
  return (
    <TextField
      {...frame}
      help={
        understood ? <span aria-live="polite">{t('understoodDay', { day: understood })}</span> : frame.help
      }
      value={text}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('dayPlaceholder')}
      maxLength={40}
      onChange={(event) => form.set(entry.path, event.target.value)}
      onBlur={() => {
        if (typeof entry.value === 'string') form.set(entry.path, entry.value)
        form.leave(entry.path)
      }}
      end={
        <>
          <input
            ref={calendar}
            type="date"
            className={styles.calendar}
            tabIndex={-1}
            aria-hidden="true"
            value={isDay(text) ? text : ''}
            onChange={(event) => {
              if (event.target.value !== '') form.set(entry.path, event.target.value)
            }}
          />
          <IconButton
            size={32}
            variant="bare"
            className={styles.endButton}
            label={t('openCalendar', { name: frame.label })}
            onClick={() => calendar.current?.showPicker()}
          >
            <IconCalendar size={18} />
          </IconButton>
        </>
      }
    />
  )
}
