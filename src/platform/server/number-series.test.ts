import { describe, expect, test } from 'vitest'
import { ownDatabase } from '../testing/database.ts'
import { nextNumber } from './number-series.ts'

const { db } = await ownDatabase()
const take = (prefix: string, year = 2026) => db.transaction((tx) => nextNumber(tx, prefix, year))

describe('number series', () => {
  test('are gapless and without duplicates under concurrency', async () => {
    const numbers = await Promise.all(Array.from({ length: 60 }, () => take('WO')))
    expect(numbers.toSorted()).toEqual(
      Array.from({ length: 60 }, (_, i) => `WO-2026-${String(i + 1).padStart(6, '0')}`),
    )
  })

  test('reuse the number of a rolled-back transaction', async () => {
    await take('OR')
    const failing = db.transaction(async (tx) => {
      expect(await nextNumber(tx, 'OR', 2026)).toBe('OR-2026-000002')
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await take('OR')).toBe('OR-2026-000002')
  })

  test('start at one each year and for each kind', async () => {
    expect(await take('IN', 2026)).toBe('IN-2026-000001')
    expect(await take('IN', 2027)).toBe('IN-2027-000001')
    expect(await take('IN', 2026)).toBe('IN-2026-000002')
  })
})
