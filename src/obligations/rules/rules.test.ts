import { describe, expect, test } from 'vitest'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import { CUSTOMER_PLACES, type Facts, NO_FACTS, STOCK_PLACES } from '../facts.ts'
import type { NeedStatus } from '../rule.ts'
import { whatIsNeeded } from '../what-is-needed.ts'
import { RULES } from './rules.ts'

const AFTER = '2026-11-21'

/** A seller from Shenzhen with goods in Germany and a marketplace; each case overrides some of it. */
const seller = (different: Partial<Facts> = {}): Facts => ({
  home: 'CN',
  stock: ['DE'],
  customers: ['DE'],
  channels: ['MARKETPLACE'],
  sales: 'ABOVE_10000',
  goods: [],
  parcels: 'SMALL',
  importer: 'OTHERS',
  maker: 'EU',
  ...different,
})

/** The rule applies to the first facts, with this result, and not to the second, which differ in one answer. */
type Case = { rule: string; at?: string; result: NeedStatus; fires: Partial<Facts>; miss: Partial<Facts> }

const OUTSIDE = { stock: ['OUTSIDE'] }
const euShop = { ...OUTSIDE, channels: ['OWN_SHOP'] as const }
const gbShop = { ...euShop, customers: ['GB'] }
const german = { home: 'DE', customers: ['DE', 'FR'], sales: 'UP_TO_10000' as const }

