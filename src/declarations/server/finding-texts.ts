import { countryInSentence } from '#platform/shared/countries.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { pickText, type Lang, type LocalText } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'
import { nameOfLimit } from '#thresholds/server/public.ts'
import type { MonthInPart } from '../months-in-part.ts'
import type { Finding } from '../pre-flight.ts'
import { isEnteredByStaff, type WaitedRate } from '../waited-rate.ts'
import type { Waiting } from '../waiting.ts'

/** How findings are said: what was noticed, and what to do about it. */
const FINDINGS: Record<
  Exclude<Finding['code'], 'MONTH_IN_PART'> | `MONTH_${MonthInPart['why']}` | 'BUYER_UNREADABLE',
  LocalText
> = {
  REPORT_MISSING: {
    en: 'The sales report of {{channel}} for {{month}} is missing, so its sales are not in these figures. Import the report, or state that there were no sales.',
    zh: '“{{channel}}”缺少{{month}}的销售报告，其销售额未计入。请导入报告；如当月无销售，请确认无销售。',
  },
  MONTH_EARLY: {
    en: 'The sales report of {{channel}} for {{month}} was imported on {{day}}, before the month was over. Import the whole month if sales after that day are missing.',
    zh: '“{{channel}}”{{month}}的销售报告于{{day}}导入，当时该月尚未结束。如缺少其后的销售，请补充导入整月数据。',
  },
  MONTH_ENDS: {
    en: 'The sales report of {{channel}} for {{month}} has no sale after {{day}}, though there were sales every few days before. Is that right? If it stops too early, import the whole month.',
    zh: '“{{channel}}”{{month}}的销售报告在{{day}}之后没有销售，而此前每隔数日都有。请核对是否属实；如报告不完整，请补充导入整月数据。',
  },
  BUYER_WITHOUT_NUMBER: {
    en: 'Own goods worth {{amount}} were moved to {{country}}, where we know of no VAT number of yours. They are not in this list; please tell us the number.',
    zh: '价值{{amount}}的自有货物移仓至{{country}}，但系统中没有您在该国的VAT税号，未列入本清单。请告知我们税号。',
  },
  BUYER_UNREADABLE: {
    en: 'Goods worth {{amount}} went to businesses whose VAT number cannot be read. They are not in this list; please correct the numbers in the report.',
    zh: '有{{amount}}的货物售予企业，但其VAT税号无法识别，未列入本清单。请在销售报告中更正税号。',
  },
  RETURN_NOT_FILED: {
    en: 'The return for {{label}} is not filed yet, but its sales are in these figures for the whole year. It has to be filed first.',
    zh: '{{label}}的申报尚未提交，但其销售已计入全年数据。须先完成该期申报。',
  },
  YEAR_HAS_GAP: {
    en: 'No return was filed here for {{from}} to {{to}}. Please tell us what was declared elsewhere for that time.',
    zh: '{{from}}至{{to}}期间没有在本平台申报。请告知该期间在别处申报的内容。',
  },
  YEAR_DIFFERS: {
    en: 'Box {{box}} is {{amount}} for the year, while the returns of the year come to {{declared}}. We clarify the difference before filing.',
    zh: '第{{box}}栏全年为{{amount}}，各期申报合计为{{declared}}。我们会在提交前核实差额。',
  },
  SALES_WITH_ISSUES: {
    en: 'Rows of the sales reports that are not in these figures because of unresolved issues: {{count}} (see “{{file}}”). Please resolve them first.',
    zh: '销售报告中有{{count}}行问题尚未解决（见“{{file}}”），未计入申报数据，请先处理。',
  },
  TURNOVER_CHANGED: {
    en: 'Turnover was {{before}} in the period before and is {{now}} now ({{percent}}%). Is that right? The usual cause is a missing or duplicate report.',
    zh: '上期销售额{{before}}，本期{{now}}（变动{{percent}}%）。请核对是否属实，常见原因是漏传或重复上传报告。',
  },
  MARKETPLACE_DISAGREES: {
    en: 'Rows in which the marketplace treats the tax differently: {{count}} (see “{{file}}”). We apply the law as we read it; please check these rows.',
    zh: '有{{count}}行与平台自身的税务标注不一致（见“{{file}}”）。我们按法规判定，请核对这些行。',
  },
  BOX_NEGATIVE: {
    en: 'Box {{box}} is below zero ({{amount}}). That happens when refunds exceed sales; please check that no sales are missing.',
    zh: '第{{box}}栏为负数（{{amount}}）。通常因退款超过销售额，请核对是否漏传销售。',
  },
  BOX_WITHOUT_LINE: {
    en: '{{amount}} (“{{box}}”) has no matching line on the form. We assign it by hand before filing.',
    zh: '“{{box}}”的{{amount}}在申报表中没有对应栏目，我们会在提交前人工填列。',
  },
  THRESHOLD_CROSSED: {
    en: 'A limit was exceeded in {{month}}: {{what}}. Different rules apply from then on; ask us what to do.',
    zh: '{{month}}已超过限额：{{what}}。此后适用不同规则，请咨询我们如何处理。',
  },
  NUMBER_NOT_VALID: {
    en: 'The official register has not confirmed the buyer’s VAT number {{number}} since {{day}}, so sales to it are taxed as sales to a consumer, except those made while the number was confirmed. If the number is right, ask the buyer to have it entered in VIES before this is filed.',
    zh: '官方登记系统自{{day}}起未确认买方VAT税号{{number}}有效。除税号有效期间的销售外，对该买方的销售均按消费者计税。如税号无误，请在提交申报前请买方在VIES中登记。',
  },
  NUMBERS_NOT_CONFIRMED: {
    en: 'Buyers’ VAT numbers about which the official register has not answered yet: {{count}} (such as {{number}}). Sales to them are taxed as sales to a consumer for now. We keep asking; once a number is confirmed, the figures are calculated anew.',
    zh: '官方登记系统尚未答复的买方VAT税号：{{count}}个（如{{number}}），相关销售暂按消费者计税。我们会继续查询，确认后重新计算。',
  },
  OWN_NUMBER_NOT_VALID: {
    en: 'The register has not confirmed your VAT number {{number}} since {{day}}. Please ask the tax office why before this is filed.',
    zh: '您的VAT税号{{number}}自{{day}}起未通过官方登记系统验证。请在提交申报前向税务局核实原因。',
  },
  ADJUSTED: {
    en: 'We added {{amount}} to box {{box}}: {{reason}}',
    zh: '我们对第{{box}}栏调整了{{amount}}，原因：{{reason}}',
  },
}

