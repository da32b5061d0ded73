import { getCompany } from '#accounts/server/public.ts'
import { staffOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import {
  listImports,
  presentImport,
  readImport,
  readIssues,
  readWithdrawn,
  withdrawImport,
} from '#reports/server/public.ts'
import * as calls from '../../staff/imports-contract.ts'
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
  ]
}
