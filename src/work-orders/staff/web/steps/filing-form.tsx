import { TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import type { NodeRecord } from '#work-orders/records.ts'
import { fileWithAuthority } from '#work-orders/staff/authority-contract.ts'
import type { staffStepsText } from './staff-steps.text.ts'
import { useMove } from '../use-move.ts'
import { useTurnText } from '../use-turn-text.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import { DateAndReference } from './date-and-reference.tsx'
import { filled } from './filled.ts'
import { PapersField, usePapers } from './papers-field.tsx'
import { StepForm } from './step-form.tsx'
import { useFields } from './use-fields.ts'

/** Records that documents, or the answer to a query, were filed with the authority. */
export function FilingForm({ node }: { node: NodeRecord }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const { data } = useWorkOrder()
  const { today } = useTurnText()
  const { values, field } = useFields({ date: today, way: '', reference: '' })
  const action = useMove(fileWithAuthority, { done: t('filingRecorded') })
  const { date, ...rest } = values
  const papers = usePapers()
  return (
    <StepForm
      submit={t(node.status === 'QUERIED' ? 'recordAnswer' : 'recordFiling')}
      pending={action.pending}
      reason={papers.sending && t('waitForUpload')}
      onSubmit={() =>
        action.run({
          workOrderId: data.workOrder.id,
          nodeId: node.id,
          date,
          ...filled(rest),
          ...papers.sent,
        })
      }
    >
      <DateAndReference date={field('date')} reference={field('reference')} errors={action.errors} />
      <TextField
        label={t('way')}
        help={t('wayFileHelp')}
        optional
        maxLength={120}
        error={action.errors['way']}
        {...field('way')}
      />
      <PapersField papers={papers} error={action.errors['uploadIds']} />
    </StepForm>
  )
}
