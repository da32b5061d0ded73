import type { OutputOf } from '#platform/shared/call.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { monthOf } from '../claim-month.ts'
import type { listLedger } from '../contract.ts'
import type { LedgerLine } from '../ledger-line.ts'
import type { WholeLine } from './ledger.queries.ts'
import type { LedgerRow } from './ledger.tables.ts'

type Shown = OutputOf<typeof listLedger>['records'][number]

/** False: it was sent without typing, and nobody has entered it yet. No number of a document is compared as its id is. */
export const isTyped = ({ id, numberKey }: Pick<LedgerRow, 'id' | 'numberKey'>): boolean => numberKey !== id

/** What sellers and staff see alike. */
export function presentLine({ line, file }: WholeLine): Shown {
  const { id, status, month, fileId, createdAt, changedAt, reviewedAt } = line
  // Lists leave out what was removed.
  if (status === 'REMOVED') throw new Error(`line ${id} was removed`)
  return {
    ...lineOfReturn({ line, file }),
    typed: isTyped(line),
    revision: line.revision,
    status,
    supplier: line.supplier,
    number: line.number,
    supplierNumber: line.supplierNumber,
    ksef: line.ksef,
    note: line.note,
    month: monthOf(month),
    document: { uploadId: fileId, ...file },
    changes: line.changes ?? [],
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    reviewedAt: reviewedAt?.toISOString() ?? null,
  }
}

/** As it enters a return. */
export function lineOfReturn({ line, file }: WholeLine): LedgerLine {
  const { id, country, kind, date, month, currency, net, vat, deductible, basisPoints } = line
  return {
    id,
    country,
    kind,
    date,
    month: monthOf(month),
    currency,
    net,
    vat,
    deductible,
    basisPoints,
    document: file.name,
  }
}

export const firstDayOf = (month: string): Day => `${month}-01`
