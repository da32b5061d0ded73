import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { leaveWhenEndedElsewhere } from '#accounts/web/session-end.ts'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { paths } from '#paths.ts'
import { useSignedIn } from '#platform/web/use-signed-in.ts'

/**
 * Shows its children to a signed-in person; everyone else is sent to sign in and returns here afterwards. A session that
 * ends while the page is open leads to the root instead, with a notice; so does one that ends in another window.
 */
export function SellerGate({ children }: { children: ReactNode }) {
  const signedIn = useSignedIn()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const hadSession = useRef(false)
  useEffect(leaveWhenEndedElsewhere, [])
  useEffect(() => {
    if (signedIn) hadSession.current = true
    if (signedIn === false && !hadSession.current)
      void navigate(paths.login(`${pathname}${search}`), { replace: true })
  }, [signedIn, pathname, search, navigate])
  if (!signedIn) return <Skeleton lines={6} />
  return <Suspense fallback={<Skeleton lines={6} />}>{children}</Suspense>
}