const WAITING: Record<
  Waiting['reason'] | 'REPORT_OF_ANY' | 'ONE_ROW' | 'UNREAD_TO_MAP' | 'NIL_STATED' | 'RATE_ENTERED',
  LocalText
> = {
  RATE_ENTERED: {
    en: 'The finance ministry’s rate of {{currency}} for {{month}} is missing. The agency enters it from the publication and the figures are then calculated; the seller does not need to do anything.',
    zh: '缺少{{month}}的{{currency}}汇率（财政部公布）。服务商会按公布文件录入并立即计算，卖家无需操作。',
  },
  RATE: {
    en: 'The exchange rate of {{currency}} for {{day}} is not available yet. The figures are calculated as soon as it is; the seller does not need to do anything.',
    zh: '{{day}}的{{currency}}汇率尚未公布或尚未取得，取得后会自动计算，卖家无需操作。',
  },
  REPORT: {
    en: 'The sales report of {{channel}} for {{month}} is missing. It has to be imported; if there were no sales, that can be stated instead.',
    zh: '缺少“{{channel}}”{{month}}的销售报告。请导入报告；如当月无销售，请确认无销售。',
  },
  REPORT_OF_ANY: {
    en: 'There is no sales report for {{month}} yet. It has to be imported; if there were no sales, that can be stated instead.',
    zh: '尚无{{month}}的销售报告。请导入报告；如当月无销售，请确认无销售。',
  },
  ROWS: {
    en: '{{count}} rows of the sales reports need correcting (see “{{file}}”). They may belong to this declaration, so it is not clear yet whether there is anything to declare.',
    zh: '销售报告中有{{count}}行待更正（见“{{file}}”），可能属于该申报。更正后才能确定本期是否有业务需要申报。',
  },
  ONE_ROW: {
    en: 'A row of the sales reports needs correcting (see “{{file}}”). It may belong to this declaration, so it is not clear yet whether there is anything to declare.',
    zh: '销售报告中有1行待更正（见“{{file}}”），可能属于该申报。更正后才能确定本期是否有业务需要申报。',
  },
  UNREAD: {
    en: 'The file “{{file}}” is still being processed. It may contain sales for this declaration, so it is not clear yet whether there is anything to declare.',
    zh: '文件“{{file}}”正在处理，其中可能有属于该申报的业务。处理完成后才能确定本期是否有业务需要申报。',
  },
  UNREAD_TO_MAP: {
    en: 'The file “{{file}}” has not been read: its columns have to be matched first. It may contain sales for this declaration, so it is not clear yet whether there is anything to declare. If the file is not needed, cancel its import.',
    zh: '文件“{{file}}”尚未读取：需先对应各列。其中可能有属于该申报的业务，读取后才能确定本期是否有业务需要申报。如不需要该文件，请取消导入。',
  },
  NOTHING_FOUND: {
    en: 'The reports contain no sales for this declaration. If you neither sold anything nor moved stock, please state that there is nothing to declare; we then prepare a nil return.',
    zh: '销售报告中没有属于该申报的业务。如当期确无销售且无移仓，请声明本期无业务，我们将据此准备零申报。',
  },
  NIL_STATED: {
    en: 'The reports contain no sales for this declaration.',
    zh: '销售报告中没有属于该申报的业务。',
  },
  NOT_DUE: {
    en: 'No list is due for this month: you sold no goods to businesses in other EU states and moved none of your own there. If that is right, you do not need to do anything.',
    zh: '本月无需提交清单：没有货物售予欧盟其他国家的企业，也没有自有货物移仓至其他国家。如情况属实，您无需操作。',
  },
  WEIGHTS: {
    en: 'Nobody has said what “{{sku}}” weighs ({{units}} pieces were sent). Enter its weights in the table of goods; the report is then calculated at once.',
    zh: 'SKU“{{sku}}”尚未填写重量（已发出{{units}}件）。请在商品重量表中填写，填写后会立即计算。',
  },
  MORE_WEIGHTS: {
    en: '{{count}} SKUs more have no weights. Enter them in the table of goods, or upload the table.',
    zh: '另有{{count}}个SKU没有重量。请在商品重量表中填写或上传。',
  },
  PIECES: {
    en: 'For {{count}} sales the reports do not say the SKU or how many pieces were sent. Correct the reports, or enter the quantities of the period instead.',
    zh: '销售报告中有{{count}}笔未写明SKU或件数。请更正报告，或改为直接填写本期数量。',
  },
  NOT_CREDIBLE: {
    en: 'The pieces times their weights come to more than anybody can send. Please check the weights and the reports.',
    zh: '按件数与重量计算的结果超出合理范围，请核对商品重量和销售报告。',
  },
  NOT_CALCULATED: {
    en: 'We prepare this kind of declaration by hand, and ask you to confirm it when it is ready.',
    zh: '此类申报由我们人工准备，完成后请您确认。',
  },
}

