import { like, type Column, type SQL } from 'drizzle-orm'

/** A lower-case text that contains the keyword. `%` and `_` are taken literally. */
export function containing(text: Column | SQL, keyword: string): SQL {
  return like(text, `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`)
}
