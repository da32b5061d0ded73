import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { CURRENCIES } from '#platform/shared/money.ts'
import {
  categoryCountries,
  firstCategories,
  listProducts,
  productDetails,
  productPrice,
  searchProducts,
} from '../contract.ts'
import { productContents } from '../content/content.ts'
import { seedCatalogue } from './catalogue.seed.ts'
import { processVersions, productPrices, products } from './catalogue.tables.ts'
import { setPrice } from './set-price.ts'

const app = await testApp()
const code = 'vat-registration-de'

const found = async (input: object) =>
  (await app.post(listProducts, input)).body.data?.records.map((card) => card.code)

describe('lists', () => {
  it('shows every product on sale with its price and days', async () => {
    const { status, body } = await app.post(listProducts, {})
    expect(status).toBe(200)
    expect(body.code).toBe(0)
    expect(body.data?.total).toBe(productContents.length)
    expect(body.data?.records[0]).toMatchObject({
      code,
      country: 'DE',
      countryName: 'Germany',
      fromPrice: { amount: 29000, currency: 'EUR' },
      expectedDays: { low: 30, high: 51 },
    })
  })

  it('pages without losing or repeating a product', async () => {
    const seen: string[] = []
    const total = productContents.length
    for (let page = 1; page <= Math.ceil(total / 20); page += 1) {
      const { body } = await app.post(listProducts, { page, pageSize: 20 })
      expect(body.data).toMatchObject({ total, page, pageSize: 20 })
      seen.push(...(body.data?.records ?? []).map((card) => card.code))
    }
    expect(seen).toHaveLength(total)
    expect(new Set(seen).size).toBe(total)
    expect((await app.post(listProducts, { page: 99, pageSize: 20 })).body.data?.records).toEqual([])
  })

  it('filters by category, country and keyword in either language', async () => {
    expect(await found({ category: 'EPR', country: 'DE' })).toEqual([
      'packaging-de',
      'weee-de',
      'batteries-de',
    ])
    expect((await found({ country: 'DE', category: 'VAT' }))?.slice(0, 2)).toEqual([code, 'vat-filing-de'])
    expect((await found({ keyword: '包装法' }))?.[0]).toBe('packaging-de')
    expect(await found({ keyword: 'france REGISTRATION vat' })).toContain('vat-registration-fr')
    expect(await found({ keyword: '法国注册' })).toContain('vat-registration-fr')
    expect(await found({ keyword: '西班牙财税代表' })).toEqual(['fiscal-representative-es'])
    expect(await found({ keyword: "' or 1=1 --" })).toEqual([])
  })

  it('lists matches in the name first', async () => {
    expect((await found({ keyword: 'fiscal representative italy' }))?.[0]).toBe('fiscal-representative-it')
    expect((await found({ keyword: 'uk eori' }))?.[0]).toBe('eori-gb')
    expect((await found({ keyword: '英代' }))?.[0]).toBe('responsible-person-gb')
  })

  it('answers in Chinese and in the requested currency', async () => {
    const { body } = await app.post(listProducts, { currency: 'CNY', category: 'EORI' }, { lang: 'zh' })
    expect(body.message).toBe('成功')
    expect(body.data?.records[0]).toMatchObject({
      name: '欧盟EORI号',
      countryName: '欧盟',
      fromPrice: { amount: 54000, currency: 'CNY' },
    })
  })

  it('counts facets without their own filter, so that another choice can be seen', async () => {
    const { body } = await app.post(searchProducts, { categories: ['EPR'], sort: 'priceAsc' })
    const epr = productContents.filter((product) => product.category === 'EPR')
    const vat = productContents.filter((product) => product.category === 'VAT')
    expect(body.data?.total).toBe(epr.length)
    expect(body.data?.facets.categories).toContainEqual({ code: 'VAT', name: 'VAT', count: vat.length })
    expect(body.data?.facets.countries).toContainEqual({ code: 'DE', name: 'Germany', count: 3 })
    expect(body.data?.facets.countries.map(({ code: country }) => country)).not.toContain('NL')
    expect(body.data?.facets.price?.min).toEqual({ amount: 12000, currency: 'EUR' })
  })

  it('keeps a chosen facet even when its count is zero', async () => {
    const input = { categories: ['EPR' as const], countries: ['NL'] }
    const { body } = await app.post(searchProducts, input)
    expect(body.data).toMatchObject({ total: 0, records: [] })
    expect(body.data?.facets.countries).toContainEqual({ code: 'NL', name: 'Netherlands', count: 0 })
    expect(body.data?.facets.price).toBeNull()
  })

  it('filters by price, and shows the range without that filter', async () => {
    const all = await app.post(searchProducts, {})
    const { body } = await app.post(searchProducts, { priceFrom: 10_000, priceTo: 20_000 })
    const prices = body.data?.records.map((card) => card.fromPrice.amount) ?? []
    expect(prices.length).toBeGreaterThan(5)
    expect(prices.every((price) => 10_000 <= price && price <= 20_000)).toBe(true)
    expect(body.data?.total).toBeLessThan(all.body.data?.total ?? 0)
    expect(body.data?.facets.price).toEqual(all.body.data?.facets.price)
    expect(body.data?.facets.categories.map(({ count }) => count)).not.toEqual(
      all.body.data?.facets.categories.map(({ count }) => count),
    )
  })

  it('sorts by price and by speed', async () => {
    const { body } = await app.post(searchProducts, { sort: 'priceDesc' })
    const prices = body.data?.records.map((card) => card.fromPrice.amount) ?? []
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    const fastest = await app.post(searchProducts, { sort: 'fastest' })
    expect(fastest.body.data?.records[0]?.code).toBe('responsible-person-eu')
    const named = await app.post(searchProducts, { sort: 'name', pageSize: 100 }, { lang: 'zh' })
    const names = named.body.data?.records.map((card) => card.name) ?? []
    expect(names).toEqual(names.toSorted(new Intl.Collator('zh-CN', { numeric: true }).compare))
    const popular = await app.post(searchProducts, { sort: 'popular', keyword: 'vat' })
    expect(popular.body.data?.records[0]?.code).toBe(code)
  })

  it.each([
    [{ pageSize: 101 }, 'pageSize'],
    [{ page: 0 }, 'page'],
    [{ category: 'CARS' }, 'category'],
    [{ country: 'de' }, 'country'],
    [{ currency: 'JPY' }, 'currency'],
    [{ keyword: 'x'.repeat(81) }, 'keyword'],
  ])('refuses %j', async (input, field) => {
    const { status, body } = await app.post(listProducts, input)
    expect(status).toBe(400)
    expect(body.code).toBe(400)
    expect(body.fields).toHaveProperty([field])
  })
})

