import { useState } from 'react'
import { columnOfChoice, namesIn } from '#forms/engine/model/names-above.ts'
import { maskText } from '#forms/engine/model/sensitive.ts'
import type { RowField } from '#forms/engine/model/template.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { IconButton } from '#platform/ui/button.tsx'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { IconEye, IconEyeOff } from '#platform/ui/icons.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { useFormFields } from '../form-context.ts'
import { fieldId } from '../form-model.ts'
import type { formsText } from '../forms.text.ts'
import { NameInput } from './choice-inputs.tsx'
import { useFieldFrame, type FieldOf } from './field-frame.ts'
import styles from './fields.module.css'

const asText = (raw: unknown): string =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw) : ''

/** The browser's autocomplete hint for what the validator expects. */
function hintsOf(field: RowField): { inputMode?: 'email' | 'tel' | 'url' | 'numeric'; autoComplete: string } {
  const names = 'validators' in field ? (field.validators ?? []).map((validator) => validator.name) : []
  if (names.includes('email')) return { inputMode: 'email', autoComplete: 'email' }
  if (names.includes('phone')) return { inputMode: 'tel', autoComplete: 'tel' }
  if (names.includes('url')) return { inputMode: 'url', autoComplete: 'url' }
  return { autoComplete: 'off' }
}

/** The engine checks the length; this only limits what can be pasted. */
const LONGEST = 5000

export function TextInput({ entry }: FieldOf<'text'>) {
  const form = useFormFields()
  const frame = useFieldFrame(entry)
  const raw = asText(form.rawAt(entry.path))
  if (entry.field.sensitive) return <SensitiveInput entry={entry} />
  const column = columnOfChoice(entry.field)
  const names = column === undefined ? [] : namesIn(column, entry.lookup)
  if (names.length > 0) return <NameInput entry={entry} names={names} />
  return (
    <TextField
      {...frame}
      {...hintsOf(entry.field)}
      value={raw}
      maxLength={LONGEST}
      onChange={(event) => form.set(entry.path, event.target.value)}
      onBlur={() => {
        // As it will be stored: an IBAN without its spaces, full-width letters as ordinary ones.
        if (typeof entry.value === 'string' && entry.value !== raw) form.set(entry.path, entry.value)
        form.leave(entry.path)
      }}
    />
  )
}

/** Passport and account numbers: only their end shows, until the person reveals it or types. */
function SensitiveInput({ entry }: FieldOf<'text'>) {
  const t = useText<typeof formsText>('forms')
  const lang = useLang()
  const form = useFormFields()
  const frame = useFieldFrame(entry)
  const [shown, setShown] = useState(false)
  const [typing, setTyping] = useState(false)
  const raw = asText(form.rawAt(entry.path))
  const open = shown || typing || raw === ''
  const name = pickText(entry.field.label, lang)
  return (
    <TextField
      {...frame}
      autoComplete="off"
      spellCheck={false}
      value={open ? raw : maskText(raw)}
      maxLength={LONGEST}
      onFocus={() => setTyping(true)}
      onChange={(event) => open && form.set(entry.path, event.target.value)}
      onBlur={() => {
        setTyping(false)
        form.leave(entry.path)
      }}
      end={
        raw !== '' && (
          <IconButton
            size={32}
            variant="bare"
            className={styles.endButton}
            label={t(shown ? 'hide' : 'show', { name })}
            aria-pressed={shown}
            aria-controls={fieldId(entry.path)}
            onClick={() => setShown(!shown)}
          >
            {shown ? <IconEyeOff size={18} /> : <IconEye size={18} />}
          </IconButton>
        )
      }
    />
  )
}

export function TextAreaInput({ entry }: FieldOf<'textarea'>) {
  const form = useFormFields()
  const frame = useFieldFrame(entry)
  const raw = asText(form.rawAt(entry.path))
  return (
    <TextAreaField
      {...frame}
      rows={raw.split('\n').length > 4 ? 8 : 3}
      value={raw}
      maxLength={LONGEST}
      onChange={(event) => form.set(entry.path, event.target.value)}
      onBlur={() => form.leave(entry.path)}
    />
  )
}

export function NumberInput({ entry }: FieldOf<'number'>) {
  const lang = useLang()
  const form = useFormFields()
  const frame = useFieldFrame(entry)
  return (
    <TextField
      {...frame}
      inputMode="decimal"
      autoComplete="off"
      value={asText(form.rawAt(entry.path))}
      maxLength={30}
      end={entry.field.unit && pickText(entry.field.unit, lang)}
      onChange={(event) => form.set(entry.path, event.target.value)}
      onBlur={() => {
        if (entry.value !== undefined) form.set(entry.path, entry.value)
        form.leave(entry.path)
      }}
    />
  )
}