/** Of a company without shops, which sends one file of everything. */
const ALL_CHANNELS: LocalText = { en: 'all channels', zh: '全部渠道' }

/** What it is called outside: whether a number is not known, or cannot be read, is another thing to do. */
export const findingCode = (finding: Finding): Finding['code'] | 'BUYER_UNREADABLE' =>
  finding.code === 'BUYER_WITHOUT_NUMBER' && finding.to === '' ? 'BUYER_UNREADABLE' : finding.code

type Reading = { lang: Lang; currency: string }

/** A finding in the reader's language. Amounts are in the return's currency. */
export function findingText(finding: Finding, { lang, currency }: Reading): string {
  const money = (amount: number) => formatMoney({ amount, currency }, lang)
  const { code, ...facts } = finding
  const words = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value)]))
  if ('units' in finding) words['amount'] = money(finding.units)
  if (code === 'BUYER_WITHOUT_NUMBER') {
    if (findingCode(finding) === 'BUYER_UNREADABLE')
      return fillText(pickText(FINDINGS.BUYER_UNREADABLE, lang), words)
    words['country'] = countryInSentence(finding.to, lang)
  }
  if ('since' in finding) words['day'] = formatDay(finding.since, lang)
  if (code === 'YEAR_DIFFERS') words['declared'] = money(finding.declared)
  if (code === 'YEAR_HAS_GAP') {
    words['from'] = formatDay(finding.from, lang)
    words['to'] = formatDay(finding.to, lang)
  }
  if (code === 'TURNOVER_CHANGED') {
    words['before'] = money(finding.before)
    words['now'] = money(finding.now)
  }
  if (code === 'THRESHOLD_CROSSED') {
    words['what'] = nameOfLimit(finding.threshold, finding.country, lang)
    words['month'] = formatDay(finding.day, lang, 'month')
  }
  if (code === 'REPORT_MISSING' || code === 'MONTH_IN_PART') {
    words['month'] = formatDay(`${finding.month}-01`, lang, 'month')
    if (finding.channel === '') words['channel'] = pickText(ALL_CHANNELS, lang)
  }
  if (code !== 'MONTH_IN_PART') return fillText(pickText(FINDINGS[code], lang), words)
  words['day'] = formatDay(finding.day, lang)
  return fillText(pickText(FINDINGS[`MONTH_${finding.why}`], lang), words)
}

/**
 * @param rate which publication it is about, where it is a rate
 * @param isStated whether the seller has stated that there is nothing to declare, which is not asked for again
 */
export function waitingText(
  waiting: Waiting,
  { lang, rate, isStated }: { lang: Lang; rate: WaitedRate | null; isStated: boolean },
): string {
  const { reason, ...facts } = waiting
  const words = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value)]))
  if (reason === 'RATE') {
    words['day'] = formatDay(waiting.day, lang)
    words['month'] = formatDay(waiting.day, lang, 'month')
  }
  if (reason === 'REPORT') words['month'] = formatDay(`${waiting.month}-01`, lang, 'month')
  return fillText(pickText(WAITING[keyOf(waiting, { rate, isStated })], lang), words)
}

function keyOf(
  waiting: Waiting,
  { rate, isStated }: { rate: WaitedRate | null; isStated: boolean },
): keyof typeof WAITING {
  if (waiting.reason === 'REPORT' && waiting.channel === '') return 'REPORT_OF_ANY'
  if (waiting.reason === 'ROWS' && waiting.count === 1) return 'ONE_ROW'
  if (waiting.reason === 'UNREAD' && waiting.isToMap) return 'UNREAD_TO_MAP'
  if (waiting.reason === 'NOTHING_FOUND' && isStated) return 'NIL_STATED'
  return rate !== null && isEnteredByStaff(rate) ? 'RATE_ENTERED' : waiting.reason
}
