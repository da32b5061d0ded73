import { createHash } from 'node:crypto'
import type { DeclarationDetail } from '../contract.ts'
import { groupSources, type SourceGroup } from '../source-groups.ts'
import type { BoxRow } from './declarations.tables.ts'

type Box = DeclarationDetail['boxes'][number]
type Beside = { before: ReadonlyMap<string, number>; reasons: ReadonlyMap<string, string> }

export function presentBox({ box, amount, decimals, sources }: BoxRow, { before, reasons }: Beside): Box {
  return {
    box,
    amount,
    decimals,
    before: before.get(box) ?? null,
    parts: groupSources(sources).map((group) => presentPart(group, reasons)),
  }
}

/** The key of a treatment is long; on the wire it is known by its hash. */
export const partOf = ({ kind, of }: Pick<SourceGroup, 'kind' | 'of'>): string =>
  createHash('sha256').update(`${kind} ${of}`).digest('hex').slice(0, 24)

function presentPart(group: SourceGroup, reasons: ReadonlyMap<string, string>): Box['parts'][number] {
  const { kind, of, amount, sources } = group
  return {
    kind,
    part: partOf(group),
    amount,
    count: sources.length,
    treatment: kind === 'SALES' ? treatmentOf(of) : null,
    reason: kind === 'ADJUSTMENT' ? (reasons.get(of) ?? null) : null,
    declarationId: kind === 'CARRIED' || kind === 'ERROR' || kind === 'LATE' ? of : null,
  }
}

/** The key of a treatment is its facts. */
function treatmentOf(key: string): Box['parts'][number]['treatment'] {
  const { scheme, country, basisPoints } = JSON.parse(key) as {
    scheme: string
    country: string | null
    basisPoints: number | null
  }
  return { scheme, country, basisPoints }
}
