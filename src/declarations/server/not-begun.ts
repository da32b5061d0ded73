import type { DeclarationRow } from './declarations.tables.ts'

/** What of a new declaration nobody has calculated, checked, confirmed or filed yet. */
export const NOT_BEGUN = {
  status: 'AWAITING_DATA',
  taxStatus: 'NONE',
  revision: 0,
  calculatedBy: null,
  checkedBy: null,
  confirmedRevision: null,
  confirmedBy: null,
  reference: null,
  filedAt: null,
  base: null,
  vat: null,
  payable: null,
  receiptFileId: null,
  waitingFor: [],
  nilStatedBy: null,
  nilStatedName: null,
  nilStatedAt: null,
  isNil: false,
  filedFile: null,
  filedUnder: null,
  receiptAt: null,
  isCarried: false,
  carriedInto: null,
  assigneeId: null,
} as const satisfies Partial<DeclarationRow>
