import { setTimeout as sleep } from 'node:timers/promises'
import { seedOne, sellerWith } from '#accounts/server/accounts.seed.ts'
import type { DatabaseHandle } from '#platform/server/database.ts'
import { unlockUnrecorded } from '#platform/server/job-owners.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { Wired } from '../../wiring.ts'
import { openPast, type Past } from '../past.ts'
import { type Life, liveThrough, type Moment } from './case-life.ts'
import { companyNumbered } from './companies.ts'
import { castOf, type OfficePeople } from './office-people.ts'
import { setUpRules, setUpTeam } from './team.ts'
import { beginningOf, diceOf, planLives, type Planned } from './plan-lives.ts'

/** How far the story has come, kept after each moment of it. */
export type Progress = {
  /** The instant at which it was begun, which is its today. */
  told: string
  /** Of the plan: it is lived now, or comes next. */
  life: number
  /** When it was there last, if it has begun. */
  at?: string
  /** What ends it has begun: it is not begun again. */
  isLast?: boolean
}

type Keep = {
  read(): Promise<Progress | undefined>
  store(progress: Progress): Promise<void>
}

type Growing = {
  count: number
  keep: Keep
  stopping: AbortSignal
  /** How long to leave the machine to others, after so many milliseconds of work. */
  restAfter(busyMs: number): number
}

const HOUR_MS = 3_600_000
/** One order after the other that fails: the fault is not theirs. */
const MOST_FAILURES = 5

/**
 * Six months of a back office: `count` orders of many companies, worked on by several people, in every state in which an
 * order can be today. All of it by the real calls, under the dates of then, beside a product that is used: order by
 * order, so that whoever looks sees true states only, with its jobs apart, and pausing between the steps. It goes on
 * where it was left. @returns whether it is at its end
 */
export async function growOffice(
  now: Wired,
  database: DatabaseHandle,
  { count, keep, stopping, restAfter }: Growing,
): Promise<boolean> {
  const { log, clock, db } = now.deps
  let progress: Progress = (await keep.read()) ?? { told: clock.now().toISOString(), life: 0 }
  const told = Date.parse(progress.told)
  await unlockUnrecorded(db)
  const past = await openPast(now, database, { apart: 'story' })
  try {
    past.clock.set(beginningOf(told))
    await past.deps.jobs.drain()
    const people = await castOf(past)
    if (progress.life === 0)
      await setUpTeam(people.team, dayOf(new Date(told), past.deps.config.agency.timeZone))
    const plan = planLives({ told, count, agents: people.agents.length })
    let failures = 0
    for (let number = progress.life; number < plan.length; number += 1) {
      const planned = plan[number] as Planned
      const before: Progress = progress.life === number ? progress : { told: progress.told, life: number }
      progress = before
      if (before.isLast) continue
      let since = performance.now()
      const moment: Moment = async (at, isLast) => {
        await sleep(restAfter(performance.now() - since), undefined, { signal: stopping }).catch(() => {})
        since = performance.now()
        if (at >= told - HOUR_MS || stopping.aborted) return false
        past.clock.set(new Date(Math.max(at, past.clock.now().getTime())))
        progress = { ...before, at: past.clock.now().toISOString(), ...(isLast && { isLast }) }
        await keep.store(progress)
        return true
      }
      try {
        const life = await lifeOf(past, people, { planned, told, before })
        await liveThrough(life, moment)
        failures = 0
      } catch (error) {
        // Somebody who looks around has changed the order meanwhile, or the product has no database just now.
        log.debug({ err: error, serial: planned.serial }, 'an order of the demo stays where it is')
        failures += 1
        if (failures === MOST_FAILURES && !stopping.aborted) throw error
      }
      if (stopping.aborted) return false
    }
    await setUpRules(people.team)
    await past.deps.jobs.drain()
    return true
  } finally {
    await past.close()
  }
}

type Where = { planned: Planned; told: number; before: Progress }

async function lifeOf(
  past: Past,
  { cast, agents }: OfficePeople,
  { planned, told, before }: Where,
): Promise<Life> {
  const about = companyNumbered(planned.company)
  past.clock.set(beginningOf(told))
  const principal = (await sellerWith(past.deps, about.email)) ?? (await seedOne(past.deps, about)).principal
  past.clock.set(new Date(before.at ?? planned.begins))
  const buyer = { about, client: past.clientOf(principal, about.lang, { settles: false }) }
  const agent = agents[planned.agent]
  if (!agent) throw new Error('nobody works on it')
  return { cast: { ...cast, dice: diceOf(planned) }, planned, buyer, agent }
}
