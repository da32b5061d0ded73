import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { newId } from '#platform/shared/ids.ts'
import type { VatNumberStatus } from '../company.ts'
import { companies } from './accounts.tables.ts'
import { timeZoneOf } from './time-zones.ts'

export type CompanyRow = typeof companies.$inferSelect

export async function insertCompany(
  tx: Transaction,
  company: { name: string; country: string; lang: 'en' | 'zh' },
  at: Date,
): Promise<string> {
  const id = newId('com')
  const timeZone = timeZoneOf(company.country)
  await tx
    .insert(companies)
    .values({ id, ...company, vatNumberStatus: 'none', timeZone, createdAt: at, updatedAt: at })
  return id
}

/** Locks the company until the transaction ends. */
export async function lockCompany(tx: Transaction, companyId: string): Promise<CompanyRow | undefined> {
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('update')
  return company
}

/** Locks the company if it (still) has this VAT number. */
export async function lockVatNumberStatus(
  tx: Transaction,
  { companyId, vatNumber }: { companyId: string; vatNumber: string },
): Promise<VatNumberStatus | undefined> {
  const [company] = await tx
    .select({ status: companies.vatNumberStatus })
    .from(companies)
    .where(and(eq(companies.id, companyId), eq(companies.vatNumber, vatNumber)))
    .for('update')
  return company?.status
}

export async function changeCompany(
  tx: Transaction,
  companyId: string,
  change: Partial<CompanyRow>,
): Promise<void> {
  await tx.update(companies).set(change).where(eq(companies.id, companyId))
}