const CASES: Case[] = [
  { rule: 'vat-stock-eu', at: 'DE', result: 'must', fires: {}, miss: OUTSIDE },
  { rule: 'vat-stock-eu', at: 'DE', result: 'must', fires: {}, miss: { home: 'DE' } },
  { rule: 'vat-stock-eu', at: 'FR', result: 'must', fires: { stock: ['DE', 'FR'] }, miss: { stock: ['DE'] } },
  { rule: 'vat-stock-gb', at: 'GB', result: 'must', fires: { stock: ['GB'] }, miss: { stock: ['IE'] } },
  {
    rule: 'vat-stock-gb',
    result: 'must',
    fires: { stock: ['GB'] },
    miss: { stock: ['GB'], home: 'GB' },
  },
  { rule: 'vat-stock-home', at: 'DE', result: 'probably', fires: { home: 'DE' }, miss: { home: 'FR' } },
  {
    rule: 'vat-stock-home-gb',
    result: 'probably',
    fires: { home: 'GB', stock: ['GB'] },
    miss: { home: 'GB', stock: ['IE'] },
  },
  {
    rule: 'vat-gb-small-parcels-own-shop',
    result: 'must',
    fires: gbShop,
    miss: { ...gbShop, parcels: 'LARGE' },
  },
  {
    rule: 'vat-gb-small-parcels-own-shop',
    result: 'must',
    fires: { ...gbShop, stock: ['DE'] },
    miss: { ...gbShop, channels: ['MARKETPLACE'] },
  },
  {
    rule: 'vat-gb-small-parcels-marketplace',
    result: 'notNeeded',
    fires: { ...gbShop, channels: ['MARKETPLACE'] },
    miss: { ...gbShop, channels: ['MARKETPLACE', 'OWN_SHOP'] },
  },
  {
    rule: 'fiscal-representative-no-agreement',
    at: 'FR',
    result: 'must',
    fires: { stock: ['FR'] },
    miss: { stock: ['FR'], home: 'NO' },
  },
  {
    rule: 'fiscal-representative-no-agreement',
    at: 'IT',
    result: 'must',
    fires: { stock: ['IT'], home: 'US' },
    miss: { stock: ['CZ'], home: 'US' },
  },
  {
    rule: 'fiscal-representative-other-home',
    at: 'ES',
    result: 'probably',
    fires: { stock: ['ES'], home: 'JP' },
    miss: { stock: ['ES'], home: 'DE' },
  },
  {
    rule: 'fiscal-representative-agreement',
    at: 'PL',
    result: 'notNeeded',
    fires: { stock: ['PL'], home: 'GB' },
    miss: { stock: ['PL'], home: 'HK' },
  },
  {
    rule: 'fiscal-representative-nl',
    at: 'NL',
    result: 'probably',
    fires: { stock: ['NL'], importer: 'US' },
    miss: { stock: ['NL'] },
  },
  {
    rule: 'fiscal-representative-not-asked',
    at: 'DE',
    result: 'notNeeded',
    fires: {},
    miss: { home: 'FR' },
  },
  {
    rule: 'oss-below-threshold',
    result: 'notNeeded',
    fires: german,
    miss: { ...german, sales: 'ABOVE_10000' },
  },
  {
    rule: 'oss-above-threshold',
    result: 'must',
    fires: { ...german, sales: 'ABOVE_10000' },
    miss: german,
  },
  {
    rule: 'oss-above-threshold',
    result: 'must',
    fires: { ...german, stock: ['DE', 'PL'], customers: ['FR'] },
    miss: { ...german, stock: ['DE'], customers: ['FR'] },
  },
  {
    rule: 'oss-marketplace-owes',
    result: 'notNeeded',
    fires: {},
    miss: { channels: ['MARKETPLACE', 'OWN_SHOP'] },
  },
  {
    rule: 'oss-own-shop',
    result: 'must',
    fires: { channels: ['OWN_SHOP'], customers: ['DE', 'FR'] },
    miss: { channels: ['OWN_SHOP'], customers: ['DE'] },
  },
  { rule: 'ioss-own-shop', result: 'probably', fires: euShop, miss: { ...euShop, parcels: 'LARGE' } },
  { rule: 'ioss-own-shop', result: 'probably', fires: euShop, miss: { ...euShop, stock: ['DE'] } },
  {
    rule: 'ioss-intermediary',
    result: 'probably',
    fires: euShop,
    miss: { ...euShop, home: 'NO' },
  },
  {
    rule: 'ioss-no-intermediary',
    result: 'notNeeded',
    fires: { ...euShop, home: 'FR' },
    miss: euShop,
  },
  { rule: 'ioss-marketplace', result: 'notNeeded', fires: OUTSIDE, miss: { ...OUTSIDE, parcels: 'BOTH' } },
  {
    rule: 'ioss-large-parcels',
    result: 'notNeeded',
    fires: { ...euShop, parcels: 'LARGE' },
    miss: { ...euShop, parcels: 'BOTH' },
  },
  { rule: 'eori-eu', result: 'must', fires: { importer: 'US' }, miss: {} },
  {
    rule: 'eori-eu',
    result: 'must',
    fires: { importer: 'US', ...OUTSIDE },
    miss: { importer: 'US', ...OUTSIDE, customers: ['GB'] },
  },
  { rule: 'eori-eu-others-import', result: 'notNeeded', fires: {}, miss: { importer: 'US' } },
  {
    rule: 'eori-gb',
    result: 'must',
    fires: { importer: 'US', stock: ['GB'] },
    miss: { importer: 'US', stock: ['DE'] },
  },
  {
    rule: 'eori-gb-others-import',
    result: 'notNeeded',
    fires: { stock: ['GB'] },
    miss: { stock: ['GB'], importer: 'US' },
  },
  {
    rule: 'customs-representative-eu',
    result: 'probably',
    fires: { importer: 'US' },
    miss: { importer: 'US', home: 'PL' },
  },
  {
    rule: 'customs-representative-gb',
    result: 'probably',
    fires: { importer: 'US', stock: ['GB'] },
    miss: { importer: 'US', stock: ['GB'], home: 'GB' },
  },
  { rule: 'packaging-de', result: 'must', fires: {}, miss: { customers: ['AT'] } },
  { rule: 'packaging-fr', result: 'must', fires: { customers: ['FR'] }, miss: { customers: ['BE'] } },
  {
    rule: 'textiles-fr',
    result: 'must',
    fires: { customers: ['FR'], goods: ['TEXTILES'] },
    miss: { customers: ['DE'], goods: ['TEXTILES'] },
  },
  {
    rule: 'toys-fr',
    result: 'must',
    fires: { customers: ['FR'], goods: ['TOYS'] },
    miss: { customers: ['FR'], goods: ['TEXTILES'] },
  },
  { rule: 'packaging-es', result: 'must', fires: { customers: ['ES'] }, miss: { customers: ['PT'] } },
  { rule: 'packaging-at', result: 'must', fires: { customers: ['AT'] }, miss: { customers: ['DE'] } },
  { rule: 'packaging-it', result: 'must', fires: { customers: ['IT'] }, miss: { customers: ['MT'] } },
  { rule: 'packaging-pl', result: 'must', fires: { customers: ['PL'] }, miss: { customers: ['CZ'] } },
  {
    rule: 'packaging-other-states',
    at: 'NL',
    result: 'probably',
    fires: { customers: ['DE', 'NL'] },
    miss: { customers: ['DE', 'PL', 'GB'] },
  },
  {
    rule: 'packaging-representative-at',
    result: 'must',
    fires: { customers: ['AT'] },
    miss: { customers: ['AT'], home: 'AT' },
  },
  {
    rule: 'packaging-representative-es',
    result: 'must',
    fires: { customers: ['ES'], home: 'DE' },
    miss: { customers: ['ES'], home: 'ES' },
  },
  {
    rule: 'packaging-regulation-representative',
    at: 'DE',
    result: 'probably',
    fires: {},
    miss: { home: 'DE' },
  },
  { rule: 'weee', at: 'DE', result: 'must', fires: { goods: ['ELECTRICAL'] }, miss: { goods: ['TOYS'] } },
  {
    rule: 'weee-representative',
    at: 'DE',
    result: 'must',
    fires: { goods: ['ELECTRICAL'] },
    miss: { goods: ['ELECTRICAL'], home: 'DE' },
  },
  {
    rule: 'batteries',
    at: 'DE',
    result: 'must',
    fires: { goods: ['BATTERIES'] },
    miss: { goods: ['ELECTRICAL'] },
  },
  { rule: 'responsible-person', result: 'must', fires: { maker: 'OUTSIDE' }, miss: { maker: 'EU' } },
  {
    rule: 'responsible-person',
    result: 'must',
    fires: { maker: 'OUTSIDE', customers: ['XI'] },
    miss: { maker: 'OUTSIDE', customers: ['GB'] },
  },
  {
    rule: 'responsible-person-importer',
    result: 'probably',
    fires: { maker: 'OUTSIDE', home: 'IT' },
    miss: { maker: 'OUTSIDE' },
  },
  { rule: 'responsible-person-made-in-eu', result: 'notNeeded', fires: {}, miss: { customers: ['GB'] } },
  {
    rule: 'ce-representative',
    result: 'must',
    fires: { maker: 'OUTSIDE', goods: ['OTHER_CE'] },
    miss: { maker: 'OUTSIDE', goods: ['TEXTILES'] },
  },
  {
    rule: 'ce-representative-importer',
    result: 'probably',
    fires: { maker: 'OUTSIDE', goods: ['TOYS'], home: 'DE' },
    miss: { maker: 'OUTSIDE', goods: ['TOYS'] },
  },
]

