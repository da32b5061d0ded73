import type { PlatformConfig } from '#platform/server/config.ts'
import type { SecretBox } from '#platform/server/secret-box.ts'
import type { Letter, LetterStatus } from '../contract.ts'
import { printedCode } from './letter-code-of.ts'
import type { LetterRow } from './letters.tables.ts'

export function statusOf({
  replacedAt,
  revokedAt,
}: Pick<LetterRow, 'replacedAt' | 'revokedAt'>): LetterStatus {
  if (revokedAt !== null) return 'WITHDRAWN'
  return replacedAt === null ? 'VALID' : 'REPLACED'
}

/** A letter as its company sees it. */
export function presentLetter(deps: { box: SecretBox; config: PlatformConfig }, row: LetterRow): Letter {
  const printed = statusOf(row) === 'WITHDRAWN' ? null : printedCode(deps, row)
  return { ...withoutCode(row), code: printed?.code ?? null, url: printed?.url ?? null }
}

/** A letter as the staff see it, who have no use for its code. */
export function withoutCode(row: LetterRow): Omit<Letter, 'code' | 'url'> {
  return {
    id: row.id,
    number: row.number,
    status: statusOf(row),
    issuedOn: row.issuedOn,
    issuedAt: row.createdAt.toISOString(),
    issuedBy: row.createdByName,
    withdrawnAt: row.revokedAt?.toISOString() ?? null,
    lookUps: row.lookUps,
    lookedUpAt: row.lookedUpAt?.toISOString() ?? null,
  }
}
