import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { KIND_NAMES } from '../document-kind-names.ts'
import { MIXED_KINDS } from '../document-kinds.ts'

const ONE_DOCUMENT = JSON.stringify(
  Object.fromEntries(Object.entries(KIND_NAMES).filter(([kind]) => !MIXED_KINDS.some((one) => one === kind))),
)

/** `nameOfDocument` in SQL. */
export const documentName = (kind: SQLWrapper, label: SQLWrapper): SQL =>
  sql`coalesce(${ONE_DOCUMENT}::jsonb->${kind}, ${label})`.inlineParams()