function groundsOf(rule: string, facts: Facts, day = AFTER) {
  const needs = whatIsNeeded(facts, day, RULES)
  return [...needs.must, ...needs.probably, ...needs.notNeeded].filter(({ grounds }) =>
    grounds.some((ground) => ground.rule.id === rule && ground.certain),
  )
}

describe('each rule', () => {
  test.each(CASES)('$rule: applies, and not when one answer differs', ({ rule, at, result, fires, miss }) => {
    const found = groundsOf(rule, seller(fires))
    expect(found.map(({ status }) => status)).toContain(result)
    if (at) expect(found.map(({ country }) => country)).toContain(at)
    expect(groundsOf(rule, seller(miss)).filter(({ country }) => at === undefined || country === at)).toEqual(
      [],
    )
  })

  test('has a case of its own', () => {
    expect(new Set(CASES.map(({ rule }) => rule))).toEqual(new Set(RULES.map(({ id }) => id)))
    expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length)
  })

  test('gives its reason in both languages, without unknown placeholders', () => {
    for (const { id, reason } of RULES) {
      for (const text of [reason.en, reason.zh]) {
        const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)
        expect(['country', 'home', 'stock'], id).toEqual(expect.arrayContaining(names))
      }
      expect(reason.zh, id).toMatch(/。$/)
    }
  })
})

