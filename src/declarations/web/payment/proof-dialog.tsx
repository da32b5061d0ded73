import { useState } from 'react'
import { textOf, useCallForm } from '#accounts/web/public.tsx'
import { listDocuments } from '#documents/vault-contract.ts'
import { useUploadBox } from '#documents/web/public.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { readTaxPayment, sendTaxProof } from '../../tax-contract.ts'
import { TOUCHED } from '../detail/use-declaration.ts'
import type { taxPaymentText } from '../tax-payment.text.ts'
import type { Payment } from './payment.ts'
import { ProofFields } from './proof-fields.tsx'
import { ProofFile } from './proof-file.tsx'
import { proofFaults, readProofInput } from './proof-input.ts'

type Props = {
  payment: Payment
  /** Whose account it most likely was. */
  payer: string
  onClose: () => void
}

/** The proof that the tax was paid, and what the bank's paper says. */
export function ProofDialog({ payment: { id, currency }, payer, onClose }: Props) {
  const t = useText<typeof taxPaymentText>('tax-payment')
  const box = useUploadBox()
  const [earlier, setEarlier] = useState('')
  const form = useCallForm(sendTaxProof, {
    idPrefix: 'proof-',
    read: (data) =>
      readProofInput((name) => textOf(data, name), { id, uploadId: box.file?.uploadId ?? earlier }),
    check: (input) =>
      Object.fromEntries(Object.entries(proofFaults(input)).map(([field, fault]) => [field, t(fault)])),
    onDone: () => {
      showMessage(t('sent'), 'good')
      void invalidateReads([...TOUCHED, readTaxPayment, listDocuments]).catch(() => undefined)
      onClose()
    },
  })
  return (
    <FormDialog title={t('send')} onClose={onClose} form={form} submit={t('sendNow')} cancel={t('cancel')}>
      <p>{t('dialogText')}</p>
      <ProofFile
        box={box}
        earlier={earlier}
        onEarlier={setEarlier}
        error={box.file || earlier ? undefined : form.errors['uploadId']}
      />
      <ProofFields form={form} currency={currency} payer={payer} />
    </FormDialog>
  )
}
