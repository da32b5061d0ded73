import { expect } from 'vitest'
import type { CallDefinition } from '#platform/shared/call.ts'
import type { Caller, TestApp } from './test-app.ts'

/** What a request makes once, though its process dies. */
export type MadeOnce = {
  call: CallDefinition
  as?: Caller
  input: Record<string, unknown>
  /** Of which the same key may not make another. */
  other?: Record<string, unknown>
  /** What is there once. */
  counts: string[]
}

/**
 * Plays a process that dies after the work was committed, and before the answer to its `Idempotency-Key` was stored: who
 * takes the key over does the work again. What it makes is there once, and told once.
 */
export async function repeat(
  app: TestApp,
  name: string,
  { call, as, input, other, counts }: MadeOnce,
): Promise<void> {
  const settings = { ...(as && { as }), headers: { 'idempotency-key': `dies-${name.replaceAll(' ', '-')}` } }
  const die = () => app.database.pool.query('delete from idempotent_answers')
  const there = async () => {
    await app.drain()
    const found = await Promise.all(counts.map((sql) => app.database.pool.query(sql)))
    return found.map(({ rowCount }) => rowCount)
  }
  const once = counts.map(() => 1)
  const first = await app.post(call, input, settings)
  expect(first.body).toMatchObject({ code: 0 })
  expect(await there()).toEqual(once)
  const mails = (await app.mails()).length
  await die()
  expect((await app.post(call, input, settings)).body).toEqual(first.body)
  expect(await there()).toEqual(once)
  expect(await app.mails()).toHaveLength(mails)
  if (!other) return
  await die()
  expect((await app.post(call, { ...input, ...other }, settings)).body.error).toBe('wire.key_reused')
  expect(await there()).toEqual(once)
}
