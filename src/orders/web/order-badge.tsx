import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { useText } from '#platform/web/text.ts'
import type { OrderStatus } from '../contract.ts'
import type { ordersText } from './orders.text.ts'

const LOOKS: Record<OrderStatus, BadgeVariant> = {
  DRAFT: 'neutral',
  AWAITING_PAYMENT: 'yourTurn',
  PAID: 'finished',
  FULFILLING: 'agency',
  COMPLETED: 'finished',
  CANCELLED: 'cancelled',
  EXPIRED: 'neutral',
  PARTLY_REFUNDED: 'neutral',
  REFUNDED: 'cancelled',
}

export function OrderBadge({ status, large }: { status: OrderStatus; large?: boolean }) {
  const t = useText<typeof ordersText>('orders')
  return (
    <Badge variant={LOOKS[status]} large={large}>
      {t(`status_${status}`)}
    </Badge>
  )
}
