import { getCompany } from '#accounts/server/public.ts'
import { type CallContext, type IncomingUpload, staffOf } from '#platform/server/http/call-context.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { GOODS_COLUMNS, GROUP_COLUMNS } from '../../epr/goods-columns.ts'
import { tellsWeights } from '../../goods-contract.ts'
import * as calls from '../../staff/goods-contract.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import type { GoodsWriter } from '../epr/audit-goods.ts'
import { goodsRefusals } from '../epr/goods.errors.ts'
import { pageOfGoods } from '../epr/list-goods.queries.ts'
import { goodsFile, presentGoods, removeGoods, saveGoods, takeGoods } from '../epr/save-goods.ts'
import { requireWork } from './read-work.ts'

function drop({ stream }: IncomingUpload, error: unknown): never {
  stream.resume()
  throw error
}

type At = { companyId: string; id: string }
type Writer = { who: GoodsWriter; groupsAlone: boolean }

/**
 * A declaration that is made of what is known of goods: quantities of producers, and Poland's register, of which a partner
 * firm needs the groups alone.
 * @throws declarations.not_found, also for any other declaration
 */
async function requireGoods(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'config'>,
  staff: StaffPrincipal,
  at: At,
): Promise<{ groupsAlone: boolean }> {
  const { kind, country } = await requireWork(deps, staff, at)
  if (kind !== 'EPR' && country !== 'PL') throw declarationRefusals.not_found()
  return { groupsAlone: kind !== 'EPR' && staff.role === 'partner' }
}

/** Goods of a seller, for whoever works on a declaration of the company: what a seller sent another way is entered. */
export function staffGoodsRoutes(deps: Pick<ServerDeps, 'db' | 'clock' | 'config' | 'jobs'>): Route[] {
  const writer = async (context: CallContext, { companyId, id }: At, source?: string): Promise<Writer> => {
    const staff = staffOf(context)
    const { groupsAlone } = await requireGoods(deps, staff, { companyId, id })
    const who: GoodsWriter = {
      companyId,
      by: { kind: 'staff', id: staff.staffId, name: staff.staffName },
      address: context.ip,
      about: { declaration: id, ...(source !== undefined && { source }) },
    }
    return { who, groupsAlone }
  }
  return [
    handle(calls.staffGoods, async (context, { companyId, id, keyword, page, pageSize }) => {
      const { groupsAlone } = await requireGoods(deps, staffOf(context), { companyId, id })
      const company = (await getCompany(deps.db, companyId))?.name ?? ''
      const { rows, total } = await pageOfGoods(deps.db, { companyId, keyword, page, pageSize })
      return { records: rows.map(presentGoods), total, page, pageSize, company, groupsAlone }
    }),
    handle(calls.staffSaveGoods, async (context, { companyId, id, source, ...typed }) => {
      const { who, groupsAlone } = await writer(context, { companyId, id }, source)
      if (groupsAlone && tellsWeights(typed)) throw goodsRefusals.groups_alone()
      return saveGoods(deps, who, typed)
    }),
    handle(calls.staffRemoveGoods, async (context, { companyId, id, ...which }) => {
      const { who, groupsAlone } = await writer(context, { companyId, id })
      if (groupsAlone) throw goodsRefusals.groups_alone()
      return removeGoods(deps, who, which)
    }),
    handle(calls.staffUploadGoods, async (context) => {
      const upload = await context.upload()
      const fields = calls.staffGoodsForm.fields.safeParse(upload.fields)
      const found = fields.success
        ? writer(context, fields.data)
        : Promise.reject(declarationRefusals.not_found())
      // Read to its end, so that the sender receives the refusal.
      const { who, groupsAlone } = await found.catch((error: unknown) => drop(upload, error))
      return takeGoods(deps, who, upload, { groupsAlone })
    }),
    handleFile(calls.staffDownloadGoods, async (context, { companyId, id, format }) => {
      const { groupsAlone } = await requireGoods(deps, staffOf(context), { companyId, id })
      const columns = groupsAlone ? GROUP_COLUMNS : GOODS_COLUMNS
      return goodsFile(deps, companyId, { format, lang: context.lang, columns })
    }),
  ]
}
