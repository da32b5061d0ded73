import { daysBetween, type Day } from '#platform/shared/calendar.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { cx } from '#platform/ui/cx.ts'
import { Flag } from '#platform/ui/flag.tsx'
import { formatDay } from '#platform/shared/day-text.ts'
import { paths } from '#paths.ts'
import type { WorkOrderCard } from '../../records.ts'
import { useReader } from '../use-reader.ts'
import styles from './todo-row.module.css'

type Kind = 'Returned' | 'Form' | 'Signature' | 'Supplements' | 'Other'

function kindOf(order: WorkOrderCard): Kind {
  if (order.returned) return 'Returned'
  if (order.currentNode === null && order.supplements.waiting > 0) return 'Supplements'
  if (order.currentNode?.kind === 'FORM') return 'Form'
  return order.currentNode?.kind === 'SIGNATURE' ? 'Signature' : 'Other'
}

/** A form that was not returned opens directly; everything else is explained on the work order's page. */
function hrefOf(order: WorkOrderCard, kind: Kind): string {
  if (kind === 'Supplements') return paths.replenishInfo(order.id)
  return kind === 'Form' && order.currentNode
    ? paths.dynamicForm(order.currentNode.id)
    : paths.workOrder(order.id)
}

/** One thing that waits for the seller: due day, what, of which service, and a link. */
export function TodoRow({ order, first }: { order: WorkOrderCard; first: boolean }) {
  const { t, lang, today } = useReader()
  const kind = kindOf(order)
  return (
    <li className={styles.row}>
      <DueDay dueAt={order.dueAt} today={today} />
      <div className={styles.text}>
        <b>{t(`todo${kind}`, { name: order.currentNode?.name ?? order.product.name })}</b>
        <span className={styles.subject}>
          <Flag code={order.country} size={16} />
          {order.product.name}
          <span className={styles.step}>
            {t('stepOf', { step: order.step.index, count: order.step.count })}
          </span>
        </span>
      </div>
      <ButtonLink
        href={hrefOf(order, kind)}
        variant={first ? 'primary' : 'default'}
        aria-label={`${t(`do${kind}`)}: ${order.product.name}`}
        lang={lang === 'zh' ? 'zh-CN' : 'en'}
      >
        {t(`do${kind}`)}
      </ButtonLink>
    </li>
  )
}

function DueDay({ dueAt, today }: { dueAt: Day | null; today: Day }) {
  const { t, lang } = useReader()
  if (dueAt === null) return <div className={styles.due}>{t('noDue')}</div>
  const count = daysBetween(today, dueAt)
  const dueText =
    count < 0 ? t('lateDays', { count: -count }) : count === 0 ? t('dueNow') : t('dueInDays', { count })
  return (
    <div className={styles.due}>
      <b className={cx(count < 0 && styles.late, count >= 0 && count <= 2 && styles.soon)}>{dueText}</b>
      <span>{formatDay(dueAt, lang, 'long')}</span>
    </div>
  )
}
