import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'

const app = await testApp()
const run = async () => {
  await app.deps.db.transaction((tx) => app.deps.jobs.add(tx, 'alerts.watch_jobs', {}))
  await app.drain()
}
const alerts = async () =>
  (await app.mails()).filter(({ subject }) => /work was given up|任务已放弃/.test(subject))

/** A job that cannot succeed: its payload names nothing. */
async function giveUp(name: string): Promise<void> {
  await app.deps.db.transaction((tx) => app.deps.jobs.add(tx, name, {}, { maxAttempts: 1 }))
  await app.drain()
}
let works = false
app.deps.jobs.register('test.fails', async () => {
  if (!works) throw new Error('never works')
})

test('administrators are told once of work that was given up, and again when there is more', async () => {
  await run()
  expect(await alerts()).toEqual([])
  await giveUp('test.fails')
  await run()
  const [first, ...others] = await alerts()
  expect(others).toEqual([])
  expect(first?.to).toBe(app.people.admin.email)
  expect(first?.text).toContain('- test.fails: 1')
  expect(first?.text).not.toContain('never works')
  await run()
  expect(await alerts()).toHaveLength(1)
  await giveUp('test.fails')
  await run()
  const all = await alerts()
  expect(all).toHaveLength(2)
  expect(all.some(({ text }) => text.includes('- test.fails: 2'))).toBe(true)
})

test('what is tried again as the documentation says is done, and nobody is told of it any more', async () => {
  const page = await readFile(resolve(import.meta.dirname, '../../../docs/operate.md'), 'utf8')
  const statement = /select graphile_worker\.reschedule_jobs[^;]*;/.exec(page)?.[0] ?? ''
  works = true
  await app.database.pool.query(statement)
  await app.drain()
  const { rows } = await app.database.pool.query(
    `select id from graphile_worker.jobs where task_identifier = 'test.fails'`,
  )
  expect(rows).toEqual([])
})

const watch = async () => {
  await app.deps.db.transaction((tx) => app.deps.jobs.add(tx, 'alerts.watch_failing', {}))
  await app.drain()
  return (await app.mails()).map(({ subject }) => subject).filter((subject) => /recurring work/.test(subject))
}
const sqlOf = (statement: string) => app.database.pool.query(statement)

test('scheduled work that fails for an hour is told once, and when it is over', async () => {
  works = false
  await app.deps.db.transaction((tx) => app.deps.jobs.add(tx, 'test.fails', {}))
  await app.drain()
  expect(await watch()).toEqual([])
  await sqlOf(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution) values ('test.fails', now() - interval '2 days', now() - interval '70 minutes')`,
  )
  expect(await watch()).toEqual([])
  await sqlOf(`update graphile_worker._private_jobs set created_at = now() - interval '65 minutes'`)
  expect(await watch()).toEqual([expect.stringMatching(/has failed for an hour/)])
  expect((await app.mails())[0]?.text).toContain('- test.fails')
  expect(await watch()).toHaveLength(1)
  works = true
  await sqlOf(`update graphile_worker._private_jobs set run_at = now()`)
  await app.drain()
  expect(await watch()).toEqual([
    expect.stringMatching(/succeeds again/),
    expect.stringMatching(/has failed for an hour/),
  ])
  expect(await watch()).toHaveLength(2)
})

test('an old failure is not told where the runs after it succeeded', async () => {
  works = false
  await app.deps.db.transaction((tx) => app.deps.jobs.add(tx, 'test.fails', {}))
  await app.drain()
  await sqlOf(`update graphile_worker._private_jobs set created_at = now() - interval '65 minutes'`)
  await sqlOf(
    `update graphile_worker._private_known_crontabs set last_execution = now() where identifier = 'test.fails'`,
  )
  expect(await watch()).toHaveLength(2)
})