describe('categories and countries', () => {
  it('come with their counts', async () => {
    const { body } = await app.get(firstCategories)
    const counted = body.data?.map(({ code: category, productCount }) => [category, productCount])
    expect(counted).toEqual(
      ['VAT', 'EPR', 'EORI', 'REPRESENTATIVE', 'OSS_IOSS', 'COMPANY'].map((category) => [
        category,
        productContents.filter((product) => product.category === category).length,
      ]),
    )
    const countries = await app.get(categoryCountries, { category: 'VAT' })
    expect(countries.body.data).toHaveLength(12)
    expect(countries.body.data?.[0]).toEqual({ country: 'DE', name: 'Germany', flag: 'DE', productCount: 5 })
  })

  it('refuses an unknown category', async () => {
    expect((await app.get(categoryCountries, { category: 'x' })).body.code).toBe(400)
  })
})

const correctedOf = async (keyword: string) =>
  (await app.post(searchProducts, { keyword })).body.data?.corrected

describe('a search', () => {
  it.each([
    ['amazon', 'vat-registration-de'],
    ['亚马逊', 'packaging-de'],
    ['amazn', 'vat-registration-de'],
    ['deguo', 'vat-registration-de'],
    ['deguo baozhuang', 'packaging-de'],
    ['德国税号', 'vat-registration-de'],
    ['锂电池', 'batteries-de'],
    ['germny packging', 'packaging-de'],
    ['gpsr', 'responsible-person-eu'],
    ['欧代', 'responsible-person-eu'],
    ['cancel vat france', 'vat-deregistration-fr'],
    ['returns poland', 'vat-filing-pl'],
  ])('for %s finds %s', async (keyword, wanted) => {
    expect(await found({ keyword, pageSize: 100 })).toContain(wanted)
  })

  it('says what it searched for instead of a misspelt word, and only then', async () => {
    expect(await correctedOf('amazn')).toBe('amazon')
    expect(await correctedOf('amazon')).toBeNull()
    expect(await correctedOf('qqqqqq')).toBeNull()
    expect(await found({ keyword: 'qqqqqq' })).toEqual([])
  })
})

describe('the price that lists show', () => {
  it.each(CURRENCIES)('is the one with which each page opens, in %s', async (currency) => {
    const { body } = await app.post(listProducts, { currency, pageSize: 100 })
    const cards = body.data?.records ?? []
    expect(cards.length).toBeGreaterThan(50)
    for (const card of cards) {
      const details = await app.get(productDetails, { code: card.code, currency })
      expect([card.code, details.body.data?.price.total]).toEqual([card.code, card.fromPrice])
    }
  })

  it('says what of it is paid for each month', async () => {
    const { body } = await app.get(productDetails, { code: 'vat-filing-fr' })
    expect(body.data?.fromPrice.amount).toBe(61_500)
    expect(body.data?.fromParts).toEqual({
      once: { amount: 7500, currency: 'EUR' },
      monthly: { amount: 4500, currency: 'EUR' },
      months: 12,
    })
  })
})

