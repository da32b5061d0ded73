import type { ApiKey } from '../contract.ts'
import type { KeyOfCompany } from './api-keys.repository.ts'

export function presentKey({ row, createdBy, isGood }: KeyOfCompany, now: Date): ApiKey {
  const { id, name, begins, scopes, createdAt, expiresAt, lastUsedAt } = row
  return {
    id,
    name,
    begins,
    scopes: [...scopes],
    createdBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    status: expiresAt <= now ? 'EXPIRED' : isGood ? 'VALID' : 'STOPPED',
  }
}
