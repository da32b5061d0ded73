import { Dialog } from '#platform/ui/dialog.tsx'
import { DialogButtons } from '#platform/ui/form-dialog.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { readCache } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { type BankDetails, bankDetails, updateBankDetails } from '../../bank-contract.ts'
import { CallFormFrame, fieldOf } from '../call-form-fields.tsx'
import { makeConfirmedCall } from '../confirm/make-confirmed-call.ts'
import { type FieldErrors, textOf, useCallForm } from '../use-call-form.ts'
import { useSession } from '../use-session.ts'
import type { bankText } from './bank.text.ts'

export function BankDialog({
  current,
  onClose,
}: {
  current: BankDetails['current'] | undefined
  onClose: () => void
}) {
  const t = useText<typeof bankText>('bank')
  const { user } = useSession()
  const form = useCallForm(updateBankDetails, {
    idPrefix: 'bank-',
    make: makeConfirmedCall,
    read: (data) => ({
      holder: textOf(data, 'holder'),
      number: textOf(data, 'number'),
      bic: textOf(data, 'bic'),
    }),
    check: ({ holder, number }): FieldErrors => ({
      ...(holder === '' && { holder: t('holderMissing') }),
      ...(number === '' && { number: t('numberMissing') }),
    }),
    onDone(details) {
      readCache().setQueryData([bankDetails.path, {}], details)
      showMessage(t('saved'), 'good')
      onClose()
    },
  })
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <CallFormFrame form={form}>
        <TextField
          {...fieldOf(form, 'holder')}
          label={t('holder')}
          defaultValue={current?.holder ?? user?.company.name ?? ''}
          maxLength={140}
        />
        <TextField
          {...fieldOf(form, 'number')}
          label={t('number')}
          defaultValue={current?.number ?? ''}
          autoComplete="off"
          spellCheck={false}
          maxLength={50}
        />
        <TextField
          {...fieldOf(form, 'bic')}
          label={t('bic')}
          help={t('bicHelp')}
          optional
          defaultValue={current?.bic ?? ''}
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
        />
        <DialogButtons busy={form.busy} submit={t('save')} cancel={t('cancel')} onClose={onClose} />
      </CallFormFrame>
    </Dialog>
  )
}
