import { useNavigate } from 'react-router'
import { countShoppingCart } from '#cart/contract.ts'
import { makeCall } from '#platform/web/api.ts'
import { readCache } from '#platform/web/query.ts'
import { storeToken } from '#platform/web/session.ts'
import { firstTarget } from './sign-in-target.ts'
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

/** The same for a new account: whoever filled a cart before goes on there. */
export function useFirstArrival(): (token: string) => Promise<void> {
  const navigate = useNavigate()
  const queryClient = readCache()
  return async (token) => {
    queryClient.clear()
    const target = takeSignInTarget(null)
    storeToken(token, false)
    // Without an answer the way is the usual one.
    const inCart = await makeCall(countShoppingCart, {}, { quiet: true }).catch(() => 0)
    await navigate(firstTarget(target, inCart), { replace: true })
  }
}
