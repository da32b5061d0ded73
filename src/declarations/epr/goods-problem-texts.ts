import type { LocalText } from '#platform/shared/local-text.ts'
import type { GoodsFileProblem } from './goods-file.ts'

/** What is wrong with what was said of a SKU, and what to do. */
export const GOODS_PROBLEM_TEXTS: Record<GoodsFileProblem['problem'], LocalText> = {
  NO_SKU: { en: 'Enter the SKU as it stands in your sales reports.', zh: '请填写SKU，须与销售报告一致。' },
  SKU_TOO_LONG: {
    en: 'A SKU has at most 100 characters, none of them invisible.',
    zh: 'SKU最多100个字符，且不能含不可见字符。',
  },
  BAD_MONTH: {
    en: 'Enter the month like 2026-03, or leave it empty: then it counts from the beginning.',
    zh: '请按2026-03的格式填写月份；留空表示一直适用。',
  },
  BAD_WEIGHT: {
    en: 'Enter grams with at most three decimals, such as 12.5, and without a thousands separator.',
    zh: '请填写克数，最多三位小数，如12.5，不要使用千位分隔符。',
  },
  TOO_HEAVY: {
    en: 'One piece weighs at most 100,000 g here. Is the unit right?',
    zh: '单件最多100,000克，请核对单位。',
  },
  UNKNOWN_KIND: {
    en: 'Choose one of the kinds that the template lists, or “none”.',
    zh: '请使用模板中列出的类别，或填“无”。',
  },
  NO_WEIGHT: { en: 'Enter what one piece weighs, in grams.', zh: '请填写单件重量（克）。' },
  NO_KIND: {
    en: 'There is a weight but no kind. Choose the kind, or take the weight out.',
    zh: '填写了重量但没有类别，请选择类别或删除重量。',
  },
  NO_CHEMISTRY: { en: 'Choose the chemistry of the battery.', zh: '请选择电池化学体系。' },
  UNKNOWN_GTU: {
    en: 'Enter a group from GTU_01 to GTU_13, or “none”.',
    zh: '请填写GTU_01至GTU_13，或填“无”。',
  },
  NOTHING_SAID: {
    en: 'Say at least one thing: packaging, device, battery or GTU. A 0 says that there is no packaging.',
    zh: '请至少填写包装、电器、电池、GTU中的一项；没有包装请填0。',
  },
  NO_COLUMN: {
    en: 'The table has no column for the SKU. Use the template.',
    zh: '表格缺少SKU列，请使用模板。',
  },
  UNKNOWN_COLUMN: {
    en: 'We do not know this column and did not read it. Use the names of the template.',
    zh: '无法识别该列，未读取。请使用模板中的列名。',
  },
  DUPLICATE: {
    en: 'The SKU stands in the table twice for the same month. The first line was kept; take one out.',
    zh: '同一SKU同一月份重复出现，已保留第一行，请删除其中一行。',
  },
  NOT_READABLE: {
    en: 'The line cannot be read. Save the table again as XLSX or CSV.',
    zh: '该行无法读取，请另存为XLSX或CSV后重试。',
  },
  TOO_MANY: {
    en: 'A table has at most 20,000 lines. Split it.',
    zh: '单个表格最多20,000行，请拆分。',
  },
}
