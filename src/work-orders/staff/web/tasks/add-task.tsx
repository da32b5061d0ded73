import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { Button } from '#platform/ui/button.tsx'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { staffMe } from '#staff/contract.ts'
import { addTask } from '#work-orders/staff/tasks-contract.ts'
import { StepForm } from '../steps/step-form.tsx'
import { useFields } from '../steps/use-fields.ts'
import styles from '../steps/steps.module.css'
import { useTurnText } from '../use-turn-text.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import type { staffTasksText } from './staff-tasks.text.ts'

/** Something to do about the work order: for oneself unless a colleague is chosen. */
export function AddTask({ onClose }: { onClose: () => void }) {
  const t = useText<typeof staffTasksText>('staff-tasks')
  const { data } = useWorkOrder()
  const { today } = useTurnText()
  const me = useCallQuery(staffMe, {}, { staff: true }).data?.id
  const { values, field } = useFields({ text: '', dueOn: '', staffId: '' })
  const add = useStaffAction(addTask, { done: t('added'), onDone: onClose })
  const { text, dueOn, staffId } = values
  return (
    <StepForm
      submit={t('save')}
      pending={add.pending}
      also={
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
      }
      onSubmit={() =>
        add.run({
          workOrderId: data.workOrder.id,
          text,
          ...(dueOn && { dueOn }),
          ...(staffId && { staffId }),
        })
      }
    >
      <TextField
        label={t('what')}
        help={t('whatHelp')}
        maxLength={300}
        error={add.errors['text']}
        data-autofocus
        {...field('text')}
      />
      <div className={styles.pair}>
        <SelectField
          label={t('who')}
          options={data.colleagues.map(({ id, name }) =>
            id === me ? { value: '', label: t('meNamed', { name }) } : { value: id, label: name },
          )}
          {...field('staffId')}
        />
        <TextField
          label={t('dueOn')}
          type="date"
          min={today}
          optional
          error={add.errors['dueOn'] ?? add.errors['dueAt']}
          {...field('dueOn')}
        />
      </div>
    </StepForm>
  )
}
