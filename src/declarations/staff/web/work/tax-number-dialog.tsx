import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { germanStateOf } from '#tax-numbers/german-states.ts'
import { isMistyped } from '../../../files/tax-number.ts'
import { germanStateOptions } from '../../../web/german-state-options.ts'
import { saveTaxNumber, type DeclarationWorkDetail } from '../../contract.ts'
import type { declarationWorkText } from '../declaration-work.text.ts'

type Props = { work: DeclarationWorkDetail; onClose: () => void }

/** The number under which the office files the taxpayer, and its federal state where the number alone does not show it. */
export function TaxNumberDialog({ work, onClose }: Props) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const [number, setNumber] = useState('')
  const [state, setState] = useState('')
  const [missing, setMissing] = useState<{ number?: string; state?: string }>({})
  const states = germanStateOptions(number, useLang())
  const send = useStaffAction(saveTaxNumber, { done: t('taxNumberDone'), onDone: onClose })
  // What was chosen for a number that has been changed since is no answer any more.
  const chosen = states.some(({ value }) => value === state) ? germanStateOf(state) : undefined
  const mistyped = isMistyped('DE', number, chosen)
  const submit = () => {
    const wrong = {
      ...(number.trim() === '' && { number: t('taxNumberMissing') }),
      ...(states.length > 0 && chosen === undefined && { state: t('taxNumberStateMissing') }),
    }
    setMissing(wrong)
    if (mistyped || Object.keys(wrong).length > 0) return
    const { company, id } = work
    send.run({ companyId: company.id, id, number, state: chosen })
  }
  return (
    <FormDialog
      title={t('taxNumberTitle')}
      onClose={onClose}
      form={{ busy: send.pending, onSubmit: submit }}
      submit={t('taxNumberSave')}
      cancel={t('cancel')}
    >
      <TextField
        label={t('taxNumber')}
        help={t('taxNumberHelp')}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={number}
        error={mistyped ? t('taxNumberMistyped') : (missing.number ?? send.errors['number'])}
        onChange={({ target }) => setNumber(target.value)}
      />
      {states.length > 0 && (
        <SelectField
          label={t('taxNumberState')}
          help={t('taxNumberStateHelp')}
          placeholder={t('taxNumberStateChoose')}
          options={states}
          value={state}
          error={missing.state ?? send.errors['state']}
          onChange={({ target }) => setState(target.value)}
        />
      )}
    </FormDialog>
  )
}
