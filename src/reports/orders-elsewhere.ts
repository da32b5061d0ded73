import type { Day } from '#platform/shared/calendar.ts'
import { FirstDays } from './first-days.ts'
import { dayNumber } from './hashed-keys.ts'
import type { Hash } from './reader/cells.ts'

/** An order as its refund names it. */
export type AskedOrder = { orderId: string; account: string }

/** Says when orders were first sold, as other files have it, in the order in which they are asked for; null: in none. */
export type FindSales = (orders: readonly AskedOrder[]) => Promise<readonly (Day | null)[]>

/** Orders are asked for in so many at a time; memory holds no more of their names than these and those of one piece. */
const AT_ONCE = 5000

/**
 * When the orders of a file's refunds were sold by what other files say: asked for between two pieces of the file, and
 * kept as 8 bytes for each that was found. Also orders that the file itself sells are asked for: parts of one may have
 * been sent months apart, and which file is read first must not matter.
 */
export class OrdersElsewhere {
  readonly #find: FindSales
  readonly #found = new FirstDays()
  #waiting: (AskedOrder & Hash)[] = []

  constructor(find: FindSales) {
    this.#find = find
  }

  want({ high, low }: Hash, { orderId, account }: AskedOrder): void {
    this.#waiting.push({ high, low, orderId, account })
  }

  /** Asks for what waits, if that is enough to be worth it; at the end of the file for all that is left. */
  async ask(isEnd = false): Promise<void> {
    while (this.#waiting.length >= (isEnd ? 1 : AT_ONCE)) {
      const asked = this.#waiting.slice(0, AT_ONCE)
      this.#waiting = this.#waiting.slice(AT_ONCE)
      const days = await this.#find(asked)
      asked.forEach((order, at) => {
        const day = days[at]
        if (day) this.#found.add(order, dayNumber(day))
      })
    }
  }

  /** As a number of `dayNumber`. */
  dayOf(order: Hash): number | null {
    return this.#found.dayOf(order)
  }
}
