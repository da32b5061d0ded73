import type { Day } from '#platform/shared/calendar.ts'
import { lastDayOfMonth } from '#vat/calendar/months.ts'
import type { NationalReturn } from '../boxes/prepared-return.ts'
import type { FilingFacts } from './declaration-file.ts'
import { PURCHASE_BOXES, SALES_BOXES } from './pl-boxes.ts'
import type { PurchaseRow, Register, SalesRow } from './pl-register.ts'
import { unionCode } from './scheme-content.ts'
import { withoutPrefix } from './tax-number.ts'

type Row = Pick<SalesRow, 'country' | 'number' | 'name' | 'document' | 'issued' | 'evidence'>
/** Boxes that are not sales: acquisitions and imports, where the buyer owes the tax. */
const FIRST_ACQUIRED = 'K_23'
/** Supplies within the EU: each row names the buyer. */
const SUPPLIES = 'K_21'
const OF_LEDGER = 'ledger:'

type Facts = Pick<FilingFacts, 'documents' | 'vatNumbers' | 'taxpayer'>

/**
 * The register of a month from the boxes of a return: sales summed up in internal documents, as the law allows where no
 * invoice is due; own goods that were moved, by the state into which they went; and each document of the ledger in a row
 * of its own, with its number and supplier.
 */
export function summaryOf(prepared: NationalReturn, month: string, facts: Facts): Register {
  const lastDay = lastDayOfMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)))
  const issued: Day = lastDay < prepared.period.to ? lastDay : prepared.period.to
  const rowOf = (summed: Summed): Row => ({
    country: null,
    number: null,
    name: null,
    issued,
    // No invoice.
    evidence: 'DI',
    document: `WEW/${month}/${summed.group}`,
    ...(summed.line === null ? movedTo(summed, facts) : documentOf(summed.line, facts)),
  })
  const sales = summed(prepared, month, SALES_BOXES).map((one): SalesRow => ({
    ...rowOf(one),
    sold: null,
    type: one.line === null && one.group < FIRST_ACQUIRED ? 'WEW' : null,
    groups: [],
    procedures: [],
    amounts: one.amounts,
  }))
  const purchases = summed(prepared, month, PURCHASE_BOXES).map((one): PurchaseRow => ({
    ...rowOf(one),
    received: null,
    type: null,
    isImport: one.line !== null && facts.documents.get(one.line)?.isImport === true,
    amounts: one.amounts,
  }))
  return { sales, purchases }
}

/** What customs send is no invoice; invoices reach the ledger outside KSeF, as no number of it is known. */
function documentOf(line: string, { documents }: Facts): Partial<Row> {
  const found = documents.get(line)
  if (!found) return { document: line }
  const { number, supplier, date, isImport } = found
  return { document: number, name: supplier, issued: date, evidence: isImport ? 'DI' : 'BFK' }
}

/** The buyer of own goods that were moved is the seller, under the number of that state. */
function movedTo({ group, arrival }: Summed, { vatNumbers, taxpayer }: Facts): Partial<Row> {
  const number = arrival === null ? undefined : vatNumbers[arrival]
  if (group !== SUPPLIES || arrival === null || number === undefined) return {}
  return { country: arrival, number: withoutPrefix(number, unionCode(arrival)), name: taxpayer }
}

/** `line`: of the ledger; `arrival`: where own goods went */
type Summed = { line: string | null; arrival: string | null; group: string; amounts: Record<string, number> }

/** One row for the totals of each group of boxes, and one for each document of the ledger. */
function summed(prepared: NationalReturn, month: string, groups: readonly (readonly string[])[]): Summed[] {
  const rows = new Map<string, Summed>()
  for (const boxes of groups) {
    const [group = ''] = boxes
    for (const { box, sources, units } of prepared.boxes ?? []) {
      if (!boxes.includes(box)) continue
      // What staff entered by hand has no source: it belongs to the last month of the period.
      const entered = sources.length === 0 && prepared.period.to.startsWith(month)
      const parts = entered ? [{ of: 'entered', month, units }] : sources
      for (const part of parts) {
        if (part.month !== month) continue
        const line = part.of.startsWith(OF_LEDGER) ? part.of.slice(OF_LEDGER.length) : null
        const arrival = group === SUPPLIES && line === null ? arrivalOf(part.of) : null
        const key = `${line} ${arrival} ${group}`
        const row = rows.get(key) ?? { line, arrival, group, amounts: {} }
        row.amounts[box] = (row.amounts[box] ?? 0) + part.units
        rows.set(key, row)
      }
    }
  }
  return [...rows.values()]
}

/** The key of a treatment is its facts. null: goods that were sold, or what staff entered */
function arrivalOf(of: string): string | null {
  if (!of.startsWith('{')) return null
  const { acquisition } = JSON.parse(of) as { acquisition?: { country: string | null } | null }
  return acquisition?.country ?? null
}
