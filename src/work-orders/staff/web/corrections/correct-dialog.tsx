import { useState } from 'react'
import { toWire } from '#documents/wire-names.ts'
import { TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import { proposeCorrection } from '#work-orders/staff/corrections-contract.ts'
import { NO_TEXT, textToSend } from '../review/seller-text.ts'
import { SellerTextField } from '../review/seller-text-field.tsx'
import { StaleNotice } from '../stale-notice.tsx'
import { CertificateField } from '../steps/certificate-field.tsx'
import styles from '../steps/steps.module.css'
import { useFields } from '../steps/use-fields.ts'
import { useMove } from '../use-move.ts'
import { useLangs, useWorkOrder } from '../work-order-scope.ts'
import { changedValues } from './changed-values.ts'
import type { correctionsText } from './corrections.text.ts'
import type { Obtained } from './obtained.ts'

/** What is recorded, to be overwritten where it is wrong, and why. */
export function CorrectDialog({ result, onClose }: { result: Obtained; onClose: () => void }) {
  const t = useText<typeof correctionsText>('corrections')
  const { data } = useWorkOrder()
  const recorded = {
    number: result.number ?? '',
    validFrom: result.validFrom ?? '',
    validUntil: result.validUntil ?? '',
  }
  const { values, field } = useFields(recorded)
  const [certificateFileId, setCertificate] = useState<string>()
  const [sending, setSending] = useState(false)
  const [draft, setDraft] = useState(NO_TEXT)
  const [attempted, setAttempted] = useState(false)
  const action = useMove(proposeCorrection, { done: t('proposed'), onDone: onClose })
  const reason = textToSend(draft, useLangs())
  const submit = () => {
    setAttempted(true)
    if (reason === undefined || sending) return
    const wanted = { ...changedValues(recorded, values), ...(certificateFileId && { certificateFileId }) }
    action.run(toWire({ workOrderId: data.workOrder.id, nodeId: result.nodeId, reason, ...wanted }))
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('dialogTitle', { name: result.name })}
      form={{ busy: action.pending || sending, onSubmit: submit }}
      submit={t('propose')}
      cancel={t('back')}
    >
      <StaleNotice />
      <p>{t('dialogText')}</p>
      <TextField
        label={t('number')}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        error={action.errors['number']}
        {...field('number')}
      />
      <div className={styles.pair}>
        <TextField
          label={t('validFrom')}
          type="date"
          error={action.errors['validFrom']}
          {...field('validFrom')}
        />
        <TextField
          label={t('validUntil')}
          help={t('validUntilHelp')}
          type="date"
          optional
          error={action.errors['validUntil']}
          {...field('validUntil')}
        />
      </div>
      <CertificateField
        optional
        error={action.errors['certificateUploadId']}
        onSending={setSending}
        onStored={setCertificate}
      />
      <SellerTextField
        label={t('reason')}
        value={draft}
        onChange={setDraft}
        error={
          action.errors['reason'] ?? (attempted && reason === undefined ? t('reasonMissing') : undefined)
        }
      />
    </FormDialog>
  )
}
