import type { Day } from '#platform/shared/calendar.ts'
import type { Treatment } from '#reports/totals.ts'
import { lastDayOfMonth } from '#vat/calendar/months.ts'
import type { BoxSource, NationalReturn } from '../boxes/prepared-return.ts'
import type { FilingFacts } from './declaration-file.ts'
import { PURCHASE_BOXES, SALES_BOXES, SUPPLIES } from './pl-boxes.ts'
import { keyOfShare, type Shares } from './pl-invoices.ts'
import { procedureOf } from './pl-procedures.ts'
import type { PurchaseRow, SalesRow } from './pl-register.ts'
import { supplierOf } from './pl-supplier.ts'
import { unionCode } from './scheme-content.ts'
import { withoutPrefix } from './tax-number.ts'

type Row = Pick<SalesRow, 'country' | 'number' | 'name' | 'document' | 'issued' | 'evidence'>
/** Boxes that are not sales: acquisitions and imports, where the buyer owes the tax. */
const FIRST_ACQUIRED = 'K_23'
const OF_LEDGER = 'ledger:'

type Facts = Pick<FilingFacts, 'documents' | 'vatNumbers' | 'taxpayer'>

/**
 * What the boxes of a return have beside the invoices that are listed one by one: sales to consumers in internal documents,
 * as the law allows where no invoice is due; own goods that were moved, by the state into which they went; and each
 * document of the ledger in a row of its own, with its number and supplier.
 * @param shares what the invoices have of each box
 */
export function salesBeside(
  prepared: NationalReturn,
  month: string,
  facts: Facts,
  shares: Shares,
): SalesRow[] {
  return summed(prepared, month, SALES_BOXES, shares).map((one): SalesRow => ({
    ...rowOf(one, lastDayIn(prepared, month), { month, facts }),
    sold: null,
    type: one.line === null && one.group < FIRST_ACQUIRED ? 'WEW' : null,
    groups: [],
    procedures: one.procedures,
    amounts: one.amounts,
  }))
}

export function purchasesOf(prepared: NationalReturn, month: string, facts: Facts): PurchaseRow[] {
  return summed(prepared, month, PURCHASE_BOXES, new Map()).map((one): PurchaseRow => ({
    ...rowOf(one, lastDayIn(prepared, month), { month, facts }),
    received: null,
    type: null,
    isImport: one.line !== null && facts.documents.get(one.line)?.isImport === true,
    amounts: one.amounts,
  }))
}

function lastDayIn({ period }: NationalReturn, month: string): Day {
  const lastDay = lastDayOfMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)))
  return lastDay < period.to ? lastDay : period.to
}

function rowOf(one: Summed, issued: Day, { month, facts }: { month: string; facts: Facts }): Row {
  return {
    country: null,
    number: null,
    name: null,
    issued,
    // No invoice.
    evidence: 'DI',
    document: ['WEW', month, one.group, ...one.procedures].join('/'),
    ...(one.line === null ? movedTo(one, facts) : documentOf(one.line, facts)),
  }
}

/** What customs send is no invoice; an invoice of which no KSeF number is known reached the ledger outside KSeF. */
function documentOf(line: string, { documents }: Facts): Partial<Row> {
  const found = documents.get(line)
  if (!found) return { document: line }
  const { number, supplier, date, isImport, ksef } = found
  const evidence = isImport ? 'DI' : ksef === '' ? 'BFK' : { ksef }
  return { document: number, name: supplier, issued: date, evidence, ...supplierOf(found) }
}

/** The buyer of own goods that were moved is the seller, under the number of that state. */
function movedTo({ group, arrival }: Summed, { vatNumbers, taxpayer }: Facts): Partial<Row> {
  const number = arrival === null ? undefined : vatNumbers[arrival]
  if (group !== SUPPLIES || arrival === null || number === undefined) return {}
  return { country: arrival, number: withoutPrefix(number, unionCode(arrival)), name: taxpayer }
}

type Summed = {
  /** Of the ledger */
  line: string | null
  /** Where own goods went */
  arrival: string | null
  procedures: SalesRow['procedures']
  group: string
  amounts: Record<string, number>
}

/** One row for the totals of each group of boxes, and one for each document of the ledger. */
function summed(
  prepared: NationalReturn,
  month: string,
  groups: readonly (readonly string[])[],
  shares: Shares,
): Summed[] {
  const rows = new Map<string, Summed>()
  for (const boxes of groups) {
    const [group = ''] = boxes
    for (const { box, sources, units } of prepared.boxes ?? []) {
      if (!boxes.includes(box)) continue
      // What staff entered by hand has no source: it belongs to the last month of the period.
      const entered = sources.length === 0 && prepared.period.to.startsWith(month)
      const parts = entered ? [{ of: 'entered', month, units }] : sources
      const listed = new Set<string>()
      for (const part of parts) {
        if (part.month !== month) continue
        const of = aboutOf(part, group)
        const key = `${of.line} ${of.arrival} ${of.procedures.join()} ${group}`
        const row = rows.get(key) ?? { ...of, group, amounts: {} }
        // A treatment may have several totals, by day; the invoices' share is that of all.
        const share = listed.has(part.of) ? 0 : (shares.get(keyOfShare(part.of, box)) ?? 0)
        listed.add(part.of)
        row.amounts[box] = (row.amounts[box] ?? 0) + part.units - share
        rows.set(key, row)
      }
    }
  }
  return [...rows.values()].filter(
    ({ amounts }) => shares.size === 0 || Object.values(amounts).some((units) => units !== 0),
  )
}

/** The key of a treatment is its facts; other sources are documents, or what staff entered. */
function aboutOf({ of }: Pick<BoxSource, 'of'>, group: string): Omit<Summed, 'group' | 'amounts'> {
  if (of.startsWith(OF_LEDGER)) return { line: of.slice(OF_LEDGER.length), arrival: null, procedures: [] }
  if (!of.startsWith('{')) return { line: null, arrival: null, procedures: [] }
  const { acquisition, scheme, dispatch = null, oss = null, return: returned } = JSON.parse(of) as Treatment
  const arrival = group === SUPPLIES ? (acquisition?.country ?? null) : null
  return {
    line: null,
    arrival,
    procedures: group < FIRST_ACQUIRED ? procedureOf({ scheme, dispatch, oss, return: returned }) : [],
  }
}
