import { use, type ReactNode } from 'react'
import { Outlet } from 'react-router'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { SellerGate } from './seller-gate.tsx'
import { useReadersZone } from './use-readers-zone.ts'

export const handle = { auth: true, access: 'seller', texts: ['shell', 'ui'] }

/** The confirmation uses the storefront's frame, but belongs to a signed-in seller. */
export default function CheckoutLayout() {
  return (
    <SellerGate>
      <InReadersZone>
        <Outlet />
      </InReadersZone>
    </SellerGate>
  )
}

/** The buyer reads instants as in the workspace: the last moment of a transfer is written the same on both. */
function InReadersZone({ children }: { children: ReactNode }) {
  const agencyZone = use(TimeZoneContext)
  const zone = useReadersZone(true)
  return <TimeZoneContext value={zone ?? agencyZone}>{children}</TimeZoneContext>
}
