import type { RateLimiter } from '#platform/server/rate-limit.ts'
import type { Account } from './known-device.ts'
import { networkOf } from './network.ts'

/** Where somebody signs in; `device` is its id where the account was used from it before. */
export type SignInPlace = {
  ip: string
  userAgent: string
  device: string | undefined
  /** The session of this browser that ends with the new one. */
  over?: string | undefined
}

/** Who tries, from where; `device` is its id where the account was used from it before. */
export type Trier = Account & { ip: string; device?: string | undefined }

/** How often something may be tried for an account before the next try has to wait. */
type Rule = {
  name: string
  /** from one IP address, for whatever accounts */
  address: { limit: number; windowMinutes: number }
  /** for one account from one IP address, or from one known device */
  here: { limit: number; windowMinutes: number }
  /** for one account from all devices that are not known for it, wherever they are */
  account: { limit: number; windowMinutes: number }
}

export const SIGN_IN: Rule = {
  name: 'sign_in',
  address: { limit: 50, windowMinutes: 15 },
  here: { limit: 10, windowMinutes: 15 },
  account: { limit: 50, windowMinutes: 60 },
}
export const FORGOT: Rule = {
  name: 'forgot',
  address: { limit: 60, windowMinutes: 60 },
  here: { limit: 5, windowMinutes: 60 },
  account: { limit: 20, windowMinutes: 60 },
}
export const REGISTER: Rule = { ...FORGOT, name: 'register' }

/**
 * Counts a try for an account, whether it exists or not. A known device has a count of its own, which no stranger can
 * use up; one IP address alone cannot use up the count of an account. @throws limits.too_many_tries
 */
export async function countTry(limits: RateLimiter, rule: Rule, who: Trier): Promise<void> {
  const { address, account, here } = keysOf(rule, who)
  if (who.device !== undefined) return limits.count({ key: here, ...rule.here })
  await limits.count({ key: address, ...rule.address })
  await limits.count({ key: here, ...rule.here })
  await limits.count({ key: account, ...rule.account })
}

/** A right password does not count: this place begins anew, and the account and the address lose this try. */
export async function clearTries(limits: RateLimiter, rule: Rule, who: Trier): Promise<void> {
  const { address, account, here } = keysOf(rule, who)
  await limits.clear(here)
  if (who.device !== undefined) return
  await limits.giveBack({ key: address, windowMinutes: rule.address.windowMinutes })
  await limits.giveBack({ key: account, windowMinutes: rule.account.windowMinutes })
}

/** The owner has proven who they are: nothing that others tried stands in the way. */
export async function forgetTries(limits: RateLimiter, rule: Rule, who: Trier): Promise<void> {
  const { account, here } = keysOf(rule, who)
  await limits.clear(here)
  await limits.clear(account)
}

function keysOf({ name }: Rule, { kind, email, ip, device }: Trier) {
  const network = networkOf(ip)
  const place = device === undefined ? `address:${network}` : `device:${device}`
  return {
    address: `${name}:${kind}:address:${network}`,
    account: `${name}:${kind}:account:${email}`,
    here: `${name}:${kind}:${place}:account:${email}`,
  }
}
