import { textOf, useCallForm } from '#accounts/web/public.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { enterTaxNumber } from '../../contract.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import { readAgain } from './use-declaration.ts'

/** The number that the tax office's file asks for. */
export function TaxNumberDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const form = useCallForm(enterTaxNumber, {
    idPrefix: 'tax-number-',
    read: (data) => ({ id, number: textOf(data, 'number') }),
    check: ({ number }): Record<string, string> =>
      number.trim() === '' ? { number: t('taxNumberMissing') } : {},
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
        inputMode="numeric"
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        error={form.errors['number']}
      />
    </FormDialog>
  )
}
