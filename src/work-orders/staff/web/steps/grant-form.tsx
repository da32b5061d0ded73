import { useState } from 'react'
import { toWire } from '#documents/wire-names.ts'
import { TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import { needsOfGrant } from '#work-orders/granted-number.ts'
import type { NodeRecord } from '#work-orders/records.ts'
import { grantedByAuthority } from '#work-orders/staff/contract.ts'
import type { staffStepsText } from './staff-steps.text.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { useTurnText } from '../use-turn-text.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import styles from './steps.module.css'
import { CertificateField } from './certificate-field.tsx'
import { filled } from './filled.ts'
import { StepForm } from './step-form.tsx'
import { useFields } from './use-fields.ts'

/** What the authority granted, as its letter says. */
export function GrantForm({ node }: { node: NodeRecord }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const { data } = useWorkOrder()
  const { today } = useTurnText()
  const needs = needsOfGrant(node.produces)
  const { values, field } = useFields({ number: '', validFrom: '', date: today })
  const [certificateFileId, setCertificate] = useState<string>()
  const [sending, setSending] = useState(false)
  const action = useStaffAction(grantedByAuthority, { done: t('grantRecorded') })
  return (
    <StepForm
      submit={t('recordGrant')}
      pending={action.pending}
      reason={sending ? t('waitForUpload') : undefined}
      onSubmit={() =>
        action.run(
          toWire({
            workOrderId: data.workOrder.id,
            nodeId: node.id,
            ...filled({ ...values, certificateFileId }),
          }),
        )
      }
    >
      <TextField
        label={t(numberLabel(node))}
        help={t('numberHelp')}
        optional={!needs.number}
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
          optional={!needs.validFrom}
          error={action.errors['validFrom']}
          {...field('validFrom')}
        />
        <TextField
          label={t('letterDate')}
          type="date"
          max={today}
          error={action.errors['date']}
          {...field('date')}
        />
      </div>
      <CertificateField
        optional={!needs.certificate}
        error={action.errors['certificateUploadId']}
        onSending={setSending}
        onStored={setCertificate}
      />
    </StepForm>
  )
}

function numberLabel({ produces }: NodeRecord) {
  if (
    produces === 'TAX_NUMBER' ||
    produces === 'VAT_NUMBER' ||
    produces === 'EORI_NUMBER' ||
    produces === 'EPR_NUMBER'
  )
    return `numberOf_${produces}` as const
  return 'number'
}
