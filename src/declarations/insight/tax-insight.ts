import type { Day } from '#platform/shared/calendar.ts'

/** A filed return, as the insight needs it. Minor units of its own currency. */
export type InsightReturn = {
  id: string
  number: string
  /** Of the state whose tax it is; of a one-stop shop one for each state of consumption. */
  shares: readonly { country: string; tax: number; base: number }[]
  currency: string
  /** The last day of its period. */
  toDay: Day
  payable: number
  base: number
  /** The return whose figures it corrects; its own `payable` is the difference. */
  corrects: string | null
}

/** What one unit of a currency's minor unit is in euro cents on a day; null: no rate. */
type ToEuro = (units: number, currency: string, day: Day) => number | null

type MonthOfTax = {
  month: string
  country: string
  currency: string
  tax: number
  euro: number | null
}
type CountryOfTax = {
  country: string
  currency: string
  tax: number
  base: number
  euro: number | null
  /** Of the base, in basis points; null: nothing was sold, or it is a credit that no base explains */
  effective: number | null
  /** Of all that is paid, in basis points; null for a credit, or where a rate is missing */
  share: number | null
}
type CorrectedReturn = {
  id: string
  number: string
  country: string
  month: string
  currency: string
  before: { base: number; tax: number }
  after: { base: number; tax: number }
}
type TaxInsight = {
  months: string[]
  cells: MonthOfTax[]
  countries: CountryOfTax[]
  corrections: CorrectedReturn[]
}

const ONE = 10_000
const monthOf = (day: Day): string => day.slice(0, 7)

/** Tax by country and month, what of it costs most, and what corrections changed. Sums equal those of the returns. */
export function taxInsight(
  returns: readonly InsightReturn[],
  months: readonly string[],
  toEuro: ToEuro,
): TaxInsight {
  const cells = cellsOf(returns, toEuro)
  return {
    months: [...months],
    cells,
    countries: countriesOf(returns, cells),
    corrections: correctionsOf(returns),
  }
}

function cellsOf(returns: readonly InsightReturn[], toEuro: ToEuro): MonthOfTax[] {
  const cells = new Map<string, MonthOfTax>()
  for (const { shares, currency, toDay } of returns)
    for (const { country, tax } of shares) {
      const month = monthOf(toDay)
      const key = `${month} ${country} ${currency}`
      const cell = cells.get(key) ?? { month, country, currency, tax: 0, euro: 0 }
      const euro = toEuro(tax, currency, toDay)
      cell.tax += tax
      cell.euro = cell.euro === null || euro === null ? null : cell.euro + euro
      cells.set(key, cell)
    }
  return [...cells].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, cell]) => cell)
}

/** The most expensive first. */
function countriesOf(returns: readonly InsightReturn[], cells: readonly MonthOfTax[]): CountryOfTax[] {
  const bases = basesOf(returns)
  const groups = Map.groupBy(cells, ({ country, currency }) => `${country} ${currency}`)
  const sums = [...groups].flatMap(([key, list]) => {
    const [first] = list
    if (!first) return []
    const tax = list.reduce((sum, cell) => sum + cell.tax, 0)
    const euro = list.reduce<number | null>(
      (sum, cell) => (sum === null || cell.euro === null ? null : sum + cell.euro),
      0,
    )
    const base = bases.get(key) ?? 0
    const effective = base > 0 && tax >= 0 ? Math.round((tax * ONE) / base) : null
    return [{ country: first.country, currency: first.currency, tax, base, euro, effective }]
  })
  const paid = sums.reduce((sum, { euro }) => sum + Math.max(0, euro ?? 0), 0)
  const isKnown = sums.every(({ euro }) => euro !== null)
  return sums
    .map((one) => ({
      ...one,
      share:
        isKnown && paid > 0 && one.euro !== null && one.euro > 0 ? Math.round((one.euro * ONE) / paid) : null,
    }))
    .toSorted((a, b) => (b.euro ?? b.tax) - (a.euro ?? a.tax) || (a.country < b.country ? -1 : 1))
}

/** What was sold: of a chain of corrections the last, which has the figures as they should have been. */
function basesOf(returns: readonly InsightReturn[]): Map<string, number> {
  const corrected = new Set(returns.map(({ corrects }) => corrects))
  const bases = new Map<string, number>()
  for (const { id, shares, currency } of returns)
    if (!corrected.has(id))
      for (const { country, base } of shares) {
        const key = `${country} ${currency}`
        bases.set(key, (bases.get(key) ?? 0) + base)
      }
  return bases
}

function correctionsOf(returns: readonly InsightReturn[]): CorrectedReturn[] {
  const byId = new Map(returns.map((one) => [one.id, one]))
  const taxBefore = ({ corrects }: InsightReturn): number => {
    const before = corrects === null ? undefined : byId.get(corrects)
    return before ? before.payable + taxBefore(before) : 0
  }
  return returns.flatMap((one) => {
    const before = one.corrects === null ? undefined : byId.get(one.corrects)
    if (!before) return []
    const tax = taxBefore(one)
    return [
      {
        id: one.id,
        number: one.number,
        country: one.shares[0]?.country ?? '',
        month: monthOf(one.toDay),
        currency: one.currency,
        before: { base: before.base, tax },
        after: { base: one.base, tax: tax + one.payable },
      },
    ]
  })
}

/** The months up to and with the one of a day, the earliest first. */
export function monthsUntil(day: Day, count: number): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, index) => monthAt(year * 12 + month - 1 - (count - 1 - index)))
}

const monthAt = (ordinal: number): string =>
  `${Math.floor(ordinal / 12)}-${String((ordinal % 12) + 1).padStart(2, '0')}`
