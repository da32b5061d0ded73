import { describe, expect, it } from 'vitest'
import { CURRENCIES } from '#platform/shared/money.ts'
import { expectedDaysOf, processProblems } from '../process.ts'
import { productContentSchema } from '../product.ts'
import { demoCategories, demoProducts } from './demo-catalogue.ts'

const CHINESE = /[\u4e00-\u9fff，。；：！“]{2,}/
const TYPED_SPACE = /[\u4e00-\u9fff] [\w]|[\w] [\u4e00-\u9fff]/
const HALF_WIDTH = /[\u4e00-\u9fff][,;:!?]/

const codes = demoProducts.map((product) => product.code)

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

describe.each(demoProducts.map((product) => [product.code, product] as const))('%s', (_, product) => {
  it('is a valid product with a sound process', () => {
    expect(productContentSchema.safeParse(product.content).error?.issues).toBeUndefined()
    expect(processProblems(product.process.nodes)).toEqual([])
  })

  it('has a price in every currency for exactly what is charged', () => {
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

  it('is written in both languages, the Chinese with its own punctuation and no typed spaces', () => {
    const texts = textsIn([product.content, product.process.nodes])
    const wrong = texts.filter(
      ({ en, zh }) => !en || !zh || CHINESE.test(en) || TYPED_SPACE.test(zh) || HALF_WIDTH.test(zh),
    )
    expect(texts.length).toBeGreaterThan(20)
    expect(wrong).toEqual([])
  })
})

it('the German registration takes about 30 to 50 working days', () => {
  const registration = demoProducts.find((product) => product.code === 'vat-registration-de')
  expect(expectedDaysOf(registration?.process.nodes ?? [])).toEqual({ low: 30, high: 51 })
})

it('every product lies in a category that is shown', () => {
  const categories = demoCategories.map((category) => category.code)
  for (const product of demoProducts) expect(categories).toContain(product.category)
  expect(new Set(codes).size).toBe(codes.length)
})
