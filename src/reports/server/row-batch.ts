import { hash } from 'node:crypto'
import type { VatDecision } from '#vat/engine/vat-result.ts'
import type { RowOutcome } from '../determine-rows.ts'
import { SLOT } from '../formats/fields.ts'
import type { SalesRow } from '../formats/sales-row.ts'
import type { SumsByCurrency } from '../import-states.ts'
import type { RowIssue } from '../issues.ts'
import { treatmentOf, type Treatment } from '../totals.ts'
import { harmlessText } from './harmless-json.ts'

/** A determined row as its table has it. */
export type TransactionRow = {
  id: string
  month: string
  line: number
  day: string
  type: string
  order_id: string
  account: string
  channel: string
  depart: string
  depart_postcode: string
  arrive: string
  arrive_postcode: string
  buyer: string
  buyer_number: string | null
  document: string
  document_day: string | null
  ksef: string
  sku: string
  quantity: number | null
  currency: string
  net: number
  vat: number
  gross: number
  acquisition_vat: number
  amount: number
  treatment_id: string
  reason_id: string
  original_day: string | null
  rate_day: string | null
  distance_sales: number | null
}

type Ids = Pick<TransactionRow, 'treatment_id' | 'reason_id'>

/** What is known of the row that has an issue. */
export type RowInDoubt = {
  month: string | null
  depart: string | null
  arrive: string | null
  sku: string | null
}

/** A buyer's number, by what its register had said. */
export type BatchBuyer = {
  number: string
  month: string
  depart: string
  arrive: string
  confirmed: boolean | null
  deniedSince: string | null
}

export type BatchIssue = { issue: RowIssue; place: number; rowId: string | null; row: RowInDoubt | null }

/** Why rows were determined as they were. */
export type Reason = Pick<VatDecision, 'rule' | 'status' | 'reason' | 'sources'> & {
  warnings: readonly VatDecision['reason'][]
}

/** What was read since the last batch, ready to be written. */
export type RowBatch = {
  rows: TransactionRow[]
  /** Keys of the rows that are not decided, where they are asked for. */
  others: Pick<TransactionRow, 'month' | 'id' | 'line'>[]
  issues: BatchIssue[]
  /** Each once in a file, or nearly. */
  buyers: BatchBuyer[]
  rowsWithIssue: number
  rowsOutside: number
  issueSums: Record<string, number>
  outsideSums: Record<string, number>
  treatments: Map<string, Treatment>
  reasons: Map<string, Reason>
}

const LONGEST = 100
/** As texts of a row are stored. */
export const cut = (text: unknown): string => String(text ?? '').slice(0, LONGEST)
const MOST_PIECES = 2 ** 31 - 1
/** What is noted twice is there already. */
const MOST_BUYERS = 100_000

/** The first half of a SHA-256, in the form of a UUID without hyphens. */
const idOf = (text: string): string => hash('sha256', text, 'hex').slice(0, 32)

/** The first day of a day's month. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

const emptyBatch = (): RowBatch => ({
  rows: [],
  others: [],
  issues: [],
  buyers: [],
  rowsWithIssue: 0,
  rowsOutside: 0,
  issueSums: {},
  outsideSums: {},
  treatments: new Map(),
  reasons: new Map(),
})

/** Gathers rows and issues of a report until they are written. */
export class RowCollector {
  #batch = emptyBatch()
  readonly #fingerprint: string
  /** The same decision is the same object for many rows. */
  readonly #ids = new WeakMap<VatDecision, Ids>()
  /** Every treatment and reason is handed over once. */
  readonly #known = new Set<string>()
  readonly #buyers = new Set<string>()
  #line = 0
  #place = 0

  readonly #keepsOthers: boolean

  /**
   * @param fingerprint of the file, for rows that have no number by which they are known again
   * @param keepsOthers whether the keys of rows that are not decided are gathered too
   */
  constructor(fingerprint: string, keepsOthers = false) {
    this.#fingerprint = fingerprint
    this.#keepsOthers = keepsOthers
  }

  get size(): number {
    return this.#batch.rows.length + this.#batch.issues.length + this.#batch.others.length
  }

  take(): RowBatch {
    const batch = this.#batch
    this.#batch = emptyBatch()
    return batch
  }

  issue(issue: RowIssue): void {
    this.#place = issue.line === this.#line ? this.#place + 1 : 0
    this.#line = issue.line
    this.#batch.issues.push({ issue, place: this.#place, rowId: null, row: null })
  }

  /** A row that could not be taken apart; its issue says why. */
  fault(): void {
    this.#batch.rowsWithIssue++
  }

