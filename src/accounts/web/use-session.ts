import type { MemberRole } from '#platform/shared/principal.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useSignedIn } from '#platform/web/use-signed-in.ts'
import { userInfo, type UserInfo } from '../contract.ts'

export type Session = {
  /** undefined until the page has hydrated */
  signedIn: boolean | undefined
  /** the person, once known */
  user: UserInfo | undefined
  role: MemberRole | undefined
  /** owner or editor of the current company */
  mayWrite: boolean
}

export function useSession(): Session {
  const signedIn = useSignedIn()
  const { data } = useCallQuery(userInfo, {}, { enabled: signedIn === true, staleTime: 60_000 })
  const user = signedIn ? data : undefined
  const role = user?.company.role
  return { signedIn, user, role, mayWrite: role === 'owner' || role === 'editor' }
}
