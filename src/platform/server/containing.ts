import { like, type Column, type Placeholder, type SQL } from 'drizzle-orm'

/** A lower-case text that contains the keyword. `%` and `_` are taken literally. */
export function containing(text: Column | SQL, keyword: string | Placeholder): SQL {
  return like(text, typeof keyword === 'string' ? patternOf(keyword) : keyword)
}

/** What a prepared statement takes for the keyword. */
export const patternOf = (keyword: string): string => `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
