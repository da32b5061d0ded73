import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { useText } from '#platform/web/text.ts'
import { finishTask, type Task } from '#work-orders/staff/tasks-contract.ts'
import type { staffTasksText } from './staff-tasks.text.ts'

/** Marks a task as done with one press, or opens it again. */
export function useFinish(workOrderId: string, { id, text, done }: Pick<Task, 'id' | 'text' | 'done'>) {
  const t = useText<typeof staffTasksText>('staff-tasks')
  const finish = useStaffAction(finishTask, {
    done: ({ done: isDone }) => t(isDone ? 'done' : 'reopened', { text }),
    toastsAll: true,
  })
  return {
    pending: finish.pending,
    label: t(done ? 'reopen' : 'finish'),
    labelOf: t(done ? 'reopenOf' : 'finishOf', { text }),
    press: () => finish.run({ workOrderId, id, done: !done }),
  }
}
