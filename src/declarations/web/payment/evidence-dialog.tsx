import { useState } from 'react'
import { useCallForm } from '#accounts/web/public.tsx'
import { listDocuments } from '#documents/vault-contract.ts'
import { useUploadBox } from '#documents/web/public.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { readTaxCredit, sendCreditEvidence } from '../../tax-contract.ts'
import type { taxPaymentText } from '../tax-payment.text.ts'
import { ProofFile } from './proof-file.tsx'

type Props = { id: string; asked: string; onClose: () => void }

/** A document that the authority asked for before it pays back. */
export function EvidenceDialog({ id, asked, onClose }: Props) {
  const t = useText<typeof taxPaymentText>('tax-payment')
  const box = useUploadBox()
  const [earlier, setEarlier] = useState('')
  const form = useCallForm(sendCreditEvidence, {
    idPrefix: 'evidence-',
    read: () => ({ id, uploadId: box.file?.uploadId ?? earlier }),
    check: ({ uploadId }): Record<string, string> =>
      uploadId === '' ? { uploadId: t('evidenceMissing') } : {},
    onDone: () => {
      showMessage(t('evidenceDone'), 'good')
      void invalidateReads([readTaxCredit, listDocuments]).catch(() => undefined)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('sendEvidence')}
      onClose={onClose}
      form={form}
      submit={t('evidenceNow')}
      cancel={t('cancel')}
    >
      <p>{t('evidenceWords', { text: asked })}</p>
      <ProofFile
        box={box}
        earlier={earlier}
        onEarlier={setEarlier}
        label={t('evidenceFile')}
        error={box.file || earlier ? undefined : form.errors['uploadId']}
      />
    </FormDialog>
  )
}
