import { Suspense, useEffect, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { paths } from '#paths.ts'
import { useSignedIn } from '#platform/web/use-signed-in.ts'

/** Shows its children to a signed-in person; everyone else is sent to sign in and returns here afterwards. */
export function SellerGate({ children }: { children: ReactNode }) {
  const signedIn = useSignedIn()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (signedIn === false) void navigate(paths.login(`${pathname}${search}`), { replace: true })
  }, [signedIn, pathname, search, navigate])
  if (!signedIn) return <Skeleton lines={6} />
  return <Suspense fallback={<Skeleton lines={6} />}>{children}</Suspense>
}
