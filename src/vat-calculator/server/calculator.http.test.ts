import { readXlsx } from 'hucre/xlsx'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import type { Line } from '../columns.ts'
import { calculateTax, exportCalculation } from '../contract.ts'
import { vatCountry, vatRates } from '#vat/contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: settableClock(new Date('2026-03-02T09:00:05Z')) })
})
beforeEach(() => app.deps.limits.clear('tax:127.0.0.1'))

/** A consumer in Germany buys through a marketplace from a Chinese seller's German stock. */
const SALE: Line = {
  date: '2026-03-10',
  from: 'DE',
  to: 'DE',
  sellerEstablished: 'CN',
  viaMarketplace: true,
  buyer: 'B2C',
  amount: '119.00',
  inclusive: true,
  currency: 'EUR',
  registrations: ['DE'],
  oss: 'no',
  ioss: false,
}
const line = (changes: Line = {}): Line => ({ ...SALE, ...changes })
const send = (lines: unknown, settings: { lang?: 'en' | 'zh'; as?: { token: string } } = {}) =>
  app.post(calculateTax, { lines }, settings)
const one = async (changes: Line, lang: 'en' | 'zh' = 'en') =>
  (await send([line(changes)], { lang })).body.data?.lines[0]
/** Sold in the own shop by a seller of the EU: local VAT, so that the amounts are not zero. */
const local: Line = { sellerEstablished: 'DE', viaMarketplace: false }

