import { setImmediate as breathe } from 'node:timers/promises'
import type { Day } from '#platform/shared/calendar.ts'
import { seededRandom } from '../../command-line/seeded-random.ts'
import { linesOf, reportOf, type Row } from '../years/report-file.ts'
import { GOODS, ordersFromStock } from '../years/sales-of-month.ts'

/** Enough to be read for some minutes at the gentle pace, and for some seconds when somebody waits. */
const ROWS = 48_000
const ROWS_AT_ONCE = 2_000
const MOST_PIECES = 12
/** Every so manieth row moves goods to another state, and nobody has said what they cost. */
const ABROAD_EVERY = 16_000

/** Warehouses of a state: what moves between them stays in the state. */
const WAREHOUSES: readonly (readonly [country: string, postcodes: readonly string[]])[] = [
  ['DE', ['10115', '36251', '44145', '86836']],
  ['FR', ['45770', '59553', '75001']],
  ['IT', ['20121', '29015', '02032']],
  ['ES', ['28001', '28830', '08820']],
  ['GB', ['M1 1AA', 'DN4 5JS', 'HP2 7ER']],
]

/**
 * Amazon's report of one day: what was sold from stock, and 48,000 movements of goods between the warehouses of the
 * same state, of which no return tells; three of them to another state, without a cost price, which is an issue. The
 * same bytes for the same day.
 */
export async function movementsOfDay(day: Day): Promise<Buffer> {
  const month = day.slice(0, 7)
  const written = day.split('-').toReversed().join('-')
  const sold = ordersFromStock(month).filter((row) => row.TRANSACTION_COMPLETE_DATE === written)
  const random = seededRandom(Number(day.replaceAll('-', '')))
  const pieces = [reportOf(month, sold)]
  for (let first = 1; first <= ROWS; first += ROWS_AT_ONCE) {
    const numbers = Array.from({ length: ROWS_AT_ONCE }, (_, index) => first + index)
    pieces.push(
      Buffer.from(
        linesOf(
          month,
          numbers.map((number) => moved(number, written, random)),
        ),
      ),
    )
    // The server answers others meanwhile.
    await breathe()
  }
  return Buffer.concat(pieces)
}

function moved(number: number, day: string, random: () => number): Row {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
  const [country, postcodes] = pick(WAREHOUSES)
  const [sku, title] = pick(GOODS)
  const [from, to] = [pick(postcodes), pick(postcodes)]
  const row: Row = {
    PROGRAM_TYPE: 'N/A',
    MARKETPLACE: 'N/A',
    TRANSACTION_TYPE: 'FC_TRANSFER',
    TRANSACTION_EVENT_ID: `M${day.replaceAll('-', '')}-${String(number).padStart(5, '0')}`,
    ACTIVITY_TRANSACTION_ID: `M${number}`,
    TRANSACTION_DEPART_DATE: day,
    TRANSACTION_COMPLETE_DATE: day,
    SELLER_SKU: sku,
    ITEM_DESCRIPTION: title,
    QTY: String(1 + Math.floor(random() * MOST_PIECES)),
    TRANSACTION_CURRENCY_CODE: 'EUR',
    DEPARTURE_COUNTRY: country,
    DEPARTURE_POST_CODE: from,
    ARRIVAL_COUNTRY: country,
    ARRIVAL_POST_CODE: to,
  }
  if (number % ABROAD_EVERY !== 0) return row
  const there = { ARRIVAL_COUNTRY: 'DE', ARRIVAL_POST_CODE: '36251' }
  return { ...row, DEPARTURE_COUNTRY: 'FR', DEPARTURE_POST_CODE: '45770', ...there }
}
