import { type AnchorFacts, cutMacOf, type TrailLine } from './chain.ts'

/** No law lets a line go sooner. */
const FEWEST_YEARS = 6
/** The day of an anchor is one of the agency, which may begin before that of UTC. */
const DAY_MS = 86_400_000

/**
 * Whether a line says that what is before an anchor was removed, as `audit:cut` says it. That the line is sealed proves
 * nothing: the server seals whatever stands in the table.
 */
export function tellsOfCut(
  { action, record, at, detail }: TrailLine,
  { day, position, hash }: Pick<AnchorFacts, 'day' | 'position' | 'hash'>,
  keyOf: (keyId: string) => Buffer | undefined,
): boolean {
  if (action !== 'audit.cut' || record !== String(position)) return false
  const earliest = new Date(`${day}T00:00:00Z`)
  earliest.setUTCFullYear(earliest.getUTCFullYear() + FEWEST_YEARS)
  if (at.getTime() + DAY_MS < earliest.getTime()) return false
  const keyId = String(detail['keyId'])
  const key = keyOf(keyId)
  return key !== undefined && detail['mac'] === cutMacOf(key, { day, position, hash, keyId })
}
