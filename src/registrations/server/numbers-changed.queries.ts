import { and, desc, eq, gte, isNotNull } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { registrations } from './registrations.tables.ts'

/** The company's numbers whose days or kind somebody changed since then, the last first. */
export async function numbersChanged(executor: Executor, companyId: string, since: Date) {
  const rows = await executor
    .select({
      kind: registrations.kind,
      country: registrations.country,
      number: registrations.registrationNumber,
      productCode: registrations.productCode,
      at: registrations.changedAt,
      byKind: registrations.changedByKind,
      name: registrations.changedByName,
    })
    .from(registrations)
    .where(
      and(
        eq(registrations.companyId, companyId),
        gte(registrations.changedAt, since),
        isNotNull(registrations.registrationNumber),
      ),
    )
    .orderBy(desc(registrations.changedAt), desc(registrations.id))
  return rows.flatMap(({ number, at, byKind, name, ...row }) =>
    number === null || at === null ? [] : [{ ...row, number, by: { kind: byKind, name, at } }],
  )
}
