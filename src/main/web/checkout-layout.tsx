import { Outlet } from 'react-router'
import { SellerGate } from './seller-gate.tsx'

export const handle = { auth: true, access: 'seller', texts: ['shell', 'ui'] }

/** The confirmation uses the storefront's frame, but belongs to a signed-in seller. */
export default function CheckoutLayout() {
  return (
    <SellerGate>
      <Outlet />
    </SellerGate>
  )
}
