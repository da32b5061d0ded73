import { issuerOfIoss } from '#tax-numbers/one-stop-shop-number.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { Total, Treatment } from '#reports/totals.ts'
import { fxDayOf } from '#vat/calendar/fx-day.ts'
import { type PerEuro, sumIn } from './euro-sum.ts'
import type { MissingRate } from '#exchange-rates/rate-between.ts'
import type { BoxSource, ReturnPeriod, SchemeCorrection, SchemeReturn, SchemeRow } from './prepared-return.ts'
import { monthOf, quarterOf } from './return-periods.ts'

/** Under which number a company declares to a one-stop shop. */
export type SchemeNumbers = {
  oss: { country: string; number: string } | null
  ioss: { number: string } | null
}

type Draft = { kind: SchemeReturn['kind']; period: ReturnPeriod; totals: Total[] }

/** The returns of the one-stop shops: quarters of the Union scheme, months of the import scheme. */
export function schemeReturns(
  totals: readonly Total[],
  numbers: SchemeNumbers,
  perEuro: PerEuro,
): SchemeReturn[] {
  const drafts = new Map<string, Draft>()
  for (const total of totals) {
    const kind = schemeOf(total.treatment)
    if (kind === null || (kind === 'IOSS' ? numbers.ioss : numbers.oss) === null) continue
    const period = kind === 'IOSS' ? monthOf(total.month) : quarterOf(total.month)
    const draft = drafts.get(kind + period.name) ?? { kind, period, totals: [] }
    draft.totals.push(total)
    drafts.set(kind + period.name, draft)
  }
  return [...drafts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, draft]) => prepare(draft, numbers, perEuro))
}

/** A correction that came too late for the one-stop shop stands in no return of it. */
function schemeOf({ scheme, return: returned }: Treatment): SchemeReturn['kind'] | null {
  if (scheme === 'OSS_UNION' && returned?.startsWith('OSS:')) return 'OSS_UNION'
  return scheme === 'IOSS' && returned === 'IOSS' ? 'IOSS' : null
}

/** The return of a scheme for one period, also where there is nothing to declare. `late` corrects filed periods. */
export function schemeReturn(
  {
    kind,
    period,
    totals,
    late,
  }: Omit<Draft, 'totals'> & { totals: readonly Total[]; late: readonly SchemeCorrection[] },
  numbers: SchemeNumbers,
  perEuro: PerEuro,
): SchemeReturn {
  const own = totals.filter(
    ({ treatment, month }) =>
      schemeOf(treatment) === kind && month >= period.from.slice(0, 7) && month <= period.to.slice(0, 7),
  )
  const prepared = prepare({ kind, period, totals: own }, numbers, perEuro)
  if (prepared.rows === null || late.length === 0) return prepared
  const corrections = mergedCorrections([...prepared.corrections, ...late])
  const balances = balancesOf(prepared.rows, corrections)
  return { ...prepared, corrections, balances, totalDue: dueIn(balances) }
}

function mergedCorrections(corrections: readonly SchemeCorrection[]): SchemeCorrection[] {
  const merged = new Map<string, SchemeCorrection>()
  for (const one of corrections) {
    const key = `${one.period} ${one.consumption}`
    const known = merged.get(key)
    merged.set(
      key,
      known ? { ...known, vat: known.vat + one.vat, sources: [...known.sources, ...one.sources] } : one,
    )
  }
  return [...merged].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}

/** No state's credit is set off against what is owed to another. */
const dueIn = (balances: SchemeReturn['balances']): number =>
  balances.reduce((sum, { vat }) => sum + Math.max(0, vat), 0)

