import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { TextAreaField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import type { SupplementRecord } from '#work-orders/records.ts'
import { answerSupplement } from '#work-orders/staff/fill-contract.ts'
import { PapersField, usePapers } from '../steps/papers-field.tsx'
import { StepForm } from '../steps/step-form.tsx'
import { useMove } from '../use-move.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import type { fillFormText } from './fill-form.text.ts'
import { NOT_TOLD, ToldFields, toldToSend, type Told } from './told-fields.tsx'

/** A supplement that reached us by another way, entered for the seller. */
export function AnswerForSeller({
  supplement,
  onBack,
}: {
  supplement: SupplementRecord
  onBack: () => void
}) {
  const t = useText<typeof fillFormText>('fill-form')
  const { data } = useWorkOrder()
  const { id, kind, accepted } = supplement
  const [value, setValue] = useState('')
  const [told, setTold] = useState<Told>(NOT_TOLD)
  const papers = usePapers()
  const action = useMove(answerSupplement, { done: t('submitted'), onDone: onBack })
  const error = action.errors[id]
  return (
    <StepForm
      submit={t('submit')}
      pending={action.pending}
      also={
        <Button variant="subtle" onClick={onBack}>
          {t('cancel')}
        </Button>
      }
      onSubmit={() =>
        action.run({
          workOrderId: data.workOrder.id,
          id,
          ...(kind === 'file' ? { uploadIds: papers.sent.uploadIds } : { value }),
          ...toldToSend(told),
        })
      }
    >
      {kind === 'file' && (
        <PapersField papers={papers} error={error} label={t('files')} most={accepted.maxFiles} />
      )}
      {kind === 'text' && (
        <TextAreaField
          label={t('yourAnswer')}
          maxLength={accepted.maxLength}
          value={value}
          error={error}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
      {kind === 'choice' && (
        <ChoiceChips
          name={`answer-${id}`}
          legend={t('yourAnswer')}
          value={value}
          error={error}
          onChange={setValue}
          options={accepted.choices}
        />
      )}
      <ToldFields
        name={`how-${id}`}
        told={told}
        onChange={setTold}
        error={action.errors['how'] !== undefined}
      />
    </StepForm>
  )
}