describe('POST /vat/tax/list', () => {
  it('says whose VAT, how much, who owes it, why and by which law', async () => {
    expect(await one({})).toMatchObject({
      line: 1,
      status: 'JUDGED',
      country: 'DE',
      scheme: 'DEEMED_SUPPLIER',
      rate: 19,
      net: { amount: 10000, currency: 'EUR' },
      vat: { amount: 1900, currency: 'EUR' },
      gross: { amount: 11900, currency: 'EUR' },
      owedBy: 'MARKETPLACE',
      errors: [],
    })
    const answer = await one({})
    expect(answer?.reason).not.toBe('')
    expect(answer?.sources.join()).toContain('14a')
    expect((await one({}, 'zh'))?.reason).toMatch(/\p{Script=Han}/u)
  })

  it('puts the VAT on top of a net amount', async () => {
    expect(await one({ ...local, amount: '100', inclusive: false })).toMatchObject({
      scheme: 'LOCAL',
      net: { amount: 10000 },
      vat: { amount: 1900 },
      gross: { amount: 11900 },
      owedBy: 'SELLER',
    })
  })

  it('accepts spreadsheet terms in both languages', async () => {
    const words: Line = {
      ...local,
      date: '2026年3月10日',
      from: '德国',
      to: 'Germany',
      viaMarketplace: '否',
      buyer: '个人',
      inclusive: '含税',
      amount: '１１９，００',
      currency: 'ｅｕｒ',
    }
    expect(await one(words)).toMatchObject({ status: 'JUDGED', vat: { amount: 1900, currency: 'EUR' } })
  })

  it.each([
    ['1.234,56', 123456],
    ['1 234.56', 123456],
    ['1,234.56', 123456],
    [119, 11900],
  ])('reads %s as an amount', async (amount, gross) => {
    expect((await one({ ...local, amount }))?.gross?.amount).toBe(gross)
  })

  it('asks for the sign instead of adding VAT by a refund, or taking it back by a sale', async () => {
    const refund: Line = { ...local, type: 'REFUND', originalDate: '2026-03-01' }
    expect((await one({ ...refund, amount: '-119.00' }))?.vat?.amount).toBe(-1900)
    const positive = await one(refund)
    expect(positive).toMatchObject({ status: 'QUESTION', vat: null, questions: [{ column: 'amount' }] })
    const negative = await one({ ...local, amount: '-119.00' })
    expect(negative).toMatchObject({ status: 'QUESTION', vat: null, questions: [{ column: 'type' }] })
  })

  it('judges a refund by the turnover of its sale’s day', async () => {
    const refund: Line = {
      ...local,
      to: 'FR',
      oss: 'DE',
      type: 'REFUND',
      amount: '-119.00',
      originalDate: '2025-11-10',
      distanceSalesThisYear: 12_000,
      distanceSalesLastYear: 8_000,
    }
    expect(await one(refund)).toMatchObject({
      scheme: 'ORIGIN_BELOW_THRESHOLD',
      status: 'PROVISIONAL',
      questions: [{ column: 'originalSalesYearBefore' }],
    })
    expect(await one({ ...refund, originalSalesYearBefore: '500' })).toMatchObject({ status: 'JUDGED' })
  })

  it('names the line of the return, and that of the state of departure', async () => {
    const sale: Line = { ...local, to: 'FR', oss: 'DE', distanceSalesThisYear: 50_000 }
    expect(await one(sale)).toMatchObject({
      return: 'OSS:DE',
      boxes: ['2b base', '2b tax'],
      dispatch: { country: 'DE', treatment: 'TAXED_AT_DESTINATION', box: 'DE Kz 45' },
    })
  })

  it('reads what is given away, sold off or kept in common', async () => {
    const gift: Line = { ...local, type: '捐赠', amount: '', costPrice: '100', inclusive: false }
    expect(await one(gift)).toMatchObject({ scheme: 'LOCAL', vat: { amount: 1900 }, net: { amount: 10000 } })
    expect(await one({ ...gift, costPrice: '' })).toMatchObject({
      status: 'QUESTION',
      questions: [{ column: 'costPrice' }],
    })
    expect(await one({ ...local, type: 'LIQUIDATION' })).toMatchObject({
      status: 'PROVISIONAL',
      questions: [{ column: 'buyerVatId' }],
    })
    const common: Line = { ...local, type: 'COMMINGLING_BUY', amount: '', to: 'PL', registrations: 'DE, PL' }
    const asked = await one(common)
    expect(asked).toMatchObject({ scheme: 'OWN_GOODS', questions: [{ column: 'costPrice' }], warnings: [] })
  })

  it.each(['€150', '150 €', '150.00 EUR', '€150.00'])('reads %s as the value of a parcel', async (value) => {
    const parcel = await one({ from: 'CN', to: 'FR', consignmentValue: value })
    expect(parcel).toMatchObject({ status: 'JUDGED', scheme: 'DEEMED_SUPPLIER', country: 'FR' })
  })

  it.each([
    ['EL', 'GR'],
    ['gr', 'GR'],
  ])('knows %s as %s', async (to, country) => {
    const answer = await one({ ...local, from: to, to, sellerEstablished: to, registrations: to })
    expect(answer).toMatchObject({ country, rate: 24 })
  })

  it.each(['UK', 'gb', 'United Kingdom', '英国'])('reads %s as the United Kingdom', async (place) => {
    const answer = await one({
      from: place,
      to: place,
      toPostcode: 'M1 1AA',
      fromPostcode: 'M1 1AA',
      currency: 'GBP',
    })
    expect(answer).toMatchObject({ country: 'GB', scheme: 'DEEMED_SUPPLIER', owedBy: 'MARKETPLACE' })
  })

  it.each<[string, Line, string]>([
    ['a day that does not exist', { date: '2026-02-30' }, 'date'],
    ['a day that may be two', { date: '03/04/2026' }, 'date'],
    ['a country that does not exist', { to: 'QQ' }, 'to'],
    ['a currency that does not exist', { currency: 'ABC' }, 'currency'],
    ['an empty amount', { amount: '' }, 'amount'],
    ['an amount that may be two', { amount: '1,234' }, 'amount'],
    ['a point that may separate thousands', { amount: '1.100' }, 'amount'],
    ['distance sales that may be two', { distanceSalesThisYear: '8.500' }, 'distanceSalesThisYear'],
    ['1e30', { amount: 1e30 }, 'amount'],
    ['more decimals than the currency has', { amount: '1.234' }, 'amount'],
    ['a word that is neither yes nor no', { viaMarketplace: 'perhaps' }, 'viaMarketplace'],
    ['a buyer that is neither', { buyer: 'B2X' }, 'buyer'],
  ])('names the cell with %s', async (_what, changes, column) => {
    const answer = await one(changes)
    expect(answer?.status).toBe('UNREADABLE')
    expect(answer?.errors.map((error) => error.column)).toEqual([column])
    expect(answer?.errors[0]?.text).not.toBe('')
    expect((await one(changes, 'zh'))?.errors[0]?.text).toMatch(/\p{Script=Han}/u)
  })

  it('reports all wrong cells at once and still answers the valid lines', async () => {
    const { body } = await send([line({ date: 'soon', from: '??', amount: 'much' }), line()])
    expect(body.data?.lines[0]?.errors.map(({ column }) => column).toSorted()).toEqual([
      'amount',
      'date',
      'from',
    ])
    expect(body.data?.lines[1]?.status).toBe('JUDGED')
    expect(body.data?.totals).toEqual([
      { currency: 'EUR', net: 10000, vat: 1900, gross: 11900, vatOwedBySeller: 0, lines: 1 },
    ])
  })

  it('refuses a day before the rules at its cell', async () => {
    const answer = await one({ date: '2019-12-31' })
    expect(answer).toMatchObject({ status: 'REFUSED', country: null, vat: null })
    expect(answer?.errors[0]?.column).toBe('date')
  })

  it('asks for missing facts instead of guessing', async () => {
    const answer = await one({ from: 'CN', to: 'DE', viaMarketplace: '', consignmentValue: '100.00 EUR' })
    expect(answer?.questions.map(({ column }) => column)).toContain('viaMarketplace')
  })

  it('treats a buyer with an impossible or unchecked VAT number as a consumer and says so', async () => {
    const business: Line = { ...local, to: 'AT', buyer: 'B2B', distanceSalesThisYear: 50000, oss: 'DE' }
    const impossible = await one({ ...business, buyerVatId: 'ATU12345678' })
    expect(impossible?.scheme).not.toBe('IC_SUPPLY')
    expect(impossible?.warnings.map(({ code }) => code)).toContain('BUYER_NUMBER_FORM')
    const checked = await one({ ...business, buyerVatId: 'atu 393.787-67', buyerVatIdValid: true })
    expect(checked).toMatchObject({ scheme: 'IC_SUPPLY', vat: { amount: 0 } })
  })

  it('does not exempt a buyer with a VAT number of the state of dispatch', async () => {
    const answer = await one({
      ...local,
      to: 'AT',
      buyer: 'B2B',
      buyerVatId: 'DE136695976',
      buyerVatIdValid: true,
      distanceSalesThisYear: 50000,
      oss: 'DE',
    })
    expect(answer?.scheme).not.toBe('IC_SUPPLY')
    expect(answer?.warnings).not.toHaveLength(0)
  })

  it('sums by currency and by country', async () => {
    const { body } = await send([
      line(local),
      line({ ...local, amount: '-119.00', type: 'REFUND' }),
      line({ ...local, currency: 'PLN' }),
    ])
    const euros = body.data?.totals.find(({ currency }) => currency === 'EUR')
    expect(euros).toMatchObject({ gross: 0, vat: 0, lines: 2 })
    expect(body.data?.byCountry.map(({ country }) => country)).toEqual(['DE', 'DE'])
  })

  it('calculates a thousand lines and refuses more, with advice', async () => {
    const { body } = await send(Array.from({ length: 1000 }, () => line()))
    expect(body.data?.totals[0]?.lines).toBe(1000)
    const more = await send(Array.from({ length: 1001 }, () => ({ date: 'x' })))
    expect(more.body).toMatchObject({ code: 499, error: 'tax.too_many_lines' })
    expect(more.body.message).toContain('1000')
    const tenThousand = await send(Array.from({ length: 10_000 }, () => ({ date: '2026-03-10', from: 'DE' })))
    expect(tenThousand.body).toMatchObject({ code: 499, error: 'tax.too_many_lines' })
  })

  it.each([undefined, [], 'x', [7], [{ date: {} }], [{ date: 'x'.repeat(201) }]])(
    'refuses what is no list of lines: %j',
    async (lines) => {
      expect((await send(lines)).body.code).toBe(400)
    },
  )

  it('limits visitors’ tries', async () => {
    for (let tries = 0; tries < 120; tries++)
      await app.deps.limits.count({ key: 'tax:127.0.0.1', limit: 120, windowMinutes: 60 })
    expect((await send([line()])).status).toBe(429)
    expect((await send([line()], { as: app.people.viewer })).body.code).toBe(0)
  })
})

