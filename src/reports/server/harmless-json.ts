/** The database takes neither a zero character nor half a character. */
const REFUSED = /\\u0000|\\ud[89a-f][0-9a-f]{2}/

/** JSON of what a file says, as the database takes it. */
export function harmlessJson(said: object): string {
  const json = JSON.stringify(said)
  return REFUSED.test(json) ? JSON.stringify(said, clean) : json
}

/** A text from a file, as the database takes it. */
export const harmlessText = (text: string): string => text.replaceAll('\0', '').toWellFormed()

const clean = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? harmlessText(value) : value
