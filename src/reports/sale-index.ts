import type { Day } from '#platform/shared/calendar.ts'
import { SLOT } from './formats/fields.ts'
import type { Glance, SalesRow } from './formats/sales-row.ts'
import { FirstDays } from './first-days.ts'
import { DAY_NUMBERS, dayAt, dayNumber, TooManyRows } from './hashed-keys.ts'
import type { OrdersElsewhere } from './orders-elsewhere.ts'
import type { Cells, Hash } from './reader/cells.ts'
import { mixNumber, mixText } from './reader/mix.ts'

/** How the sale of a refund was found: said by the row, in this file, in another one, or guessed. */
export type FoundSale = { day: Day; by: 'GIVEN' | 'ORDER' | 'OTHER_FILE' | 'AMOUNT' | 'BEFORE_FILE' }

/** Sales that are only found by their amount: so many different ones are remembered. */
const MOST_AMOUNTS = 1 << 20
/** A month with a smaller part of the rows is a slip of the pen, not the beginning of the file. */
const SMALLEST_SHARE = 0.01

/**
 * The days of a file's sales, for its refunds: a refund follows its sale, wherever that stands. The row itself may say
 * its day; else it is found by the number of the order, in this file or in others; else by seller's account, route,
 * currency and amount; else the sale is taken to lie before the months that the file covers.
 */
export class SaleIndex {
  #orders = new FirstDays()
  /** The orders that are asked for; their days do not matter. */
  #refunded = new FirstDays()
  #amounts = new FirstDays(MOST_AMOUNTS)
  /** How many rows each day has, by its number. */
  readonly #days = new Uint32Array(DAY_NUMBERS)
  #rows = 0
  #first: string | null = null
  /** false: some amounts are not remembered, so none is asked for. */
  #allAmounts = true
  readonly #hash: Hash = { high: 0, low: 0 }
  readonly #elsewhere: OrdersElsewhere | null

  /** @param elsewhere what other files say, where there are any */
  constructor(elsewhere: OrdersElsewhere | null = null) {
    this.#elsewhere = elsewhere
  }

  /** To be called for every row before the first refund is asked for. */
  note(row: Glance, cells: Cells): void {
    if (row.day === null) return
    this.#rows++
    this.#first = null
    const day = dayNumber(row.day)
    this.#days[day] = (this.#days[day] ?? 0) + 1
    if (row.kind === 'REFUND' && row.orderId !== '') this.#want(row.orderId, cells)
    if (row.kind !== 'SALE') return
    if (row.orderId !== '' && !this.#orders.add(this.#orderKey(cells), day)) throw new TooManyRows()
    if (this.#allAmounts) this.#noteAmount(this.#amountKey(row, cells), day)
  }

  /** To be called when every row was noted: sales of which no refund is there are forgotten. @returns how many rows there are */
  close(): number {
    const [all, refunded] = [this.#orders, this.#refunded]
    this.#orders = all.ofKeys(refunded)
    this.#refunded = new FirstDays()
    all.end()
    refunded.end()
    return this.#rows
  }

  #want(orderId: string, cells: Cells): void {
    const key = this.#orderKey(cells)
    this.#elsewhere?.want(key, { orderId, account: cells.at(SLOT.account).trim() })
    if (!this.#refunded.add(key, 0)) throw new TooManyRows()
  }

  #noteAmount(key: Hash, day: number): void {
    this.#allAmounts = this.#amounts.add(key, day)
    if (this.#allAmounts) return
    this.#amounts.end()
    this.#amounts = new FirstDays()
  }

  saleOf(row: SalesRow, cells: Cells): FoundSale | null {
    if (row.day === null) return null
    if (row.saleDay !== null) return { day: row.saleDay, by: 'GIVEN' }
    // The row says a day that is none.
    if (row.transaction.original_supply_date !== undefined) return null
    const byOrder = row.orderId === '' ? null : this.#byOrder(row.day, cells)
    if (byOrder) return byOrder
    const byAmount = this.#allAmounts ? this.#amounts.dayOf(this.#amountKey(glanceOf(row), cells)) : null
    if (byAmount !== null && byAmount <= dayNumber(row.day)) return { day: dayAt(byAmount), by: 'AMOUNT' }
    const first = this.#firstMonth()
    const month = first < row.day.slice(0, 7) ? first : row.day.slice(0, 7)
    return { day: dayAt(dayNumber(`${month}-01`) - 1), by: 'BEFORE_FILE' }
  }

  /** The first sale of the order, whichever file has it. */
  #byOrder(day: Day, cells: Cells): FoundSale | null {
    const key = this.#orderKey(cells)
    const here = this.#orders.dayOf(key)
    const there = this.#elsewhere?.dayOf(key) ?? null
    if (there !== null && there <= dayNumber(day) && (here === null || there < here))
      return { day: dayAt(there), by: 'OTHER_FILE' }
    return here === null ? null : { day: dayAt(here), by: 'ORDER' }
  }

  #firstMonth(): string {
    this.#first ??= this.#findFirstMonth()
    return this.#first
  }

  #findFirstMonth(): string {
    const least = this.#rows * SMALLEST_SHARE
    const months = new Map<string, number>()
    for (const [day, count] of this.#days.entries()) {
      if (count === 0) continue
      const month = dayAt(day).slice(0, 7)
      months.set(month, (months.get(month) ?? 0) + count)
    }
    const large = [...months].filter(([, count]) => count >= least).map(([month]) => month)
    return large.toSorted()[0] ?? '9999-12'
  }

  #orderKey(cells: Cells): Hash {
    const hash = this.#hash
    hash.high = 0x811c9dc5
    hash.low = 0
    cells.mix(SLOT.account, hash)
    cells.mix(SLOT.orderId, hash)
    return hash
  }

  #amountKey(row: Omit<Glance, 'kind' | 'day' | 'orderId'>, cells: Cells): Hash {
    const hash = this.#hash
    hash.high = 0x811c9dc5
    hash.low = 0
    cells.mix(SLOT.account, hash)
    mixText(row.depart, hash)
    mixText(row.arrive, hash)
    mixText(row.currency, hash)
    mixNumber(Math.abs(row.amount ?? 0), hash)
    return hash
  }
}

const glanceOf = ({ currency, amount, transaction }: SalesRow): Omit<Glance, 'kind' | 'day' | 'orderId'> => ({
  currency,
  amount,
  depart: String(transaction.depart),
  arrive: String(transaction.arrive),
})
