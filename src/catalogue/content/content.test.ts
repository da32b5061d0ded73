import { describe, expect, it } from 'vitest'
import { CURRENCIES, type Currency } from '#platform/shared/money.ts'
import { nodesOf } from '../nodes-of.ts'
import { expectedDaysOf, processProblems } from '../process.ts'
import { productContentSchema } from '../product.ts'
import { quote } from '../quote.ts'
import { requirementsOf } from '../requirements.ts'
import { demoCategories, productContents } from './content.ts'
import { dePackaging as demoPackaging } from './de-packaging.ts'
import type { ProductContent } from './product-content.ts'

const CHINESE = /[\u4e00-\u9fff，。；：！“]{2,}/
const TYPED_SPACE = /[\u4e00-\u9fff] [\w]|[\w] [\u4e00-\u9fff]/
const HALF_WIDTH = /[\u4e00-\u9fff][,;:!?]/

const codes = productContents.map((product) => product.code)

/** Every `{ en, zh }` inside a value, with its path. */
function textsIn(value: unknown, path = ''): { path: string; en: string; zh: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const record = value as Record<string, unknown>
  if (typeof record['en'] === 'string' && typeof record['zh'] === 'string')
    return [{ path, en: record['en'], zh: record['zh'] }]
  return Object.entries(record).flatMap(([key, child]) => textsIn(child, `${path}/${key}`))
}

function monthOffsets({ from, to }: { from: number; to: number }): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** Every combination of the options that cost something. */
function choicesOf({ content }: ProductContent): Record<string, string>[] {
  return content.options.reduce<Record<string, string>[]>(
    (choices, option) =>
      option.kind === 'month'
        ? choices
        : choices.flatMap((chosen) => option.values.map(({ value }) => ({ ...chosen, [option.key]: value }))),
    [{}],
  )
}

function quotableOf({ content, prices }: ProductContent, currency: Currency) {
  const frame = { currency, from: '2026-01-01', until: null }
  const ofOptions = Object.entries(prices.options).flatMap(([option, values]) =>
    Object.entries(values).map(([value, all]) => ({ ...frame, option, value, amount: all[currency] })),
  )
  const base = { ...frame, option: null, value: null, amount: prices.base[currency] }
  return { ...productContentSchema.parse(content), prices: [base, ...ofOptions] }
}

