import { TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import type { NodeRecord } from '#work-orders/records.ts'
import { queriedByAuthority } from '#work-orders/staff/authority-contract.ts'
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

/** The authority has a query; the answer is recorded later as a filing. */
export function QueryForm({ node }: { node: NodeRecord }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const { data } = useWorkOrder()
  const { today } = useTurnText()
  const { values, field } = useFields({ dueAt: '' })
  const papers = usePapers()
  const { draft, setDraft, reason, attempt, missing } = useReason()
  const action = useMove(queriedByAuthority, { done: t('queryRecorded') })
  return (
    <StepForm
      submit={t('recordQuery')}
      pending={action.pending}
      reason={papers.sending && t('waitForUpload')}
      onSubmit={() => {
        attempt()
        if (reason !== undefined)
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
        label={t('queryReason')}
        value={draft}
        onChange={setDraft}
        error={action.errors['reason'] ?? missing}
      />
      <TextField
        label={t('queryDue')}
        type="date"
        min={today}
        optional
        error={action.errors['dueAt']}
        {...field('dueAt')}
      />
      <PapersField papers={papers} error={action.errors['uploadIds']} />
    </StepForm>
  )
}
