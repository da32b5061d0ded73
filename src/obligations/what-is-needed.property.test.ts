import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CHANNELS,
  CUSTOMER_PLACES,
  FACT_NAMES,
  type Facts,
  GOODS,
  IMPORTERS,
  MAKERS,
  PARCELS,
  SALES,
  STOCK_PLACES,
} from './facts.ts'
import { RULES } from './rules/rules.ts'
import { type Needs, whatIsNeeded } from './what-is-needed.ts'

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 4, nil: null })
const someOf = <T>(values: readonly T[], minLength = 1) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength, maxLength: 5 })

const facts: fc.Arbitrary<Facts> = fc.record({
  home: maybe(fc.constantFrom('CN', 'HK', 'US', 'GB', 'NO', 'JP', 'DE', 'FR', 'NL')),
  stock: maybe(someOf(STOCK_PLACES)),
  customers: maybe(someOf(CUSTOMER_PLACES)),
  channels: maybe(someOf(CHANNELS)),
  sales: maybe(fc.constantFrom(...SALES)),
  goods: maybe(someOf(GOODS, 0)),
  parcels: maybe(fc.constantFrom(...PARCELS)),
  importer: maybe(fc.constantFrom(...IMPORTERS)),
  maker: maybe(fc.constantFrom(...MAKERS)),
})
const day = fc.constantFrom('2026-01-01', '2026-08-11', '2026-08-12', '2027-01-01')
const fact = fc.constantFrom(...FACT_NAMES)

const subjects = (list: Needs['must']) => list.map(({ kind, country }) => `${kind} ${country}`)

test('any facts have a result, and each subject is in one list only', () => {
  fc.assert(
    fc.property(facts, day, (known, today) => {
      const { must, probably, notNeeded } = whatIsNeeded(known, today, RULES)
      const all = subjects([...must, ...probably, ...notNeeded])
      expect(new Set(all).size).toBe(all.length)
      for (const { grounds } of [...must, ...notNeeded])
        expect(grounds.length > 0 && grounds.every(({ certain }) => certain)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('neither the order of the rules nor that of the answers matters', () => {
  fc.assert(
    fc.property(
      facts,
      day,
      fc.shuffledSubarray([...RULES], { minLength: RULES.length, maxLength: RULES.length }),
      (known, today, shuffled) => {
        const turned: Facts = {
          ...known,
          stock: known.stock?.toReversed() ?? null,
          customers: known.customers?.toReversed() ?? null,
          channels: known.channels?.toReversed() ?? null,
          goods: known.goods?.toReversed() ?? null,
        }
        expect(whatIsNeeded(turned, today, shuffled)).toEqual(whatIsNeeded(known, today, RULES))
      },
    ),
    { numRuns: 300 },
  )
})

test('removing a fact never adds an obligation, nor rules one out', () => {
  fc.assert(
    fc.property(facts, day, fact, (known, today, forgotten) => {
      const more = whatIsNeeded(known, today, RULES)
      const less = whatIsNeeded({ ...known, [forgotten]: null }, today, RULES)
      expect(subjects(more.must)).toEqual(expect.arrayContaining(subjects(less.must)))
      const stillNeeded = new Set(subjects([...more.must, ...more.probably]))
      expect(subjects(less.notNeeded).filter((subject) => stillNeeded.has(subject))).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('no question is open about a known fact', () => {
  fc.assert(
    fc.property(facts, day, (known, today) => {
      for (const { fact: name, about } of whatIsNeeded(known, today, RULES).open) {
        expect(known[name]).toBeNull()
        expect(about.length).toBeGreaterThan(0)
      }
    }),
    { numRuns: 300 },
  )
})
