import { expect, test } from 'vitest'
import type { Database, Executor } from './executor.ts'
import { readLately } from './read-lately.ts'

const db = {} as Database
const numbersRead = () => {
  const asked: string[] = []
  const lately = readLately(async (_executor: Executor, key) => {
    asked.push(key)
    return asked.length
  })
  return { asked, lately }
}

test('is read once for each key, until it is forgotten', async () => {
  const { asked, lately } = numbersRead()
  expect([await lately.of(db, db, 'a'), await lately.of(db, db, 'a'), await lately.of(db, db, 'b')]).toEqual([
    1, 1, 2,
  ])
  lately.forget(db)
  expect(await lately.of(db, db, 'a')).toBe(3)
  expect(asked).toEqual(['a', 'b', 'a'])
})

test('each database has its own', async () => {
  const { lately } = numbersRead()
  await lately.of(db, db)
  const other = {} as Database
  expect(await lately.of(other, other)).toBe(2)
})

test('what was forgotten while it was read is not known afterwards', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const answers = [promise, Promise.resolve('after')]
  const lately = readLately(async () => answers.shift())
  const slow = lately.of(db, db)
  lately.forget(db)
  resolve('before')
  expect(await slow).toBe('before')
  expect(await lately.of(db, db)).toBe('after')
})
