import type { TestApp } from '#main/testing/test-app.ts'
import { newId } from '#platform/shared/ids.ts'
import { vatNumberChecks } from '../server/number-checks.tables.ts'

/** What VIES said about a number, now or at noon of a day; a yes with its consultation number. */
export async function viesSaid(
  app: TestApp,
  vatNumber: string,
  outcome: 'valid' | 'invalid' | 'unavailable',
  day?: string,
): Promise<void> {
  await app.deps.db.insert(vatNumberChecks).values({
    id: newId('vnc'),
    vatNumber,
    register: 'vies',
    outcome,
    consultationNumber: outcome === 'valid' ? `WAPI-${vatNumber}` : null,
    checkedAt: day === undefined ? app.clock.now() : new Date(`${day}T12:00:00Z`),
  })
}
