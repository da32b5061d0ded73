import { createHash } from 'node:crypto'
import type { FileAnswer, IncomingUpload } from '#platform/server/http/call-context.ts'
import { bytesOfUpload } from '#platform/server/http/upload-bytes.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { harmless, tableFile, type TableFormat } from '#platform/server/table-file.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { LARGEST_SHEET } from '#platform/shared/upload-form.ts'
import { readRowsOf } from '#reports/read-report.ts'
import { goodsCells } from '../../epr/goods-cells.ts'
import { GoodsSink, MOST_GOODS } from '../../epr/goods-file.ts'
import { GOODS_HEADINGS } from '../../epr/goods-headings.ts'
import type { Goods } from '../../epr/goods.ts'
import { GOODS_COLUMNS, type GoodsColumn } from '../../epr/goods-columns.ts'
import { readGoods } from '../../epr/read-goods.ts'
import {
  cellsOf,
  type saveGoods as saveGoodsCall,
  type StoredGoods,
  tellsWeights,
  type UploadedGoods,
} from '../../goods-contract.ts'
import { auditGoods, type GoodsWriter } from './audit-goods.ts'
import { goodsRefusals } from './goods.errors.ts'
import { countGoods, dropGoods, keepGoods, type Tells } from './goods.repository.ts'
import { allGoods, goodsLine, type GoodsRow } from './list-goods.queries.ts'
import { requestReports } from './request-reports.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs'>

export const presentGoods = ({
  sku,
  fromMonth,
  weights,
  gtu,
  changedByName,
  changedAt,
}: GoodsRow): StoredGoods => ({
  ...goodsCells({ ...weights, sku, fromMonth, gtu }),
  changedBy: changedByName,
  changedAt: changedAt.toISOString(),
})

/** @throws goodsWeight.too_many */
export async function saveGoods(
  deps: Deps,
  who: GoodsWriter,
  typed: InputOf<typeof saveGoodsCall>,
): Promise<StoredGoods> {
  const read = readGoods(cellsOf(typed))
  if ('problems' in read) throw new Error('the contract lets through what cannot be read')
  const { goods } = read
  const tells = { tellsWeights: tellsWeights(typed), tellsGtu: typed.gtu !== undefined }
  return deps.db.transaction(async (tx) => {
    await keep(tx, deps, who, { goods: [goods], tells, detail: goods })
    return presentGoods(await goodsLine(tx, { ...goods, companyId: who.companyId }))
  })
}

export async function removeGoods(
  deps: Deps,
  who: GoodsWriter,
  { sku, fromMonth }: { sku: string; fromMonth: string },
): Promise<{ removed: boolean }> {
  const { companyId } = who
  return deps.db.transaction(async (tx) => {
    const removed = await dropGoods(tx, { companyId, sku, fromMonth })
    if (!removed) return { removed }
    await auditGoods(tx, deps, who, {
      action: 'declarations.goods_weights_removed',
      detail: { sku, fromMonth },
    })
    await requestReports(tx, deps, { companyId, fromMonth })
    return { removed }
  })
}

/** @throws goodsWeight.not_a_table, goodsWeight.too_large, goodsWeight.too_many, goodsWeight.groups_alone */
export async function takeGoods(
  deps: Deps,
  who: GoodsWriter,
  upload: IncomingUpload,
  { groupsAlone = false }: { groupsAlone?: boolean } = {},
): Promise<UploadedGoods> {
  const bytes = await bytesOfUpload(upload.stream, LARGEST_SHEET)
  if (!bytes) throw goodsRefusals.too_large()
  const sink = new GoodsSink()
  if (!(await readRowsOf(bytes, sink))) throw goodsRefusals.not_a_table()
  if (groupsAlone && sink.tellsWeights) throw goodsRefusals.groups_alone()
  const { goods, problems } = sink
  // The lines of a table would make the trail longer than it can be read: it says which table it was.
  const detail = {
    file: upload.name,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    lines: goods.length,
  }
  const tells = { tellsWeights: sink.tellsWeights, tellsGtu: sink.tellsGtu }
  if (goods.length > 0) await deps.db.transaction((tx) => keep(tx, deps, who, { goods, tells, detail }))
  return { saved: goods.length, problems }
}

type Said = { goods: readonly Goods[]; tells: Tells; detail: Record<string, unknown> }

async function keep(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  who: GoodsWriter,
  { goods, tells, detail }: Said,
): Promise<void> {
  const { companyId, by } = who
  const [first = ''] = goods.map(({ fromMonth }) => fromMonth).toSorted()
  const at = deps.clock.now()
  await keepGoods(tx, { companyId, byId: by.id, byName: by.name, at, ...tells }, goods)
  if ((await countGoods(tx, companyId)) > MOST_GOODS) throw goodsRefusals.too_many()
  await auditGoods(tx, deps, who, { action: 'declarations.goods_weights_saved', detail })
  await requestReports(tx, deps, { companyId, fromMonth: first })
}

/** The table with what is known, by the template's own columns, so that it can be filled in and sent back. */
export async function goodsFile(
  { db }: Pick<ServerDeps, 'db'>,
  companyId: string,
  {
    format,
    lang,
    columns = GOODS_COLUMNS,
  }: { format: TableFormat; lang: Lang; columns?: readonly GoodsColumn[] },
): Promise<FileAnswer> {
  const head = columns.map((column) => pickText(GOODS_HEADINGS[column], lang))
  const rows = (await allGoods(db, companyId)).map((row) => {
    const cells = goodsCells({ ...row.weights, sku: row.sku, fromMonth: row.fromMonth, gtu: row.gtu })
    return columns.map((column) => harmless(cells[column]))
  })
  const name = lang === 'zh' ? '商品重量' : 'goods-weights'
  return tableFile({ rows: [head, ...rows], format, name, sheet: lang === 'zh' ? '商品重量' : 'Goods' })
}
