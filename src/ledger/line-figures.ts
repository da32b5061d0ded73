import type { Day } from '#platform/shared/calendar.ts'
import { vatOnTop } from '#vat/engine/money.ts'
import type { RateRow } from '#vat/rates/facts.ts'
import { rateOn } from '#vat/rates/rate-on.ts'
import { isReverseCharged } from './kinds-in-country.ts'
import type { LedgerKind } from './ledger-line.ts'

/** What somebody read off a document. Minor units; negative on a credit note. */
export type ReadOff = {
  country: string
  kind: LedgerKind
  date: Day
  net: number
  /** undefined: the document shows none */
  vat?: number | undefined
}

export type Figures = { net: number; vat: number; basisPoints: number }
export type FigureFault = 'NET_MISSING' | 'VAT_MISSING' | 'OPPOSITE_SIGNS' | 'VAT_TOO_HIGH' | 'DAY_UNKNOWN'

/** No state has a higher rate than Hungary's 27 %; the rest is for what suppliers round line by line. */
const HIGHEST_SHARE = 0.28

/** The figures of a line, with the rate that explains them; or why they cannot be. */
export function figuresOf(read: ReadOff, added: readonly RateRow[] = []): Figures | FigureFault {
  const { country, kind, date, net, vat = 0 } = read
  const rates = rateOn(country, 'standard', date, added)
  if ('refused' in rates) return 'DAY_UNKNOWN'
  if (isReverseCharged(kind)) {
    const basisPoints = rates.standardBasisPoints
    return net === 0 ? 'NET_MISSING' : { net, vat: vatOnTop(net, basisPoints), basisPoints }
  }
  if (vat === 0) return 'VAT_MISSING'
  // A customs certificate may show the tax without the value it was charged on.
  if (net === 0)
    return kind === 'IMPORT' ? { net, vat, basisPoints: rates.standardBasisPoints } : 'NET_MISSING'
  if (Math.sign(net) !== Math.sign(vat)) return 'OPPOSITE_SIGNS'
  if (Math.abs(vat) > Math.abs(net) * HIGHEST_SHARE) return 'VAT_TOO_HIGH'
  return { net, vat, basisPoints: rateOf(net, vat, [rates.standardBasisPoints, ...rates.reducedBasisPoints]) }
}

/** Of the state's rates that which comes closest, if it explains the tax; else what the tax is of the net amount. */
function rateOf(net: number, vat: number, known: readonly number[]): number {
  const away = (basisPoints: number): number => Math.abs(vatOnTop(net, basisPoints) - vat)
  const [closest = 0] = known.toSorted((a, b) => away(a) - away(b))
  return explains(net, vat, closest) ? closest : Math.round((vat * 1000) / net) * 10
}

/** Suppliers round line by line: a few cents are no other rate. */
function explains(net: number, vat: number, basisPoints: number): boolean {
  return Math.abs(vatOnTop(net, basisPoints) - vat) <= Math.max(5, Math.abs(vat) / 200)
}
