import { useState } from 'react'
import { textOf, useCallForm } from '#accounts/web/public.tsx'
import { countryName } from '#platform/shared/countries.ts'
import { exponentOf } from '#platform/shared/currency-exponent.ts'
import { parseDecimal } from '#platform/shared/decimal.ts'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { listStandingChoices, signStandingChoice } from '../../contract.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import type { Choice, Choices } from './choices.ts'
import { TOUCHED } from './use-declaration.ts'

/** The text that is signed, word for word, with the signer's own name. */
export function ChoiceDialog(props: { choice: Choice; choices: Choices; onClose: () => void }) {
  const { choice, choices, onClose } = props
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const lang = useLang()
  // Nothing is ticked beforehand: what is not chosen is not agreed to.
  const [chosen, setChosen] = useState<Choice['choice']>()
  const { country, currency } = choice
  const form = useCallForm(signStandingChoice, {
    read: (data) => {
      const to = chosen === 'FILE' ? parseDecimal(textOf(data, 'to'), exponentOf(currency)) : null
      return {
        country,
        choice: chosen ?? 'ASK',
        version: choices.version,
        signature: textOf(data, 'signature'),
        ...(to !== null && { to }),
      }
    },
    onDone() {
      showMessage(t('choiceSigned'), 'good')
      void invalidateReads([listStandingChoices, ...TOUCHED]).catch(() => undefined)
      onClose()
    },
  })
  const options = choice.choices.filter((one) => one !== choice.choice)
  return (
    <FormDialog
      title={t('choiceTitle', { country: countryName(country, lang) })}
      onClose={onClose}
      form={form}
      submit={t('sign')}
      cancel={t('cancel')}
      disabled={!chosen}
    >
      <ChoiceChips
        name="choice"
        legend={t('next')}
        hideLegend
        look="list"
        value={chosen ?? ''}
        options={options.map((value) => ({
          value,
          label: t(`choice_${value}`),
          detail: t(`choiceText_${value}`),
        }))}
        onChange={(value) => setChosen(options.find((one) => one === value))}
      />
      {chosen && <p>{choices.texts.find((one) => one.choice === chosen)?.text}</p>}
      {chosen === 'FILE' && (
        <TextField
          name="to"
          label={t('bandTo', { currency })}
          inputMode="decimal"
          error={form.errors['to']}
        />
      )}
      {chosen && (
        <TextField
          name="signature"
          label={t('signature')}
          help={t('signatureHelp')}
          maxLength={120}
          autoComplete="name"
          error={form.errors['signature']}
        />
      )}
    </FormDialog>
  )
}
