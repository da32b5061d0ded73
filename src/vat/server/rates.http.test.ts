import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { auditTrail } from '#platform/server/platform.tables.ts'
import { addDays, dayOf } from '#platform/shared/calendar.ts'
import { rateOn } from '../rates/rate-on.ts'
import { addRate, listAddedRates, withdrawRate } from '../staff/contract.ts'
import { addedRates, clearAddedRates } from './added-rates.ts'
import { addedTaxRates } from './rates.tables.ts'

const app = await testApp()
const { admin, reviewer } = app.people
const today = dayOf(app.clock.now(), app.config.agency.timeZone)
const tomorrow = addDays(today, 1)
const SOURCE = 'Official Gazette 2026, no. 512'

const add = (more: object, as = reviewer, lang: 'en' | 'zh' = 'en') =>
  app.post(
    addRate,
    { country: 'NL', basisPoints: 2200, from: tomorrow, source: SOURCE, ...more },
    { as, lang },
  )
const withdraw = (input: object, as = reviewer) => app.post(withdrawRate, input, { as })
const list = async (input: Record<string, unknown> = {}) =>
  (await app.get(listAddedRates, input, { as: admin })).body.data
const rateNow = async (day: string, country = 'NL', category = 'standard') => {
  const answer = rateOn(country, category, day, await addedRates(app.deps))
  return 'refused' in answer ? null : answer.basisPoints
}

afterEach(async () => {
  await app.deps.db.delete(addedTaxRates)
  clearAddedRates(app.deps.db)
})

describe('adding a rate', () => {
  test('it applies from its day on, lists what it overrides, and is audited', async () => {
    const { body } = await add({ country: 'nl' })
    expect(body.data).toMatchObject({
      country: 'NL',
      category: 'standard',
      basisPoints: 2200,
      from: tomorrow,
      until: null,
      confidence: 'high',
      withdrawn: null,
      overrides: [{ category: 'standard', basisPoints: 2100, from: tomorrow, until: null }],
    })
    expect(await rateNow(today)).toBe(2100)
    expect(await rateNow(tomorrow)).toBe(2200)
    expect(await rateNow(tomorrow, 'BE')).toBe(2100)
    const lines = await app.deps.db
      .select()
      .from(auditTrail)
      .where(eq(auditTrail.record, body.data?.id ?? ''))
    expect(lines).toMatchObject([
      { action: 'tax.rate.add', actorKind: 'staff', detail: { basisPoints: 2200, changesPast: false } },
    ])
  })

  test('the past does not change without confirmation', async () => {
    const from = addDays(today, -30)
    const refused = await add({ from })
    expect(refused).toMatchObject({ status: 409, body: { error: 'tax.rate_changes_the_past' } })
    expect(refused.body.message).toContain(`standard 21% (${from} – ${addDays(today, -1)})`)
    expect((await add({ from }, reviewer, 'zh')).body.message).toContain('已过去日期')
    expect(await rateNow(from)).toBe(2100)
    expect(await list()).toMatchObject({ total: 0 })
    expect((await add({ from, changesPast: true })).body.data?.overrides).toMatchObject([{ from }])
    expect(await rateNow(from)).toBe(2200)
  })

  test('a rate equal to the existing one changes nothing', async () => {
    const { body } = await add({ basisPoints: 2100, from: addDays(today, -30) })
    expect(body).toMatchObject({ code: 0, data: { overrides: [] } })
  })

  test('today is not the past', async () => {
    expect((await add({ from: today })).body.code).toBe(0)
    expect(await rateNow(today)).toBe(2200)
  })

  test('for a category without a rate of its own, it overrides the standard rate', async () => {
    const { body } = await add({ category: 'Umbrellas', basisPoints: 900 })
    expect(body.data).toMatchObject({
      category: 'umbrellas',
      overrides: [{ category: 'standard', basisPoints: 2100 }],
    })
    expect(await rateNow(tomorrow, 'NL', 'umbrellas')).toBe(900)
    expect(await rateNow(tomorrow)).toBe(2100)
  })

  test('two from the same day are refused, even if concurrent', async () => {
    const answers = await Promise.all([add({}), add({ basisPoints: 2300 })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe('tax.rate_exists')
    const reduced = { category: 'reduced', basisPoints: 500 }
    expect((await add(reduced)).body.code).toBe(0)
    expect((await add({ ...reduced, basisPoints: 600 })).body.code).toBe(0)
  })

  test.each([
    ['country', { country: 'ZZ' }],
    ['country', { country: 'Canary Islands' }],
    ['country', { country: '' }],
    ['country', { country: 'x'.repeat(41) }],
    ['category', { category: 'Bücher & mehr' }],
    ['basisPoints', { basisPoints: 25.5 }],
    ['basisPoints', { basisPoints: -1 }],
    ['basisPoints', { basisPoints: 10_001 }],
    ['basisPoints', { basisPoints: '2200' }],
    ['from', { from: '2026-02-30' }],
    ['from', { from: '2019-12-31', changesPast: true }],
    ['until', { until: today }],
    ['source', { source: 'heard it' }],
    ['source', { source: 'x'.repeat(601) }],
    ['confidence', { confidence: 'certain' }],
  ])('wrong input is named: %s %j', async (field, more) => {
    const { status, body } = await add(more)
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 400, [field]])
  })
})

