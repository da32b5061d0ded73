import type { RateLimiter } from '#platform/server/rate-limit.ts'

type Who = { kind: 'seller' | 'staff'; email: string; ip: string }

const PER_ACCOUNT = { limit: 10, windowMinutes: 15 }
const PER_ADDRESS = { limit: 50, windowMinutes: 15 }

/**
 * Counts an attempt to sign in, by account (whether it exists or not) and by IP address. @throws
 * limits.too_many_tries
 */
export async function countSignInTry(limits: RateLimiter, who: Who): Promise<void> {
  await limits.count({ key: addressKey(who), ...PER_ADDRESS })
  await limits.count({ key: accountKey(who), ...PER_ACCOUNT })
}

/** A right password resets the account's count and does not count against the IP address. */
export async function clearSignInTries(limits: RateLimiter, who: Who): Promise<void> {
  await limits.giveBack({ key: addressKey(who), windowMinutes: PER_ADDRESS.windowMinutes })
  await limits.clear(accountKey(who))
}

const addressKey = (who: Who) => `sign_in:${who.kind}:address:${networkOf(who.ip)}`
const accountKey = (who: Who) => `sign_in:${who.kind}:account:${who.email}`

/** One subscriber has a whole /64 of IPv6 addresses; they count as one. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const groups = head.split(':').filter((group) => group !== '')
  const rest = tail.split(':').filter((group) => group !== '')
  const zeros = ip.includes('::')
    ? Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0')
    : []
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`
}
