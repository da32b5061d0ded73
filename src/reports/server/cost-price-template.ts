import type { FileAnswer } from '#platform/server/http/call-context.ts'
import { tableFile, type TableFormat } from '#platform/server/table-file.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { PRICE_TABLE } from '../cost-price-file.ts'

/** The table of cost prices, empty. */
export const costPriceTemplate = (format: TableFormat, lang: Lang): Promise<FileAnswer> =>
  tableFile({
    rows: [[...PRICE_TABLE[lang]]],
    format,
    name: lang === 'zh' ? '成本价模板' : 'cost-price-template',
    sheet: lang === 'zh' ? '成本价' : 'Cost prices',
  })
