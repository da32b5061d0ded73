import type { Principal } from '../../shared/principal.ts'
import { createBucket } from '../bucket.ts'
import type { Clock } from '../clock.ts'
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
  const bucket = (rate: number) =>
    createBucket(clock, { aSecond: rate, atOnce: rate * REST_SECONDS, keptAtMost: KEPT_AT_MOST })
  const [one, together] = [bucket(aSecond), bucket(aSecond * PEOPLE)]
  return (who) => {
    if (who.kind === 'staff') return demand(one(`staff:${who.staffId}`))
    if (who.kind !== 'seller' || who.apiKey) return
    demand(one(`person:${who.userId}`))
    demand(together(who.companyId))
  }
}

function demand(goes: boolean): void {
  if (!goes) throw wireRefusals.too_fast()
}
