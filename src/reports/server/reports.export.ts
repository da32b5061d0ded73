import { Readable } from 'node:stream'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { type ExportFile, type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import { reportBuyerNumbers } from './buyer-numbers.tables.ts'
import { noSalesStatements } from './no-sales.tables.ts'
import { partsOf } from './imports.repository.ts'
import { reportFacts, reportRejudgements } from './rejudgements.tables.ts'
import { reportIssueCauses, reportIssues } from './report-issues.tables.ts'
import { reportFetches } from './report-fetches.tables.ts'
import {
  companyEstablishments,
  costPrices,
  distanceSalesFacts,
  reportFileParts,
  reportImports,
  reportMappings,
} from './reports.tables.ts'
import { openReport } from './sealed-report.ts'
import {
  transactionReasons,
  transactions,
  transactionTotals,
  transactionVerdicts,
  treatments,
  withdrawnTransactions,
} from './transactions.tables.ts'

const STORED = 'how it is stored'
const SEEN_AGAIN = 'tells whether something is the same as before; what it is made of is exported'

/** Reports as they were brought in. */
const files: ExportPart['files'] = async (deps, executor, { companyId }) => {
  const rows = await executor
    .select({ id: reportImports.id, fileName: reportImports.fileName })
    .from(reportImports)
    .where(
      and(
        eq(reportImports.companyId, companyId),
        inArray(reportImports.status, ['FINISHED', 'WITHDRAWING', 'WITHDRAWN']),
      ),
    )
    .orderBy(asc(reportImports.createdAt), asc(reportImports.id))
  return rows.map(({ id, fileName }): ExportFile => ({
    id,
    folder: 'reports',
    name: fileName,
    open: async () => Readable.from(openReport(deps.files, await partsOf(deps.db, { companyId, id }))()),
  }))
}

export const reportsExport: ExportPart = {
  tables: [
    exportTable({
      table: reportImports,
      name: 'report-imports',
      title: { en: 'Imports of sales reports', zh: '销售报告导入记录' },
      omit: { factsHash: SEEN_AGAIN, failures: STORED },
    }),
    exportTable({
      table: reportFileParts,
      name: 'report-file-parts',
      title: { en: 'Parts of the imported files', zh: '导入文件的分块' },
      omit: { fileId: STORED, keyId: STORED, storedSize: STORED },
    }),
    exportTable({
      table: reportFetches,
      name: 'report-fetches',
      title: { en: 'Reports fetched from marketplaces', zh: '向平台获取的报告' },
      omit: { tries: STORED, failures: STORED },
    }),
    exportTable({
      table: noSalesStatements,
      name: 'no-sales-statements',
      title: { en: 'Statements that a month had no sales', zh: '无销售声明' },
    }),
    exportTable({
      table: reportMappings,
      name: 'report-columns',
      title: { en: 'How files of other channels are read', zh: '其他渠道文件的列对应关系' },
      omit: { headerHash: SEEN_AGAIN },
    }),
    exportTable({ table: costPrices, name: 'cost-prices', title: { en: 'Cost prices', zh: '成本价' } }),
    exportTable({
      table: distanceSalesFacts,
      name: 'distance-sales',
      title: { en: 'Distance sales outside the reports', zh: '报告之外的远程销售额' },
    }),
    exportTable({
      table: companyEstablishments,
      name: 'establishments',
      title: { en: 'Establishments in other EU countries', zh: '在其他欧盟国家的常设机构' },
    }),
    exportTable({
      table: reportIssueCauses,
      name: 'report-issue-causes',
      title: { en: 'Problems found in files', zh: '文件中发现的问题' },
    }),
    exportTable({
      table: reportIssues,
      name: 'report-issues',
      title: { en: 'Rows with problems', zh: '有问题的行' },
    }),
    exportTable({
      table: treatments,
      name: 'treatments',
      title: { en: 'Tax treatments', zh: '税务处理方式' },
    }),
    exportTable({
      table: transactionReasons,
      name: 'treatment-reasons',
      title: { en: 'Why rows are treated as they are', zh: '税务处理的依据' },
    }),
    exportTable({
      table: transactions,
      name: 'transactions',
      title: { en: 'Transactions', zh: '交易明细' },
    }),
    exportTable({
      table: reportBuyerNumbers,
      name: 'buyer-numbers',
      title: {
        en: 'VAT numbers of buyers and what the registers said',
        zh: '买方VAT税号及官方登记系统的答复',
      },
    }),
    exportTable({
      table: withdrawnTransactions,
      name: 'withdrawn-transactions',
      title: { en: 'Transactions of withdrawn files', zh: '已撤回文件的交易' },
    }),
    exportTable({
      table: transactionTotals,
      name: 'transaction-totals',
      title: { en: 'Totals of the transactions', zh: '交易汇总' },
    }),
    exportTable({
      table: transactionVerdicts,
      name: 'earlier-treatments',
      title: { en: 'Earlier treatments of transactions', zh: '交易的历史处理记录' },
    }),
    exportTable({
      table: reportFacts,
      name: 'report-facts',
      title: { en: 'Facts by which rows were determined', zh: '判定交易所依据的公司资料' },
    }),
    exportTable({
      table: reportRejudgements,
      name: 'report-rejudgements',
      title: { en: 'Reports whose rows were determined anew', zh: '重新判定的销售报告' },
    }),
  ],
  files,
}
