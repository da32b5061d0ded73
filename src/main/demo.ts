import { seedAccounts } from '#accounts/server/accounts.seed.ts'
import { seedCatalogue } from '#catalogue/server/catalogue.seed.ts'
import { seedCouponClaims, seedCoupons } from '#coupons/server/coupons.seed.ts'
import type { DatabaseHandle } from '#platform/server/database.ts'
import { seedStaff } from '#staff/server/staff.seed.ts'
import { readPeople, storePeople, type DemoPerson } from './demo-people.ts'
import { readMark, refreshStatistics, setMark, whileOthersWait } from './demo.repository.ts'
import type { Wired } from './wiring.ts'

const SEEDED = 'demo-seeded'
const STORY = 'demo-story'
const TOLD = 'told'
const MAX_TRIES = 3

/**
 * Fills an empty demo once with catalogue and people, and tells the story of one of them, through the real use cases.
 * Two processes at once do it once.
 */
export async function seedDemo(wired: Wired, database: DatabaseHandle): Promise<void> {
  const { db, config } = wired.deps
  if ((await readMark(db, SEEDED)) && (await readMark(db, STORY)) === TOLD) return
  await whileOthersWait(config.databaseUrl, async () => {
    if (!(await readMark(db, SEEDED))) await fill(wired)
    await addStory(wired, database)
    await refreshStatistics(db)
  })
}

async function fill({ deps }: Wired): Promise<void> {
  await seedCatalogue(deps)
  await seedCoupons(deps)
  const people: DemoPerson[] = [...(await seedAccounts(deps)), ...(await seedStaff(deps))]
  await seedCouponClaims(deps)
  await storePeople(deps.config.dataDir, people)
  await setMark(deps.db, SEEDED, deps.clock.now().toISOString())
}

/** What an interrupted start left is completed by the next one. A demo without its story works all the same. */
async function addStory(wired: Wired, database: DatabaseHandle): Promise<void> {
  const { db, config, log } = wired.deps
  const mark = await readMark(db, STORY)
  const tries = Number(mark ?? 0)
  if (mark === TOLD || tries >= MAX_TRIES) return
  await setMark(db, STORY, String(tries + 1))
  try {
    // Needed once, not at every start.
    const { tellStory } = await import('./story/tell-story.ts')
    const customer = await tellStory(wired, database)
    const others = readPeople(config.dataDir).filter(({ email }) => email !== customer.email)
    await storePeople(config.dataDir, [...others, customer])
    await setMark(db, STORY, TOLD)
  } catch (error) {
    log.warn({ err: error }, 'the demo lacks the customer with a registration')
  }
}
