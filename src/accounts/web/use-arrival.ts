import { useNavigate } from 'react-router'
import { readCache } from '#platform/web/query.ts'
import { storeToken } from '#platform/web/session.ts'
import { takeSignInTarget } from './wishes.ts'

/** What follows when somebody has signed in: nothing of who was here before, and on to where they wanted to go. */
export function useArrival(next: string | null): (token: string) => void {
  const navigate = useNavigate()
  const queryClient = readCache()
  return (token) => {
    queryClient.clear()
    const target = takeSignInTarget(next)
    storeToken(token, false)
    void navigate(target, { replace: true })
  }
}
