import { isDeepStrictEqual } from 'node:util'
import type { Day } from '#platform/shared/calendar.ts'
import { countryName } from '#platform/shared/countries.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { RateRow } from '#vat/rates/facts.ts'
import type { CostOfSku } from './cost-price-book.ts'
import type { DistanceYear } from './distance-years.ts'

type Days = { from?: Day; to?: Day }
type NumberFact = Days & { country: string }

/** What is known of a company when its rows are determined. */
export type Facts = {
  established: string | null
  /** Establishments in other member states; left out where it has none */
  elsewhere?: readonly NumberFact[]
  numbers: readonly NumberFact[]
  oss: NumberFact | null
  ioss: Days | null
  /** By SKU. */
  costPrices: Readonly<Record<string, CostOfSku>>
  /** Those that staff added. */
  rates: readonly RateRow[]
  /** Of a company in the EU: when its distance sales are taxed where the goods arrive */
  distance?: DistanceFacts
}

/** `opted`: on these days whatever the sum. */
export type DistanceFacts = { opted: Days | null; years: readonly DistanceYear[] }

/**
 * What became another: rows were determined before it, and are determined anew; or a register answered about buyers; or a
 * file with the same rows is gone; or one came that has the sales of refunds.
 */
export type FactChange =
  | { fact: 'SEAT'; country: string | null }
  | ({ fact: 'NUMBER' | 'OSS' | 'ESTABLISHED'; what: 'NEW' | 'GONE' | 'DAYS' } & NumberFact)
  | ({ fact: 'IOSS'; what: 'NEW' | 'GONE' | 'DAYS' } & Days)
  | { fact: 'COST_PRICES'; count: number; skus: readonly string[] }
  | { fact: 'RATES'; countries: readonly string[] }
  | { fact: 'DISTANCE_SALES'; year: number; crossed: Day | null }
  | { fact: 'OPTED'; from: Day | null }
  | { fact: 'BUYER_NUMBERS'; denied: boolean; count: number; numbers: readonly string[] }
  | { fact: 'WITHDRAWN'; importId: string; file: string }
  | { fact: 'SALES_CAME'; importId: string; file: string }

/** Who changed a fact, and when: the day is the agency's. */
type SaidBy = { kind: string; name: string; at: string; day: Day }

/** Without a name where nobody's was kept. */
export type CausedChange = FactChange & { said?: readonly SaidBy[] }

/** More than anybody reads. */
const MOST = 20

/** The facts as rows see them that are not after a day: what begins later is not there yet, what ends later goes on. */
export function factsUntil(facts: Facts, last: Day): Facts {
  const seen = <T extends Days>(one: T): T | null => {
    if (one.from !== undefined && one.from > last) return null
    const { to, ...goesOn } = one
    return to !== undefined && to < last ? one : (goesOn as T)
  }
  return {
    ...facts,
    ...(facts.elsewhere && { elsewhere: facts.elsewhere.flatMap((one) => seen(one) ?? []) }),
    numbers: facts.numbers.flatMap((one) => seen(one) ?? []),
    oss: facts.oss && seen(facts.oss),
    ioss: facts.ioss && seen(facts.ioss),
    costPrices: pricesUntil(facts.costPrices, last),
    rates: facts.rates.filter(({ from }) => from <= last),
    ...(facts.distance && {
      distance: {
        opted: facts.distance.opted && seen(facts.distance.opted),
        years: facts.distance.years
          .filter(({ year }) => `${year}` <= last.slice(0, 4))
          .map((one) => (one.crossed !== null && one.crossed > last ? { ...one, crossed: null } : one)),
      },
    }),
  }
}

/** Without those that hold from a later day on only. */
function pricesUntil(prices: Facts['costPrices'], last: Day): Facts['costPrices'] {
  const seen = Object.entries(prices).flatMap(([sku, cost]): [string, CostOfSku][] => {
    if (typeof cost === 'string') return [[sku, cost]]
    const begun = cost.filter(({ fromDay }) => fromDay <= last)
    return begun.length === 0 ? [] : [[sku, begun]]
  })
  return Object.fromEntries(seen)
}

export function changesBetween(before: Facts, now: Facts): FactChange[] {
  const changes: FactChange[] = [
    ...(before.established === now.established ? [] : [{ fact: 'SEAT' as const, country: now.established }]),
    ...byCountry('ESTABLISHED', before.elsewhere ?? [], now.elsewhere ?? []),
    ...byCountry('NUMBER', before.numbers, now.numbers),
    ...changeOf(before.oss, now.oss).map((one) => ({ fact: 'OSS' as const, ...one })),
    ...changeOf(before.ioss, now.ioss).map((one) => ({ fact: 'IOSS' as const, ...one })),
    ...priceChanges(before.costPrices, now.costPrices),
    ...rateChanges(before.rates, now.rates),
    ...distanceChanges(before.distance, now.distance),
  ]
  return changes.slice(0, MOST)
}