describe('POST /vat/tax/export', () => {
  const lines = [line(), line({ date: '=1+1', buyerVatId: '@SUM(A1)', category: '+cmd' })]
  it('exports a table without any formula', async () => {
    const csv = (await app.post(exportCalculation, { lines, format: 'csv' })).raw.toString('utf8')
    expect(csv).toContain('119')
    expect(csv).toContain("'=1+1")
    expect(csv).not.toMatch(/(?:^|[,\n"])[=@+]/m)
  })

  it('exports the same as xlsx, with numbers as numbers', async () => {
    const { raw, headers } = await app.post(exportCalculation, { lines, format: 'xlsx' }, { lang: 'zh' })
    expect(headers['content-disposition']).toContain('.xlsx')
    const book = await readXlsx(raw)
    const [headings = [], first = [], second = []] = book.sheets[0]?.rows ?? []
    const at = (row: readonly unknown[], heading: string) => row[headings.indexOf(heading)]
    expect(at(first, '含税')).toBe(119)
    expect(at(first, '税务处理')).toBe('平台代扣代缴')
    expect(at(second, '日期')).toBe("'=1+1")
  })
})

const ask = (input: Record<string, unknown>, lang: 'en' | 'zh' = 'en') =>
  app.get(vatRates, input, { as: app.people.viewer, lang })

describe('GET /vat/declare/item/getVatr', () => {
  it('lists the rates in force with validity and source', async () => {
    const { data } = (await ask({ country: 'DE' })).body
    expect(data).toMatchObject({ country: 'DE', date: '2026-03-02', currency: 'EUR', standardRate: 19 })
    const standard = data?.rates.find(({ category }) => category === 'standard')
    expect(standard).toMatchObject({ rate: 19, from: '2021-01-01', until: null, confidence: 'high' })
    expect(standard?.sources).not.toHaveLength(0)
  })

  it('returns the rate of a past day and of a category of goods', async () => {
    expect((await ask({ country: 'DE', date: '2020-08-01' })).body.data?.standardRate).toBe(16)
    const books = (await ask({ country: 'de', category: 'books' })).body.data
    expect(books?.rates).toMatchObject([{ category: 'books', rate: 7 }])
    expect((await ask({ country: 'DE', category: 'spoons' })).body.data?.warning).toContain('spoons')
  })

  it.each([
    [{ country: 'QQ' }, 499],
    [{ country: 'US' }, 499],
    [{ country: 'DE', date: '2026-02-30' }, 499],
    [{ country: 'DE', date: '2019-12-31' }, 499],
    [{}, 400],
    [{ country: ' ' }, 400],
  ])('refuses %j plainly', async (input, code) => {
    const { body } = await ask(input, 'zh')
    expect(body.code).toBe(code)
    expect(body.message).toMatch(/\p{Script=Han}/u)
  })

  it('has no declarations yet', async () => {
    const { status, body } = await ask({ id: 'dec_1' })
    expect([status, body.error]).toEqual([404, 'tax.declaration_not_found'])
  })

  it('is for sellers', async () => {
    expect((await app.get(vatRates, { country: 'DE' })).body.code).toBe(1)
  })
})

const about = (country: string, lang: 'en' | 'zh' = 'en') => app.get(vatCountry, { country }, { lang })

describe('GET /vat/country', () => {
  it('returns rates with their history, thresholds, frequencies and the next due dates', async () => {
    const { data } = (await about('DE')).body
    expect(data).toMatchObject({ country: 'DE', vatName: 'Umsatzsteuer', begins: '2020-01-01' })
    const standard = data?.rates.filter(({ category }) => category === 'standard').map(({ rate }) => rate)
    expect(standard).toEqual([19, 16, 19])
    expect(data?.thresholds.map(({ value }) => value)).toContainEqual({ amount: 1_000_000, currency: 'EUR' })
    const monthly = data?.filing.find(({ frequency }) => frequency === 'MONTHLY')
    expect(monthly).toMatchObject({ periodEnd: '2026-02-28', due: '2026-03-10', dueShifted: '2026-03-10' })
    expect(data?.filing.every(({ sources }) => sources.length > 0)).toBe(true)
  })

  it.each(['EL', 'gr', '希腊'])('reads %s as Greece', async (country) => {
    expect((await about(country)).body.data?.country).toBe('GR')
  })

  it('has no thresholds of the EU for Norway', async () => {
    expect((await about('NO')).body.data?.thresholds.map(({ value }) => value.currency)).toEqual(['NOK'])
  })

  it('refuses a country without data', async () => {
    const { status, body } = await about('US', 'zh')
    expect([status, body.error]).toEqual([404, 'tax.country_unknown'])
  })
})
