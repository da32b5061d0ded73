import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { staffMe } from '#staff/contract.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import type { orderTeamText } from './order-team.text.ts'
import styles from './team.module.css'

/** Whose order it is, and what follows from acting on it. */
export function OfColleague() {
  const { assignee, actions } = useWorkOrder().data.workOrder
  const t = useText<typeof orderTeamText>('order-team')
  const me = useCallQuery(staffMe, {}, { staff: true })
  const isClosed = actions.every(({ enabled }) => !enabled)
  if (!assignee || !me.data || assignee.id === me.data.id || isClosed) return null
  return <p className={styles.when}>{t('isColleagues', { name: assignee.name })}</p>
}
