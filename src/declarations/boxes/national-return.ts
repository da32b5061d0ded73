import type { Conversion, MissingRate } from '#exchange-rates/rate-between.ts'
import { rateRuleOf } from '#exchange-rates/rate-rules.ts'
import type { LedgerLine } from '#ledger/ledger-line.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { exponentOf } from '#platform/shared/currency-exponent.ts'
import type { Total } from '#reports/totals.ts'
import { formatAmount, parseAmount } from '#vat/engine/money.ts'
import { currencyOn } from '#vat/rates/currency-on.ts'
import { BOX_STRATEGIES, type BoxStrategy } from '#vat/rates/rounding.ts'
import { formOf, isKnownForm, placesOf } from './entries.ts'
import { converted } from './euro-sum.ts'
import type { Figure, Form } from './forms/form.ts'
import type { Box, BoxSource, NationalReturn, RegistrationFacts, ReturnPeriod } from './prepared-return.ts'
import { formLines } from '../files/worksheet-lines.ts'

/** An amount that enters a box, still in its own currency. */
export type Unconverted = Omit<BoxSource, 'units'> & { box: string; amount: number; day: Day }
export type DraftReturn = {
  registration: Pick<RegistrationFacts, 'country' | 'number'>
  period: ReturnPeriod
  amounts: Unconverted[]
}

/** A figure without sales or documents behind it: what staff add, what is carried from the period before. */
export type EnteredAmount = {
  /** `adjustment:adj_…`, or `carried:dcl_…` with the declaration that it comes from */
  of: string
  box: string
  /** Minor units of the return's currency */
  units: number
}

type Material = {
  totals: readonly Total[]
  ledger: readonly LedgerLine[]
  entered: readonly EnteredAmount[]
}

/** The return of one registration for one period, also where there is nothing to declare. */
export function nationalReturn(
  { totals, ledger, entered }: Material,
  registration: DraftReturn['registration'],
  period: ReturnPeriod,
  conversion: Conversion,
): NationalReturn {
  const { country } = registration
  const isWithin = (month: string): boolean =>
    month >= period.from.slice(0, 7) && month <= period.to.slice(0, 7)
  const sold = totals
    .filter(({ month }) => isWithin(month))
    .flatMap((total) =>
      placesOf(total.treatment)
        .filter((place) => place.country === country)
        .map(({ box, figure }) => ofTotal(total, box, figure)),
    )
  const bought = ledger.filter((line) => line.country === country && isWithin(line.month)).flatMap(ofLedger)
  const amounts = [...sold, ...bought, ...entered.map((one) => ofEntered(one, country, period.to))]
  return prepareNational({ registration, period, amounts }, conversion)
}

const ofEntered = ({ of, box, units }: EnteredAmount, country: string, day: Day): Unconverted => ({
  of,
  box,
  figure: 'entered',
  month: day.slice(0, 7),
  currency: currencyOf(country, day),
  amount: units,
  day,
})

const currencyOf = (country: string, day: Day): string => currencyOn(country, day)?.code ?? 'EUR'

export const ofTotal = (total: Total, box: string, figure: Figure): Unconverted => ({
  box,
  figure,
  of: total.treatment.key,
  month: total.month,
  currency: total.currency,
  amount: total[figure],
  // Converted by the month, any of its days will do.
  day: total.rateDay ?? `${total.month}-01`,
})

export function ofLedger(line: LedgerLine): Unconverted[] {
  return formOf(line.country)
    .ledger(line.kind, line.basisPoints)
    .map(([box, figure]) => ({
      box,
      figure,
      of: `ledger:${line.id}`,
      month: line.month,
      currency: line.currency,
      amount: line[figure],
      // The tax arose with the document, whenever it is declared.
      day: line.date,
    }))
}

/** A return with its boxes, or with the rates that are missing. */
export function prepareNational(
  { registration, period, amounts }: DraftReturn,
  conversion: Conversion,
): NationalReturn {
  const { country, number } = registration
  const currency = currencyOf(country, period.to)
  const facts = {
    kind: 'NATIONAL',
    country,
    number,
    period,
    currency,
    knownForm: isKnownForm(country),
  } as const
  const rule = rateRuleOf(country)
  const sources = new Map<string, BoxSource[]>()
  const missing = new Map<string, MissingRate>()
  for (const { box, amount, day, ...source } of amounts) {
    const rate = conversion(source.currency, currency, { rule, day })
    if ('currency' in rate) {
      missing.set(`${rate.currency} ${rate.day}`, rate)
      continue
    }
    const units = converted(amount, source.currency, currency, rate)
    sources.set(box, [...(sources.get(box) ?? []), { ...source, units }])
  }
  if (missing.size > 0) return { ...facts, boxes: null, missingRates: [...missing.values()] }
  const boxes = boxesOf(formOf(country), sources, currency)
  return { ...facts, boxes: inFormOrder(country, boxes), missingRates: [] }
}

function boxesOf(form: Form, sources: ReadonlyMap<string, readonly BoxSource[]>, currency: string): Box[] {
  const boxes = [...sources].map(([box, from]) => {
    const sum = from.reduce((total, { units }) => total + units, 0)
    return { ...rounded(box, sum, form.rounding(box), currency), sources: from }
  })
  const byName = new Map(boxes.map(({ box, units }) => [box, units]))
  const of = (box: string): number => byName.get(box) ?? 0
  const sum = (...names: string[]): number => names.reduce((total, name) => total + of(name), 0)
  for (const [box, units] of form.calculated({ of, sum }))
    boxes.push({ ...rounded(box, units, form.rounding(box), currency), sources: [] })
  return boxes
}

/** As the office's form has them from top to bottom; what no line of it takes, and other forms, by their numbers. */
function inFormOrder(country: string, boxes: readonly Box[]): Box[] {
  const places = new Map(formLines(country)?.map(({ box }, place) => [box, place]))
  const placeOf = ({ box }: Box): number => places.get(box) ?? places.size
  return boxes.toSorted(
    (a, b) => placeOf(a) - placeOf(b) || a.box.localeCompare(b.box, 'en', { numeric: true }),
  )
}

function rounded(
  box: string,
  units: number,
  strategy: BoxStrategy,
  currency: string,
): Pick<Box, 'box' | 'units' | 'decimals'> {
  const text = BOX_STRATEGIES[strategy](formatAmount(units, currency))
  return {
    box,
    units: parseAmount(text, currency) ?? units,
    decimals: strategy === 'CENTS' ? exponentOf(currency) : 0,
  }
}