function prepare({ kind, period, totals }: Draft, numbers: SchemeNumbers, perEuro: PerEuro): SchemeReturn {
  const found = fxDayOf(kind, period.name)
  const rateDay = 'refused' in found ? period.to : found.rateOf
  const number = (kind === 'IOSS' ? numbers.ioss?.number : numbers.oss?.number) ?? ''
  const country = kind === 'IOSS' ? null : (numbers.oss?.country ?? null)
  const currency = (country ?? issuerOfIoss(number)) === 'XI' ? 'GBP' : 'EUR'
  const facts = { kind, country, number, period, currency, rateDay }
  const missingRates = missingIn(totals, currency, rateDay, perEuro)
  if (missingRates.length > 0)
    return { ...facts, rows: null, corrections: [], balances: [], totalDue: 0, missingRates }
  const converted = (figure: 'net' | 'vat', list: readonly Total[]): number => {
    const parts = list.map((total) => ({ units: total[figure], currency: total.currency, day: rateDay }))
    const sum = sumIn(currency, parts, perEuro)
    return typeof sum === 'number' ? sum : 0
  }
  const rows = grouped(totals.filter(isOfPeriod), rowKey).map((list): SchemeRow => {
    const [first] = list
    return {
      dispatchedFrom: first.treatment.oss?.dispatchedFrom ?? null,
      consumption: first.treatment.country ?? '',
      basisPoints: first.treatment.basisPoints ?? 0,
      taxable: converted('net', list),
      vat: converted('vat', list),
      sources: sourcesOf(list, converted),
    }
  })
  const later = totals.filter((total) => !isOfPeriod(total))
  const corrections = grouped(later, correctionKey).map((list): SchemeCorrection => {
    const [first] = list
    const { correctionOf, country } = first.treatment
    const sources = sourcesOf(list, converted)
    return { period: correctionOf ?? '', consumption: country ?? '', vat: converted('vat', list), sources }
  })
  const balances = balancesOf(rows, corrections)
  return { ...facts, rows, corrections, balances, totalDue: dueIn(balances), missingRates: [] }
}

const isOfPeriod = ({ treatment }: Total): boolean => treatment.correctionOf === null
const rowKey = ({ treatment: { oss, country, basisPoints } }: Total): string =>
  `${oss?.dispatchedFrom ?? ''} ${country} ${String(basisPoints).padStart(5, '0')}`
const correctionKey = ({ treatment: { correctionOf, country } }: Total): string =>
  `${correctionOf} ${country}`

function grouped(
  totals: readonly Total[],
  keyOf: (total: Total) => string,
): (readonly [Total, ...Total[]])[] {
  const groups = new Map<string, [Total, ...Total[]]>()
  for (const total of totals) {
    const key = keyOf(total)
    const group = groups.get(key)
    if (group) group.push(total)
    else groups.set(key, [total])
  }
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
}

function missingIn(totals: readonly Total[], to: string, day: Day, perEuro: PerEuro): MissingRate[] {
  const foreign = totals.map(({ currency }) => currency).filter((currency) => currency !== to)
  const currencies = new Set(foreign.length === 0 ? [] : [...foreign, to])
  return [...currencies]
    .filter((currency) => currency !== 'EUR' && perEuro(currency, day) === null)
    .toSorted()
    .map((currency) => ({ source: 'ECB', currency, day }))
}

/** The path to the rows; its parts are rounded each, so that they may differ from the sum by a cent. */
function sourcesOf(
  totals: readonly Total[],
  converted: (figure: 'net' | 'vat', list: readonly Total[]) => number,
): BoxSource[] {
  return totals.flatMap((total) =>
    (['net', 'vat'] as const).map((figure) => ({
      of: total.treatment.key,
      month: total.month,
      currency: total.currency,
      figure,
      units: converted(figure, [total]),
    })),
  )
}

/** What is owed to each state. */
function balancesOf(
  rows: readonly SchemeRow[],
  corrections: readonly SchemeCorrection[],
): SchemeReturn['balances'] {
  const byState = new Map<string, number>()
  for (const { consumption, vat } of [...rows, ...corrections])
    byState.set(consumption, (byState.get(consumption) ?? 0) + vat)
  return [...byState]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([consumption, vat]) => ({ consumption, vat }))
}
