import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { IconBell } from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
import { remindSeller } from '../../watch-contract.ts'
import { useMove } from '../use-move.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import type { orderTeamText } from './order-team.text.ts'
import styles from './team.module.css'

/** While it is the seller's turn: reminds them now, beside when that was done last. */
export function Reminder({ last }: { last: { at: string; by: string | null } | null }) {
  const { id: workOrderId, status, turn } = useWorkOrder().data.workOrder
  const t = useText<typeof orderTeamText>('order-team')
  const remind = useMove(remindSeller, { done: t('reminded'), toastsAll: true })
  if (status !== 'OPEN' || turn !== 'seller') return null
  return (
    <>
      <Button
        size={32}
        variant="subtle"
        icon={<IconBell size={18} />}
        loading={remind.pending}
        onClick={() => remind.run({ workOrderId })}
      >
        {t('remind')}
      </Button>
      <span className={styles.when}>
        {last ? (
          <>
            {last.by === null ? t('remindedByItself') : t('remindedLast', { by: last.by })}
            <DateText value={last.at} format="dayTime" />
          </>
        ) : (
          t('remindedNever')
        )}
      </span>
    </>
  )
}
