import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { stateOfTakeover } from './state-of-takeover.ts'
import { findTakeover, openTakeoversAfter } from './takeovers.queries.ts'
import { lockTakeover, updateTakeover } from './takeovers.repository.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config'>
type Key = { companyId: string; registrationId: string }

const BATCH = 200

/**
 * Counts anew what each open takeover waits for: while nobody files, a period more is over with each of its ends, and a
 * release may know of returns that an earlier one did not ask about. @returns how many changed
 */
export async function countTakeovers(deps: Deps): Promise<number> {
  let changed = 0
  for (let after = ''; ;) {
    const keys = await openTakeoversAfter(deps.db, after, BATCH)
    for (const key of keys) if (await countOne(deps, key)) changed++
    const last = keys.at(-1)
    if (last === undefined || keys.length < BATCH) return changed
    after = last.registrationId
  }
}

function countOne({ db, clock, config }: Deps, key: Key): Promise<boolean> {
  return db.transaction(async (tx) => {
    const locked = await lockTakeover(tx, key)
    const whole = locked && (await findTakeover(tx, key))
    if (!whole) return false
    const { progress } = stateOfTakeover(whole, dayOf(clock.now(), config.agency.timeZone))
    const counted = { toAnswer: progress.toAnswer.length, toCheck: progress.toCheck.length }
    if (counted.toAnswer === locked.toAnswer && counted.toCheck === locked.toCheck) return false
    await updateTakeover(tx, key, counted)
    return true
  })
}
