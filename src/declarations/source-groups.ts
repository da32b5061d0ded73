import type { BoxSource } from './boxes/prepared-return.ts'

/**
 * What stands behind a part of a box. ERROR: an error in an earlier return that is corrected in this one; LATE: rows that came after their period was filed; GOODS: pieces that were sent,
 * with what one weighs; QUANTITIES: weights that were entered.
 */
export const SOURCE_KINDS = [
  'SALES',
  'LEDGER',
  'ADJUSTMENT',
  'CARRIED',
  'ERROR',
  'LATE',
  'GOODS',
  'QUANTITIES',
] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** The parts of a box that belong together: one treatment of sales, all documents of the ledger, one adjustment. */
export type SourceGroup = {
  kind: SourceKind
  /** The key of the treatment, or the id of the adjustment or declaration; empty for the ledger as a whole */
  of: string
  /** Minor units of the return's currency */
  amount: number
  sources: BoxSource[]
}

const KIND_OF_PREFIX: Readonly<Record<string, SourceKind>> = {
  ledger: 'LEDGER',
  adjustment: 'ADJUSTMENT',
  carried: 'CARRIED',
  error: 'ERROR',
  late: 'LATE',
  goods: 'GOODS',
  quantities: 'QUANTITIES',
}
const PREFIXED = /^(ledger|adjustment|carried|error|late|goods|quantities):(.*)$/

/** What a source names: `ledger:led_1` is a line of the ledger, anything else the key of a treatment. */
export function readSource({ of }: Pick<BoxSource, 'of'>): { kind: SourceKind; of: string } {
  const [, prefix = '', id = ''] = PREFIXED.exec(of) ?? []
  const kind = KIND_OF_PREFIX[prefix]
  return kind ? { kind, of: id } : { kind: 'SALES', of }
}

/** The way to a box, grouped; the groups add up to what the box came to before it was rounded. */
export function groupSources(sources: readonly BoxSource[]): SourceGroup[] {
  const groups = new Map<string, SourceGroup>()
  for (const source of sources) {
    const { kind, of } = readSource(source)
    const key = kind === 'LEDGER' ? kind : `${kind} ${of}`
    const group = groups.get(key) ?? { kind, of: kind === 'LEDGER' ? '' : of, amount: 0, sources: [] }
    group.amount += source.units
    group.sources.push(source)
    groups.set(key, group)
  }
  return [...groups.values()]
}
