import { getCompany } from '#accounts/server/public.ts'
import { type CallContext, type IncomingUpload, staffOf } from '#platform/server/http/call-context.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../../staff/goods-contract.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import type { GoodsWriter } from '../epr/audit-goods.ts'
import { pageOfGoods } from '../epr/list-goods.queries.ts'
import { goodsFile, presentGoods, removeGoods, saveGoods, takeGoods } from '../epr/save-goods.ts'
import { requireWork } from './read-work.ts'

function drop({ stream }: IncomingUpload, error: unknown): never {
  stream.resume()
  throw error
}

type At = { companyId: string; id: string }

/** Goods of a seller, for whoever works on a declaration of the company: what a seller sent another way is entered. */
export function staffGoodsRoutes(deps: Pick<ServerDeps, 'db' | 'clock' | 'config' | 'jobs'>): Route[] {
  const writer = async (
    context: CallContext,
    { companyId, id }: At,
    source?: string,
  ): Promise<GoodsWriter> => {
    const staff = staffOf(context)
    await requireWork(deps, staff, { companyId, id })
    return {
      companyId,
      by: { kind: 'staff', id: staff.staffId, name: staff.staffName },
      address: context.ip,
      about: { declaration: id, ...(source !== undefined && { source }) },
    }
  }
  return [
    handle(calls.staffGoods, async (context, { companyId, id, keyword, page, pageSize }) => {
      await requireWork(deps, staffOf(context), { companyId, id })
      const company = await getCompany(deps.db, companyId)
      const { rows, total } = await pageOfGoods(deps.db, { companyId, keyword, page, pageSize })
      return { records: rows.map(presentGoods), total, page, pageSize, company: company?.name ?? '' }
    }),
    handle(calls.staffSaveGoods, async (context, { companyId, id, source, ...typed }) =>
      saveGoods(deps, await writer(context, { companyId, id }, source), typed),
    ),
    handle(calls.staffRemoveGoods, async (context, { companyId, id, ...which }) =>
      removeGoods(deps, await writer(context, { companyId, id }), which),
    ),
    handle(calls.staffUploadGoods, async (context) => {
      const upload = await context.upload()
      const fields = calls.staffGoodsForm.fields.safeParse(upload.fields)
      const who = fields.success
        ? writer(context, fields.data)
        : Promise.reject(declarationRefusals.not_found())
      // Read to its end, so that the sender receives the refusal.
      return takeGoods(deps, await who.catch((error: unknown) => drop(upload, error)), upload)
    }),
    handleFile(calls.staffDownloadGoods, async (context, { companyId, id, format }) => {
      await requireWork(deps, staffOf(context), { companyId, id })
      return goodsFile(deps, companyId, { format, lang: context.lang })
    }),
  ]
}
