import { useState } from 'react'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { useFollowingFocus } from '#platform/ui/use-following-focus.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { workOrderTasks, type Task } from '#work-orders/staff/tasks-contract.ts'
import styles from '../steps/steps.module.css'
import { useWorkOrder } from '../work-order-scope.ts'
import { AddTask } from './add-task.tsx'
import type { staffTasksText } from './staff-tasks.text.ts'
import { useFinish } from './use-finish.ts'

/** What the staff have left to do about the work order, for themselves and each other. */
export function TasksPart() {
  const { data } = useWorkOrder()
  const t = useText<typeof staffTasksText>('staff-tasks')
  const [adding, setAdding] = useState(false)
  const place = useFollowingFocus<HTMLDivElement>(adding)
  const read = useCallQuery(workOrderTasks, { workOrderId: data.workOrder.id }, { staff: true })
  return (
    <section className={styles.part}>
      <Row between>
        <h3 className={styles.heading}>{t('heading')}</h3>
        {!adding && (
          <div ref={place}>
            <Button size={32} onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          </div>
        )}
      </Row>
      {adding && (
        <div ref={place}>
          <AddTask onClose={() => setAdding(false)} />
        </div>
      )}
      <Tasks read={read} />
    </section>
  )
}

type Read = ReturnType<typeof useCallQuery<typeof workOrderTasks.input, typeof workOrderTasks.output>>

function Tasks({ read }: { read: Read }) {
  const t = useText<typeof staffTasksText>('staff-tasks')
  if (read.data) {
    if (read.data.records.length === 0) return <p className={styles.quiet}>{t('none')}</p>
    return (
      <ul className={styles.rows}>
        {read.data.records.map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </ul>
    )
  }
  if (read.error) return <StaffLoadFailure read={read} title={t('failed')} />
  return <SkeletonRows rows={1} label={t('loading')} />
}

function TaskRow({ task }: { task: Task }) {
  const t = useText<typeof staffTasksText>('staff-tasks')
  const { data } = useWorkOrder()
  const finish = useFinish(data.workOrder.id, task)
  const { dueOn, late, done, staff, createdBy } = task
  return (
    <li className={styles.stepRow}>
      <div className={styles.stepText}>
        <b>{task.text}</b>
        <span className={styles.quiet}>
          {done ? t('by', { name: done.by }) : t('forName', { name: staff.name })}
          {!done && createdBy !== staff.name && <> · {t('from', { name: createdBy })}</>}
        </span>
      </div>
      <div className={styles.stepSide}>
        {dueOn && !done && (
          <Badge variant={late ? 'late' : 'neutral'}>
            <DateText value={dueOn} format="full" />
          </Badge>
        )}
        <Button
          size={32}
          variant={done ? 'subtle' : 'default'}
          disabled={finish.pending}
          aria-label={finish.labelOf}
          onClick={finish.press}
        >
          {finish.label}
        </Button>
      </div>
    </li>
  )
}
