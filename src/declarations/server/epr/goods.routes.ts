import { type CallContext, sellerOf } from '#platform/server/http/call-context.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../../goods-contract.ts'
import type { GoodsWriter } from './audit-goods.ts'
import { pageOfGoods } from './list-goods.queries.ts'
import { goodsFile, presentGoods, removeGoods, saveGoods, takeGoods } from './save-goods.ts'

function whoIn(context: CallContext): GoodsWriter {
  const { companyId, userId: id, userName: name } = sellerOf(context)
  return { companyId, by: { kind: 'seller', id, name }, address: context.ip }
}

export function goodsRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.listGoods, async (context, { keyword, page, pageSize }) => {
      const { companyId } = sellerOf(context)
      const { rows, total } = await pageOfGoods(deps.db, { companyId, keyword, page, pageSize })
      return { records: rows.map(presentGoods), total, page, pageSize }
    }),
    handle(calls.saveGoods, (context, typed) => saveGoods(deps, whoIn(context), typed)),
    handle(calls.removeGoods, (context, which) => removeGoods(deps, whoIn(context), which)),
    handle(calls.uploadGoods, async (context) => takeGoods(deps, whoIn(context), await context.upload())),
    handleFile(calls.downloadGoods, (context, { format }) =>
      goodsFile(deps, sellerOf(context).companyId, { format, lang: context.lang }),
    ),
  ]
}
