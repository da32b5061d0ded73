import type { BoxSource } from '../../../boxes/prepared-return.ts'
import { readSource } from '../../../source-groups.ts'
import { ledgerLinesOfIds, type PackedLine } from '../evidence.queries.ts'
import { figure, momentText, type PackContext } from '../pack-context.ts'
import type { Column } from '../pack-writer.ts'
import { placeText, writeDocuments } from './documents.ts'

type Listed = { box: string; source: BoxSource; own: string; line: PackedLine | undefined; place: string }

const money = (name: 'net' | 'vat' | 'deductible') => (row: Listed) =>
  row.line ? figure(row.line[name], row.line.currency) : null

const COLUMNS: readonly Column<Listed>[] = [
  { en: 'Box', zh: '栏目', value: ({ box }) => box },
  { en: 'In the box', zh: '计入栏目', value: ({ source, own }) => figure(source.units, own) },
  { en: 'Figure', zh: '取值', value: ({ source }) => source.figure },
  { en: 'Declared in', zh: '申报月份', value: ({ source }) => source.month },
  { en: 'Kind', zh: '类型', value: ({ line }) => line?.kind ?? null },
  { en: 'Supplier', zh: '供应商', value: ({ line }) => line?.supplier ?? null },
  { en: 'Number', zh: '单据号', value: ({ line }) => line?.number ?? null },
  { en: 'Date', zh: '日期', value: ({ line }) => line?.date ?? null },
  { en: 'Currency', zh: '币种', value: ({ source }) => source.currency },
  { en: 'Net', zh: '不含税金额', value: money('net') },
  { en: 'VAT', zh: '税额', value: money('vat') },
  { en: 'Deductible VAT', zh: '可抵扣税额', value: money('deductible') },
  { en: 'Status today', zh: '当前状态', value: ({ line }) => line?.status ?? 'not found 未找到' },
  { en: 'Reviewed', zh: '审核时间', value: ({ line }) => momentText(line?.reviewedAt ?? null) },
  { en: 'Reviewed by', zh: '审核人', value: ({ line }) => line?.reviewedById ?? null },
  { en: 'Last changed', zh: '最后修改', value: ({ line }) => momentText(line?.changedAt ?? null) },
  { en: 'Document', zh: '单据文件', value: ({ place }) => place },
]

const AT_ONCE = 500

/** The ids of the documents behind the boxes. */
export const ledgerIdsOf = ({ boxes }: Pick<PackContext, 'boxes'>): string[] => [
  ...new Set(
    boxes.flatMap(({ sources }) =>
      sources.map((source) => readSource(source)).flatMap(({ kind, of }) => (kind === 'LEDGER' ? [of] : [])),
    ),
  ),
]

/** The lines of the ledger behind the boxes, box by box, and their documents. */
export async function writeLedger(context: PackContext): Promise<void> {
  const { tx, pack, row, boxes } = context
  const ids = ledgerIdsOf(context)
  if (ids.length === 0) return
  const lines = new Map<string, PackedLine>()
  for (let from = 0; from < ids.length; from += AT_ONCE)
    for (const line of await ledgerLinesOfIds(tx, row.companyId, ids.slice(from, from + AT_ONCE)))
      lines.set(line.id, line)
  const places = await writeDocuments(
    context,
    '03-documents/files',
    [...lines.values()].map(({ fileId, supplier, number }) => ({
      fileId,
      title: { en: `${supplier}, ${number}`, zh: `${supplier}，${number}` },
    })),
  )
  const listed = boxes.flatMap(({ box, sources }) =>
    sources
      .filter((source) => readSource(source).kind === 'LEDGER')
      .map((source): Listed => {
        const line = lines.get(readSource(source).of)
        return { box, source, own: row.currency, line, place: placeText(line && places.get(line.fileId)) }
      }),
  )
  const title = { en: 'Documents with input VAT, line by line', zh: '进项单据明细' }
  await pack.table('03-documents/lines.xlsx', title, COLUMNS, listed)
}
