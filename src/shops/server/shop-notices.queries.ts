import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import { storedFiles } from '#documents/server/documents.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import type { CompanyParam } from '#platform/server/opaque.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { companyInScope } from '#staff/server/public.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { NoticeStatus } from '../notices.ts'
import { shopNotices, type NoticeRow } from './shop-notices.tables.ts'
import { shops } from './shops.tables.ts'

const MOST_SHOWN = 100

const ofShop = and(eq(shops.companyId, shopNotices.companyId), eq(shops.id, shopNotices.shopId))
const ofScreenshot = and(
  eq(storedFiles.companyId, shopNotices.companyId),
  eq(storedFiles.id, shopNotices.screenshotId),
)
/** Open ones first, the nearest day first; those without a day last. */
const inOrder = [
  sql`case ${shopNotices.status} when 'OPEN' then 0 when 'ANSWERED' then 1 else 2 end`,
  sql`${shopNotices.graceUntil} nulls last`,
  desc(shopNotices.createdAt),
  asc(shopNotices.id),
]
const shown = { notice: shopNotices, shop: shops }

/** The company's notices, also those of shops that were removed since. */
export async function listNotices(executor: Executor, companyId: string) {
  return executor
    .select(shown)
    .from(shopNotices)
    .innerJoin(shops, ofShop)
    .where(eq(shopNotices.companyId, companyId))
    .orderBy(...inOrder)
    .limit(MOST_SHOWN)
}
export type WholeNotice = Awaited<ReturnType<typeof listNotices>>[number]

/** Those of all companies, for the staff. */
export async function pageOfNotices(
  executor: Executor,
  {
    status,
    scope,
    page,
    pageSize,
  }: { status?: NoticeStatus | undefined; scope: StaffScope; page: number; pageSize: number },
) {
  const wanted = and(status && eq(shopNotices.status, status), companyInScope(scope, shopNotices.companyId))
  const [rows, [total]] = await Promise.all([
    executor
      .select({ ...shown, company: companies.name, file: { name: storedFiles.name, type: storedFiles.type } })
      .from(shopNotices)
      .innerJoin(shops, ofShop)
      .innerJoin(companies, eq(companies.id, shopNotices.companyId))
      .leftJoin(storedFiles, ofScreenshot)
      .where(wanted)
      .orderBy(...inOrder)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    executor.select({ rows: count() }).from(shopNotices).where(wanted),
  ])
  return { rows, total: total?.rows ?? 0 }
}

export async function findNotice(
  executor: Executor,
  companyId: string,
  id: string,
): Promise<NoticeRow | undefined> {
  const [row] = await executor
    .select()
    .from(shopNotices)
    .where(and(eq(shopNotices.companyId, companyId), eq(shopNotices.id, id)))
  return row
}

export async function countOpenNotices(executor: Executor, companyId: string): Promise<number> {
  return executor.$count(
    shopNotices,
    and(eq(shopNotices.companyId, companyId), ne(shopNotices.status, 'CLOSED')),
  )
}

/** Notices that wait for an answer: one of the selects that `/pendingMatters/list` unites. */
export function noticesToAnswer(executor: Executor, companyId: CompanyParam) {
  return executor
    .select({
      id: shopNotices.id,
      what: sql<string>`'SHOP_NOTICE'`.as('what'),
      kind: sql<string>`'SHOP_NOTICE'`.as('kind'),
      name: sql<LocalText | null>`jsonb_build_object('en', ${shops.name}, 'zh', ${shops.name})`.as('name'),
      dueOn: sql<string | null>`${shopNotices.graceUntil}::text`.as('due_on'),
      number: sql<string>`coalesce(${shopNotices.number}, '')`.as('number'),
      recordId: sql<string>`${shops.id}`.as('record_id'),
      country: sql<string | null>`null::text`.as('country'),
      subject: sql<LocalText>`jsonb_build_object('en', ${shops.name}, 'zh', ${shops.name})`.as('subject'),
      further: sql<number>`0`.as('further'),
      amount: sql<number | null>`null::bigint`.as('amount'),
      currency: sql<string | null>`null::text`.as('currency'),
      dueTime: sql<Date | null>`null::timestamptz`.as('due_time'),
    })
    .from(shopNotices)
    .innerJoin(shops, ofShop)
    .where(and(eq(shopNotices.companyId, companyId), eq(shopNotices.status, 'OPEN').inlineParams()))
}
