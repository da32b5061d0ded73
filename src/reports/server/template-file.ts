import type { FileAnswer } from '#platform/server/http/call-context.ts'
import { tableFile, type TableFormat } from '#platform/server/table-file.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { TEMPLATE } from '../formats/template.ts'

/** The portal's own table, empty, with its columns in the reader's language. */
export function templateFile(format: TableFormat, lang: Lang): Promise<FileAnswer> {
  const header = Object.values(TEMPLATE.columns).map(([en = '', zh = '']) => (lang === 'zh' ? zh : en))
  const name = lang === 'zh' ? '销售报告模板' : 'sales-report-template'
  return tableFile({ rows: [header], format, name, sheet: lang === 'zh' ? '销售' : 'Sales' })
}
