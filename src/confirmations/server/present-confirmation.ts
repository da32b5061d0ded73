import type { PlatformConfig } from '#platform/server/config.ts'
import type { SecretBox } from '#platform/server/secret-box.ts'
import type { Confirmation, ConfirmationStatus } from '../contract.ts'
import { printedCode } from './confirmation-code-of.ts'
import type { ConfirmationRow } from './confirmations.tables.ts'

export function statusOf({
  replacedAt,
  revokedAt,
}: Pick<ConfirmationRow, 'replacedAt' | 'revokedAt'>): ConfirmationStatus {
  if (revokedAt !== null) return 'WITHDRAWN'
  return replacedAt === null ? 'VALID' : 'REPLACED'
}

/** A letter as its company sees it. */
export function presentConfirmation(
  deps: { box: SecretBox; config: PlatformConfig },
  row: ConfirmationRow,
): Confirmation {
  const printed = statusOf(row) === 'WITHDRAWN' ? null : printedCode(deps, row)
  return { ...withoutCode(row), code: printed?.code ?? null, url: printed?.url ?? null }
}

/** A letter as the staff see it, who have no use for its code. */
export function withoutCode(row: ConfirmationRow): Omit<Confirmation, 'code' | 'url'> {
  return {
    id: row.id,
    number: row.number,
    status: statusOf(row),
    issuedOn: row.issuedOn,
    issuedBy: row.createdByName,
    withdrawnAt: row.revokedAt?.toISOString() ?? null,
    lookUps: row.lookUps,
    lookedUpAt: row.lookedUpAt?.toISOString() ?? null,
  }
}