describe('withdrawing a rate', () => {
  test('what it overrode applies again; the row is kept', async () => {
    const id = (await add({})).body.data?.id ?? ''
    const { body } = await withdraw({ id }, admin)
    expect(body.data?.withdrawn).toMatchObject({ at: expect.stringMatching(/Z$/), by: expect.any(String) })
    expect(await rateNow(tomorrow)).toBe(2100)
    expect(await list()).toMatchObject({ total: 1, records: [{ id, withdrawn: {} }] })
    expect(await withdraw({ id })).toMatchObject({ status: 409, body: { error: 'tax.rate_withdrawn' } })
    expect((await add({ basisPoints: 2300 })).body.code).toBe(0)
    expect(await rateNow(tomorrow)).toBe(2300)
  })

  test('one that has been in force stays without confirmation', async () => {
    const id = (await add({ from: addDays(today, -5), changesPast: true })).body.data?.id ?? ''
    const refused = await withdraw({ id })
    expect(refused.body.error).toBe('tax.rate_changes_the_past')
    expect((await withdraw({ id, changesPast: true })).body.code).toBe(0)
  })

  test('a rate that does not exist', async () => {
    expect(await withdraw({ id: 'rt_none' })).toMatchObject({
      status: 404,
      body: { error: 'tax.rate_not_found' },
    })
  })
})

describe('the list', () => {
  test('newest first, paged, filtered by country on request', async () => {
    for (const country of ['NL', 'GR', 'BE']) {
      await add({ country })
      app.clock.advance(1000)
    }
    expect((await list())?.records.map(({ country }) => country)).toEqual(['BE', 'GR', 'NL'])
    expect(await list({ country: 'el' })).toMatchObject({ total: 1, records: [{ country: 'GR' }] })
    expect(await list({ pageSize: 2, page: 2 })).toMatchObject({ total: 3, records: [{ country: 'NL' }] })
  })

  test('the engine gets the same list while nothing changes', async () => {
    await add({})
    const first = await addedRates(app.deps)
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    expect(await addedRates(app.deps)).toBe(first)
    // As another process would do it: the row exists, but this process has not been notified.
    await app.deps.db.update(addedTaxRates).set({ basisPoints: 2400 })
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    expect(await rateNow(tomorrow)).toBe(2400)
  })

  test.each(['agent', 'seller', 'viewer'] as const)('is refused to: %s', async (who) => {
    const as = app.people[who]
    for (const answer of [
      await app.get(listAddedRates, {}, { as }),
      await add({}, as),
      await withdraw({ id: 'rt_none' }, as),
    ])
      expect(answer.body.code).not.toBe(0)
    expect(await app.deps.db.select().from(addedTaxRates)).toEqual([])
  })
})