function changeOf<T extends Days>(before: T | null, now: T | null) {
  if (isDeepStrictEqual(before, now)) return []
  if (now === null) return before === null ? [] : [{ what: 'GONE' as const, ...before }]
  return [{ what: before === null ? ('NEW' as const) : ('DAYS' as const), ...now }]
}

/** A country may have several numbers; what has not changed is left out on both sides. */
function byCountry(
  fact: 'NUMBER' | 'ESTABLISHED',
  before: readonly NumberFact[],
  now: readonly NumberFact[],
): FactChange[] {
  const gone = before.filter((one) => !now.some((other) => isDeepStrictEqual(one, other)))
  const come = now.filter((one) => !before.some((other) => isDeepStrictEqual(one, other)))
  const countries = [...new Set([...gone, ...come].map(({ country }) => country))].toSorted()
  return countries.flatMap((country) => {
    const was = gone.find((one) => one.country === country)
    const is = come.find((one) => one.country === country)
    return changeOf(was ?? null, is ?? null).map((one) => ({ fact, ...one }))
  })
}

function priceChanges(before: Facts['costPrices'], now: Facts['costPrices']): FactChange[] {
  const skus = changedSkus(before, now)
  const count = skus.length
  return count === 0 ? [] : [{ fact: 'COST_PRICES', count, skus: skus.slice(0, NAMED_SKUS) }]
}

const NAMED_SKUS = 3

export function changedSkus(before: Facts['costPrices'], now: Facts['costPrices']): string[] {
  const skus = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...skus].filter((sku) => !isDeepStrictEqual(before[sku], now[sku])).toSorted()
}

function rateChanges(before: readonly RateRow[], now: readonly RateRow[]): FactChange[] {
  const differing = [
    ...before.filter((one) => !now.some((other) => isDeepStrictEqual(one, other))),
    ...now.filter((one) => !before.some((other) => isDeepStrictEqual(one, other))),
  ]
  const countries = [...new Set(differing.map(({ country }) => country))].toSorted()
  return countries.length === 0 ? [] : [{ fact: 'RATES', countries }]
}

function distanceChanges(before: Facts['distance'], now: Facts['distance']): FactChange[] {
  if (!now) return []
  const opted = now.opted ?? null
  const years = now.years.filter(
    (one) =>
      !isDeepStrictEqual(
        one,
        before?.years.find(({ year }) => year === one.year),
      ),
  )
  return [
    ...(isDeepStrictEqual(before?.opted ?? null, opted)
      ? []
      : [{ fact: 'OPTED' as const, from: opted && (opted.from ?? null) }]),
    ...years.map(({ year, crossed }) => ({ fact: 'DISTANCE_SALES' as const, year, crossed })),
  ]
}

/** Changes in a few words, to stand behind “because”. */
export function describeChanges(changes: readonly CausedChange[]): LocalText {
  if (changes.length === 0) return { en: 'facts about the company were corrected', zh: '公司资料有更正' }
  const said = changes.map(describeCaused)
  return { en: said.map(({ en }) => en).join('; '), zh: said.map(({ zh }) => zh).join('；') }
}

function describeCaused(change: CausedChange): LocalText {
  const { en, zh } = describeChange(change)
  const said = (change.said ?? []).map(saidText)
  if (said.length === 0) return { en, zh }
  return {
    en: `${en}, ${said.map((one) => one.en).join(' and ')}`,
    zh: `${zh}（${said.map((one) => one.zh).join('、')}）`,
  }
}

/** Who it was where that tells something; the portal itself has no name. */
function saidText({ kind, name, day }: SaidBy): LocalText {
  const { en, zh } = inBoth(day)
  if (kind === 'staff')
    return { en: `by our team${name && ` (${name})`} on ${en}`, zh: `服务团队${name}于${zh}修改` }
  const who = kind === 'seller' || kind === 'invited' ? name : ''
  return { en: `${who && `by ${who} `}on ${en}`, zh: `${who}于${zh}修改` }
}

