import type { LedgerKind } from '../ledger-line.ts'

/** Where the document has a name of its own. */
const OWN = [
  'GB_IMPORT',
  'GB_IMPORT_IN_RETURN',
  'DE_IMPORT',
  'FR_IMPORT_IN_RETURN',
  'ES_IMPORT',
  'ES_IMPORT_IN_RETURN',
  'IT_IMPORT',
  'PL_IMPORT_IN_RETURN',
] as const
type Paper = (typeof OWN)[number] | LedgerKind

/** Under which name the document of a kind is explained in a state. */
export const paperOf = (kind: LedgerKind, country: string): Paper =>
  OWN.find((own) => own === `${country}_${kind}`) ?? kind
