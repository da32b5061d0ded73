import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import type { WorkOrderCard } from '../records.ts'
import { turnClock } from './turn-text.ts'
import { useReader } from './use-reader.ts'

const TURN_VARIANT = { seller: 'yourTurn', agency: 'agency', authority: 'authority' } as const
const REST = {
  ON_HOLD: { variant: 'onHold', text: 'statusOnHold' },
  COMPLETED: { variant: 'finished', text: 'statusCompleted' },
  CANCELLED: { variant: 'cancelled', text: 'statusCancelled' },
  OPEN: { variant: 'neutral', text: 'statusOpen' },
} as const satisfies Record<WorkOrderCard['status'], { variant: BadgeVariant; text: string }>

const FILING = { variant: 'info', text: 'statusFiling' } as const

/** Whose turn and since when; when it is nobody's, the status. */
export function TurnBadge({ order, large }: { order: WorkOrderCard; large?: boolean }) {
  const reader = useReader()
  const clock = turnClock(order, reader, reader.t)
  if (clock !== undefined && order.turn !== 'none')
    return (
      <Badge variant={TURN_VARIANT[order.turn]} large={large}>
        {clock}
      </Badge>
    )
  const isFiling = order.status === 'OPEN' && order.currentNode?.kind === 'FILING_TERM'
  const rest = isFiling ? FILING : REST[order.status]
  return (
    <Badge variant={rest.variant} large={large}>
      {reader.t(rest.text)}
    </Badge>
  )
}
