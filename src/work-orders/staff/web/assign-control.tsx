import { useId } from 'react'
import { useKeyList } from '#back-office/web/frame/key-list.ts'
import { useHotkeys } from '#back-office/web/frame/use-hotkeys.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { Button } from '#platform/ui/button.tsx'
import { controlClass } from '#platform/ui/field.tsx'
import { cx } from '#platform/ui/cx.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { staffMe } from '#staff/contract.ts'
import { assignWorkOrder } from '#work-orders/staff/contract.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import { useMove } from './use-move.ts'
import { useWorkOrder } from './work-order-scope.ts'
import styles from './work-order.module.css'

/**
 * Who works on it: taken with one click or one key, assigned to a colleague, or to nobody. Once it is taken the focus goes
 * to the work order: in the list of colleagues the next arrow key would give it away again.
 */
export function AssignControl() {
  const { data } = useWorkOrder()
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const lang = useLang()
  const id = useId()
  const me = useCallQuery(staffMe, {}, { staff: true })
  const assign = useMove(assignWorkOrder, { done: t('assigned') })
  const { assignee, id: workOrderId } = data.workOrder
  const give = (staffId: string | null) => assign.run({ workOrderId, staffId })
  const mine = me.data !== undefined && assignee?.id === me.data.id
  const nameOf = (name: string, awayUntil: Day | null) =>
    awayUntil === null ? name : t('awayNamed', { name, day: formatDay(awayUntil, lang, 'short') })
  const canTake = me.data !== undefined && !mine && data.colleagues.some(({ id: one }) => one === me.data.id)
  const take = () => {
    if (me.data && !assign.pending) give(me.data.id)
  }
  // One key takes what nobody has. Away from a colleague it takes the button: a stray key must not do that.
  const isFree = canTake && assignee === null
  useHotkeys({
    m: () => {
      if (isFree) take()
      return isFree
    },
  })
  useKeyList([{ sign: 'M', text: t('keyTake') }])
  return (
    <div className={styles.assign}>
      {canTake && (
        <Button
          variant="subtle"
          size={32}
          loading={assign.pending}
          {...(isFree && { 'aria-keyshortcuts': 'M' })}
          onClick={take}
        >
          {t('assignToMe')}
        </Button>
      )}
      <label htmlFor={id} className="visually-hidden">
        {t('assignee')}
      </label>
      <select
        id={id}
        className={cx(controlClass, styles.assignSelect)}
        value={assignee?.id ?? ''}
        disabled={assign.pending}
        onChange={(event) => give(event.target.value || null)}
      >
        <option value="">{t('unassigned')}</option>
        {data.colleagues.map(({ id: one, name, awayUntil }) => (
          <option
            key={one}
            value={one}
            disabled={awayUntil !== null && one !== me.data?.id && one !== assignee?.id}
          >
            {nameOf(one === me.data?.id ? t('meNamed', { name }) : name, awayUntil)}
          </option>
        ))}
      </select>
    </div>
  )
}
