import { useState } from 'react'
import { useUploadBox } from '#documents/web/public.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import type { DeclarationDetail } from '../../contract.ts'
import type { ecoFeesText } from '../eco-fees.text.ts'
import type { EcoFeeActs } from './eco-fee-acts.ts'
import { EcoFeeFile } from './eco-fee-file.tsx'

type Fee = NonNullable<DeclarationDetail['quantities']>['ecoFees']['fees'][number]

/** When an invoice was paid, and its file: both often come after it was entered. */
export function EcoFeeLaterDialog(props: { fee: Fee; acts: EcoFeeActs; onClose: () => void }) {
  const { fee, acts, onClose } = props
  const t = useText<typeof ecoFeesText>('eco-fees')
  const [paidOn, setPaidOn] = useState(fee.paidOn ?? '')
  const box = useUploadBox(acts.upload)
  const submit = () => {
    const uploaded = box.file && { uploadId: box.file.uploadId }
    acts.onComplete({ feeId: fee.id, paidOn: paidOn || null, ...uploaded }, onClose)
  }
  return (
    <FormDialog
      title={t('completeOf', { document: fee.document })}
      onClose={onClose}
      form={{ busy: acts.isBusy || box.sending !== undefined, onSubmit: submit }}
      submit={t('completeNow')}
      cancel={t('cancel')}
    >
      <TextField
        label={t('paidOn')}
        type="date"
        optional
        value={paidOn}
        onChange={({ target }) => setPaidOn(target.value)}
      />
      <EcoFeeFile box={box} {...(fee.file && { name: fee.file.name })} />
    </FormDialog>
  )
}
