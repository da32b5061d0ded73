import { Badge } from '#platform/ui/badge.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { formatInstant } from '#platform/shared/day-text.ts'
import { Lane } from '#platform/ui/lane/lane.tsx'
import { Anchor } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import type { WorkOrderCard } from '../../records.ts'
import { dueText, finishText, laneModel } from '../lane-model.ts'
import { TurnBadge } from '../turn-badge.tsx'
import { useReader } from '../use-reader.ts'
import styles from './service-row.module.css'

/** One work order in a list: what, where, whose turn since when, until when, and its lane. The whole row is a link. */
export function ServiceRow({ order, numbered }: { order: WorkOrderCard; numbered?: boolean }) {
  const reader = useReader()
  const { t, lang, timeZone } = reader
  const range = order.expectedFinish
  const lane = laneModel(order, reader)
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.name}>
          <Flag code={order.country} />
          <Anchor href={paths.workOrder(order.id)} className={styles.link}>
            {order.product.name}
          </Anchor>
        </p>
        {order.label !== null && <p className={styles.more}>{order.label}</p>}
        <p className={styles.badges}>
          <TurnBadge order={order} />
          {order.returned && <Badge variant="cameBack">{t('cameBack')}</Badge>}
          {order.status === 'OPEN' && order.supplements.waiting > 0 && (
            <Badge variant="dueSoon">{t('supplementsWaiting', { count: order.supplements.waiting })}</Badge>
          )}
          {order.late && order.dueAt !== null && <Badge variant="late">{dueText(order.dueAt, reader)}</Badge>}
        </p>
        <p className={styles.more}>
          {range && lane.expected !== undefined && t('expected', { range: finishText(range, reader) })}
          {order.finishedAt !== null &&
            t('finishedOn', { date: formatInstant(order.finishedAt, lang, 'full', timeZone) })}
          {numbered && (
            <span className={styles.number}>
              {order.number} · {formatInstant(order.startedAt, lang, 'short', timeZone)}
            </span>
          )}
        </p>
      </div>
      <Lane model={lane} size="card" className={styles.lane} />
    </li>
  )
}
