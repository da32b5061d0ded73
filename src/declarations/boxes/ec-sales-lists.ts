import type { Conversion, MissingRate } from '#exchange-rates/rate-between.ts'
import { rateRuleOf } from '#exchange-rates/rate-rules.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { SumByBuyer, Treatment } from '#reports/totals.ts'
import { checkVatNumber } from '#tax-numbers/vat-number.ts'
import { currencyOn } from '#vat/rates/currency-on.ts'
import { converted } from './euro-sum.ts'
import type {
  BoxSource,
  EcSalesListLine,
  EcSalesListReturn,
  ReturnPeriod,
  UnlistedGoods,
} from './prepared-return.ts'

type Material = {
  sums: readonly SumByBuyer[]
  /** The state that asks for the list, and the number under which goods leave it */
  country: string
  number: string
  period: ReturnPeriod
  /** The company's own number in a state; null where it has none: goods moved there have no buyer */
  ownNumberIn(country: string): string | null
}

/**
 * The EC sales list of a state (Directive 2006/112 art. 262–264): each buyer in another member state with what it got,
 * and own goods that were moved to the company's own number there. Refunds are taken off in the month in which they
 * were made.
 */
export function ecSalesList(material: Material, conversion: Conversion): EcSalesListReturn {
  const { country, number, period } = material
  const currency = currencyOn(country, period.to)?.code ?? 'EUR'
  const facts = { kind: 'EC_SALES_LIST', country, number, period, currency } as const
  const sums = material.sums.filter((sum) => isListed(sum, material))
  const { inReturn, missingRates } = conversions(sums, { country, currency }, conversion)
  if (missingRates.length > 0) return { ...facts, lines: null, unlisted: [], missingRates }
  const buyers = Map.groupBy(sums, (sum) => buyerOf(sum, material)?.number ?? '')
  const lines = [...buyers].flatMap(([buyer, list]): EcSalesListLine[] => {
    const units = inReturn(list)
    const state = list[0] && buyerOf(list[0], material)?.country
    if (!state || units === 0) return []
    const sources = list.map((sum) => sourceOf(sum, inReturn([sum])))
    return [{ country: state, number: buyer, name: '', kind: 'GOODS', units, sources }]
  })
  return {
    ...facts,
    lines: lines.toSorted((a, b) => (a.number < b.number ? -1 : 1)),
    unlisted: unlistedOf(buyers.get('') ?? [], inReturn),
    missingRates: [],
  }
}

/** The state from which goods with this treatment left, if it asks for them in its list. */
function listingState({ ecSalesList, dispatch, country }: Treatment): string | null {
  return ecSalesList ? (dispatch?.country ?? country) : null
}

const isListed = ({ treatment, month }: SumByBuyer, { country, period }: Material): boolean =>
  listingState(treatment) === country && month >= period.from.slice(0, 7) && month <= period.to.slice(0, 7)

/** Null: own goods in a state where the company has no number, or a number that cannot be read. */
function buyerOf(
  { treatment, buyerNumber }: SumByBuyer,
  { ownNumberIn }: Material,
): { country: string; number: string } | null {
  const state = treatment.acquisition?.country ?? null
  const raw = state === null ? buyerNumber : ownNumberIn(state)
  if (raw === null) return null
  const { country, normalised } = checkVatNumber(raw, state ?? undefined)
  return country === null ? null : { country, number: normalised }
}

type Listed = (sums: readonly SumByBuyer[]) => number

/** Sums in the list's currency: those with one currency and day are added first and converted once. */
function conversions(
  sums: readonly SumByBuyer[],
  { country, currency }: { country: string; currency: string },
  conversion: Conversion,
): { inReturn: Listed; missingRates: MissingRate[] } {
  const rule = rateRuleOf(country)
  const rateOf = (sum: SumByBuyer) => conversion(sum.currency, currency, { rule, day: dayOf(sum) })
  const missing = new Map<string, MissingRate>()
  for (const sum of sums) {
    const rate = rateOf(sum)
    if ('currency' in rate) missing.set(`${rate.currency} ${rate.day}`, rate)
  }
  const inReturn: Listed = (list) =>
    [...Map.groupBy(list, (sum) => sum.currency + dayOf(sum)).values()].reduce((total, same) => {
      const [first] = same
      const rate = first && rateOf(first)
      if (!rate || 'currency' in rate) return total
      const units = same.reduce((net, sum) => net + sum.net, 0)
      return total + converted(units, first.currency, currency, rate)
    }, 0)
  return { inReturn, missingRates: [...missing.values()] }
}

const dayOf = ({ rateDay, month }: SumByBuyer): Day => rateDay ?? `${month}-01`

const sourceOf = ({ treatment, month, currency, buyerNumber }: SumByBuyer, units: number): BoxSource => ({
  of: treatment.key,
  month,
  currency,
  figure: 'net',
  units,
  buyer: buyerNumber,
})

function unlistedOf(sums: readonly SumByBuyer[], inReturn: Listed): UnlistedGoods[] {
  const states = Map.groupBy(sums, ({ treatment }) => treatment.acquisition?.country ?? '')
  return [...states]
    .map(([to, list]) => ({ to, units: inReturn(list) }))
    .filter(({ units }) => units !== 0)
    .toSorted((a, b) => (a.to < b.to ? -1 : 1))
}
