import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import { saveTaxNumber, type DeclarationWorkDetail } from '../../contract.ts'
import type { declarationWorkText } from '../declaration-work.text.ts'

type Props = { work: DeclarationWorkDetail; onClose: () => void }

/** The number under which the office files the taxpayer, as its file wants it. */
export function TaxNumberDialog({ work, onClose }: Props) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const [number, setNumber] = useState('')
  const [missing, setMissing] = useState('')
  const send = useStaffAction(saveTaxNumber, { done: t('taxNumberDone'), onDone: onClose })
  const submit = () => {
    setMissing(number.trim() === '' ? t('taxNumberMissing') : '')
    if (number.trim() !== '') send.run({ companyId: work.company.id, id: work.id, number })
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
        inputMode="numeric"
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={number}
        error={missing || send.errors['number']}
        onChange={({ target }) => setNumber(target.value)}
      />
    </FormDialog>
  )
}
