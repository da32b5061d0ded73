import { TextAreaField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import type { NodeRecord } from '#work-orders/records.ts'
import { skipNode } from '#work-orders/staff/steps-contract.ts'
import type { staffStepsText } from './staff-steps.text.ts'
import { useMove } from '../use-move.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import { filled } from './filled.ts'
import { StepForm } from './step-form.tsx'
import { useFields } from './use-fields.ts'

/** Skips an optional step. */
export function SkipForm({ node }: { node: NodeRecord }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const { data } = useWorkOrder()
  const { values, field } = useFields({ reason: '' })
  const action = useMove(skipNode, { done: t('skipped') })
  return (
    <StepForm
      submit={t('skipStep')}
      pending={action.pending}
      onSubmit={() => action.run({ workOrderId: data.workOrder.id, nodeId: node.id, ...filled(values) })}
    >
      <TextAreaField
        label={t('reason')}
        help={t('skipHelp')}
        optional
        rows={2}
        maxLength={1000}
        error={action.errors['reason']}
        {...field('reason')}
      />
    </StepForm>
  )
}
