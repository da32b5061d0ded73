import type { MissingRate } from '#exchange-rates/rate-between.ts'
import { decimalText } from '#platform/shared/format-number.ts'
import { exponentOf } from '#platform/shared/currency-exponent.ts'
import type { Box, NationalReturn, SchemeReturn } from '#declarations/boxes/prepared-return.ts'
import { percentOf } from '#vat/engine/money.ts'
import type { Answer } from '../command.ts'

/** A return as the command `report` shows it. */
export function presentReturn(prepared: NationalReturn | SchemeReturn): Answer {
  return prepared.kind === 'NATIONAL' ? national(prepared) : scheme(prepared)
}

function national({
  country,
  number,
  period,
  currency,
  boxes,
  missingRates,
  knownForm,
}: NationalReturn): Answer {
  return {
    country,
    number,
    period: period.name,
    from: period.from,
    to: period.to,
    currency,
    ...(knownForm ? {} : { form: 'worksheet' }),
    ...waiting(missingRates),
    boxes: boxes && Object.fromEntries(boxes.map((box) => [box.box, boxText(box, currency)])),
    ...(boxes ? { sources: Object.fromEntries(boxes.flatMap((box) => pathOf(box, currency))) } : {}),
  }
}

/** `2900` for a box of whole euros, `551.00` for one with cents. */
function boxText({ units, decimals }: Box, currency: string): string {
  const text = decimalText(units, exponentOf(currency))
  return decimals === 0 ? (text.split('.')[0] ?? text) : text
}

/** Where a box comes from: how many totals, of which months and currencies. */
function pathOf({ box, sources }: Box, currency: string): [string, Answer[]][] {
  if (sources.length === 0) return []
  return [
    [
      box,
      sources.map(({ month, currency: own, figure, units, of }) => ({
        of: of.startsWith('ledger:') ? of : treatmentName(of),
        period: month,
        currency: own,
        figure,
        amount: decimalText(units, exponentOf(currency)),
      })),
    ],
  ]
}

/** The key of a treatment is its facts. */
function treatmentName(key: string): string {
  const {
    scheme: name,
    country,
    basisPoints,
  } = JSON.parse(key) as {
    scheme: string
    country: string | null
    basisPoints: number | null
  }
  return [name, country, basisPoints === null ? null : `${percentOf(basisPoints)}%`]
    .filter((part) => part !== null)
    .join(' ')
}

function scheme(prepared: SchemeReturn): Answer {
  const { kind, country, number, period, currency, rateDay, rows, corrections, balances, totalDue } = prepared
  const amount = (units: number): string => decimalText(units, exponentOf(currency))
  const code = currency.toLowerCase()
  return {
    scheme: kind,
    ...(country === null ? {} : { country }),
    number,
    period: period.name,
    from: period.from,
    to: period.to,
    currency,
    rates_of: rateDay,
    ...waiting(prepared.missingRates),
    boxes: rows && {
      rows: rows.map(({ dispatchedFrom, consumption, basisPoints, taxable, vat }) => ({
        ...(dispatchedFrom === null ? {} : { dispatched_from: dispatchedFrom }),
        member_state_of_consumption: consumption,
        rate: String(percentOf(basisPoints)),
        [`taxable_${code}`]: amount(taxable),
        [`vat_${code}`]: amount(vat),
      })),
      corrections: corrections.map((correction) => ({
        period: correction.period,
        member_state_of_consumption: correction.consumption,
        [`vat_${code}`]: amount(correction.vat),
      })),
      balances: Object.fromEntries(balances.map(({ consumption, vat }) => [consumption, amount(vat)])),
      [`total_vat_due_${code}`]: amount(totalDue),
    },
  }
}

function waiting(missing: readonly MissingRate[]): Answer {
  return missing.length === 0
    ? { status: 'CALCULATED' }
    : { status: 'AWAITING_DATA', missing_rates: missing.map(({ currency, day }) => ({ currency, day })) }
}
