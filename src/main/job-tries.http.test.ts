import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { forgotPassword } from '#accounts/contract.ts'
import { saveComment } from '#enquiries/contract.ts'
import { hoursOfTries, MAIL_TRIES, USUAL_TRIES } from '#platform/server/job-tries.ts'
import { testApp } from './testing/test-app.ts'

const app = await testApp()

/** How often each job that waits is tried, by its name. */
async function triesOf(): Promise<Record<string, number>> {
  const { rows } = await app.database.pool.query<{ name: string; tries: number }>(
    'select distinct task_identifier as name, max_attempts as tries from graphile_worker.jobs',
  )
  return Object.fromEntries(rows.map(({ name, tries }) => [name, tries]))
}

test('a mail that somebody waits for is tried less often than other work', async () => {
  await app.drain()
  await app.post(saveComment, {
    name: 'Wang Fang',
    email: 'asks@tests.example',
    topic: 'SERVICE',
    message: 'Do I need a VAT number when my goods lie in a warehouse in Poland?',
    consent: true,
  })
  await app.post(forgotPassword, { email: app.people.seller.email })
  await app.deps.db.transaction((tx) => app.deps.jobs.add(tx, 'alerts.watch_jobs', {}))
  expect(await triesOf()).toMatchObject({
    'enquiries.tell_agency': MAIL_TRIES.maxAttempts,
    'enquiries.confirm_to_sender': MAIL_TRIES.maxAttempts,
    'accounts.send_reset_mail': MAIL_TRIES.maxAttempts,
    'alerts.watch_jobs': USUAL_TRIES,
  })
})

test('the queue waits between the tries as long as is reckoned here', async () => {
  const { rows } = await app.database.pool.query<{ hours: number }>(
    `select sum(exp(least(attempts, 10))) / 3600 as hours from generate_series(1, $1::int - 1) attempts`,
    [USUAL_TRIES],
  )
  expect(hoursOfTries(USUAL_TRIES)).toBeCloseTo(Number(rows[0]?.hours), 6)
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
