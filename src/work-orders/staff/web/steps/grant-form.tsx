import { useState } from 'react'
import { toWire } from '#documents/wire-names.ts'
import { TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import { needsOfGrant } from '#work-orders/granted-number.ts'
import type { NodeRecord } from '#work-orders/records.ts'
import { grantedByAuthority } from '#work-orders/staff/authority-contract.ts'
import type { staffStepsText } from './staff-steps.text.ts'
import { useMove } from '../use-move.ts'
import { useTurnText } from '../use-turn-text.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import styles from './steps.module.css'
import { CertificateField } from './certificate-field.tsx'
import { filled } from './filled.ts'
import { StepForm } from './step-form.tsx'
import { type BoundField, useFields } from './use-fields.ts'

/** What the authority granted, according to its letter. */
export function GrantForm({ node }: { node: NodeRecord }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const { data } = useWorkOrder()
  const { today } = useTurnText()
  const needs = needsOfGrant(node.produces)
  const { values, field } = useFields({ number: '', validFrom: '', date: today })
  const [certificateFileId, setCertificate] = useState<string>()
  const [sending, setSending] = useState(false)
  const action = useMove(grantedByAuthority, { done: t('grantRecorded') })
  const { id: workOrderId } = data.workOrder
  const submit = () =>
    action.run(toWire({ workOrderId, nodeId: node.id, ...filled({ ...values, certificateFileId }) }))
  return (
    <StepForm
      submit={t('recordGrant')}
      pending={action.pending}
      reason={sending ? t('waitForUpload') : undefined}
      onSubmit={submit}
    >
      <NumberField
        produces={node.produces}
        optional={!needs.number}
        error={action.errors['number']}
        field={field('number')}
      />
      <LetterDates
        validFrom={field('validFrom')}
        date={field('date')}
        needsValidFrom={needs.validFrom}
        errors={action.errors}
      />
      <CertificateField
        optional={!needs.certificate}
        error={action.errors['certificateUploadId']}
        onSending={setSending}
        onStored={setCertificate}
      />
    </StepForm>
  )
}

type NumberFieldProps = {
  produces: NodeRecord['produces']
  optional: boolean
  error: string | undefined
  field: BoundField
}

function NumberField({ produces, optional, error, field }: NumberFieldProps) {
  const t = useText<typeof staffStepsText>('staff-steps')
  return (
    <TextField
      label={t(numberLabel(produces))}
      help={t('numberHelp')}
      optional={optional}
      maxLength={40}
      autoComplete="off"
      spellCheck={false}
      error={error}
      {...field}
    />
  )
}

type LetterDatesProps = {
  validFrom: BoundField
  date: BoundField
  needsValidFrom: boolean
  errors: Record<string, string>
}

function LetterDates({ validFrom, date, needsValidFrom, errors }: LetterDatesProps) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const { today } = useTurnText()
  return (
    <div className={styles.pair}>
      <TextField
        label={t('validFrom')}
        type="date"
        optional={!needsValidFrom}
        error={errors['validFrom']}
        {...validFrom}
      />
      <TextField label={t('letterDate')} type="date" max={today} error={errors['date']} {...date} />
    </div>
  )
}

function numberLabel(produces: NodeRecord['produces']) {
  if (
    produces === 'TAX_NUMBER' ||
    produces === 'VAT_NUMBER' ||
    produces === 'EORI_NUMBER' ||
    produces === 'EPR_NUMBER'
  )
    return `numberOf_${produces}` as const
  return 'number'
}
