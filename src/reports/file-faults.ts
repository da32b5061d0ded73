import type { LocalText } from '#platform/shared/local-text.ts'
import type { FileFault } from './reader/cells.ts'

/** Why a file cannot be read at all, and what to do. */
export const FILE_FAULTS: Readonly<Record<FileFault | 'NO_ROWS' | 'TOO_MANY_ROWS', LocalText>> = {
  FILE_EMPTY: {
    en: 'The file is empty. Download the report again, then import it.',
    zh: '文件为空，请重新下载报告后导入。',
  },
  NO_ROWS: {
    en: 'There are no rows below the header, so nothing was imported. If there were no sales, say so under Shops; otherwise fill in the template, or download the report again.',
    zh: '表头下没有任何数据行，未导入任何内容。如当月无销售，请在“店铺”中确认；如有销售，请填写模板或重新下载报告。',
  },
  NOT_A_TABLE: {
    en: 'This is not a table. Import the report as CSV, TXT (tab-separated) or XLSX.',
    zh: '该文件不是表格，请导入CSV、TXT（制表符分隔）或XLSX格式的报告。',
  },
  ENCODING_NOT_KNOWN: {
    en: 'The file’s characters cannot be read. Save it as UTF-8, then import it again.',
    zh: '文件编码无法识别，请另存为UTF-8编码后重新导入。',
  },
  HEADER_TOO_LONG: {
    en: 'The first line is longer than 1 MB, so this is not a report. Download it again, and import it as it is.',
    zh: '首行超过1 MB，不是报告文件，请重新下载，不作修改直接导入。',
  },
  TOO_MANY_COLUMNS: {
    en: 'The file has more than 1,000 columns. Import the report as it was downloaded.',
    zh: '文件超过1000列，请导入未经修改的报告原件。',
  },
  FORMAT_NOT_KNOWN: {
    en: 'This is not a sales report: it has no column with dates, or none with amounts. Recognised are Amazon’s VAT Transactions Report, order exports of eBay, Shopify and Kaufland, and our template; for any other table of orders, you can say what each column contains.',
    zh: '该文件不是销售报告：没有日期列或金额列。可识别的文件：Amazon增值税交易报告，eBay、Shopify、Kaufland订单导出文件，以及我们的模板；其他订单表格可由您指定各列的含义。',
  },
  NOT_A_WORKBOOK: {
    en: 'The workbook cannot be opened. Save it as XLSX without a password, or as CSV.',
    zh: '无法打开该工作簿，请另存为不加密的XLSX或CSV文件。',
  },
  WORKBOOK_TOO_LARGE: {
    en: 'The workbook is larger than 50 MB, or unpacks to more than a report has. Save it as CSV.',
    zh: '工作簿超过50 MB，或解压后过大，请另存为CSV文件。',
  },
  TOO_MANY_ROWS: {
    en: 'The file has more than 12 million rows. Split it by month, then import the parts.',
    zh: '文件超过1200万行，请按月拆分后分别导入。',
  },
}
