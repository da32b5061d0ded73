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
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { useTurnText } from '../use-turn-text.ts'
import { useLangs, useWorkOrder } from '../work-order-scope.ts'
import type { supplementsStaffText } from './supplements-staff.text.ts'

/** Why one material goes back; the reason's own words where nothing else is written. */
export function ReturnForm({ supplement, onBack }: { supplement: SupplementRecord; onBack: () => void }) {
  const t = useText<typeof supplementsStaffText>('supplements-staff')
  const lang = useLang()
  const langs = useLangs()
  const { data } = useWorkOrder()
  const { today } = useTurnText()
  const [reasonCode, setReason] = useState<ReturnReason>()
  const [words, setWords] = useState(NO_TEXT)
  const [asked, setAsked] = useState(false)
  const { values, field } = useFields({ dueAt: '' })
  const action = useStaffAction(returnSupplement, { done: t('returned') })
  const unfit = supplement.kind === 'file' ? 'answer' : 'file'
  const reasons = RETURN_REASON_CODES.filter((code) => RETURN_REASONS[code].for !== unfit)
  const submit = () => {
    setAsked(true)
    if (reasonCode === undefined) return
    const text = textToSend(words, langs)
    action.run({
      workOrderId: data.workOrder.id,
      id: supplement.id,
      reasonCode,
      ...(text !== undefined && { text }),
      ...filled(values),
    })
  }
  return (
    <StepForm
      submit={t('sendBack')}
      pending={action.pending}
      also={
        <Button variant="subtle" onClick={onBack}>
          {t('back')}
        </Button>
      }
      onSubmit={submit}
    >
      <ChoiceChips
        name={`reason-${supplement.id}`}
        legend={t('why')}
        value={reasonCode ?? ''}
        error={asked && reasonCode === undefined ? t('chooseReason') : undefined}
        onChange={(value) => setReason(value as ReturnReason)}
        options={reasons.map((code) => ({ value: code, label: RETURN_REASONS[code].label[lang] }))}
      />
      <SellerTextField
        label={t('sellerReads')}
        optional
        words={words}
        onChange={setWords}
        error={action.errors['text']}
      />
      <TextField
        label={t('answerBy')}
        help={t('answerByHelp')}
        type="date"
        min={today}
        optional
        error={action.errors['dueAt']}
        {...field('dueAt')}
      />
    </StepForm>
  )
}
