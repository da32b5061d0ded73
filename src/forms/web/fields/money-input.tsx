import { useState } from 'react'
import { isMoneyAnswer } from '#forms/engine/model/answer-kinds.ts'
import { TextField } from '#platform/ui/field.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { useFormFields } from '../form-context.ts'
import type { formsText } from '../forms.text.ts'
import { formatAmount, parseAmount } from '../number-text.ts'
import { useFieldFrame, type FieldOf } from './field-frame.ts'
import styles from './fields.module.css'

/** What cannot be read as an amount stays as typed; the engine reports it. */
export function MoneyInput({ entry }: FieldOf<'money'>) {
  const t = useText<typeof formsText>('forms')
  const lang = useLang()
  const form = useFormFields()
  const frame = useFieldFrame(entry)
  const { currencies } = entry.field
  const raw = form.rawAt(entry.path)
  const stored = isMoneyAnswer(raw) ? formatAmount(raw.amount, lang) : typeof raw === 'string' ? raw : ''
  const [typed, setTyped] = useState<string>()
  const [chosen, setChosen] = useState<(typeof currencies)[number]>()
  const currency = (isMoneyAnswer(raw) ? raw.currency : chosen) ?? currencies[0] ?? 'EUR'

  const write = (text: string, unit: typeof currency) => {
    const amount = parseAmount(text)
    form.set(entry.path, amount === undefined ? text : { amount, currency: unit })
  }
  return (
    <TextField
      {...frame}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      value={typed ?? stored}
      onFocus={() => setTyped(stored)}
      onChange={(event) => {
        setTyped(event.target.value)
        write(event.target.value, currency)
      }}
      onBlur={() => {
        setTyped(undefined)
        form.leave(entry.path)
      }}
      end={
        currencies.length === 1 ? (
          currency
        ) : (
          <select
            className={styles.currency}
            aria-label={`${frame.label}: ${t('currency')}`}
            value={currency}
            onChange={(event) => {
              const unit = event.target.value as typeof currency
              setChosen(unit)
              if (stored !== '') write(stored, unit)
            }}
          >
            {currencies.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </select>
        )
      }
    />
  )
}
