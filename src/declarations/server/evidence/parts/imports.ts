import { decimalText } from '#platform/shared/format-number.ts'
import { exponentOf } from '#platform/shared/currency-exponent.ts'
import { importsOf, issueCausesOf, type PackedImport } from '../evidence.queries.ts'
import { momentText, type PackContext } from '../pack-context.ts'
import type { Column } from '../pack-writer.ts'
import { reportName, type WrittenSales } from './sales.ts'

type Sums = Readonly<Record<string, number>>
const sumsText = (sums: Sums): string =>
  Object.entries(sums)
    .map(([currency, units]) => `${decimalText(units, exponentOf(currency))} ${currency}`)
    .join(', ')

const IMPORTS: readonly Column<PackedImport>[] = [
  { en: 'Report', zh: '报告', value: (one) => reportName(one) },
  { en: 'Source', zh: '来源', value: ({ source }) => source },
  { en: 'Bytes', zh: '字节数', value: ({ size }) => size },
  {
    en: 'Hash (SHA-256 over its chunks)',
    zh: '哈希值（分块SHA-256）',
    value: ({ fingerprint }) => fingerprint,
  },
  { en: 'Imported', zh: '导入时间', value: ({ endedAt }) => momentText(endedAt) },
  { en: 'Withdrawn', zh: '撤回时间', value: ({ withdrawnAt }) => momentText(withdrawnAt) },
  { en: 'First sale', zh: '首笔销售', value: ({ firstDay }) => firstDay },
  { en: 'Last sale', zh: '末笔销售', value: ({ lastDay }) => lastDay },
  { en: 'Rows read', zh: '读取行数', value: ({ rowsRead }) => rowsRead },
  { en: 'Kept', zh: '保留', value: ({ rowsKept }) => rowsKept },
  { en: 'Already there', zh: '重复', value: ({ rowsDuplicate }) => rowsDuplicate },
  { en: 'With an issue', zh: '有问题', value: ({ rowsWithIssue }) => rowsWithIssue },
  { en: 'Out of scope', zh: '不在征税范围', value: ({ rowsOutside }) => rowsOutside },
  { en: 'Amounts in the file', zh: '文件总额', value: ({ sums }) => sumsText(sums.in) },
  { en: 'Treated', zh: '已处理', value: ({ sums }) => sumsText(sums.treated) },
  { en: 'Waiting as issues', zh: '待处理', value: ({ sums }) => sumsText(sums.issues) },
  { en: 'Out of scope', zh: '不在征税范围金额', value: ({ sums }) => sumsText(sums.outside) },
]

type Cause = Awaited<ReturnType<typeof issueCausesOf>>[number] & { report: string }

const CAUSES: readonly Column<Cause>[] = [
  { en: 'Report', zh: '报告', value: ({ report }) => report },
  { en: 'Issue', zh: '问题代码', value: ({ code }) => code },
  { en: 'What it is', zh: '问题（英文）', value: ({ reason }) => reason.en },
  { en: 'In Chinese', zh: '问题（中文）', value: ({ reason }) => reason.zh },
  { en: 'Rows', zh: '行数', value: ({ count }) => count },
  { en: 'Amounts that wait', zh: '待处理金额', value: ({ sums }) => sumsText(sums) },
]

/** The reports that the sales came from: hashes, counts and sums, and what was wrong with some rows. */
export async function writeImports({ tx, pack, row }: PackContext, sales: WrittenSales): Promise<void> {
  const ids = [...sales.importIds]
  if (ids.length === 0) return
  const list = await importsOf(tx, row.companyId, ids)
  const title = { en: 'Reports that the sales came from', zh: '销售报告来源' }
  await pack.table('02-sales/reports.xlsx', title, IMPORTS, list)
  const names = new Map(list.map((one) => [one.id, reportName(one)]))
  const causes = (await issueCausesOf(tx, row.companyId, ids)).map((cause) => ({
    ...cause,
    report: names.get(cause.importId) ?? '',
  }))
  if (causes.length === 0) return
  await pack.table(
    '02-sales/issues.xlsx',
    { en: 'Issues of the reports', zh: '报告中的问题' },
    CAUSES,
    causes,
  )
}
