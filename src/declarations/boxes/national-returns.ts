import type { Day } from '#platform/shared/calendar.ts'
import { exponentOf } from '#platform/shared/currency-exponent.ts'
import type { Total } from '#reports/totals.ts'
import { publicationDay } from '#vat/calendar/target.ts'
import { currencyOn } from '#vat/rates/currency-on.ts'
import { BOX_STRATEGIES, type BoxStrategy } from '#vat/rates/rounding.ts'
import { formatAmount, parseAmount } from '#vat/engine/money.ts'
import { lastDayOfMonth } from '#vat/calendar/months.ts'
import { formOf, isKnownForm, placesOf } from './entries.ts'
import { type PerEuro, sumIn } from './euro-sum.ts'
import type { Form } from './forms/form.ts'
import type { LedgerLine } from '#ledger/ledger-line.ts'
import type {
  Box,
  BoxSource,
  MissingRate,
  NationalReturn,
  RegistrationFacts,
  ReturnPeriod,
} from './prepared-return.ts'
import { periodOf } from './return-periods.ts'

/** An amount that enters a box, still in its own currency. */
type Unconverted = Omit<BoxSource, 'units'> & { box: string; amount: number; day: Day }
type Draft = { registration: RegistrationFacts; period: ReturnPeriod; amounts: Unconverted[] }

/** The returns of the registrations, for all periods with something to declare. */
export function nationalReturns(
  totals: readonly Total[],
  ledger: readonly LedgerLine[],
  registrations: readonly RegistrationFacts[],
  perEuro: PerEuro,
): NationalReturn[] {
  const drafts = new Map<string, Draft>()
  const enter = (country: string, month: string, amounts: readonly Unconverted[]): void => {
    for (const registration of registrations) {
      const period = registration.country === country ? periodOf(registration, month) : null
      if (!period) continue
      const key = `${country} ${period.to} ${registration.number}`
      const draft = drafts.get(key) ?? { registration, period, amounts: [] }
      draft.amounts.push(...amounts)
      drafts.set(key, draft)
    }
  }
  for (const total of totals)
    for (const { country, box, figure } of placesOf(total.treatment))
      enter(country, total.month, [
        {
          box,
          figure,
          of: total.treatment.key,
          month: total.month,
          currency: total.currency,
          amount: total[figure],
          day: rateDay(total.month),
        },
      ])
  for (const line of ledger) enter(line.country, line.month, ofLedger(line))
  return [...drafts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, draft]) => prepare(draft, perEuro))
}

/** The rate of the month's last day; what a state's own rule says otherwise is in docs/tax.md. */
const rateDay = (month: string): Day =>
  publicationDay(lastDayOfMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7))))

function ofLedger(line: LedgerLine): Unconverted[] {
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
      day: rateDay(line.date.slice(0, 7)),
    }))
}

function prepare({ registration, period, amounts }: Draft, perEuro: PerEuro): NationalReturn {
  const { country, number } = registration
  const currency = currencyOn(country, period.to)?.code ?? 'EUR'
  const facts = {
    kind: 'NATIONAL',
    country,
    number,
    period,
    currency,
    knownForm: isKnownForm(country),
  } as const
  const sources = new Map<string, BoxSource[]>()
  const missing = new Map<string, MissingRate>()
  for (const { box, amount, day, ...source } of amounts) {
    const units = sumIn(currency, [{ units: amount, currency: source.currency, day }], perEuro)
    if (typeof units !== 'number') missing.set(`${units.currency} ${units.day}`, units)
    else sources.set(box, [...(sources.get(box) ?? []), { ...source, units }])
  }
  if (missing.size > 0) return { ...facts, boxes: null, missingRates: [...missing.values()] }
  return { ...facts, boxes: boxesOf(formOf(country), sources, currency), missingRates: [] }
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
  return boxes.toSorted((a, b) => a.box.localeCompare(b.box, 'en', { numeric: true }))
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
