import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { auditTrail } from '#platform/server/platform.tables.ts'
import { rateBetween } from '../rate-between.ts'
import { rateRuleOf } from '../rate-rules.ts'
import { enterExchangeRates, exchangeRateSources, listExchangeRates } from '../staff/contract.ts'
import { ECB_FILE } from '../testing/ecb-file.ts'
import { hmrcFile, nbpAnswer } from '../testing/official-files.ts'
import { euroRates, officialRates } from './exchange-rates.tables.ts'
import { fetchAllRates } from './fetch-rates.ts'
import { publishedRates } from './published-rates.ts'

/** What the sources answer by path; 404 for anything else. */
const answers = new Map<string, string | number>()
const asked: string[] = []
const server = createServer((request, response) => {
  const path = (request.url ?? '').split('?')[0] ?? ''
  asked.push(path)
  const answer = answers.get(path) ?? 404
  if (typeof answer === 'number') response.writeHead(answer).end()
  else response.writeHead(200).end(answer)
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
afterAll(() => void server.close())
const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const urls = { ecb: `${at}/ecb`, ecbHistory: `${at}/history`, nbp: `${at}/nbp`, hmrc: `${at}/hmrc-` }

const app = await testApp({
  clock: settableClock(new Date('2026-03-11T13:00:00Z')),
  config: { exchangeRates: { mode: 'live', urls, timeoutMs: 2_000 } },
})
const { admin, agent, seller } = app.people
const { db } = app.deps

const HISTORY = ECB_FILE.replaceAll('2026-03-03', '2020-01-02').replaceAll('2026-03-02', '1999-01-04')
const NBP_SPAN = '/nbp/2025-12-11/2026-03-11/'

beforeEach(async () => {
  answers.clear()
  asked.length = 0
  await db.delete(officialRates)
  await db.delete(euroRates)
  answers.set('/ecb', ECB_FILE)
  answers.set('/history', HISTORY)
  answers.set(NBP_SPAN, nbpAnswer({ '2026-03-09': { EUR: 4.25 }, '2026-03-11': { EUR: 4.26 } }))
  answers.set('/hmrc-2026-3.xml', hmrcFile('2026-03', [['USA', 'USD', '1.3412']]))
})

describe('fetching', () => {
  it('stores what each source has published, and asks for earlier years once', async () => {
    expect(await fetchAllRates(app.deps)).toBe(5 + 2 + 2 + 1)
    expect(asked).toContain(NBP_SPAN)
    expect(asked).toContain('/nbp/2025-12-06/2026-03-06/')
    const rates = await publishedRates(db, {
      from: '2026-03-10',
      to: '2026-03-12',
      currencies: ['EUR', 'USD'],
    })
    const inZloty = rateBetween('EUR', 'PLN', { rule: rateRuleOf('PL'), day: '2026-03-12' }, rates)
    expect(inZloty).toEqual({ over: 426n, under: 100n })
    expect(rateBetween('USD', 'GBP', { rule: rateRuleOf('GB'), day: '2026-03-31' }, rates)).toEqual({
      over: 10_000n,
      under: 13_412n,
    })
    asked.length = 0
    answers.set('/ecb', 503)
    await expect(fetchAllRates(app.deps)).rejects.toThrow('503')
    expect(asked).not.toContain('/history')
  })

  test('a day that did not arrive is missing, though there is one before it', async () => {
    await fetchAllRates(app.deps)
    const rates = await publishedRates(db, {
      from: '2026-03-11',
      to: '2026-03-11',
      currencies: ['EUR', 'SEK'],
    })
    const missing = { source: 'PL_NBP', currency: 'EUR', day: '2026-03-10' }
    expect(rateBetween('EUR', 'PLN', { rule: rateRuleOf('PL'), day: '2026-03-11' }, rates)).toEqual(missing)
  })

  test('a source that fails does not keep the others away', async () => {
    answers.set('/ecb', 500)
    await expect(fetchAllRates(app.deps)).rejects.toThrow('500')
    expect(await db.select().from(officialRates)).toHaveLength(3)
  })

  test('made-up rates of a demo come in the same formats, of every source', async () => {
    const { exchangeRates } = app.deps.config
    exchangeRates.mode = 'local'
    try {
      await fetchAllRates(app.deps)
      expect(await fetchAllRates(app.deps), 'all are here').toBe(0)
    } finally {
      exchangeRates.mode = 'live'
    }
    const days = { from: '2024-05-15', to: '2024-05-15', currencies: ['EUR', 'USD', 'CZK'] }
    const rates = await publishedRates(db, days)
    for (const [country, currency] of [
      ['DE', 'EUR'],
      ['PL', 'PLN'],
      ['GB', 'GBP'],
      ['CZ', 'CZK'],
    ] as const)
      expect(
        rateBetween('USD', currency, { rule: rateRuleOf(country), day: '2024-05-15' }, rates),
      ).not.toHaveProperty('currency')
    expect(asked).toEqual([])
  })
})

const GERMAN = {
  source: 'DE_BMF',
  key: '2026-02',
  document: 'BMF-Schreiben vom 2. März 2026',
  rates: [{ currency: 'USD', rate: '1.1634' }],
}
const enter = (more: object = {}, as = admin, lang: 'en' | 'zh' = 'en') =>
  app.post(enterExchangeRates, { ...GERMAN, ...more }, { as, lang })

describe('entering', () => {
  it('keeps rates with their source, and what they replace in the audit trail', async () => {
    expect((await enter()).body.data).toMatchObject([
      { ...GERMAN.rates[0], source: 'DE_BMF', key: '2026-02', document: GERMAN.document },
    ])
    await enter({ rates: [{ currency: 'USD', rate: '1.1643' }] })
    const { data: listed } = (await app.get(listExchangeRates, { source: 'DE_BMF' }, { as: admin })).body
    expect(listed).toMatchObject({ total: 1, records: [{ currency: 'USD', rate: '1.1643' }] })
    const lines = (await db.select().from(auditTrail)).filter(({ action }) => action === 'exchangeRate.enter')
    expect(lines.at(-1)?.detail).toMatchObject({ rates: { USD: '1.1643' }, replaced: { USD: '1.1634' } })
    const rates = await publishedRates(db, { from: '2026-02-28', to: '2026-02-28', currencies: ['USD'] })
    expect(rates('DE_BMF', '2026-02', 'USD')).toBe('1.1643')
  })

  test('what staff still have to enter is named', async () => {
    await enter()
    const { data } = (await app.get(exchangeRateSources, {}, { as: admin })).body
    const german = data?.find(({ source }) => source === 'DE_BMF')
    expect(german).toMatchObject({ isEntered: true, last: '2026-02' })
    expect(german?.missing.at(-1)).toBe('2026-01')
    expect(german?.missing).toHaveLength(23)
  })

  it.each([
    ['a month that has not ended', { key: '2026-03' }, 'exchange_rates.not_yet'],
    ['a day for a month', { key: '2026-02-28' }, 'exchange_rates.key_wrong'],
    ['no month', { key: '2026-13' }, 'exchange_rates.key_wrong'],
    ['a month before the data', { key: '2019-12' }, 'exchange_rates.key_wrong'],
    ['a table on a Sunday', { source: 'PL_NBP', key: '2026-03-08' }, 'exchange_rates.key_wrong'],
    ['a table of tomorrow', { source: 'PL_NBP', key: '2026-03-12' }, 'exchange_rates.not_yet'],
    ['a month far ahead', { source: 'GB_HMRC', key: '2026-05' }, 'exchange_rates.not_yet'],
  ])('refuses %s', async (_name, more, error) => expect((await enter(more)).body.error).toBe(error))

  it('refuses a rate that is not written as one, in the language of who enters it', async () => {
    const { body } = await enter({ rates: [{ currency: 'USD', rate: '1,1634' }] }, admin, 'zh')
    expect(body.code).toBe(400)
    expect(JSON.stringify(body.fields)).toContain('1.1634')
  })

  it('asks again about a rate far from those of the European Central Bank', async () => {
    answers.set('/ecb', ECB_FILE.replaceAll('2026-03-0', '2026-02-0'))
    await expect(fetchAllRates(app.deps)).resolves.toBeGreaterThan(0)
    const slip = { rates: [{ currency: 'USD', rate: '11.634' }] }
    expect((await enter(slip)).body.error).toBe('exchange_rates.implausible')
    expect((await enter({ ...slip, confirmed: true })).body.code).toBe(0)
    expect((await enter({ rates: [{ currency: 'USD', rate: '1.1700' }] })).body.code).toBe(0)
  })

  it('leaves alone what was fetched', async () => {
    await fetchAllRates(app.deps)
    const more = { source: 'GB_HMRC', key: '2026-03', rates: [{ currency: 'USD', rate: '1.3400' }] }
    expect((await enter(more)).body.error).toBe('exchange_rates.already_published')
    const other = { ...more, rates: [{ currency: 'XAF', rate: '755.1' }] }
    expect((await enter(other)).body.code).toBe(0)
  })

  it.each([
    ['an agent', agent],
    ['a seller', seller],
  ])('is not for %s', async (_name, as) => expect((await enter({}, as)).body.code).not.toBe(0))
})
