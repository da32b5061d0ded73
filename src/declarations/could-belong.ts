import { isEuState, stateOf } from '#vat/engine/place.ts'
import type { DeclarationKind, DeclarationScheme } from './declaration.ts'

type Return = { kind: DeclarationKind; scheme: DeclarationScheme; country: string }

/** Where goods went, as a report says it; blank or null where it cannot be read. */
export type Route = { depart: string | null; arrive: string | null }

/**
 * Whether a row that nobody could determine may concern a return. What the row does not say speaks for it: a sale that
 * is missing in a return is worse than a look too many.
 */
export function couldBelong({ kind, scheme, country }: Return, { depart, arrive }: Route): boolean {
  const [from, to] = [stateOf(depart), stateOf(arrive)]
  const crosses = from === null || to === null || from !== to
  if (kind === 'IOSS') return !isSurelyEu(from) && mayBeEu(to)
  // The non-Union scheme is for services, which no report of goods has.
  if (kind === 'OSS') return scheme !== 'OSS_NON_UNION' && crosses && mayBeEu(from) && mayBeEu(to)
  if (kind === 'EC_SALES_LIST') return crosses && mayBe(from, country) && mayBeEu(to)
  if (kind === 'EPR') return mayBe(to, country)
  return mayBe(from, country) || mayBe(to, country)
}

const isSurelyEu = (state: string | null): boolean => state !== null && isEuState(state)
const mayBeEu = (state: string | null): boolean => state === null || isEuState(state)
/** Northern Ireland declares goods in the return of the United Kingdom. */
const mayBe = (state: string | null, country: string): boolean =>
  state === null || state === country || (state === 'XI' && country === 'GB')

export type IssueRows = Route & { importId: string; file: string; rows: number }

/** How many rows there are, and the file that has most of them. */
export type FoundRows = { count: number; importId: string; file: string }

/** Those of some rows that may concern a return; null: none. */
export function rowsOf(declaration: Return, all: readonly IssueRows[]): FoundRows | null {
  const files = Map.groupBy(
    all.filter((one) => couldBelong(declaration, one)),
    ({ importId }) => importId,
  )
  const counted = [...files].map(([importId, rows]) => ({
    count: rows.reduce((sum, one) => sum + one.rows, 0),
    importId,
    file: rows[0]?.file ?? '',
  }))
  const [most] = counted.toSorted((a, b) => b.count - a.count || (a.importId < b.importId ? -1 : 1))
  return most ? { ...most, count: counted.reduce((sum, { count }) => sum + count, 0) } : null
}
