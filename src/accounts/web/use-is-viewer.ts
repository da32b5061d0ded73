import { useLateRead } from '#platform/web/late-read.ts'
import { useSignedIn } from '#platform/web/use-signed-in.ts'
import { userInfo } from '../contract.ts'

/** Whether the person may only look at the company. Until that is known, and for visitors, no. */
export function useIsViewer(): boolean {
  const signedIn = useSignedIn() === true
  const user = useLateRead(userInfo, { enabled: signedIn, staleTime: 60_000 })
  return user?.company.role === 'viewer'
}
