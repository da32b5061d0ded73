import { defineText } from '#platform/shared/text.ts'

/** Rates by which states convert: what was fetched, and what staff enter. */
export const ratesStaffText = defineText({
  title: { en: 'Exchange rates', zh: '汇率' },
  sub: {
    en: 'Countries convert foreign amounts in their returns at these rates. Returns waiting for a rate are calculated once it is entered.',
    zh: '各国按此汇率折算本国申报中的外币金额。等待汇率的申报会在汇率录入后自动计算。',
  },
  views: { en: 'Publisher', zh: '来源' },
  source_DE_BMF: { en: 'Germany: finance ministry', zh: '德国财政部' },
  source_PL_NBP: { en: 'Poland: National Bank', zh: '波兰国家银行' },
  source_GB_HMRC: { en: 'United Kingdom: HMRC', zh: '英国HMRC' },
  noRoleTitle: { en: 'Your role does not include exchange rates', zh: '您无权查看汇率' },
  noRoleText: {
    en: 'Reviewers and administrators enter them. An administrator can change your role.',
    zh: '仅复核人和管理员可以录入，如需权限，请联系管理员。',
  },
  fetched: {
    en: 'These rates are fetched from their source every day. Enter one only where that failed.',
    zh: '该来源的汇率每日自动获取，仅在获取失败时手动录入。',
  },
  complete: { en: 'The rates of the last two years are complete.', zh: '近两年各月汇率均已录入。' },
  missing: {
    en: {
      one: 'The rates of {{count}} month are missing',
      other: 'The rates of {{count}} months are missing',
    },
    zh: { other: '缺少{{count}}个月的汇率' },
  },
  missingText: {
    en: 'The ministry publishes them in a letter after the month, not as a file. Enter them from that letter.',
    zh: '财政部在次月以公函发布，不提供文件，请据此录入。',
  },
  further: { en: 'and {{count}} more', zh: '另有{{count}}个月' },
  enterMonth: { en: 'Enter {{month}}', zh: '录入{{month}}' },
  enter: { en: 'Enter rates', zh: '录入汇率' },
  month: { en: 'Month', zh: '月份' },
  empty: { en: 'No rates yet', zh: '暂无汇率' },
  emptyText: { en: 'Enter the first ones from the publication.', zh: '请根据公布文件录入。' },
  emptyMonth: { en: 'No rate of {{month}}', zh: '{{month}}暂无汇率' },
  key: { en: 'Month or day', zh: '月份或日期' },
  currency: { en: 'Currency', zh: '币种' },
  rate: { en: 'Rate', zh: '汇率' },
  document: { en: 'Publication', zh: '公布文件' },
  origin: { en: 'Source', zh: '获取方式' },
  byFeed: { en: 'Fetched', zh: '自动获取' },
  byStaff: { en: 'Entered', zh: '手动录入' },

  dialogTitle: { en: 'Enter rates: {{source}}', zh: '录入汇率：{{source}}' },
  howMonth: {
    en: 'Exactly as published. Rates entered earlier for the same month are replaced; fetched rates stay.',
    zh: '请与公布数值完全一致。同月此前手动录入的数值会被替换，自动获取的数值保持不变。',
  },
  unit_DE_BMF: { en: 'Value of one euro, e.g. USD 1.1643', zh: '1欧元折合的外币金额，如USD 1.1643' },
  unit_PL_NBP: {
    en: 'Value of one unit in zloty, e.g. USD 3.6512',
    zh: '1单位外币折合的兹罗提金额，如USD 3.6512',
  },
  unit_GB_HMRC: { en: 'Value of one pound, e.g. USD 1.3415', zh: '1英镑折合的外币金额，如USD 1.3415' },
  keyDay: { en: 'Day of the table', zh: '汇率表日期' },
  keyMonth: { en: 'Month', zh: '月份' },
  keyMissing: { en: 'Choose a date first.', zh: '请先选择日期。' },
  documentLabel: { en: 'Publication', zh: '来源文件' },
  documentHelp: {
    en: 'The letter or table with its date, e.g. BMF letter of 1 April 2026, III C 3 - S 7329',
    zh: '请填写公函或汇率表及其日期，如2026年4月1日财政部公函III C 3 - S 7329',
  },
  documentMissing: {
    en: 'Name the publication in at least ten characters.',
    zh: '请填写来源文件（至少10个字）。',
  },
  rates: { en: 'Rates, one currency per line', zh: '汇率（每行一个币种）' },
  ratesMissing: { en: 'Enter at least one rate.', zh: '请至少填写一个汇率。' },
  ratesWrong: {
    en: 'Line {{lines}} is not a currency and its rate, e.g. USD 1.1643.',
    zh: '第{{lines}}行格式不正确，应为币种和汇率，如USD 1.1643。',
  },
  second: { en: 'Please check again', zh: '请再次核对' },
  confirmed: {
    en: 'I have compared these rates with the publication again; they are correct.',
    zh: '我已再次与公布文件核对，数值无误。',
  },
  tickFirst: { en: 'Compare them and tick the box first.', zh: '请先核对并勾选。' },
  save: { en: 'Save rates', zh: '保存汇率' },
  saved: {
    en: 'Rates saved; returns waiting for them are being calculated',
    zh: '汇率已保存，等待汇率的申报将重新计算',
  },
  cancel: { en: 'Cancel', zh: '取消' },
})
