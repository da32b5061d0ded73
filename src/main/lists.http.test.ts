import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { plansOf } from '#platform/testing/plans.ts'
import { callName } from './calls.ts'
import { FULL, fillLists, type FilledLists } from './testing/lists/fill-lists.ts'
import { LIST_CASES } from './testing/lists/list-cases.ts'
import { testApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
let filled: FilledLists
/** The tables at full size, with their partitions. */
let full: Set<string>

beforeAll(async () => {
  app = await testApp()
  filled = await fillLists(app)
  const { rows } = await app.database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples >= $1`,
    [FULL],
  )
  full = new Set(rows.map((row) => row.name))
}, 120_000)

/**
 * Each full table that is read from end to end, with what it was read for. Counting all rows is left out: no index finds
 * fewer, and once the table has been vacuumed the smallest index is read in its place.
 */
function wholeReads(plans: string): string[] {
  const lines = plans.split('\n')
  return lines.flatMap((line, at) => {
    const table = /Seq Scan on "?(\w+)/.exec(line)?.[1] ?? ''
    const below = lines[at + 1]?.trim() ?? ''
    const countsAll = lines[at - 1]?.startsWith('Aggregate') === true && !below.startsWith('Filter')
    return full.has(table) && !countsAll ? [`${table} ${below}`] : []
  })
}

/** Lists of what the agency itself sets up, and of what ships. */
const SMALL_BY_NATURE: ReadonlySet<string> = new Set([
  'GET /staff/licence/list',
  'GET /staff/obligation/list',
  'GET /staff/rate/list',
  'POST /product/list',
  'POST /product/v2/list',
])

/** Who asks is read with the list, now and then. */
const OF_WHO_ASKS: ReadonlySet<string> = new Set(['users', 'company_members', 'companies'])

const readsFull = (plans: string): boolean =>
  [...plans.matchAll(/ on "?(\w+)/g)].some(([, table = '']) => full.has(table) && !OF_WHO_ASKS.has(table))

describe('no list reads a whole table', () => {
  it.each(LIST_CASES.map((one) => [one.name, one] as const))('%s', async (_name, { who, call, input }) => {
    const plans = await plansOf(app.database.pool, async () => {
      const send = call.method === 'GET' ? app.get : app.post
      const { body } = await send(call, input(filled), { as: app.people[who] })
      expect(body.code, JSON.stringify(body)).toBe(0)
    })
    expect(wholeReads(plans), plans).toEqual([])
    expect(readsFull(plans) || SMALL_BY_NATURE.has(callName(call)), 'no table of this list is full').toBe(
      true,
    )
  })

  it('is tried for every call with pages', () => {
    const tried = new Set(LIST_CASES.map((one) => callName(one.call)))
    const paged = app.wired.routes
      .map((route) => route.call)
      .filter((call) => call.input instanceof z.ZodObject && 'page' in call.input.shape)
      .map(callName)
    expect(paged.length).toBeGreaterThan(50)
    expect(paged.filter((name) => !tried.has(name))).toEqual([])
  })
})
