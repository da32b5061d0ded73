import type { NoRole } from '#back-office/web/frame/staff-load-failure.tsx'
import type { ordersStaffText } from '#orders/staff/web/orders-staff.text.ts'
import { useText } from '#platform/web/text.ts'

/** Who may not see payments reads who may. */
export function useMoneyRole(): NoRole {
  const t = useText<typeof ordersStaffText>('orders-staff')
  return { title: t('noMoneyRoleTitle'), text: t('noMoneyRoleText') }
}