describe('details', () => {
  it('contain everything that the page shows', async () => {
    const { body } = await app.get(productDetails, { code })
    const product = body.data
    expect(product?.process.map((step) => [step.key, step.owner])).toEqual([
      ['companyForm', 'seller'],
      ['check', 'agency'],
      ['powerOfAttorney', 'seller'],
      ['translation', 'translator'],
      ['handIn', 'agency'],
      ['taxNumber', 'authority'],
      ['vatNumber', 'authority'],
      ['handover', 'agency'],
      ['filing', 'agency'],
    ])
    expect(product?.options.map((option) => option.key)).toEqual([
      'filing',
      'firstPeriod',
      'earlierSales',
      'speed',
    ])
    expect(product?.form?.sections).toHaveLength(4)
    expect(product?.form?.questions).toBeGreaterThan(20)
    expect(product?.materials.length).toBeGreaterThan(2)
    expect(product?.faqs.some((faq) => faq.sources.length > 0)).toBe(true)
    expect(product?.related.map((card) => card.code)).toContain('packaging-de')
    expect(product?.price.total).toEqual({ amount: 29000, currency: 'EUR' })
    expect((await app.get(productDetails, { id: product?.id })).body.data?.code).toBe(code)
  })

  it('name required services, as far as known without the company', async () => {
    const { body } = await app.get(productDetails, { code: 'vat-registration-pl' }, { lang: 'zh' })
    expect(body.data?.requires).toMatchObject([
      {
        product: { code: 'fiscal-representative-pl', name: '波兰财税代表' },
        certain: false,
        source: { url: null },
      },
    ])
    expect(body.data?.requires[0]?.reason).toContain('财税代表')
    const german = await app.get(productDetails, { code })
    expect(german.body.data?.requires).toEqual([])
  })

  it('of an unknown product are refused in the language of the request', async () => {
    const { status, body } = await app.get(productDetails, { code: 'vat-registration-xx' }, { lang: 'zh' })
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 499, error: 'catalogue.product_not_found', data: null })
    expect(body.message).toBe('该服务不存在或已下架。')
  })

  it('need an id or a code', async () => {
    expect((await app.get(productDetails, {})).body).toMatchObject({ code: 400 })
    expect((await app.get(productDetails, { code: '../etc' })).body).toMatchObject({ code: 400 })
  })

  it('are shown to a person whose token is no longer valid', async () => {
    const { body } = await app.get(productDetails, { code }, { as: { token: 'expired' } })
    expect(body.code).toBe(0)
  })
})

describe('price', () => {
  it('is computed from the options, whatever their order', async () => {
    const option = ['speed:first', 'filing:24']
    const { body } = await app.get(productPrice, { id: code, option })
    expect(body.data).toMatchObject({
      unit: { amount: 29000 + 24 * 4400 + 9000, currency: 'EUR' },
      vat: null,
      options: { filing: '24', speed: 'first' },
    })
    const sum = body.data?.lines.reduce((total, line) => total + line.amount.amount, 0)
    expect(sum).toBe(body.data?.total.amount)
    const reversed = await app.get(productPrice, { id: code, option: option.toReversed() })
    expect(reversed.body.data).toEqual(body.data)
  })

  it('accepts a single option', async () => {
    expect((await app.get(productPrice, { id: code, option: 'filing:none' })).body.data?.total.amount).toBe(
      29000,
    )
  })

  it.each([
    [{ option: 'colour:red' }, 'catalogue.option_unknown'],
    [{ option: 'filing:36' }, 'catalogue.option_value_unknown'],
    [{ quantity: 2 }, 'catalogue.quantity_not_offered'],
  ])('refuses %j', async (input, error) => {
    const { status, body } = await app.get(productPrice, { id: code, ...input })
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 499, error })
  })

  it('names the option in the language of the request', async () => {
    const { body } = await app.get(productPrice, { id: code, option: 'filing:36' }, { lang: 'zh' })
    expect(body.message).toContain('后续申报')
  })

  it.each([{ option: 'filing' }, { quantity: 0 }, { quantity: 'many' }, { id: '' }])(
    'calls %j bad input',
    async (input) => {
      const { status, body } = await app.get(productPrice, { id: code, ...input })
      expect(status).toBe(400)
      expect(body.code).toBe(400)
    },
  )

  it('changes at once for everybody when staff change it, and the old one is kept', async () => {
    const before = await app.get(productDetails, { code: 'eori-eu' })
    const productId = before.body.data?.id ?? ''
    const from = dayOf(app.clock.now(), app.config.agency.timeZone)
    await setPrice(app.deps, { productId, option: null, value: null, currency: 'EUR', amount: 7500, from })
    const after = await app.get(productDetails, { code: 'eori-eu' })
    expect(before.body.data?.fromPrice.amount).toBe(6900)
    expect(after.body.data?.fromPrice.amount).toBe(7500)
    expect((await app.get(productPrice, { id: 'eori-eu' })).body.data?.total.amount).toBe(7500)
  })
})

describe('the seed', () => {
  it('changes nothing on a second run, and keeps the prices that staff have set', async () => {
    const count = async () => [
      await app.deps.db.$count(products),
      await app.deps.db.$count(processVersions),
      await app.deps.db.$count(productPrices),
    ]
    await seedCatalogue(app.deps)
    const before = await count()
    await seedCatalogue(app.deps)
    expect(await count()).toEqual(before)
    const { body } = await app.get(productDetails, { code: 'eori-eu' })
    expect(body.data?.fromPrice.amount).toBe(7500)
  })
})
