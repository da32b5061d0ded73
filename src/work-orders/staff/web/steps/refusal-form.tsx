import { useState } from 'react'
import { CheckField, TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import type { NodeRecord } from '#work-orders/records.ts'
import { refusedByAuthority } from '#work-orders/staff/authority-contract.ts'
import type { staffStepsText } from './staff-steps.text.ts'
import { SellerTextField } from '../review/seller-text-field.tsx'
import { useMove } from '../use-move.ts'
import { useTurnText } from '../use-turn-text.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import { filled } from './filled.ts'
import { PapersField, usePapers } from './papers-field.tsx'
import { StepForm } from './step-form.tsx'
import { useFields } from './use-fields.ts'
import { useReason } from './use-reason.ts'

/** The authority refused: the seller is notified at once, so a confirmation is required. */
export function RefusalForm({ node }: { node: NodeRecord }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const { data } = useWorkOrder()
  const { today } = useTurnText()
  const { values, field } = useFields({ date: today })
  const papers = usePapers()
  const { draft, setDraft, reason, attempted, attempt, missing } = useReason()
  const [sure, setSure] = useState(false)
  const action = useMove(refusedByAuthority, { done: t('refusalRecorded') })
  return (
    <StepForm
      submit={t('recordRefusal')}
      danger
      pending={action.pending}
      reason={papers.sending && t('waitForUpload')}
      onSubmit={() => {
        attempt()
        if (reason !== undefined && sure)
          action.run({
            workOrderId: data.workOrder.id,
            nodeId: node.id,
            reason,
            ...filled(values),
            ...papers.sent,
          })
      }}
    >
      <SellerTextField
        label={t('refuseReason')}
        value={draft}
        onChange={setDraft}
        error={action.errors['reason'] ?? missing}
      />
      <TextField
        label={t('letterDate')}
        type="date"
        max={today}
        error={action.errors['date']}
        {...field('date')}
      />
      <PapersField papers={papers} error={action.errors['uploadIds']} />
      <CheckField
        label={t('refuseSure')}
        checked={sure}
        error={attempted && !sure ? t('refuseSureMissing') : undefined}
        onChange={(event) => setSure(event.target.checked)}
      />
    </StepForm>
  )
}
