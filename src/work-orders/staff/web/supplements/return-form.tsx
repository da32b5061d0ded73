import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { SupplementRecord } from '#work-orders/records.ts'
import { RETURN_REASON_CODES, type ReturnReason } from '#work-orders/return-reason-codes.ts'
import { RETURN_REASONS } from '#work-orders/return-reasons.ts'
import { returnSupplement } from '#work-orders/staff/supplements-contract.ts'
import { SellerTextField } from '../review/seller-text-field.tsx'
import { NO_TEXT, textToSend } from '../review/seller-text.ts'
import { filled } from '../steps/filled.ts'
import { StepForm } from '../steps/step-form.tsx'
import { useFields } from '../steps/use-fields.ts'
import { useMove } from '../use-move.ts'
import { useTurnText } from '../use-turn-text.ts'
import { useLangs, useWorkOrder } from '../work-order-scope.ts'
import type { supplementsStaffText } from './supplements-staff.text.ts'

/** Why a supplement is returned: a reason, whose text is sent unless another is written. */
export function ReturnForm({ supplement, onBack }: { supplement: SupplementRecord; onBack: () => void }) {
  const t = useText<typeof supplementsStaffText>('supplements-staff')
  const lang = useLang()
  const { today } = useTurnText()
  const form = useReturn(supplement)
  return (
    <StepForm
      submit={t('sendBack')}
      pending={form.pending}
      also={
        <Button variant="subtle" onClick={onBack}>
          {t('back')}
        </Button>
      }
      onSubmit={form.submit}
    >
      <ChoiceChips
        name={`reason-${supplement.id}`}
        legend={t('why')}
        value={form.reasonCode ?? ''}
        error={form.noReason ? t('chooseReason') : undefined}
        onChange={(value) => form.setReason(value as ReturnReason)}
        options={reasonsFor(supplement).map((code) => ({
          value: code,
          label: RETURN_REASONS[code].label[lang],
        }))}
      />
      <SellerTextField label={t('sellerReads')} optional {...form.text} error={form.errors['text']} />
      <TextField
        label={t('answerBy')}
        help={t('answerByHelp')}
        type="date"
        min={today}
        optional
        error={form.errors['dueAt']}
        {...form.field('dueAt')}
      />
    </StepForm>
  )
}

function reasonsFor({ kind }: SupplementRecord): ReturnReason[] {
  const unfit = kind === 'file' ? 'answer' : 'file'
  return RETURN_REASON_CODES.filter((code) => RETURN_REASONS[code].for !== unfit)
}

function useReturn({ id }: SupplementRecord) {
  const t = useText<typeof supplementsStaffText>('supplements-staff')
  const langs = useLangs()
  const { data } = useWorkOrder()
  const [reasonCode, setReason] = useState<ReturnReason>()
  const [draft, setDraft] = useState(NO_TEXT)
  const [attempted, setAttempted] = useState(false)
  const { values, field } = useFields({ dueAt: '' })
  const { run, errors, pending } = useMove(returnSupplement, { done: t('returned') })
  const submit = () => {
    setAttempted(true)
    if (reasonCode === undefined) return
    const text = textToSend(draft, langs)
    run({
      workOrderId: data.workOrder.id,
      id,
      reasonCode,
      ...(text !== undefined && { text }),
      ...filled(values),
    })
  }
  const noReason = attempted && reasonCode === undefined
  const text = { value: draft, onChange: setDraft }
  return { reasonCode, setReason, noReason, text, field, submit, errors, pending }
}
