import { defineText } from '#platform/shared/text.ts'

export const distanceSalesText = defineText({
  title: { en: 'Distance sales within the EU', zh: '欧盟境内远程销售' },
  lead: {
    en: 'Up to €10,000 a year in total, sales to consumers in other EU countries are taxed at home; above it, where the goods arrive. Your reports do not say what came before them. Tell us once, and the waiting rows are calculated.',
    zh: '向其他欧盟国家消费者的销售，全年合计不超过1万欧元的在本国征税，超过后在到达国征税。销售报告不包含此前的销售额，请在此补充一次，待定的行随即计算。',
  },
  year: { en: 'Year {{year}}', zh: '{{year}}年' },
  asks_YEAR: { en: 'Sales of this year are waiting for your answer.', zh: '本年度有销售待您补充后计算。' },
  asks_PREVIOUS_YEAR: {
    en: 'Sales of this year are waiting for last year’s total.',
    zh: '本年度有销售待您补充上一年总额后计算。',
  },
  below: { en: 'Taxed at home: the threshold is not exceeded.', zh: '未超过门槛，在本国征税。' },
  crossed: { en: 'Taxed where the goods arrive since {{day}}.', zh: '自{{day}}起在到达国征税。' },
  previousYear: { en: 'Total of {{year}}', zh: '{{year}}年全年总额' },
  before: { en: 'From 1 January until before {{day}}', zh: '1月1日至{{day}}之前的总额' },
  amountHelp: {
    en: 'All your shops, without VAT. Enter 0 if there were none.',
    zh: '所有店铺合计，不含税；没有则填0。',
  },
  beforeHelp: {
    en: 'Sales in the months of this year before your first report, without VAT. Enter 0 if there were none.',
    zh: '本年度首份报告之前各月的销售额，不含税；没有则填0。',
  },
  optedFrom: {
    en: 'Taxed at destination by choice since',
    zh: '自愿选择在到达国征税的起始日',
  },
  optedHelp: {
    en: 'Only if you told your tax office so. With OSS there is nothing to enter.',
    zh: '仅在已向税务局声明时填写；已注册OSS的无需填写。',
  },
  changedBy: { en: 'Entered by {{name}} on {{day}}', zh: '{{name}}于{{day}}填写' },
  ourTeam: { en: 'our team', zh: '服务团队' },
  edit: { en: 'Enter', zh: '填写' },
  editNamed: { en: 'Enter the figures of {{year}}', zh: '填写{{year}}年数据' },
  save: { en: 'Save', zh: '保存' },
  cancel: { en: 'Cancel', zh: '取消' },
  saved: { en: 'Saved. Waiting rows are being calculated.', zh: '已保存，正在计算待定的行。' },
})
