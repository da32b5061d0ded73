import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { Button } from '#platform/ui/button.tsx'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import type { OriginalRecord } from '#work-orders/originals/original-records.ts'
import {
  HOLDERS,
  LONGEST_COURIER,
  LONGEST_TRACKING,
  type Holder,
  type OriginalAction,
} from '#work-orders/originals/originals.ts'
import { moveOriginal } from '#work-orders/staff/originals-contract.ts'
import { filled } from '../steps/filled.ts'
import { StepForm } from '../steps/step-form.tsx'
import { useFields } from '../steps/use-fields.ts'
import styles from '../steps/steps.module.css'
import { useTurnText } from '../use-turn-text.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import type { originalsStaffText } from './originals-staff.text.ts'

const TRAVELS: ReadonlySet<OriginalAction> = new Set(['send', 'sendBack', 'handOut'])

/** What is recorded of a move: when, by which courier, who has it, until when it is valid. */
export function MoveForm({
  paper,
  action,
  onClose,
}: {
  paper: OriginalRecord
  action: OriginalAction
  onClose: () => void
}) {
  const t = useText<typeof originalsStaffText>('originals-staff')
  const { data } = useWorkOrder()
  const { today } = useTurnText()
  const { values, field } = useFields({
    on: today,
    courier: '',
    tracking: '',
    holderName: '',
    validUntil: '',
  })
  const [holder, setHolder] = useState<Holder>()
  const move = useStaffAction(moveOriginal, { done: t('moved'), onDone: onClose })
  const { id, status } = paper
  return (
    <StepForm
      submit={t('record')}
      pending={move.pending}
      also={
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
      }
      onSubmit={() =>
        move.run({
          workOrderId: data.workOrder.id,
          id,
          status,
          action,
          ...filled(values),
          ...(holder && { holder }),
        })
      }
    >
      <b>{t(`action_${action}`)}</b>
      {action === 'handOut' && (
        <>
          <ChoiceChips
            name={`holder-${id}`}
            legend={t('holder')}
            error={move.errors['holder']}
            {...(holder && { value: holder })}
            onChange={(value) => setHolder(HOLDERS.find((one) => one === value))}
            options={HOLDERS.map((value) => ({ value, label: t(`holder_${value}`) }))}
          />
          <TextField label={t('holderName')} optional maxLength={120} {...field('holderName')} />
        </>
      )}
      <div className={styles.pair}>
        <TextField label={t('on')} type="date" max={today} error={move.errors['date']} {...field('on')} />
        {action === 'receive' && (
          <TextField label={t('validUntil')} type="date" optional {...field('validUntil')} />
        )}
        {TRAVELS.has(action) && (
          <>
            <TextField
              label={t('courier')}
              optional={action === 'handOut'}
              maxLength={LONGEST_COURIER}
              error={move.errors['courier']}
              {...field('courier')}
            />
            <TextField
              label={t('tracking')}
              optional
              maxLength={LONGEST_TRACKING}
              error={move.errors['tracking']}
              {...field('tracking')}
            />
          </>
        )}
      </div>
    </StepForm>
  )
}
