import type { SalesImport } from '../contract.ts'
import type { ImportPlace } from './import-place.ts'

/** What stands there to be done is done on the page of the import; a status that only tells is no link. */
export const statusHref = (
  { id, status }: Pick<SalesImport, 'id' | 'status'>,
  { reader, hrefOf }: Pick<ImportPlace, 'reader' | 'hrefOf'>,
): string | undefined => (status === 'MAPPING' && reader === 'seller' ? hrefOf({ id }) : undefined)
