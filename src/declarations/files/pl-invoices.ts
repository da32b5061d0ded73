import type { Conversion } from '#exchange-rates/rate-between.ts'
import { rateRuleOf } from '#exchange-rates/rate-rules.ts'
import type { Treatment } from '#reports/totals.ts'
import { checkVatNumber } from '#tax-numbers/vat-number.ts'
import { type PlacedFigure, placesOf } from '../boxes/entries.ts'
import { converted } from '../boxes/euro-sum.ts'
import type { FileProblem } from './declaration-file.ts'
import type { InvoiceLine } from './invoice-line.ts'
import { SALES_BOXES, SUPPLIES } from './pl-boxes.ts'
import { procedureOf } from './pl-procedures.ts'
import type { SalesRow } from './pl-register.ts'
import { unionCode } from './scheme-content.ts'
import { withoutPrefix } from './tax-number.ts'

const OF_SALES = new Set(SALES_BOXES.flat())

const MOST_BUYERS = 10_000

type Reading = {
  month: string
  conversion: Conversion
  /** Where the taxpayer has its seat */
  seat: string | null
  lacks: (problem: FileProblem) => void
}

/** Grosz that rows of their own have, by `keyOfShare`: the rest is summed up. */
export type Shares = Map<string, number>
export const keyOfShare = (treatment: string, box: string): string => `${box} ${treatment}`

/**
 * A row of the register for each invoice to a business (art. 109(3) of the VAT act), its lines added up. Each total is
 * converted once, as in the return: a line has what the total grows by with it, so that all of them are the total.
 */
export async function* invoiceRows(
  lines: AsyncIterable<InvoiceLine>,
  shares: Shares,
  { month, conversion, seat, lacks }: Reading,
): AsyncGenerator<SalesRow> {
  const running = new Map<string, number>()
  const amountsOf = (line: InvoiceLine): Record<string, number> => {
    const { treatment, currency, rateDay } = line
    const rate = conversion(currency, 'PLN', { rule: rateRuleOf('PL'), day: rateDay ?? `${month}-01` })
    // Without it there is no return, and so no file.
    if ('currency' in rate) return {}
    const amounts: Record<string, number> = {}
    for (const { box, figure } of polishPlaces(treatment)) {
      const total = `${currency} ${rateDay} ${box} ${figure} ${treatment.key}`
      const before = running.get(total) ?? 0
      const after = before + line[figure]
      running.set(total, after)
      const units = converted(after, currency, 'PLN', rate) - converted(before, currency, 'PLN', rate)
      amounts[box] = (amounts[box] ?? 0) + units
      const share = keyOfShare(treatment.key, box)
      shares.set(share, (shares.get(share) ?? 0) + units)
    }
    return amounts
  }
  let open: (SalesRow & { buyer: string }) | undefined
  // A buyer has many invoices.
  const buyers = new Map<string, Buyer | null>()
  for await (const line of lines) {
    const key = `${line.buyerNumber} ${line.treatment.key}`
    if (buyers.size > MOST_BUYERS) buyers.clear()
    const buyer = buyers.has(key) ? (buyers.get(key) ?? null) : buyerOf(line)
    buyers.set(key, buyer)
    if (buyer === null) continue
    if (line.document === '') lacks({ code: 'INVOICE_NUMBER_MISSING', path: line.orderId })
    else if (line.ksef === '' && seat === 'PL') lacks({ code: 'KSEF_NUMBER_MISSING', path: line.document })
    const amounts = amountsOf(line)
    if (Object.keys(amounts).length === 0) continue
    if (open && open.document === line.document && line.document !== '' && open.buyer === line.buyerNumber) {
      open = {
        ...open,
        ...daysOf(open, line),
        amounts: sumOf(open.amounts, amounts),
        groups: withGroup(open.groups, line),
      }
      continue
    }
    if (open) yield open
    open = { ...rowOf(line, buyer), buyer: line.buyerNumber, amounts }
  }
  if (open) yield open
}

/** The same treatment is the same object for many rows. */
const known = new WeakMap<Treatment, PlacedFigure[]>()

function polishPlaces(treatment: Treatment): readonly PlacedFigure[] {
  const found =
    known.get(treatment) ??
    placesOf(treatment).filter(({ country, box }) => country === 'PL' && OF_SALES.has(box))
  known.set(treatment, found)
  return found
}

type Buyer = { country: string | null; number: string }

/** null: the number is nobody's, so that the buyer counts as a consumer here too. */
function buyerOf({ buyerNumber, treatment }: InvoiceLine): Buyer | null {
  const { valid, country, normalised } = checkVatNumber(buyerNumber)
  // A register may know a number whose check digits are wrong.
  const isExempt = polishPlaces(treatment).some(({ box }) => box === SUPPLIES)
  if (!valid && !isExempt) return null
  if (country === null) return { country: null, number: buyerNumber }
  return {
    country: country === 'PL' ? null : country,
    number: withoutPrefix(normalised, unionCode(country)),
  }
}

function rowOf(line: InvoiceLine, { country, number }: Buyer): Omit<SalesRow, 'amounts'> {
  const { document, documentDay, ksef, day, buyerName, treatment } = line
  return {
    country,
    number,
    name: buyerName,
    document,
    issued: documentDay ?? day,
    evidence: ksef === '' ? 'BFK' : { ksef },
    sold: day,
    type: null,
    groups: withGroup([], line),
    procedures: procedureOf(treatment),
  }
}

/** Of whatever is on the invoice; a credit note is marked as the invoice was. */
const withGroup = (groups: readonly number[], { group }: InvoiceLine): readonly number[] =>
  group === null || groups.includes(group) ? groups : [...groups, group]

/** Lines come in no order: the first day of them counts. */
function daysOf(row: Pick<SalesRow, 'issued' | 'sold'>, { documentDay, day }: InvoiceLine) {
  const issued = documentDay ?? day
  return {
    issued: issued < row.issued ? issued : row.issued,
    sold: row.sold === null || day < row.sold ? day : row.sold,
  }
}

function sumOf(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>) {
  const sum: Record<string, number> = { ...one }
  for (const [box, units] of Object.entries(other)) sum[box] = (sum[box] ?? 0) + units
  return sum
}
