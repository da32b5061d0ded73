/**
 * What an example shows instead of what differs from one run to the next, or opens something: ids are numbered in the
 * order in which they come, instants stand at one hour of their day, keys and tokens are replaced.
 */
export function stableValues(): (value: unknown) => unknown {
  const ids = new Map<string, string>()
  const counts = new Map<string, number>()
  const idOf = (id: string): string => {
    const known = ids.get(id)
    if (known !== undefined) return known
    const prefix = id.slice(0, id.indexOf('_'))
    const count = (counts.get(prefix) ?? 0) + 1
    counts.set(prefix, count)
    const stable = `${prefix}_${String(count).padStart(ID_LENGTH, '0')}`
    ids.set(id, stable)
    return stable
  }
  const text = (value: string): string =>
    value
      .replace(ID, idOf)
      .replace(PROOF, '#H7KM2QXW9RTP4VCD')
      .replace(INSTANT, '$1T09:00:00.000Z')
      .replace(HASH, (hash) => (hash === NOTHING ? hash : SAMPLE_HASH))
  const stable = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return SECRETS[key] ? SECRETS[key](value) : text(value)
    if (Array.isArray(value)) return value.map((item) => stable(item))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [text(name), stable(inner, name)]))
  }
  return (value) => stable(value)
}

/** With it anybody reads what a letter confirms. */
const PROOF = /(?<=\/proof)#[A-Z0-9]{16}/g
const ID_LENGTH = 26
const ID = /\b[a-z]{2,6}_[0-9a-hjkmnp-tv-z]{26}\b/g
const INSTANT = /\b(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?Z/g
const HASH = /\b[0-9a-f]{64}\b/g
const NOTHING = '0'.repeat(64)
const SAMPLE_HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'

/** By the name of the field. */
const SECRETS: Record<string, ((value: string) => string) | undefined> = {
  token: () => 'Yb3kQ0mT7s2fXJ4pWn8uLr1vDc6hGa9eZtKoRiBqMxE',
  key: (value) => (value.startsWith('glk_') ? 'glk_Yb3kQ0mT7s2fXJ4pWn8uLr1vDc6hGa9eZtKoRiBqMxE' : value),
  begins: () => 'glk_Yb3kQ0',
  password: () => 'correct-horse-battery-staple',
  secret: () => 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
  code: (value) => (/^[A-Z0-9]{4}(-[A-Z0-9]{4}){3}$/.test(value) ? 'H7KM-2QXW-9RTP-4VCD' : value),
  draftKey: () => 'jJ0m7o2S3aVh8q1cXyT5wB4nK6rE9uPzLdGfHiAsQvM=',
}

/** Lists are shown by their beginning. */
export function shortened(value: unknown, most: number): unknown {
  if (Array.isArray(value)) return value.slice(0, most).map((item) => shortened(item, most))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner, most)]))
}
