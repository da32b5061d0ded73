import { use, type ReactNode } from 'react'
import { Outlet } from 'react-router'
import { companyInfo } from '#accounts/contract.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { SellerGate } from './seller-gate.tsx'

export const handle = { auth: true, access: 'seller', texts: ['shell', 'ui'] }

/** The confirmation uses the storefront's frame, but belongs to a signed-in seller. */
export default function CheckoutLayout() {
  return (
    <SellerGate>
      <InCompanysZone>
        <Outlet />
      </InCompanysZone>
    </SellerGate>
  )
}

/** The buyer reads instants as in the workspace: in the company's zone. */
function InCompanysZone({ children }: { children: ReactNode }) {
  const agencyZone = use(TimeZoneContext)
  const company = useCallQuery(companyInfo, {}, { staleTime: 60_000 })
  return <TimeZoneContext value={company.data?.timeZone ?? agencyZone}>{children}</TimeZoneContext>
}
