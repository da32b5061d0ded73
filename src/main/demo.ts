import { seedAccounts } from '#accounts/server/accounts.seed.ts'
import { seedCatalogue } from '#catalogue/server/catalogue.seed.ts'
import { seedCouponClaims, seedCoupons } from '#coupons/server/coupons.seed.ts'
import { openDeclarations, openSalesLists } from '#declarations/server/public.ts'
import { directUrlOf, type DatabaseHandle } from '#platform/server/database.ts'
import { seedStaff } from '#staff/server/staff.seed.ts'
import { readPeople, storePeople, type DemoPerson } from './demo-people.ts'
import {
  type DemoMark,
  progressOf,
  readMark,
  refreshStatistics,
  setMark,
  unlessAnother,
  whileOthersWait,
} from './demo.repository.ts'
import type { Wired } from './wiring.ts'

const SEEDED = 'demo-seeded'
const TOLD = 'told'
const MAX_TRIES = 3
const WORK_ORDERS = 300
/** Part of the time the database is left to those who look around, and not more where others make it slow. */
const RESTS = 1 / 8
const LONGEST_REST_MS = 25

/** What happened before the demo was first opened. Needed once, not at every start, so loaded then. */
const STORIES: readonly Story[] = [
  {
    mark: 'demo-story',
    of: 'the customer with a registration',
    isWanted: () => true,
    tell: async (wired, database) => (await import('./story/tell-story.ts')).tellStory(wired, database),
  },
  {
    mark: 'demo-years',
    of: 'the customer with two years of sales',
    isWanted: ({ deps }) => deps.config.demoHistory !== 'short',
    tell: async (wired, database) => (await import('./story/years/tell-years.ts')).tellYears(wired, database),
  },
]

type Story = {
  mark: DemoMark
  of: string
  isWanted(wired: Wired): boolean
  /** @returns whoever can sign in to look at it */
  tell(wired: Wired, database: DatabaseHandle): Promise<DemoPerson | undefined>
}

/**
 * Fills an empty demo once with catalogue and people, and tells the stories of two of them, through the real use cases.
 * Two processes at once do it once. Declarations of periods that ended since are opened at each start, so that nobody
 * waits an hour for them.
 */
export async function seedDemo(wired: Wired, database: DatabaseHandle): Promise<void> {
  const { db, config } = wired.deps
  const wanted = STORIES.filter((story) => story.isWanted(wired))
  const marks = await Promise.all(wanted.map(({ mark }) => readMark(db, mark)))
  if (!(await readMark(db, SEEDED)) || marks.some((mark) => mark !== TOLD))
    await whileOthersWait(directUrlOf(config), async () => {
      await fillDemo(wired)
      for (const story of wanted) await addStory(wired, database, story)
      await refreshStatistics(db)
    })
  await openDeclarations(wired.deps)
  await openSalesLists(wired.deps)
}

/** Its catalogue and its people, once. */
export async function fillDemo({ deps }: Wired): Promise<void> {
  if (await readMark(deps.db, SEEDED)) return
  await seedCatalogue(deps)
  await seedCoupons(deps)
  const people: DemoPerson[] = [...(await seedAccounts(deps)), ...(await seedStaff(deps))]
  await seedCouponClaims(deps)
  await storePeople(deps.config.dataDir, people)
  await setMark(deps.db, SEEDED, deps.clock.now().toISOString())
}

/** What an interrupted start left is completed by the next one. A demo without its stories works all the same. */
async function addStory(wired: Wired, database: DatabaseHandle, { mark, of, tell }: Story): Promise<void> {
  const { db, config, log } = wired.deps
  const found = await readMark(db, mark)
  const tries = Number(found ?? 0)
  if (found === TOLD || tries >= MAX_TRIES) return
  await setMark(db, mark, String(tries + 1))
  try {
    const customer = await tell(wired, database)
    if (customer) {
      const others = readPeople(config.dataDir).filter(({ email }) => email !== customer.email)
      await storePeople(config.dataDir, [...others, customer])
    }
    await setMark(db, mark, TOLD)
  } catch (error) {
    log.warn({ err: error }, `the demo lacks ${of}`)
  }
}

/** Whether the back office is still to be filled. */
export const isToGrow = async ({ config, db }: Pick<Wired['deps'], 'config' | 'db'>): Promise<boolean> =>
  config.demoHistory === 'office' && (await readMark(db, 'demo-office')) !== TOLD

/**
 * Fills the back office while the demo is already open, in small steps, once: six months of work orders. What a stopped
 * process leaves, the next one takes up where it was.
 */
export async function growDemo(
  wired: Wired,
  database: DatabaseHandle,
  { stopping, count = WORK_ORDERS }: { stopping: AbortSignal; count?: number },
): Promise<void> {
  const { db, config } = wired.deps
  await unlessAnother(directUrlOf(config), async () => {
    if (!(await isToGrow(wired.deps))) return
    const { growOffice } = await import('./story/office/grow-office.ts')
    const isWhole = await growOffice(wired, database, {
      count,
      keep: progressOf(db),
      stopping,
      restAfter: (busyMs) => Math.min(busyMs * RESTS, LONGEST_REST_MS),
    })
    if (!isWhole) return
    await setMark(db, 'demo-office', TOLD)
    await refreshStatistics(db)
  })
}
