import type { Principal } from '../../shared/principal.ts'
import type { Clock } from '../clock.ts'
import { setAtMost } from '../set-at-most.ts'
import { wireRefusals } from './wire-refusals.ts'

/** So many seconds' worth of calls may come at once after a rest: a page asks for a dozen things. */
const REST_SECONDS = 15
/** A company's people together may call as fast as this many of them. */
const PEOPLE = 4
const KEPT_AT_MOST = 20_000

/**
 * How fast somebody who is signed in may call, and a company's people together: whoever reads out everything record by
 * record, by a script with a session, is slowed to what a person could do. Counted in this process, so that no call waits
 * for it; keys of programs have a pace of their own.
 */
export function createPace(clock: Clock, aSecond: number): (who: Principal) => void {
  const paces = new Map<string, { left: number; at: number }>()
  const take = (key: string, rate: number): void => {
    const now = clock.now().getTime()
    const most = rate * REST_SECONDS
    const known = paces.get(key) ?? { left: most, at: now }
    const left = Math.min(most, known.left + (Math.max(0, now - known.at) / 1_000) * rate)
    setAtMost(paces, KEPT_AT_MOST, key, { left: Math.max(0, left - 1), at: now })
    if (left < 1) throw wireRefusals.too_fast()
  }
  return (who) => {
    if (who.kind === 'staff') return take(`staff:${who.staffId}`, aSecond)
    if (who.kind !== 'seller' || who.apiKey) return
    take(`person:${who.userId}`, aSecond)
    take(`company:${who.companyId}`, aSecond * PEOPLE)
  }
}
