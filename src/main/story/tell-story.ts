import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import { seedCustomer } from '#accounts/server/accounts.seed.ts'
import type { DatabaseHandle } from '#platform/server/database.ts'
import { unlockUnrecorded } from '#platform/server/job-owners.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { seededColleague } from '#staff/server/staff.seed.ts'
import type { DemoPerson } from '../demo-people.ts'
import { buyRegistration } from '../journey/buy.ts'
import { fillInForm, receiveNumber, signAndFile } from '../journey/follow.ts'
import type { Client } from '../journey/http-client.ts'
import { createSteps, type Steps } from '../journey/steps.ts'
import type { Wired } from '../wiring.ts'
import { closeWhatIsLeft } from './close-what-is-left.ts'
import { firstDay, paced } from './pace.ts'
import { openPast, type Past } from './past.ts'

type Page<T> = { records: T[] }
type Cast = { base: string; seller: Client; agent: Client; finance: Client }

/**
 * What happened to one customer before the demo was first opened: half a year ago she bought the German registration
 * with twelve months of filing, paid by bank transfer, was asked once for a better passport, and got her number. All of
 * it by the real calls, under the dates of then. Told again after an interruption, it closes what was left and begins
 * anew.
 */
export async function tellStory(now: Wired, database: DatabaseHandle): Promise<DemoPerson> {
  // What is due until now belongs to now, also what an interrupted start had begun.
  await unlockUnrecorded(now.deps.db)
  await now.deps.jobs.drain()
  const past = await openPast(now, database)
  try {
    const monday = firstDay(now.deps.clock.now())
    past.clock.set(monday)
    const { person, principal } = await seedCustomer(past.deps)
    const cast: Cast = {
      base: `/server/${now.deps.config.product}`,
      seller: past.clientOf(principal, 'zh'),
      agent: past.clientOf(await seededColleague(past.deps, 'agent'), 'en'),
      finance: past.clientOf(await seededColleague(past.deps, 'finance'), 'en'),
    }
    if (!(await hasRunningTerm(cast))) {
      await closeWhatIsLeft(cast)
      const steps = createSteps((line) => now.deps.log.debug(line))
      await play(past, cast, paced(steps, past.clock, monday))
    }
    return { ...person, about: 'has a German VAT number with twelve months of filing' }
  } finally {
    await past.close()
  }
}

async function hasRunningTerm({ base, seller }: Cast): Promise<boolean> {
  const { records } = await seller.get<Page<{ term: { status: string } | null }>>(`${base}/registration/list`)
  return records.some(({ term }) => term?.status === 'RUNNING')
}

async function play(past: Past, { base, seller, agent, finance }: Cast, steps: Steps): Promise<void> {
  const today = () => past.clock.now().toISOString().slice(0, 10)
  const { workOrderId } = await buyRegistration({
    steps,
    seller,
    base,
    agreementVersion: AGREEMENT_VERSION,
    chosen: { filing: '12' },
    async pay({ id: orderId, number, total }) {
      await seller.post(`${base}/payment/create`, { orderId, method: 'BANK_TRANSFER' })
      await steps.step('the agency books the transfer', async () => {
        const line = { bankId: `DEMO-${number}`, day: today(), amount: total, reference: number }
        await finance.post(`${base}/staff/transfer/add`, { ...line, payer: 'SHENZHEN LANHAI TRADING CO LTD' })
        type Line = { id: string; bankId: string }
        const { records } = await finance.get<Page<Line>>(`${base}/staff/transfer/list`)
        const transferId = records.find(({ bankId }) => bankId === line.bankId)?.id
        await finance.post(`${base}/staff/transfer/match`, { transferId, orderId })
      })
    },
  })
  // Nothing was stored or sold before the number: no month is missing.
  const began = today()
  const later = { stockSince: addDays(began, 52), firstSaleOn: addDays(began, 60) }
  const answers = { ...later, soldBefore: 'no', earlierSales: undefined }
  const actors = { steps, seller, staff: agent, base, workOrderId, answers, today }
  await fillInForm(actors)
  await signAndFile(actors)
  await receiveNumber(actors)
}
