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
  const status = statusOf(row)
  const printed = status === 'WITHDRAWN' ? null : printedCode(deps, row)
  return {
    id: row.id,
    number: row.number,
    status,
    issuedOn: row.issuedOn,
    issuedAt: row.createdAt.toISOString(),
    issuedBy: row.createdByName,
    code: printed?.code ?? null,
    url: printed?.url ?? null,
    withdrawnAt: row.revokedAt?.toISOString() ?? null,
    lookUps: row.lookUps,
    lookedUpAt: row.lookedUpAt?.toISOString() ?? null,
  }
}