describe.each(productContents.map((product) => [product.code, product] as const))('%s', (_, product) => {
  it('is a valid product with a valid process', () => {
    expect(productContentSchema.safeParse(product.content).error?.issues).toBeUndefined()
    expect(processProblems(product.process.nodes)).toEqual([])
  })

  it('has a price in every currency for exactly what is charged for', () => {
    const charged = product.content.options.flatMap((option) =>
      option.kind === 'month'
        ? []
        : option.values
            .filter(({ charge }) => charge.kind !== 'free')
            .map(({ value }) => `${option.key}:${value}`),
    )
    const priced = Object.entries(product.prices.options).flatMap(([option, values]) =>
      Object.keys(values).map((value) => `${option}:${value}`),
    )
    expect(priced.toSorted()).toEqual(charged.toSorted())
    const all = [product.prices.base, ...Object.values(product.prices.options).flatMap(Object.values)]
    for (const amounts of all) {
      for (const currency of CURRENCIES) expect(amounts[currency]).toBeGreaterThan(0)
    }
  })

  it.each(CURRENCIES)(
    'opens with its cheapest choice in %s, the one that lists show as "from"',
    (currency) => {
      const quotable = quotableOf(product, currency)
      const netOf = (options: Record<string, string>) =>
        quote(quotable, { options, quantity: 1, currency, day: '2026-03-10' }).net.amount
      const cheaper = choicesOf(product).filter((options) => netOf(options) < netOf({}))
      expect(cheaper).toEqual([])
    },
  )

  it('names defaults, conditions and discounts that exist', () => {
    const values = new Map(
      product.content.options.map((option) => [
        option.key,
        option.kind === 'choice' ? option.values.map(({ value }) => value) : [],
      ]),
    )
    for (const option of product.content.options) {
      const offered = option.kind === 'choice' ? values.get(option.key) : monthOffsets(option)
      expect(offered).toContain(option.default)
      for (const value of option.onlyWhen?.values ?? [])
        expect(values.get(option.onlyWhen?.option ?? '')).toContain(value)
    }
    for (const discount of product.content.discounts) {
      for (const value of discount.values) expect(values.get(discount.option)).toContain(value)
    }
  })

  it('is related to products that exist, and not to itself', () => {
    for (const code of product.content.related) expect(codes).toContain(code)
    expect(product.content.related).not.toContain(product.code)
  })

  it('requires products that exist, each once, with a reason', () => {
    const required = (product.content.requires ?? []).map((requirement) => requirement.code)
    for (const code of required) expect(codes).toContain(code)
    expect(new Set(required).size).toBe(required.length)
    // a required product is not listed again as related
    expect(product.content.related.filter((code) => required.includes(code))).toEqual([])
  })

  it('has the badge "quick" only if it is quick', () => {
    if (!product.content.badges.includes('WITHIN_A_WEEK')) return
    expect(expectedDaysOf(product.process.nodes).high).toBeLessThanOrEqual(10)
  })

  it('says "renews yearly" only of what is sold by the year, not of a term that is chosen', () => {
    const terms = product.content.options.flatMap((option) =>
      option.kind === 'choice'
        ? option.values.filter(({ filing, validMonths }) => filing ?? validMonths)
        : [],
    )
    if (!product.content.badges.includes('RENEWS_YEARLY')) return
    expect(terms).toEqual([])
    expect(
      textsIn([product.content.baseLine, product.content.deliverables])
        .map(({ en }) => en)
        .join(' '),
    ).toMatch(/year/i)
  })

  it('has filing in its process if, and only if, filing can be bought with it', () => {
    const bought = product.content.options.flatMap((option) =>
      option.kind === 'choice'
        ? option.values
            .filter(({ filing }) => filing?.months)
            .map(({ value }) => ({ option: option.key, value }))
        : [],
    )
    const node = product.process.nodes.find(({ kind }) => kind === 'FILING_TERM')
    expect(node !== undefined).toBe(bought.length > 0)
    for (const { option, value } of bought)
      expect(nodesOf(product.process.nodes, { [option]: value })).toContainEqual(node)
    if (node?.onlyWhen) expect(nodesOf(product.process.nodes, {})).not.toContainEqual(node)
  })

  it('answers questions, and names each paper once', () => {
    expect(product.content.faqs.length).toBeGreaterThan(0)
    const keys = product.content.materials.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is written in both languages, the Chinese with full-width punctuation and no typed spaces', () => {
    const texts = textsIn([product.content, product.process.nodes])
    const wrong = texts.filter(
      ({ en, zh }) => !en || !zh || CHINESE.test(en) || TYPED_SPACE.test(zh) || HALF_WIDTH.test(zh),
    )
    expect(texts.length).toBeGreaterThan(20)
    expect(wrong).toEqual([])
  })
})

/**
 * Working days from complete documents, as the specification of the obligations states them; some days of the seller's
 * own are added.
 */
it.each([
  ['vat-registration-de', 30, 60],
  ['vat-registration-fr', 30, 60],
  ['vat-registration-it', 30, 50],
  ['vat-registration-es', 40, 70],
  ['vat-registration-pl', 30, 50],
  ['vat-registration-cz', 20, 40],
  ['vat-registration-gb', 15, 40],
  ['packaging-de', 2, 5],
  ['eori-eu', 3, 10],
  ['oss-registration', 5, 20],
  ['weee-de', 40, 80],
])('%s takes about %i to %i working days', (code, low, high) => {
  const process = productContents.find((product) => product.code === code)?.process
  const days = expectedDaysOf(process?.nodes ?? [])
  expect(Math.abs(days.low - low)).toBeLessThanOrEqual(2)
  expect(Math.abs(days.high - high)).toBeLessThanOrEqual(9)
})

