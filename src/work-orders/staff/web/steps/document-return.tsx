import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { NodeRecord } from '#work-orders/records.ts'
import { RETURN_REASON_CODES, type ReturnReason } from '#work-orders/return-reason-codes.ts'
import { RETURN_REASONS } from '#work-orders/return-reasons.ts'
import { returnNode } from '#work-orders/staff/steps-contract.ts'
import type { staffStepsText } from './staff-steps.text.ts'
import { EMPTY_NOTE, noteToSend } from '../review/review.ts'
import { SellerTextField } from '../review/seller-text-field.tsx'
import { NO_TEXT } from '../review/seller-text.ts'
import { useMove } from '../use-move.ts'
import { useTurnText } from '../use-turn-text.ts'
import { useLangs, useWorkOrder } from '../work-order-scope.ts'
import { filled } from './filled.ts'
import { StepForm } from './step-form.tsx'
import { useFields } from './use-fields.ts'

const REASONS = RETURN_REASON_CODES.filter((code) => RETURN_REASONS[code].for !== 'answer')

/** Why a document is returned: at least one reason, whose text is sent unless another is written. */
export function DocumentReturn({ node, onBack }: { node: NodeRecord; onBack: () => void }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const lang = useLang()
  const { today } = useTurnText()
  const form = useReturn(node)
  return (
    <StepForm
      submit={t('sendBack')}
      pending={form.pending}
      also={
        <Button variant="subtle" onClick={onBack}>
          {t('cancel')}
        </Button>
      }
      onSubmit={form.submit}
    >
      <ChoiceChips
        name={`reasons-${node.id}`}
        legend={t('whyBack')}
        multiple
        value={form.reasons}
        error={form.noReason ? t('chooseReason') : undefined}
        onChange={form.choose}
        options={REASONS.map((code) => ({ value: code, label: RETURN_REASONS[code].label[lang] }))}
      />
      <SellerTextField label={t('sellerReads')} optional {...form.text} error={form.errors['notes.0.text']} />
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

function useReturn(node: NodeRecord) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const langs = useLangs()
  const { data } = useWorkOrder()
  const [reasons, setReasons] = useState<readonly ReturnReason[]>([])
  const [draft, setDraft] = useState(NO_TEXT)
  const [attempted, setAttempted] = useState(false)
  const { values, field } = useFields({ dueAt: '' })
  const { run, errors, pending } = useMove(returnNode, { done: t('documentReturned') })
  const choose = (value: string, checked: boolean) =>
    setReasons(REASONS.filter((code) => (code === value ? checked : reasons.includes(code))))
  const submit = () => {
    setAttempted(true)
    if (reasons.length === 0) return
    // The document of a step is not a field: its path is empty.
    const note = noteToSend('', { ...EMPTY_NOTE, reasons, text: draft, example: false }, langs)
    run({ workOrderId: data.workOrder.id, nodeId: node.id, notes: [note], ...filled(values) })
  }
  const noReason = attempted && reasons.length === 0
  const text = { value: draft, onChange: setDraft }
  return { reasons, choose, noReason, text, field, submit, errors, pending }
}
