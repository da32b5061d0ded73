import { type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import { companyClosings, companyExports } from './privacy.tables.ts'

const STORED = 'how it is stored'

export const privacyExport: ExportPart = {
  tables: [
    exportTable({
      table: companyExports,
      name: 'exports',
      title: { en: 'Your data exports', zh: '数据导出记录' },
      omit: { fileId: STORED, keyId: STORED, failures: STORED },
      own: true,
    }),
    exportTable({
      table: companyClosings,
      name: 'closings',
      title: { en: 'Closings of the account', zh: '账户关闭申请' },
      omit: { lastMember: STORED },
    }),
  ],
}
