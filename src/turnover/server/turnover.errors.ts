import { defineRefusals } from '#platform/shared/refusal.ts'

const refused = { code: 499, status: 422 } as const

export const turnoverRefusals = defineRefusals('turnover', {
  not_found: {
    code: 499,
    status: 404,
    en: 'This statement does not exist, or it was removed. Please reload the page.',
    zh: '该报表不存在或已删除，请刷新页面。',
  },
  unreadable: {
    ...refused,
    en: 'This file cannot be read as a table. Please download the template, fill it in, and upload it as CSV or XLSX.',
    zh: '无法将该文件读取为表格。请下载模板填写后，以CSV或XLSX格式上传。',
  },
  columns_missing: {
    ...refused,
    en: 'These columns are missing: {{columns}}. Please copy your figures into the template.',
    zh: '缺少以下列：{{columns}}。请将数据填入模板后上传。',
  },
  too_many_lines: {
    ...refused,
    en: 'The file has more than {{most}} lines, or more than 5 MB. Please split it into several files.',
    zh: '文件超过{{most}}行或5 MB，请拆分后分别上传。',
  },
  no_lines: {
    ...refused,
    en: 'The file has no lines below its headings. Please fill in at least one.',
    zh: '文件标题行下没有数据，请至少填写一行。',
  },
  lines_wrong: {
    ...refused,
    en: 'Nothing was imported. Please correct the following ({{count}} in total) and upload the file again.\n{{faults}}',
    zh: '未导入任何数据。请更正以下问题（共{{count}}处）后重新上传。\n{{faults}}',
  },
  nothing_to_export: {
    code: 499,
    status: 404,
    en: 'There are no statements to export. Please upload one first.',
    zh: '没有可导出的报表，请先上传。',
  },
})
