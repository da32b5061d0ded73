import { importsOf } from './imports.ts'

/** Files that may contain SQL: a module's tables, its reads and its writes. */
const SQL_FILES = /\.(?:tables|queries|repository|export)\.tsx?$/
const TEST_FILES = /\.test\.tsx?$|\.builders\.ts$|\/testing\//

/**
 * Parts of the platform that are the database, or that queries are built from. For anything else, write a repository.
 */
const DATABASE_FILES: ReadonlySet<string> = new Set([
  'platform/server/database.ts', // opens the connections
  'platform/server/migrate.ts',
  'platform/server/liveness.ts', // a lock of the connection itself
  'platform/server/columns.ts', // what tables are made of
  'platform/server/containing.ts', // what conditions are made of
  'platform/server/opaque.ts', // a parameter of a query
  'platform/server/quick-rows.ts', // objects of rows
  'platform/server/paging.ts', // counts the rows of a query
  'platform/server/executor.ts', // the types of the handles
  'platform/server/whole-rows.ts', // statements whose text is built once
  'platform/server/jobs.ts', // calls the functions of the job queue, inside the caller's transaction
  'platform/server/audit.ts', // adds one line, with the caller's transaction
  'platform/server/number-series.ts', // the same, for one number
])

const TABLES = /\.tables\.ts$/
/** What only makes sense inside a query. */
const QUERY_PARTS = /^platform\/server\/(?:whole-rows|containing|opaque|paging)\.ts$/
const LIBRARY = /(?:from|import\()\s*['"]drizzle-orm(?:\/[\w-]+)?['"]/
const QUERY =
  /\b(?:db|tx|executor)\s*\.\s*(?:select|selectDistinct|insert|update|delete|execute|query|with|\$count)\b/

/** Reports where a file below `src` builds queries of its own; empty if it leaves them to queries and repositories. */
export function sqlViolations(file: string, text: string): string[] {
  if (SQL_FILES.test(file) || TEST_FILES.test(file) || DATABASE_FILES.has(file)) return []
  const found = []
  if (LIBRARY.test(text)) found.push('imports drizzle-orm')
  if (QUERY.test(text)) found.push('builds a query')
  for (const { to, typeOnly } of importsOf(file, text)) {
    if (!typeOnly && (TABLES.test(to) || QUERY_PARTS.test(to))) found.push(`imports ${to}`)
  }
  return found.map(
    (what) => `${file}: ${what}; SQL belongs in *.queries.ts, *.repository.ts, *.tables.ts and *.export.ts`,
  )
}
