import { describe, expect, test } from 'vitest'
import type { Place } from './place.ts'
import { lineOf, problemsOf, runRow, type Row } from './row.ts'

const place = {} as Place
const row = (id: string, more: Partial<Row> = {}): Row => ({ id, says: 'it is so', over: 'HTTP', ...more })
const good = row('1.good', { check: async () => {} })
const bad = row('1.bad', { check: () => Promise.reject(new Error('\nit is not\nat all')) })
const unchecked = row('1.unchecked')
const due = row('1.due', { check: async () => {}, due: 'the rest' })
const badlyDue = row('1.badly-due', { check: () => Promise.reject(new Error('invented')), due: 'the rest' })

const run = (rows: readonly Row[]) => Promise.all(rows.map((one) => runRow(one, place)))

describe('a row', () => {
  test.each([
    [good, 'ok'],
    [bad, 'FAILED'],
    [unchecked, 'FAILED'],
    [due, 'DUE'],
    [badlyDue, 'FAILED'],
  ] as const)('%o', async (one, state) => {
    expect((await runRow(one, place)).state).toBe(state)
  })

  test('is one line, with the first line of its reason', async () => {
    const line = lineOf(await runRow(bad, place))
    expect(line).toMatch(/^FAILED 1\.bad .* it is so {2}\(it is not\)$/)
  })
})

const check = async (table: readonly Row[], ran: readonly Row[] = table, nothingDue = false) =>
  problemsOf(table, await run(ran), { nothingDue })

describe('a run', () => {
  test('passes when every row of the table held', async () => {
    expect(await check([good, due])).toEqual([])
  })

  test.each([
    ['a failed row', [good, bad], undefined, ['1.bad failed: \nit is not\nat all']],
    ['a row without a check', [unchecked], undefined, ['1.unchecked failed: nothing checks this row']],
    ['fewer rows than the table has', [good, due], [good], ['1.due was not run']],
    ['two rows with one name', [good, good], undefined, ['1.good stands in the table twice']],
  ] as const)('fails on %s', async (_name, table, ran, problems) => {
    expect(await check(table, ran)).toEqual(problems)
  })

  test('fails on what is due only if nothing may be', async () => {
    expect(await check([due], [due], true)).toEqual(['1.due is still due'])
  })
})