  row(row: SalesRow, outcome: RowOutcome): void {
    const batch = this.#batch
    if (row.line === this.#line) this.#describeRow(row)
    if (row.buyer.said !== undefined) this.#noteBuyer(row)
    if (this.#keepsOthers && outcome.bucket !== 'TREATED' && row.day !== null)
      batch.others.push({ month: monthOf(row.day), id: this.#idOf(row, outcome), line: row.line })
    if (outcome.bucket === 'OUTSIDE') {
      batch.rowsOutside++
      addTo(batch.outsideSums, row)
    } else if (outcome.bucket === 'ISSUE') {
      batch.rowsWithIssue++
      addTo(batch.issueSums, row)
      this.#nameRow(this.#idOf(row, outcome))
    } else batch.rows.push(this.#transactionOf(row, outcome))
  }

  #noteBuyer({ buyer: { buyer_vat_id: number, said = null }, day, transaction }: SalesRow): void {
    if (number === null || day === null) return
    const depart = harmlessText(cut(transaction.depart))
    const arrive = harmlessText(cut(transaction.arrive))
    const month = monthOf(day)
    const key = `${number}|${month}|${depart}|${arrive}`
    if (this.#buyers.has(key)) return
    if (this.#buyers.size >= MOST_BUYERS) this.#buyers.clear()
    this.#buyers.add(key)
    const { confirmed = null, deniedSince = null } = said ?? {}
    this.#batch.buyers.push({ number: cut(number), month, depart, arrive, confirmed, deniedSince })
  }

  /** The issues of this line that keep its money waiting are mended by a later file with the same row. */
  #nameRow(rowId: string): void {
    const { issues } = this.#batch
    for (let at = issues.length - 1; at >= 0; at--) {
      const one = issues[at]
      if (!one || one.issue.line !== this.#line) return
      if (one.issue.severity === 'ERROR') one.rowId ??= rowId
    }
  }

  /** What the issues of this line are about. */
  #describeRow(row: SalesRow): void {
    const { issues } = this.#batch
    let known: RowInDoubt | null = null
    for (let at = issues.length - 1; at >= 0; at--) {
      const one = issues[at]
      if (!one || one.issue.line !== this.#line) return
      known ??= inDoubt(row)
      one.row ??= known
    }
  }

  #idOf(row: SalesRow, { cells }: RowOutcome): string {
    const lineId = cells.at(SLOT.lineId)
    if (row.orderId === '' && lineId === '') return idOf(`${this.#fingerprint}\n${row.line}\n${row.type}`)
    const account = cells.at(SLOT.account) || String(row.transaction.marketplace ?? '').toLowerCase()
    return idOf(`${account}\n${row.orderId}\n${row.type}\n${lineId}\n${cells.at(SLOT.item)}\n${row.sku}`)
  }

  #transactionOf(row: SalesRow, outcome: RowOutcome): TransactionRow {
    const { result, figures, saleDay, rateDay, distanceSales, cells } = outcome
    if (!result || !figures || row.day === null) throw new Error('a row counts as treated without figures')
    const { transaction, buyer, quantity, document } = row
    return {
      id: this.#idOf(row, outcome),
      month: monthOf(row.day),
      line: row.line,
      day: row.day,
      type: cut(row.type),
      order_id: cut(row.orderId),
      account: cut(cells.at(SLOT.account).trim()),
      channel: cut(transaction.marketplace),
      depart: cut(transaction.depart),
      depart_postcode: cut(transaction.depart_postcode),
      arrive: cut(transaction.arrive),
      arrive_postcode: cut(transaction.arrive_postcode),
      buyer: buyer.buyer,
      buyer_number: buyer.buyer_vat_id === null ? null : cut(buyer.buyer_vat_id),
      document: cut(document?.number),
      document_day: document?.day ?? null,
      ksef: cut(document?.ksef),
      sku: cut(row.sku),
      quantity: Number.isSafeInteger(quantity) && Math.abs(quantity) <= MOST_PIECES ? quantity : null,
      currency: row.currency,
      net: figures.net,
      vat: figures.vat,
      gross: figures.gross,
      acquisition_vat: figures.acquisitionVat,
      amount: figures.amount,
      ...this.#idsOf(result.decision),
      original_day: saleDay,
      rate_day: rateDay,
      distance_sales: distanceSales,
    }
  }

  #idsOf(decision: VatDecision): Ids {
    const found = this.#ids.get(decision)
    if (found) return found
    const treatment = treatmentOf(decision)
    const { rule, status, reason, sources } = decision
    const why: Reason = { rule, status, reason, sources, warnings: decision.warnings.map(({ text }) => text) }
    const ids = { treatment_id: idOf(treatment.key), reason_id: idOf(JSON.stringify(why)) }
    this.#ids.set(decision, ids)
    this.#hand(this.#batch.treatments, ids.treatment_id, treatment)
    this.#hand(this.#batch.reasons, ids.reason_id, why)
    return ids
  }

  #hand<T>(to: Map<string, T>, id: string, value: T): void {
    if (this.#known.has(id)) return
    this.#known.add(id)
    to.set(id, value)
  }
}

const inDoubt = ({ day, transaction, sku }: SalesRow): RowInDoubt => ({
  month: day === null ? null : monthOf(day),
  depart: cut(transaction.depart),
  arrive: cut(transaction.arrive),
  sku: cut(sku),
})

function addTo(sums: Record<string, number>, { amount, currency }: SalesRow): void {
  if (amount !== null) sums[currency] = (sums[currency] ?? 0) + amount
}

/** Sums of two, currency by currency. */
export function added(one: SumsByCurrency, other: SumsByCurrency, sign: 1 | -1 = 1): SumsByCurrency {
  const sums = { ...one }
  for (const [currency, units] of Object.entries(other)) sums[currency] = (sums[currency] ?? 0) + sign * units
  return sums
}
