import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Actor } from '#platform/shared/principal.ts'
import { lastDayOf } from '#shops/report-months.ts'
import { firstDayOf } from '../fetch-states.ts'
import { findFetch } from './fetches/fetches.repository.ts'
import { endStatement, everyShopOf, insertStatement, type ShopMonth } from './no-sales.repository.ts'
import { finishedReports } from './reported-months.queries.ts'
import { REPORTS_CHANGED } from './reports-changed.ts'
import { reportsRefusals } from './reports.errors.ts'
import { unreadFiles } from './unread-files.queries.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'jobs'>

/** Whether a return of the company that a month belongs to is confirmed, or filed. */
export type IsConfirmed = (tx: Transaction, of: { companyId: string; month: string }) => Promise<boolean>

export type Stated = ShopMonth & {
  by: Actor & { kind: 'seller' | 'staff' }
  /** Why staff say it for the seller */
  reason?: string
  address: string
}

/**
 * States that a shop had no sales in a month: where no marketplace can say so, somebody has to, or the month stays missing.
 * It counts as the marketplace's own word does. Said twice, it stands as it was said first.
 * @throws reports.shop_not_found, reports.shop_not_named, reports.month_not_over, reports.month_reported, reports.month_on_its_way,
 *   reports.file_not_read
 */
export async function stateNoSales(deps: Deps, stated: Stated): Promise<void> {
  const { companyId, shopId, month, by, reason = '', address } = stated
  const at = deps.clock.now()
  if (lastDayOf(month) >= dayOf(at, deps.config.agency.timeZone)) throw reportsRefusals.month_not_over()
  await deps.db.transaction(async (tx) => {
    await requireShop(tx, stated)
    await requireUnreported(tx, stated)
    const id = newId('nos')
    const said = { statedAt: at, statedByKind: by.kind, statedById: by.id, statedByName: by.name, reason }
    const row = { companyId, id, shopId, month: firstDayOf(month), ...said }
    if (!(await insertStatement(tx, row))) return
    const detail = { shop: shopId, month, reason }
    await noteAndTell(deps, tx, { companyId, id, month, by, at, address, action: 'reports.no_sales', detail })
  })
}

/**
 * Takes it back: the month is missing again. Once a return of it is confirmed, only sales that are reported say otherwise.
 * @throws reports.no_statement, reports.month_confirmed
 */
export async function revokeNoSales(deps: Deps, revoked: Stated, isConfirmed: IsConfirmed): Promise<void> {
  const { companyId, shopId, month, by, address } = revoked
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const row = await endStatement(tx, { companyId, shopId, month }, { at, by })
    if (!row) throw reportsRefusals.no_statement()
    if (await isConfirmed(tx, { companyId, month })) throw reportsRefusals.month_confirmed()
    const detail = { shop: shopId, month }
    const action = 'reports.no_sales_revoked'
    await noteAndTell(deps, tx, { companyId, id: row.id, month, by, at, address, action, detail })
  })
}

type Noted = Pick<Stated, 'companyId' | 'month' | 'by' | 'address'> & {
  id: string
  at: Date
  action: string
  detail: Record<string, string | null>
}

async function noteAndTell(deps: Deps, tx: Transaction, noted: Noted): Promise<void> {
  const { companyId, id, month, by, at, address, action, detail } = noted
  const who = { actorKind: by.kind, actorId: by.id }
  await writeAudit(tx, { at, ...who, action, record: id, companyId, address, detail })
  await deps.jobs.publish(tx, REPORTS_CHANGED, { companyId, from: firstDayOf(month), to: lastDayOf(month) })
}

/** Also one that was removed: until then it sold. */
async function requireShop(tx: Transaction, { companyId, shopId, month }: ShopMonth): Promise<void> {
  const shops = await everyShopOf(tx, companyId)
  if (shopId !== null && !shops.some(({ id }) => id === shopId)) throw reportsRefusals.shop_not_found()
  const sold = shops.some(
    ({ createdAt, removedAt }) => removedAt === null && dayOf(createdAt, 'UTC') <= lastDayOf(month),
  )
  if (shopId === null && sold) throw reportsRefusals.shop_not_named()
}

async function requireUnreported(tx: Transaction, { companyId, shopId, month }: ShopMonth): Promise<void> {
  const reports = await finishedReports(tx, companyId)
  const isReported = reports.some(
    (report) =>
      report.by !== 'STATEMENT' &&
      (report.shopId === shopId || report.shopId === null) &&
      report.months.includes(month),
  )
  if (isReported) throw reportsRefusals.month_reported()
  const unread = (await unreadFiles(tx, { companyId, from: month, to: month })).find(
    (one) => one.shopId === shopId || one.shopId === null,
  )
  if (unread) throw reportsRefusals.file_not_read({ params: { file: unread.file } })
  if (shopId === null) return
  const fetch = await findFetch(tx, { companyId, shopId, month: firstDayOf(month) })
  if (fetch?.status === 'WAITING' || fetch?.status === 'ORDERED') throw reportsRefusals.month_on_its_way()
}
