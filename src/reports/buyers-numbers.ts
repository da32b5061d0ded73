import type { RegisterStanding } from '#tax-numbers/register-standing.ts'
import { answeredBuyer } from './formats/buyer-number.ts'
import type { SalesRow } from './formats/sales-row.ts'
import type { FoundSale } from './sale-index.ts'

/** By number, what its register has said; a number about which it said nothing is not among them. */
export type FindStandings = (numbers: readonly string[]) => Promise<ReadonlyMap<string, RegisterStanding>>

/** Numbers are asked for in so many at a time. */
const AT_ONCE = 5000
/** No file has more buyers that are businesses; what comes after them counts as not confirmed. */
const MOST_NUMBERS = 300_000

/**
 * What registers have said about the buyers of a file: asked for between two pieces of its first look, each number once, so
 * that no row waits for an answer.
 */
export class BuyersNumbers {
  readonly #find: FindStandings
  readonly #said = new Map<string, RegisterStanding | null>()
  #waiting: string[] = []

  constructor(find: FindStandings) {
    this.#find = find
  }

  want(number: string): void {
    if (this.#said.size >= MOST_NUMBERS || this.#said.has(number)) return
    this.#said.set(number, null)
    this.#waiting.push(number)
  }

  /** Asks for what waits, if that is enough to be worth it, or has to be known now. */
  async ask(isUrgent = false): Promise<void> {
    if (this.#waiting.length < (isUrgent ? 1 : AT_ONCE)) return
    const asked = this.#waiting
    this.#waiting = []
    for (const [number, said] of await this.#find(asked)) this.#said.set(number, said)
  }

  /** Gives a row its buyer as the register knows it; a refund that of its sale's day. */
  answer(row: SalesRow, sale: FoundSale | null): void {
    const { buyer, transaction } = row
    if (buyer.register === null || buyer.buyer_vat_id === null) return
    const day = sale?.day ?? row.saleDay ?? row.day
    if (day === null) return
    const said = this.#said.get(buyer.buyer_vat_id)
    const answered = answeredBuyer(buyer, said ?? null, day)
    // Nobody asks about one that was too many, so that nothing waits for an answer.
    row.buyer = said === undefined ? { ...answered, said } : answered
    transaction.buyer_vat_id_valid = row.buyer.buyer_vat_id_valid
  }
}
