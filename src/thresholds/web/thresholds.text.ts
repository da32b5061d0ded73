import { defineText } from '#platform/shared/text.ts'

export const thresholdsText = defineText({
  title: { en: 'Limits', zh: '起征额与限额' },
  lead: {
    en: 'Based on your imported sales: what changes once a limit is exceeded.',
    zh: '根据已导入的销售数据：超过限额后会产生哪些义务。',
  },
  waiting: {
    en: {
      one: '{{count}} row of your sales reports needs correcting and is not included:',
      other: '{{count}} rows of your sales reports need correcting and are not included:',
    },
    zh: '销售报告中有{{count}}行待处理，未计入任何合计：',
  },
  answer: { en: 'Review the rows', zh: '去处理' },
  failed: { en: 'The limits could not be calculated', zh: '限额计算失败' },
  theEu: { en: 'EU', zh: '欧盟' },
  name_UNREGISTERED: { en: 'Goods or sales without a VAT number', zh: '有货物或销售，但没有VAT税号' },
  name_DISTANCE_SALES: { en: 'Distance sales within the EU', zh: '欧盟境内远程销售' },
  name_CONSIGNMENTS: { en: 'Value of a single parcel', zh: '单个货件的价值' },
  name_REGISTRATION: { en: 'Turnover without a VAT number', zh: '免注册VAT的销售额' },
  name_INTRASTAT_ARRIVALS: { en: 'Intrastat, goods received', zh: 'Intrastat（入境货物）' },
  name_INTRASTAT_DISPATCHES: { en: 'Intrastat, goods sent', zh: 'Intrastat（出境货物）' },
  level_OK: { en: 'Below the limit', zh: '未达限额' },
  level_NEAR: { en: 'Close to the limit', zh: '接近限额' },
  level_CROSSED: { en: 'Exceeded', zh: '已超过' },
  level_UNKNOWN: { en: 'Not certain', zh: '尚无法确定' },
  level_NOT_APPLICABLE: { en: 'Does not apply', zh: '不适用' },
  basisReports: { en: 'Counted: your imported sales.', zh: '计算依据：已导入的销售数据。' },
  basisSaid: {
    en: 'Counted: your imported sales, and what was entered for the time before them: {{said}}.',
    zh: '计算依据：已导入的销售数据，以及为此前时段填写的{{said}}。',
  },
  basisYear: { en: '{{amount}} in all of {{year}}', zh: '{{year}}年全年{{amount}}' },
  basisBefore: { en: '{{amount}} from January until before {{month}}', zh: '1月至{{month}}之前{{amount}}' },
  establishedIn: { en: 'Established in {{places}}.', zh: '设立地：{{places}}。' },
  changeBasis: { en: 'Check what was entered', zh: '核对所填数据' },
  noLimit_DISTANCE_SALES: {
    en: 'The €10,000 threshold is only for companies established in one EU country. Your sales to consumers in other EU countries are taxed where the goods arrive, from the first one on.',
    zh: '1万欧元门槛仅适用于只在一个欧盟国家设立的企业。贵公司向其他欧盟国家消费者的销售，自首笔起即在货物到达国征税。',
  },
  settled: { en: 'Taken care of', zh: '已办妥' },
  doubt_RATE_MISSING: {
    en: 'An exchange rate is missing, so the total is not known yet. Rates are fetched daily.',
    zh: '缺少一个汇率，暂时无法计算合计；系统每天获取汇率。',
  },
  doubt_ROWS_WAITING: {
    en: 'Rows of your sales reports still need correcting and may count here, so the total may be higher.',
    zh: '销售报告中有待更正的行可能计入此项，实际金额可能更高。',
  },
  doubt_LIMIT_NOT_KNOWN: {
    en: 'We have no confirmed limit for this year. Ask us before you rely on it.',
    zh: '本年度限额尚未核实，请先向我们确认。',
  },
  doubt_ON_REQUEST: {
    en: 'There is no fixed limit: the authority writes to the companies that have to report. If you receive such a letter, forward it to us.',
    zh: '没有固定限额：由当局书面通知需要申报的企业。收到通知后请转给我们。',
  },
  ofLimit: { en: '{{reached}} of {{limit}}', zh: '{{reached}}／限额{{limit}}' },
  since: { en: 'Since {{month}}', zh: '自{{month}}起' },
  noLimit: { en: 'No limit: the first sale counts', zh: '没有起征额，首笔即计入' },
  cases: {
    en: 'Parcels above {{limit}}: {{count}}; the largest was {{reached}}',
    zh: '超过{{limit}}的货件共{{count}}个，最高{{reached}}',
  },
  changes_UNREGISTERED: {
    en: 'A foreign company needs a VAT number from the first goods it stores or sells in a country. Register, and declare the months since then.',
    zh: '外国企业自首批货物存放或首笔销售起就须在当地注册VAT。请办理注册，并补申报此后各月。',
  },
  changes_DISTANCE_SALES: {
    en: 'Above €10,000 a year (this year or last), sales to consumers in other EU countries are taxed where the goods arrive. With the one-stop shop (OSS) one return covers them all.',
    zh: '今年或去年超过10,000欧元后，向其他欧盟国家消费者的销售须在货物到达国征税。通过一站式申报（OSS），一份申报即可涵盖各国。',
  },
  changes_CONSIGNMENTS: {
    en: 'Above the limit a parcel pays VAT at the border, not under the scheme. Check these orders: VAT may have been paid twice.',
    zh: '超过限额的货件应在入境时缴纳增值税，不适用该机制。请核对这些订单，避免重复缴税。',
  },
  changes_REGISTRATION: {
    en: 'Above this turnover you have to register for VAT there and charge it on your sales.',
    zh: '销售额超过该额度后，须在当地注册VAT并对销售计征增值税。',
  },
  changes_INTRASTAT_ARRIVALS: {
    en: 'Above this value, goods received from other EU countries are reported every month, from the month in which it is exceeded.',
    zh: '超过该金额后，自当月起须每月申报从其他欧盟国家收到的货物。',
  },
  changes_INTRASTAT_DISPATCHES: {
    en: 'Above this value, goods sent to other EU countries are reported every month, from the month in which it is exceeded.',
    zh: '超过该金额后，自当月起须每月申报发往其他欧盟国家的货物。',
  },
  intoCart: { en: 'Add to cart: {{service}}', zh: '加入购物车：{{service}}' },
  viewersCannotBuy: {
    en: 'View only. An owner or editor can order.',
    zh: '您仅有查看权限，请由所有者或编辑者下单。',
  },
  source: { en: 'Source:', zh: '来源：' },
  uncertain: {
    en: 'Not verified against the law itself: ask us before you rely on it.',
    zh: '尚未以法规原文核实，请先向我们确认。',
  },
})
