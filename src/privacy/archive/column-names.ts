import type { LocalText } from '#platform/shared/local-text.ts'
import { DECIDED } from './column-names/decided.ts'
import { ORDERED } from './column-names/ordered.ts'
import { PUSHED } from './column-names/pushed.ts'
import { RECORDED } from './column-names/recorded.ts'

/** What a column of an export is called by whoever opens it in a spreadsheet; programs read its key in the JSON. */
export const columnName = (key: string): LocalText | undefined =>
  ORDERED[key] ?? RECORDED[key] ?? DECIDED[key] ?? PUSHED[key]

/** In both languages, as the archive's index is: it does not know who will open it. */
export function columnHeading(key: string): string {
  const name = columnName(key)
  if (!name) return key
  return name.en === name.zh ? name.en : `${name.en} / ${name.zh}`
}
