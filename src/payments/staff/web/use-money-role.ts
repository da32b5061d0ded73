import type { NoRole } from '#back-office/web/frame/staff-load-failure.tsx'
import type { ordersStaffText } from '#orders/staff/web/orders-staff.text.ts'
import { useText } from '#platform/web/text.ts'

/** Orders and payments are for the same roles. */
export function useMoneyRole(): NoRole {
  const t = useText<typeof ordersStaffText>('orders-staff')
  return { title: t('noRoleTitle'), text: t('noRoleText') }
}