/** A change in a few words. */
function describeChange(change: FactChange): LocalText {
  if (change.fact === 'SEAT')
    return {
      en: `the company’s seat is now ${change.country === null ? 'not known' : countryName(change.country, 'en')}`,
      zh: `公司所在国改为${change.country === null ? '未知' : countryName(change.country, 'zh')}`,
    }
  if (change.fact === 'COST_PRICES') return describePrices(change)
  if (change.fact === 'WITHDRAWN')
    return { en: `the file ${change.file} was withdrawn`, zh: `文件${change.file}已撤回` }
  if (change.fact === 'SALES_CAME')
    return {
      en: `the file ${change.file} contains the sales that were refunded`,
      zh: `文件${change.file}中有被退款的原销售`,
    }
  if (change.fact === 'RATES') {
    const en = change.countries.map((one) => countryName(one, 'en')).join(', ')
    const zh = change.countries.map((one) => countryName(one, 'zh')).join('、')
    return { en: `the VAT rates were corrected (${en})`, zh: `更正了增值税税率（${zh}）` }
  }
  if (change.fact === 'DISTANCE_SALES') return describeDistance(change)
  if (change.fact === 'BUYER_NUMBERS') return describeBuyers(change)
  if (change.fact === 'OPTED') return describeOption(change)
  const { en, zh } = named(change)
  const days = daysText(change)
  if (change.what === 'GONE') return { en: `${en} is no longer there`, zh: `${zh}已失效` }
  return change.what === 'NEW'
    ? { en: `${en} was added${days.en}`, zh: `新增${zh}${days.zh}` }
    : { en: `${en} now applies${days.en}`, zh: `${zh}的有效期有变${days.zh}` }
}

function describeBuyers(change: Extract<FactChange, { fact: 'BUYER_NUMBERS' }>): LocalText {
  const { denied, count, numbers } = change
  const more = count > numbers.length ? ' …' : ''
  const en = `buyers’ VAT numbers (${numbers.join(', ')}${more})`
  const zh = `买方VAT税号（${numbers.join('、')}${more}）`
  return denied
    ? { en: `the official register does not confirm ${en}`, zh: `官方登记系统未确认${zh}有效` }
    : { en: `the official register confirmed ${en}`, zh: `官方登记系统已确认${zh}有效` }
}

function describeDistance({ year, crossed }: Extract<FactChange, { fact: 'DISTANCE_SALES' }>): LocalText {
  if (crossed === null)
    return {
      en: `the distance sales of ${year} are within the €10,000 threshold`,
      zh: `${year}年远程销售额未超过1万欧元门槛`,
    }
  const { en, zh } = inBoth(crossed)
  return {
    en: `the €10,000 threshold for distance sales applies as exceeded from ${en}`,
    zh: `自${zh}起，远程销售额视为已超过1万欧元门槛`,
  }
}

function describeOption({ from }: Extract<FactChange, { fact: 'OPTED' }>): LocalText {
  const since = from && inBoth(from)
  return {
    en: `the choice to be taxed in the country of arrival changed${since ? ` (from ${since.en})` : ''}`,
    zh: `是否选择在到达国征税有变更${since ? `（${since.zh}起）` : ''}`,
  }
}

function describePrices({ count, skus = [] }: { count: number; skus?: readonly string[] }): LocalText {
  const more = count > skus.length ? ' …' : ''
  const named =
    skus.length > 0 ? { en: `: ${skus.join(', ')}${more}`, zh: `：${skus.join('、')}${more}` } : null
  return {
    en: `cost prices changed (${count} SKU${count === 1 ? '' : 's'}${named?.en ?? ''})`,
    zh: `成本价有变（${count}个SKU${named?.zh ?? ''}）`,
  }
}

/** Of IOSS a company has one, wherever it is registered. */
function named(change: Extract<FactChange, { what: string }>): LocalText {
  const { en, zh } = NAMES[change.fact]
  if (change.fact === 'IOSS') return { en, zh }
  const { country } = change
  return { en: `${en} (${countryName(country, 'en')})`, zh: `${countryName(country, 'zh')}${zh}` }
}

const NAMES: Readonly<Record<'NUMBER' | 'OSS' | 'IOSS' | 'ESTABLISHED', LocalText>> = {
  ESTABLISHED: { en: 'the establishment', zh: '常设机构' },
  NUMBER: { en: 'the VAT number', zh: 'VAT税号' },
  OSS: { en: 'the OSS registration', zh: 'OSS注册' },
  IOSS: { en: 'the IOSS registration', zh: 'IOSS注册' },
}

const inBoth = (day: Day): LocalText => ({ en: formatDay(day, 'en'), zh: formatDay(day, 'zh') })

function daysText({ from, to }: Days): LocalText {
  const first = from && inBoth(from)
  const last = to && inBoth(to)
  if (first && last) return { en: ` from ${first.en} to ${last.en}`, zh: `（${first.zh}至${last.zh}）` }
  if (first) return { en: ` from ${first.en}`, zh: `（${first.zh}起）` }
  return last
    ? { en: ` until ${last.en}`, zh: `（至${last.zh}）` }
    : { en: ' at all times', zh: '（不限日期）' }
}
