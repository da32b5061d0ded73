import { defineText } from '#platform/shared/text.ts'

export const monthsText = defineText({
  title: { en: 'Sales by month', zh: '每月销售数据' },
  lead: {
    en: 'Returns need the sales of every shop for every month. For connected Amazon shops, we fetch the previous month automatically from the 3rd on.',
    zh: '申报需要每个店铺每个月的数据。已授权的Amazon店铺，我们自次月3日起自动获取上月报告。',
  },
  importing: { en: 'Reports being imported', zh: '正在导入的报告' },
  importingRows: { en: '{{percent}}%, {{rows}} rows read', zh: '{{percent}}%，已读取{{rows}}行' },
  allImports: { en: 'All imports', zh: '全部导入记录' },
  allThere: { en: 'Complete', zh: '数据齐全' },
  missingCount: {
    en: { one: '{{count}} month missing', other: '{{count}} months missing' },
    zh: '缺少{{count}}个月',
  },
  monthsOf: { en: 'Months of {{shop}}', zh: '{{shop}}的各月' },
  state_REPORTED: { en: 'Imported', zh: '已导入' },
  state_RUNNING: { en: 'In progress', zh: '获取中' },
  state_MISSING: { en: 'Missing', zh: '缺失' },
  state_NO_SALES: { en: 'No sales', zh: '无销售' },
  state_BEFORE: { en: 'Before the shop was added', zh: '添加店铺之前' },
  about_REPORTED: {
    en: '{{month}}: imported; the sales count in your returns.',
    zh: '{{month}}：已导入，销售数据计入申报。',
  },
  about_RUNNING: {
    en: '{{month}}: in progress. You can leave this page.',
    zh: '{{month}}：获取中，您可以离开此页。',
  },
  about_MISSING: { en: '{{month}}: no report yet.', zh: '{{month}}：尚无报告。' },
  about_NO_SALES: { en: '{{month}}: Amazon has no sales to report.', zh: '{{month}}：Amazon显示无销售。' },
  stated: {
    en: '{{month}}: no sales, as {{name}} stated on {{day}}.',
    zh: '{{month}}：{{name}}于{{day}}确认无销售。',
  },
  statedByUs: {
    en: '{{month}}: no sales. Our team stated this for you on {{day}}: {{reason}}',
    zh: '{{month}}：无销售。我们的团队于{{day}}代为确认，原因：{{reason}}',
  },
  noSales: { en: 'No sales this month', zh: '当月无销售' },
  noSalesDone: { en: 'Noted: {{shop}} had no sales in {{month}}.', zh: '已记录：{{shop}}{{month}}无销售。' },
  revoke: { en: 'There were sales', zh: '当月有销售' },
  revoked: {
    en: '{{month}} is missing again. Please import its report.',
    zh: '{{month}}恢复为缺失，请导入销售报告。',
  },
  about_BEFORE: {
    en: '{{month}}: before this shop was added here. You can still import it.',
    zh: '{{month}}：早于在此添加该店铺，仍可补充数据。',
  },
  neededNow: { en: 'A return is waiting for it.', zh: '有申报需要该月数据。' },
  nextTry: { en: 'Next attempt: {{time}}.', zh: '下次尝试：{{time}}。' },
  fetch: { en: 'Fetch from Amazon', zh: '从Amazon获取' },
  upload: { en: 'Import a file', zh: '导入文件' },
  openImport: { en: 'Open the import', zh: '查看导入' },
  fetching: { en: 'Requested {{month}} for {{shop}}.', zh: '已申请获取{{shop}}{{month}}的报告。' },
  viewer: { en: 'You may only look.', zh: '您仅有查看权限。' },
})
