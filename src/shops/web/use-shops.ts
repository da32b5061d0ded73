import { useCallQuery } from '#platform/web/query.ts'
import { authorizationInfo, type Shop } from '../contract.ts'

/** A link to consent is valid for an hour: it is renewed in good time. */
const RENEW_LINKS_MS = 20 * 60_000
/** While Amazon is asked for the first time. */
const FIRST_ANSWER_MS = 2_500

/** Connected a moment ago: nothing was heard of Amazon yet, and nothing went wrong. */
export const awaitsFirstAnswer = ({ status, lastSync, fault }: Shop): boolean =>
  (status === 'ACTIVE' || status === 'EXPIRING') && lastSync === null && fault === null

export function useShops() {
  const shops = useCallQuery(authorizationInfo, {}, { refetchInterval: RENEW_LINKS_MS })
  const waits = shops.data?.some(awaitsFirstAnswer) === true
  useCallQuery(authorizationInfo, {}, { enabled: waits, refetchInterval: FIRST_ANSWER_MS })
  return shops
}
