import { defineText } from '#platform/shared/text.ts'

export const insightText = defineText({
  title: { en: 'Tax at a glance', zh: '税负分析' },
  lead: {
    en: 'The tax in your filed returns. Each return counts in the month in which its period ends.',
    zh: '已提交申报的税额汇总。每份申报计入其申报期结束的月份。',
  },
  span: { en: 'Months shown', zh: '显示月数' },
  span_12: { en: '12 months', zh: '12个月' },
  span_24: { en: '24 months', zh: '24个月' },
  exportXlsx: { en: 'Export (XLSX)', zh: '导出XLSX' },
  exportCsv: { en: 'Export (CSV)', zh: '导出CSV' },
  byMonth: { en: 'Tax by country and month', zh: '各国每月税额' },
  byMonthText: {
    en: 'In euro, at the European Central Bank’s rate on the last day of the period. Bars below the line are credits.',
    zh: '按申报期最后一天的欧洲央行汇率折合为欧元。基线以下为可退或留抵税额。',
  },
  figures: { en: 'Figures by month', zh: '各月明细' },
  bars: {
    en: '{{country}}: {{total}} in total; highest in {{month}}, {{most}}',
    zh: '{{country}}：合计{{total}}；最高为{{month}}，{{most}}',
  },
  total: { en: 'Total', zh: '合计' },
  month: { en: 'Month', zh: '月份' },
  ratesMissing: {
    en: 'The exchange rate is missing for some months. Their tax is not included in the euro totals; it is shown below in its own currency.',
    zh: '部分月份缺少汇率，其税额未计入欧元合计，下方按原币种列示。',
  },
  costs: { en: 'Where you pay most', zh: '各国税负' },
  country: { en: 'Country', zh: '国家/地区' },
  tax: { en: 'To pay', zh: '应缴税金' },
  base: { en: 'Taxable turnover', zh: '应税销售额' },
  effective: { en: 'Tax as a share of turnover', zh: '实际税负率' },
  share: { en: 'Share of all tax', zh: '占全部税金的比例' },
  effectiveText: {
    en: 'Tax to pay after input VAT and credits, divided by the turnover declared in the returns.',
    zh: '扣除进项税额和留抵税额后的应缴税金，除以申报的销售额。',
  },
  corrections: { en: 'Before and after corrections', zh: '更正前后对比' },
  correction: { en: 'Correction', zh: '更正申报' },
  before: { en: 'Before', zh: '更正前' },
  after: { en: 'After', zh: '更正后' },
  change: { en: 'Change', zh: '变动' },
  waiting: {
    en: {
      one: '{{count}} calculated return is not filed yet and not included.',
      other: '{{count}} calculated returns are not filed yet and not included.',
    },
    zh: '另有{{count}}份申报已计算但尚未提交，未计入合计。',
  },
  empty: { en: 'No filed returns in these months', zh: '这些月份没有已提交的申报' },
  emptyText: {
    en: 'Once a return is filed, its tax is shown here by country and month.',
    zh: '申报提交后，其税额将按国家和月份在此显示。',
  },
  toList: { en: 'All declarations', zh: '全部申报' },
  loading: { en: 'Loading the overview', zh: '正在加载税负分析' },
  loadFailed: { en: 'The overview could not be loaded', zh: '税负分析加载失败' },
  nothingLost: { en: 'Nothing was changed.', zh: '没有任何内容被更改。' },
})