describe('the catalogue', () => {
  it('has a unique code and position for each product', () => {
    expect(new Set(codes).size).toBe(codes.length)
    const positions = productContents.map((product) => product.position)
    expect(new Set(positions).size).toBe(positions.length)
    const names = productContents.flatMap(({ content }) => [content.name.en, content.name.zh])
    expect(new Set(names).size).toBe(names.length)
  })

  it('has only visible categories, none of them empty', () => {
    const shown = demoCategories.map((category) => category.code)
    expect(new Set(productContents.map((product) => product.category))).toEqual(new Set(shown))
  })

  it('covers what the shop promises', () => {
    const countries = ['de', 'fr', 'it', 'es', 'pl', 'cz', 'gb', 'at', 'nl', 'be', 'se', 'ie']
    const vat = ['vat-registration', 'vat-filing', 'vat-retroactive', 'vat-deregistration']
    const promised = [
      ...countries.flatMap((country) => vat.map((service) => `${service}-${country}`)),
      ...['de', 'fr', 'es', 'at', 'it', 'pl'].map((country) => `packaging-${country}`),
      ...['de', 'fr'].flatMap((country) => [`weee-${country}`, `batteries-${country}`]),
      ...['fr', 'it', 'es', 'pl', 'at', 'be', 'nl'].map((country) => `fiscal-representative-${country}`),
      ...['eu', 'gb'].flatMap((place) => [`eori-${place}`, `responsible-person-${place}`]),
      'oss-registration',
      'ioss-registration',
      'ioss-intermediary',
    ]
    expect(promised.filter((code) => !codes.includes(code))).toEqual([])
    expect(codes.length).toBeGreaterThanOrEqual(60)
  })

  it('has the amounts of missing months checked by another person before the seller is asked', () => {
    const missing = productContents.filter(({ code }) => code.startsWith('vat-retroactive-'))
    expect(missing.length).toBeGreaterThan(10)
    for (const { process } of missing) {
      const keys = process.nodes.map(({ key }) => key)
      const at = keys.indexOf('secondCheck')
      expect([keys[at - 1], keys[at + 1]]).toEqual(['reckoning', 'confirmation'])
      expect(process.nodes[at]?.anotherPerson).toBe(true)
    }
  })

  it('has no circular requirements', () => {
    const needs = new Map(
      productContents.map((product) => [
        product.code,
        (product.content.requires ?? []).map((requirement) => requirement.code),
      ]),
    )
    const reachable = (code: string, seen: readonly string[]): boolean =>
      (needs.get(code) ?? []).some((next) => seen.includes(next) || reachable(next, [...seen, next]))
    expect(codes.filter((code) => reachable(code, [code]))).toEqual([])
  })

  it('describes each country by its own facts', () => {
    // A text that two countries of one family share word for word was probably copied, not looked up.
    for (const family of ['vat-filing-', 'vat-registration-', 'fiscal-representative-']) {
      const answers = productContents
        .filter((product) => product.code.startsWith(family))
        .map((product) => product.content.faqs[0]?.answer.en)
      expect(new Set(answers).size).toBe(answers.length)
    }
  })
})

function neededInShenzhen(code: string): [string, boolean][] {
  const requires = productContents.find((product) => product.code === code)?.content.requires ?? []
  return requirementsOf({ requires }, 'CN').map((one) => [one.code, one.certain])
}

describe('a company in Shenzhen', () => {
  it.each([
    ['vat-registration-fr', [['fiscal-representative-fr', true]]],
    ['vat-registration-it', [['fiscal-representative-it', true]]],
    ['vat-registration-es', [['fiscal-representative-es', true]]],
    ['vat-registration-pl', [['fiscal-representative-pl', true]]],
    ['vat-registration-nl', [['fiscal-representative-nl', false]]],
    ['vat-registration-de', []],
    ['vat-registration-cz', []],
    ['ioss-registration', [['ioss-intermediary', true]]],
    ['packaging-at', [['packaging-representative-at', true]]],
    ['weee-de', [['weee-representative-de', true]]],
  ])('that buys %s', (code, expected) => {
    expect(neededInShenzhen(code)).toEqual(expected)
  })
})

it('the German packaging service promises guidance for what the law does not allow to be delegated', () => {
  const { content, process } = demoPackaging
  const promised = JSON.stringify([content.summary, content.lead, content.deliverables, content.baseLine])
  // § 33 VerpackG: registration (§ 9) and data reports (§ 10) are the producer's own.
  expect(promised).not.toMatch(/LUCID number|reported in both|两处数量/)
  expect(promised).toMatch(/prepare your LUCID entries; you register yourself/)
  const said = JSON.stringify(content.description)
  expect(said).toMatch(/register in LUCID and enter your packaging quantities there/)
  expect(said).toMatch(/在LUCID注册，并在LUCID填报包装数量/)
  const own = process.nodes.find(({ key }) => key === 'lucid')
  expect(own).toMatchObject({ kind: 'SELLER_TASK', owner: 'seller' })
})
