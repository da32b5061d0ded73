import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { formatDay, formatInstant } from '#platform/shared/day-text.ts'
import { use } from 'react'
import { cx } from '#platform/ui/cx.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { NodeRecord } from '#work-orders/records.ts'
import type { NodeStatus } from '#work-orders/states.ts'
import type { staffStepsText } from './staff-steps.text.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import styles from './steps.module.css'

const LOOKS: Record<NodeStatus, BadgeVariant> = {
  LOCKED: 'notOpen',
  OPEN: 'info',
  SUBMITTED: 'agency',
  RETURNED: 'cameBack',
  ACCEPTED: 'finished',
  REOPENED: 'cameBack',
  SKIPPED: 'neutral',
  FILED: 'authority',
  GRANTED: 'finished',
  QUERIED: 'cameBack',
  REFUSED: 'wrong',
}

export function StepStatus({ node }: { node: Pick<NodeRecord, 'status'> }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  return <Badge variant={LOOKS[node.status]}>{t(`status_${node.status}`)}</Badge>
}

/** Which step it is, as the seller reads it, whose, since when, and until when. */
export function StepDates({ node }: { node: NodeRecord }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const { data } = useWorkOrder()
  const day = (instant: string) => formatInstant(instant, lang, 'short', timeZone)
  return (
    <p className={styles.caption}>
      <span>{t('stepOf', { step: node.number, count: data.nodes.length })}</span>
      <span>{t(`owner_${node.owner}`)}</span>
      {node.finishedAt ? (
        <span>{t('finishedOn', { day: day(node.finishedAt) })}</span>
      ) : (
        <>
          {node.startedAt && <span>{t('since', { day: day(node.statusSince) })}</span>}
          {node.dueAt && (
            <span className={cx(node.late && styles.late)}>
              {t('dueOn', { day: formatDay(node.dueAt, lang, 'short') })}
            </span>
          )}
        </>
      )}
    </p>
  )
}
