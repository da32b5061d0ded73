import { rateRuleOf } from '#exchange-rates/rate-rules.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { currencyOn } from '#vat/rates/currency-on.ts'
import type { Scheme, VatDecision } from '#vat/engine/vat-result.ts'

/** What the returns need to know of a decision: rows with the same facts are summed up together. */
export type Treatment = {
  key: string
  scheme: Scheme
  country: string | null
  basisPoints: number | null
  liable: VatDecision['liable']
  return: string | null
  boxes: VatDecision['boxes']
  dispatch: VatDecision['dispatch']
  acquisition: VatDecision['acquisition']
  oss: VatDecision['oss']
  sellerSupply: VatDecision['sellerSupply']
  correctionOf: string | null
  ecSalesList: boolean
}

/** Sums of rows with one treatment, in one month and currency. Integer minor units. */
export type Total = {
  treatment: Treatment
  /** `2026-03` */
  month: string
  /**
   * Where a state converts by the day: the day whose rate it takes, so that there is a sum for each. null: it is
   * converted by the month, or not at all.
   */
  rateDay: Day | null
  currency: string
  count: number
  net: number
  vat: number
  gross: number
  /** Of own goods moved: the VAT on their acquisition */
  acquisitionVat: number
  /** What the file itself says: for goods given away, what they cost without the tax on them */
  amount: number
}

/** What one buyer got of one treatment, in one month and currency: the stuff of an EC sales list. */
export type SumByBuyer = Pick<Total, 'treatment' | 'month' | 'rateDay' | 'currency' | 'net'> & {
  /** With the letters of its state; null for own goods that were moved */
  buyerNumber: string | null
}

export type Figures = Pick<Total, 'net' | 'vat' | 'gross' | 'acquisitionVat' | 'amount'>

type Group = { treatment: Treatment; totals: Map<string, Total>; byDay: Map<string, boolean> }

/** Sums up determined rows. Its size depends on how many treatments, months and days there are, not on the rows. */
export class Totals {
  readonly #groups = new Map<string, Group>()
  /** The same decision is the same object for many rows. */
  readonly #known = new WeakMap<VatDecision, Group>()

  /**
   * @param taxPoint the day whose rate counts: of a refund, that of its sale
   * @returns the day that the row's sum is of, `rateDay`
   */
  add(decision: VatDecision, day: Day, currency: string, figures: Figures, taxPoint: Day = day): Day | null {
    const { treatment, totals, byDay } = this.#groupOf(decision)
    const month = day.slice(0, 7)
    const slot = month + currency
    let isByDay = byDay.get(slot)
    if (isByDay === undefined) {
      isByDay = convertsByDay(treatment, currency, day)
      byDay.set(slot, isByDay)
    }
    const key = isByDay ? slot + taxPoint : slot
    let total = totals.get(key)
    if (!total) {
      total = { treatment, month, rateDay: isByDay ? taxPoint : null, currency, ...NOTHING }
      totals.set(key, total)
    }
    total.count++
    total.net += figures.net
    total.vat += figures.vat
    total.gross += figures.gross
    total.acquisitionVat += figures.acquisitionVat
    total.amount += figures.amount
    return total.rateDay
  }

  #groupOf(decision: VatDecision): Group {
    const known = this.#known.get(decision)
    if (known) return known
    const treatment = treatmentOf(decision)
    const group = this.#groups.get(treatment.key) ?? { treatment, totals: new Map(), byDay: new Map() }
    this.#groups.set(treatment.key, group)
    this.#known.set(decision, group)
    return group
  }

  /** In an order that does not depend on that of the rows. */
  get list(): Total[] {
    const order = ({ treatment, month, currency, rateDay }: Total): string =>
      `${treatment.key}|${month}|${currency}|${rateDay ?? ''}`
    return [...this.#groups.values()]
      .flatMap(({ totals }) => [...totals.values()])
      .map((total) => [order(total), total] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, total]) => total)
  }
}

const NOTHING = { count: 0, net: 0, vat: 0, gross: 0, acquisitionVat: 0, amount: 0 }

/** Whether amounts of a treatment stand in the return of a state that converts this currency by the day. */
function convertsByDay(treatment: Treatment, currency: string, day: Day): boolean {
  return statesOf(treatment).some(
    (state) => currencyOn(state, day)?.code !== currency && rateRuleOf(state).by !== 'MONTH',
  )
}

function statesOf({ return: returned, dispatch, acquisition }: Treatment): string[] {
  const national = returned === null || /^(?:OSS|IOSS)/.test(returned) ? [] : returned.split('+')
  return [...national, dispatch?.country ?? [], acquisition?.country ?? []].flat()
}

export function treatmentOf(decision: VatDecision): Treatment {
  const { country, basisPoints, liable, boxes, dispatch, acquisition, oss, sellerSupply } = decision
  const { correctionOf, ecSalesList } = decision
  const facts = {
    scheme: decision.scheme ?? 'NONE',
    country,
    basisPoints,
    liable,
    return: decision.return,
    boxes,
    dispatch,
    acquisition,
    oss,
    sellerSupply,
    correctionOf,
    ecSalesList,
  }
  return { key: JSON.stringify(facts), ...facts }
}
