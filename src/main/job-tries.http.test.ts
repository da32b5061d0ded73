import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { forgotPassword } from '#accounts/contract.ts'
import { saveComment } from '#enquiries/contract.ts'
import { inviteTo } from '#invites/server/invites.builders.ts'
import { hoursOfTries, MAIL_TRIES, USUAL_TRIES } from '#platform/server/job-tries.ts'
import { GERMAN_REGISTRATION, openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { testApp } from './testing/test-app.ts'

const OTHER_WORK = 'tests.always_fails'
const STRANGER = 'asks@tests.example'
const INVITED = 'director@tests.example'

const app = await testApp()
const { pool } = app.database
const order = await openWorkOrder(app, app.people.seller, GERMAN_REGISTRATION)
// What its buyer is told of it is other mail: sent before any of it fails.
await app.drain()

/** How often each reader's mail was tried, and how often the work that is no mail. */
const tries: Record<string, number> = {}
const countTry = (of: string): never => {
  tries[of] = (tries[of] ?? 0) + 1
  throw new Error('fails whenever it is tried')
}
app.deps.mailer.send = async ({ to }) => countTry(to)
app.deps.jobs.register(OTHER_WORK, async () => countTry(OTHER_WORK))

const triedSoFar = () => Object.values(tries).reduce((sum, count) => sum + count, 0)

/** The pauses, in seconds, that the queue makes after each try of the other work but the last. */
const pauses = await tryToTheEnd()

/** Everything that waits is tried again and again without its pauses, until the queue gives all of it up. */
async function tryToTheEnd(): Promise<number[]> {
  await app.drain()
  await app.post(saveComment, {
    name: 'Wang Fang',
    email: STRANGER,
    topic: 'SERVICE',
    message: 'Do I need a VAT number when my goods lie in a warehouse in Poland?',
    consent: true,
  })
  await app.post(forgotPassword, { email: app.people.seller.email })
  await inviteTo(app, order.node('companyForm').nodeId, { email: INVITED })
  await app.deps.db.transaction((tx) => app.deps.jobs.add(tx, OTHER_WORK, {}))
  const made: number[] = []
  for (let before = -1; triedSoFar() > before;) {
    before = triedSoFar()
    await pool.query(`update graphile_worker._private_jobs set run_at = now() - interval '1 second'`)
    await app.drain()
    const { rows } = await pool.query<{ pause: string }>(
      `select extract(epoch from run_at - now()) as pause from graphile_worker.jobs where task_identifier = $1 and attempts < max_attempts`,
      [OTHER_WORK],
    )
    made.push(...rows.map(({ pause }) => Number(pause)))
  }
  return made
}

test('a mail that somebody waits for, and whose server refuses it, is tried less often than other work', () => {
  expect(MAIL_TRIES.maxAttempts).toBeLessThan(USUAL_TRIES)
  expect(tries).toEqual({
    [app.people.seller.email]: MAIL_TRIES.maxAttempts,
    [STRANGER]: MAIL_TRIES.maxAttempts,
    [INVITED]: MAIL_TRIES.maxAttempts,
    [app.config.agency.email]: MAIL_TRIES.maxAttempts,
    [OTHER_WORK]: USUAL_TRIES,
  })
})

test('the queue waits between the tries as long as is reckoned here', () => {
  expect(pauses).toHaveLength(USUAL_TRIES - 1)
  const hours = pauses.reduce((sum, seconds) => sum + seconds, 0) / 3_600
  // The time between a failure and the look at it is missing from each.
  expect(hours).toBeLessThanOrEqual(hoursOfTries(USUAL_TRIES))
  expect(hours).toBeGreaterThan(hoursOfTries(USUAL_TRIES) - 0.1)
})

test('the handbook says how often and for how long', async () => {
  const page = (await readFile(resolve(import.meta.dirname, '../../docs/operate.md'), 'utf8')).replaceAll(
    '\n',
    ' ',
  )
  const days = Math.round(hoursOfTries(USUAL_TRIES) / 24)
  const hours = Math.round(hoursOfTries(MAIL_TRIES.maxAttempts))
  expect(page).toContain(`${USUAL_TRIES} times in all, over ${days} days`)
  expect(page).toContain(`${MAIL_TRIES.maxAttempts} times, over ${hours} hours`)
})
