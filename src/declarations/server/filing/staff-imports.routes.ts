import { getCompany } from '#accounts/server/public.ts'
import { type CallContext, staffOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import {
  listImports,
  presentImport,
  readImport,
  readIssues,
  readNoSales,
  readWithdrawn,
  revokeNoSales,
  stateNoSales,
  withdrawImport,
} from '#reports/server/public.ts'
import * as calls from '../../staff/imports-contract.ts'
import { isMonthConfirmed } from '../confirmed-months.queries.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import { withdrawalEffect } from '../withdrawal-effect.ts'
import { requireWork } from './read-work.ts'

/** What the seller sees of the reports behind a declaration, for whoever works on it. */
export function staffImportsRoutes(deps: Pick<ServerDeps, 'db' | 'clock' | 'config' | 'jobs'>): Route[] {
  const nameOf = async (companyId: string) => (await getCompany(deps.db, companyId))?.name ?? ''
  return [
    handle(calls.staffImports, async (context, { companyId, id, page, pageSize }) => {
      await requireWork(deps, staffOf(context), { companyId, id })
      const { rows, total } = await listImports(deps.db, { companyId, page, pageSize })
      const records = rows.map((row) => presentImport(row, context.lang))
      return { records, total, page, pageSize, company: await nameOf(companyId) }
    }),
    handle(calls.staffImport, async (context, { companyId, id, importId }) => {
      await requireWork(deps, staffOf(context), { companyId, id })
      const found = await readImport(deps.db, { companyId, importId, lang: context.lang })
      return { ...found, company: await nameOf(companyId) }
    }),
    handle(calls.staffImportIssues, async (context, { companyId, id, ...asked }) => {
      await requireWork(deps, staffOf(context), { companyId, id })
      return readIssues(deps.db, companyId, asked, context.lang)
    }),
    handle(calls.staffWithdrawnRows, async (context, { companyId, id, importId, page, pageSize }) => {
      await requireWork(deps, staffOf(context), { companyId, id })
      return readWithdrawn(deps.db, { companyId, importId, page, pageSize })
    }),
    handle(calls.staffWithdrawalEffect, async (context, { companyId, id, importId }) => {
      await requireWork(deps, staffOf(context), { companyId, id })
      return withdrawalEffect(deps.db, { companyId, importId, lang: context.lang })
    }),
    handle(calls.staffWithdrawImport, async (context, { companyId, id, importId }) => {
      const staff = staffOf(context)
      await requireWork(deps, staff, { companyId, id })
      const by = { kind: 'staff', id: staff.staffId, name: staff.staffName } as const
      const row = await withdrawImport(deps, { companyId, importId, by, address: context.ip })
      return presentImport(row, context.lang)
    }),
    handle(calls.staffNoSales, async (context, { companyId, id }) => {
      const { fromDay, toDay } = await requireWork(deps, staffOf(context), { companyId, id })
      return readNoSales(deps, { companyId, from: fromDay.slice(0, 7), to: toDay.slice(0, 7) })
    }),
    handle(calls.staffStateNoSales, async (context, { reason, ...input }) => {
      const stated = await statedBy(deps, context, input)
      await stateNoSales(deps, { ...stated, reason })
      return { shopId: stated.shopId, month: stated.month }
    }),
    handle(calls.staffRevokeNoSales, async (context, input) => {
      const revoked = await statedBy(deps, context, input)
      await revokeNoSales(deps, revoked, isMonthConfirmed)
      return { shopId: revoked.shopId, month: revoked.month }
    }),
  ]
}

type ShopMonth = { companyId: string; id: string; shopId?: string | undefined; month: string }

/** @throws declarations.not_found, declarations.month_outside */
async function statedBy(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'config'>,
  context: CallContext,
  { companyId, id, shopId, month }: ShopMonth,
) {
  const staff = staffOf(context)
  const { fromDay, toDay } = await requireWork(deps, staff, { companyId, id })
  if (month < fromDay.slice(0, 7) || month > toDay.slice(0, 7)) throw declarationRefusals.month_outside()
  const by = { kind: 'staff', id: staff.staffId, name: staff.staffName } as const
  return { companyId, shopId: shopId ?? null, month, by, address: context.ip }
}
