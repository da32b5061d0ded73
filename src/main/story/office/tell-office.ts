import { seedOne, type SeededSeller } from '#accounts/server/accounts.seed.ts'
import type { DatabaseHandle } from '#platform/server/database.ts'
import { unlockUnrecorded } from '#platform/server/job-owners.ts'
import { newToken } from '#platform/server/secret-box.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { saveStaffMember } from '#staff/server/save-staff-member.ts'
import { seededColleague } from '#staff/server/staff.seed.ts'
import type { Wired } from '../../wiring.ts'
import { openPast, type Past } from '../past.ts'
import { SERVICES } from './answers.ts'
import { daysAgo, lifeOf, type Planned } from './case-life.ts'
import { companyNumbered, MOST_COMPANIES } from './companies.ts'
import { diceFrom, inShares } from './dice.ts'
import { SHARES } from './endings.ts'
import { inOrderOfTime } from './in-order-of-time.ts'
import { asStaffPrincipal, type Buyer, type Colleague, type OfficeCast } from './office-cast.ts'
import { someTimeAfter } from './working-hours.ts'

const ORDERS_A_COMPANY = 6
const MONTHS_BACK = 6
const DAY_MS = 86_400_000
const SEED = 20_260_501
const COLLEAGUES = [
  { name: 'Tobias Lang', email: 'tobias.lang@greenlane.example' },
  { name: 'Mei Chen', email: 'mei.chen@greenlane.example' },
  { name: 'Clara Sommer', email: 'clara.sommer@greenlane.example' },
] as const
const TAGS = ['Black Friday', 'Key account', 'Post from Berlin', 'Second opinion']

/**
 * Six months of a back office: `count` orders of many companies, worked on by several people, in every state in which an
 * order can be today. All of it by the real calls, under the dates of then, and the same each time. Told again after an
 * interruption, it comes on top of what is there: every state that it leaves is a true one.
 */
export async function tellOffice(now: Wired, database: DatabaseHandle, count: number): Promise<void> {
  await unlockUnrecorded(now.deps.db)
  await now.deps.jobs.drain()
  const past = await openPast(now, database)
  const today = now.deps.clock.now().getTime()
  try {
    past.clock.set(new Date(today - (MONTHS_BACK * 31 + 10) * DAY_MS))
    const cast = await castOf(past)
    const buyers = await buyersOf(past, Math.min(MOST_COMPANIES, Math.ceil(count / ORDERS_A_COMPANY)))
    const lives = plan(cast, buyers, { count, today }).map((planned) => lifeOf(cast, planned))
    await inOrderOfTime(lives, {
      end: today - DAY_MS / 24,
      setClock: (at) => past.clock.set(new Date(Math.max(at, past.clock.now().getTime()))),
    })
  } finally {
    await past.close()
  }
}

async function castOf(past: Past): Promise<OfficeCast> {
  const { deps } = past
  const base = `/server/${deps.config.product}`
  const colleague = (person: Parameters<Past['clientOf']>[0] & { staffId: string }): Colleague => ({
    client: past.clientOf(person, 'en', { settles: false }),
    staffId: person.staffId,
  })
  const agents = [colleague(await seededColleague(deps, 'agent'))]
  for (const person of COLLEAGUES) {
    const keys = { password: newToken(), mustChangePassword: true, role: 'agent', lang: 'en' } as const
    const { staffId } = await saveStaffMember(deps, { ...person, ...keys })
    agents.push(colleague(asStaffPrincipal(staffId, person)))
  }
  const admin = past.clientOf(await seededColleague(deps, 'admin'), 'en', { settles: false })
  const tags: string[] = []
  for (const name of TAGS)
    tags.push((await admin.post<{ id: string }>(`${base}/staff/tag/save`, { name })).id)
  return {
    base,
    dice: diceFrom(SEED),
    agents,
    finance: past.clientOf(await seededColleague(deps, 'finance'), 'en', { settles: false }),
    tags,
    now: () => past.clock.now(),
    today: () => dayOf(past.clock.now(), deps.config.agency.timeZone),
    settle: () => deps.jobs.drain(),
  }
}

async function buyersOf(past: Past, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  for (let number = 0; number < count; number += 1) {
    const about: SeededSeller = companyNumbered(number)
    const { principal } = await seedOne(past.deps, about)
    buyers.push({ about, client: past.clientOf(principal, about.lang, { settles: false }) })
  }
  return buyers
}

function plan(
  cast: OfficeCast,
  buyers: readonly Buyer[],
  { count, today }: { count: number; today: number },
): Planned[] {
  const { dice, agents } = cast
  const codes = inShares(dice, count, SERVICES)
  return inShares(dice, count, SHARES).map((ending, serial) => ({
    buyer: buyers[serial % buyers.length] as Buyer,
    agent: dice.pick(agents),
    code: codes[serial] ?? 'vat-registration-de',
    ending,
    serial,
    begins: someTimeAfter(dice, today - daysAgo(cast, ending, MONTHS_BACK) * DAY_MS, 0, 'seller'),
  }))
}
