import { useState } from 'react'
import { textOf, useCallForm } from '#accounts/web/public.tsx'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { germanStateOf } from '#tax-numbers/german-states.ts'
import { enterTaxNumber } from '../../contract.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import { isMistyped } from '../../files/tax-number.ts'
import { germanStateOptions } from '../german-state-options.ts'
import { readAgain } from './use-declaration.ts'

/** The number that the tax office's file asks for, and its federal state where the number alone does not show it. */
export function TaxNumberDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const lang = useLang()
  const [number, setNumber] = useState('')
  const [state, setState] = useState('')
  const states = germanStateOptions(number, lang)
  const mistyped = isMistyped('DE', number, states.length > 0 ? germanStateOf(state) : undefined)
  const form = useCallForm(enterTaxNumber, {
    idPrefix: 'tax-number-',
    read: (data) => ({
      id,
      number: textOf(data, 'number'),
      state: germanStateOf(textOf(data, 'state')),
    }),
    check(input): Record<string, string> {
      if (input.number.trim() === '') return { number: t('taxNumberMissing') }
      if (isMistyped('DE', input.number, input.state)) return { number: t('taxNumberMistyped') }
      return states.length > 0 && input.state === undefined ? { state: t('taxNumberStateMissing') } : {}
    },
    onDone() {
      showMessage(t('taxNumberDone'), 'good')
      readAgain()
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('taxNumberTitle')}
      onClose={onClose}
      form={form}
      submit={t('taxNumberSave')}
      cancel={t('cancel')}
    >
      <p>{t('taxNumberText')}</p>
      <TextField
        id="tax-number-number"
        name="number"
        label={t('taxNumber')}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        onChange={({ target }) => setNumber(target.value)}
        error={mistyped ? t('taxNumberMistyped') : form.errors['number']}
      />
      {states.length > 0 && (
        <SelectField
          id="tax-number-state"
          name="state"
          label={t('taxNumberState')}
          help={t('taxNumberStateHelp')}
          placeholder={t('taxNumberStateChoose')}
          options={states}
          onChange={({ target }) => setState(target.value)}
          error={form.errors['state']}
        />
      )}
    </FormDialog>
  )
}
