import { EU_STATES } from '#platform/shared/eu-states.ts'
import { type Channel, type FactName, type Facts, type Good, NORTHERN_IRELAND, OUTSIDE } from './facts.ts'

/**
 * `PLACE`: the country to which a rule is being applied. `EU_LAW`: where EU law on goods applies, including Northern
 * Ireland.
 */
type Area = 'EU' | 'EU_LAW' | 'PLACE' | readonly string[]

/** A single test of the facts. */
type Test =
  | { home: Area }
  | { stock: Area }
  /** All goods are stored in the state of the company. */
  | { stockOnlyAtHome: true }
  | { stockInAnotherState: true }
  | { customers: Area }
  /** Goods are sent from stock in one EU state to consumers in another. */
  | { betweenStates: true }
  /** Goods reach the customers there from outside that place. */
  | { sentFromOutside: 'EU' | 'GB' }
  | { channel: Channel }
  | { onlyMarketplaces: true }
  | { sales: NonNullable<Facts['sales']> }
  | { goods: readonly Good[] }
  | { someParcels: 'SMALL' }
  | { allParcels: 'SMALL' | 'LARGE' }
  | { importer: NonNullable<Facts['importer']> }
  | { maker: NonNullable<Facts['maker']> }

/** Conditions are data, so that they can be listed, read by an adviser and tested one by one. */
export type Condition =
  | Test
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }

/** `null`: unknown. `missing` names the facts that could decide it. */
export type ConditionResult = { holds: boolean | null; missing: readonly FactName[] }

const KNOWN: readonly FactName[] = []
const decided = (holds: boolean | null): ConditionResult => ({ holds, missing: KNOWN })
const unknown = (...missing: FactName[]): ConditionResult => ({ holds: null, missing })

/** Three-valued logic (Kleene): unknown stays unknown, unless the rest decides alone. */
export function evaluate(condition: Condition, facts: Facts, place: string): ConditionResult {
  if ('all' in condition) return together(condition.all, false, facts, place)
  if ('any' in condition) return together(condition.any, true, facts, place)
  if ('not' in condition) {
    const inner = evaluate(condition.not, facts, place)
    return { ...inner, holds: inner.holds === null ? null : !inner.holds }
  }
  return test(condition, facts, place)
}

function together(
  conditions: readonly Condition[],
  decisive: boolean,
  facts: Facts,
  place: string,
): ConditionResult {
  const parts = conditions.map((condition) => evaluate(condition, facts, place))
  if (parts.some((part) => part.holds === decisive)) return decided(decisive)
  const open = parts.filter((part) => part.holds === null)
  if (open.length === 0) return decided(!decisive)
  return { holds: null, missing: [...new Set(open.flatMap((part) => part.missing))] }
}

function isIn(country: string, area: Area, place: string): boolean {
  if (area === 'EU') return EU_STATES.has(country)
  if (area === 'EU_LAW') return EU_STATES.has(country) || country === NORTHERN_IRELAND
  return area === 'PLACE' ? country === place : area.includes(country)
}

function test(condition: Test, facts: Facts, place: string): ConditionResult {
  if ('home' in condition) return known('home', facts.home, (home) => isIn(home, condition.home, place))
  if ('stock' in condition)
    return known('stock', facts.stock, (stock) => stock.some((at) => isIn(at, condition.stock, place)))
  if ('stockOnlyAtHome' in condition || 'stockInAnotherState' in condition)
    return stockAgainstHome(condition, facts)
  if ('customers' in condition)
    return known('customers', facts.customers, (all) =>
      all.some((at) => isIn(at, condition.customers, place)),
    )
  if ('betweenStates' in condition) return betweenStates(facts)
  if ('sentFromOutside' in condition) return sentFromOutside(condition.sentFromOutside, facts)
  return testTrade(condition, facts)
}

type PlaceTest = Extract<
  Test,
  | { home: Area }
  | { stock: Area }
  | { customers: Area }
  | { stockOnlyAtHome: true }
  | { stockInAnotherState: true }
  | { betweenStates: true }
  | { sentFromOutside: 'EU' | 'GB' }
>

function testTrade(condition: Exclude<Test, PlaceTest>, facts: Facts): ConditionResult {
  if ('channel' in condition)
    return known('channels', facts.channels, (all) => all.includes(condition.channel))
  if ('onlyMarketplaces' in condition)
    return known('channels', facts.channels, (all) => all.every((channel) => channel === 'MARKETPLACE'))
  if ('sales' in condition) return known('sales', facts.sales, (sales) => sales === condition.sales)
  if ('goods' in condition)
    return known('goods', facts.goods, (goods) => goods.some((good) => condition.goods.includes(good)))
  if ('someParcels' in condition) return known('parcels', facts.parcels, (parcels) => parcels !== 'LARGE')
  if ('allParcels' in condition)
    return known('parcels', facts.parcels, (parcels) => parcels === condition.allParcels)
  if ('importer' in condition) return known('importer', facts.importer, (who) => who === condition.importer)
  return known('maker', facts.maker, (maker) => maker === condition.maker)
}

function known<T>(name: FactName, fact: T | null, holds: (fact: T) => boolean): ConditionResult {
  return fact === null ? unknown(name) : decided(holds(fact))
}

function stockAgainstHome(
  condition: { stockOnlyAtHome: true } | { stockInAnotherState: true },
  { home, stock }: Facts,
): ConditionResult {
  if (stock === null) return home === null ? unknown('home', 'stock') : unknown('stock')
  if (home === null) return unknown('home')
  if ('stockOnlyAtHome' in condition) return decided(stock.every((at) => at === home))
  return decided(stock.some((at) => EU_STATES.has(at) && at !== home))
}

/**
 * Certain where a state has customers but no goods and all goods are in the EU; with stock in several states, or also
 * outside, it depends on where each parcel starts, which is not asked.
 */
function betweenStates({ stock, customers }: Facts): ConditionResult {
  const missing: FactName[] = []
  if (stock === null) missing.push('stock')
  if (customers === null) missing.push('customers')
  if (stock === null || customers === null) return unknown(...missing)
  const from = stock.filter((at) => EU_STATES.has(at))
  const to = customers.filter((at) => EU_STATES.has(at))
  const possible = from.some((start) => to.some((end) => end !== start))
  if (!possible) return decided(false)
  const certain = from.length === stock.length && to.some((end) => !from.includes(end))
  return decided(certain ? true : null)
}

/** With goods both inside and outside, the facts do not say which ones a customer receives. */
function sentFromOutside(area: 'EU' | 'GB', { stock }: Facts): ConditionResult {
  if (stock === null) return unknown('stock')
  const inside = stock.filter((at) => at !== OUTSIDE && (area === 'EU' ? EU_STATES.has(at) : at === 'GB'))
  if (inside.length === stock.length) return decided(false)
  return decided(inside.length === 0 ? true : null)
}