test('parcels to the whole EU: packaging is named for every state', () => {
  const { must, probably } = whatIsNeeded(seller({ customers: [...EU_STATES] }), AFTER, RULES)
  const named = [...must, ...probably].filter(({ kind }) => kind === 'PACKAGING')
  expect(named.map(({ country }) => country).toSorted()).toEqual([...EU_STATES].toSorted())
})

describe('days', () => {
  test('what begins later is reported with its day', () => {
    const { probably } = whatIsNeeded(seller(), '2026-08-11', RULES)
    expect(probably.find(({ kind }) => kind === 'PACKAGING_REPRESENTATIVE')).toMatchObject({
      from: '2026-08-12',
    })
    const after = whatIsNeeded(seller(), '2026-08-12', RULES)
    expect(after.probably.find(({ kind }) => kind === 'PACKAGING_REPRESENTATIVE')).toMatchObject({
      from: null,
    })
  })

  test('what has ended is not reported', () => {
    const ended = RULES.map((rule) => ({ ...rule, until: '2026-11-20' }))
    expect(whatIsNeeded(seller(), AFTER, ended)).toEqual({ must: [], probably: [], notNeeded: [], open: [] })
    expect(whatIsNeeded(seller(), '2026-11-20', ended).must).not.toEqual([])
  })
})

describe('what is not known', () => {
  test('without any facts there is no obligation, only questions', () => {
    const needs = whatIsNeeded(NO_FACTS, AFTER, RULES)
    expect(needs).toMatchObject({ must: [], probably: [], notNeeded: [] })
    expect(needs.open.map(({ fact }) => fact)).toContain('customers')
  })

  test('goods in France, home of the company unknown: registration and representative only probably', () => {
    const needs = whatIsNeeded({ ...NO_FACTS, stock: ['FR'] }, AFTER, RULES)
    expect(needs.must).toEqual([])
    expect(needs.probably.map(({ kind, country }) => `${kind} ${country}`)).toEqual(
      expect.arrayContaining(['VAT_REGISTRATION FR', 'FISCAL_REPRESENTATIVE FR']),
    )
  })

  test('goods inside and outside: the facts leave open which are sent, and there is no question about it', () => {
    const needs = whatIsNeeded(seller({ ...euShop, stock: ['DE', 'OUTSIDE'] }), AFTER, RULES)
    expect(needs.probably.map(({ kind }) => kind)).toContain('IOSS')
    expect(needs.open).toEqual([])
  })

  test('a switch from unknown to known closes its question', () => {
    expect(whatIsNeeded(seller({ maker: null }), AFTER, RULES).open.map(({ fact }) => fact)).toEqual([
      'maker',
    ])
    expect(whatIsNeeded(seller(), AFTER, RULES).open).toEqual([])
  })
})

test('the places offered are those of the table', () => {
  expect(EU_STATES.size).toBe(27)
  expect(STOCK_PLACES).toHaveLength(29)
  expect(CUSTOMER_PLACES).toHaveLength(29)
})
