import type { Day } from '#platform/shared/calendar.ts'
import { lastDayOfMonth } from '#vat/calendar/months.ts'
import type { NationalReturn } from '../boxes/prepared-return.ts'
import { PURCHASE_BOXES, SALES_BOXES } from './pl-boxes.ts'
import type { PurchaseRow, Register, SalesRow } from './pl-register.ts'

type Row = Pick<SalesRow, 'country' | 'number' | 'name' | 'issued' | 'evidence'>
/** Boxes that are not sales: acquisitions and imports, where the buyer owes the tax. */
const FIRST_ACQUIRED = 'K_23'

/**
 * The register of a month from the boxes of a return: sales summed up in internal documents, as the law allows where no
 * invoice is due, and each document of the ledger in a row of its own.
 */
export function summaryOf(prepared: NationalReturn, month: string): Register {
  const lastDay = lastDayOfMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)))
  const issued: Day = lastDay < prepared.period.to ? lastDay : prepared.period.to
  const row: Row = { country: null, number: null, name: null, issued, evidence: 'DI' }
  const sales = summed(prepared, month, SALES_BOXES).map(({ document, group, amounts }): SalesRow => ({
    ...row,
    document,
    sold: null,
    type: document.startsWith('WEW') && group < FIRST_ACQUIRED ? 'WEW' : null,
    groups: [],
    procedures: [],
    amounts,
  }))
  const purchases = summed(prepared, month, PURCHASE_BOXES).map(({ document, amounts }): PurchaseRow => ({
    ...row,
    document,
    received: null,
    type: null,
    isImport: false,
    amounts,
  }))
  return { sales, purchases }
}

type Summed = { document: string; group: string; amounts: Record<string, number> }

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
        const document = part.of.startsWith('ledger:') ? part.of.slice(7) : `WEW/${month}/${group}`
        const row = rows.get(document + group) ?? { document, group, amounts: {} }
        row.amounts[box] = (row.amounts[box] ?? 0) + part.units
        rows.set(document + group, row)
      }
    }
  }
  return [...rows.values()]
}
