import { like, type Column, type SQL } from 'drizzle-orm'

/** A lower-case text that holds the keyword somewhere. `%` and `_` are letters to the person who types them. */
export function containing(text: Column | SQL, keyword: string): SQL {
  return like(text, `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`)
}
