import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import type { NodeRecord } from '#work-orders/records.ts'
import { completeNode } from '#work-orders/staff/steps-contract.ts'
import type { staffStepsText } from './staff-steps.text.ts'
import { useMove } from '../use-move.ts'
import { useTurnText } from '../use-turn-text.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import { DateAndReference } from './date-and-reference.tsx'
import { HandoverFields } from './handover-fields.tsx'
import { filled } from './filled.ts'
import { PapersField, usePapers } from './papers-field.tsx'
import { StepForm } from './step-form.tsx'
import { useFields } from './use-fields.ts'

/** Marks a task of the agency as done; the last one hands over the result and completes the work order. */
export function CompleteForm({ node }: { node: NodeRecord }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const { data } = useWorkOrder()
  const { today } = useTurnText()
  const handsOver = node.kind === 'DELIVERY'
  const filing = handsOver ? data.handover?.filing : undefined
  const { values, field } = useFields({
    date: today,
    way: '',
    reference: '',
    note: '',
    validUntil: '',
    number: '',
    rhythm: filing?.rhythm ?? '',
    firstMonth: filing?.firstMonth ?? '',
  })
  const papers = usePapers()
  const rhythm = filing?.rhythms.find((one) => one === values.rhythm)
  const action = useMove(completeNode, { done: t(handsOver ? 'handedOver' : 'doneRecorded') })
  return (
    <StepForm
      submit={t(filing ? 'handOverAndFile' : handsOver ? 'handOver' : 'recordDone')}
      pending={action.pending}
      reason={papers.sending && t('waitForUpload')}
      onSubmit={() =>
        action.run({
          workOrderId: data.workOrder.id,
          nodeId: node.id,
          ...filled({ ...values, rhythm }),
          ...papers.sent,
        })
      }
    >
      <DateAndReference date={field('date')} reference={field('reference')} errors={action.errors} />
      {handsOver && <HandoverFields field={field} errors={action.errors} />}
      <TextField
        label={t('way')}
        help={t('wayTaskHelp')}
        optional
        maxLength={120}
        error={action.errors['way']}
        {...field('way')}
      />
      <PapersField papers={papers} error={action.errors['uploadIds']} />
      <TextAreaField
        label={t('note')}
        help={t('noteHelp')}
        optional
        rows={2}
        maxLength={1000}
        error={action.errors['note']}
        {...field('note')}
      />
    </StepForm>
  )
}
