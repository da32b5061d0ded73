import type { LocalText } from '#platform/shared/local-text.ts'
import type { Lateness } from './late-returns.ts'

const late = (text: LocalText, source: LocalText): Lateness => ({ text, source })

/** What tax that is paid late costs. A state that is missing here has rules that nobody has checked. */
const LATE: Readonly<Record<string, Lateness>> = {
  AT: late(
    { en: '2% of the tax that is paid late', zh: '按逾期税款加收2%' },
    { en: 'BAO § 217', zh: '奥地利联邦税收法典（BAO）第217条' },
  ),
  DE: late(
    {
      en: '1% of the tax for each month begun; none for a transfer that arrives within three days',
      zh: '每逾期一个月（不足一月按一月计）加收税款1%；转账三日内到账的不加收',
    },
    { en: 'AO § 240', zh: '德国税收通则（AO）第240条' },
  ),
  FR: late(
    { en: '5% of the tax, and 0.2% for each month', zh: '加收税款5%，另按每月0.2%计息' },
    { en: 'CGI art. 1727, 1731', zh: '法国税收总法典第1727、1731条' },
  ),
  GB: late(
    {
      en: 'Interest from the first day, and a penalty from day 16',
      zh: '自逾期首日起计息，第16天起另加罚款',
    },
    {
      en: 'Finance Act 2009, s. 101; Finance Act 2021, sch. 26',
      zh: '英国2009年财政法第101条，2021年财政法附表26',
    },
  ),
  NL: late(
    { en: '3% of the tax, at least €50', zh: '罚税款的3%，最低50欧元' },
    { en: 'AWR art. 67c, BBBB § 24', zh: '荷兰国家税收基本法（AWR）第67c条' },
  ),
  PL: late(
    {
      en: 'Interest at twice the lombard rate and 2 points, at least 8% a year',
      zh: '按伦巴第利率的两倍加2个百分点计息，年息不低于8%',
    },
    { en: 'Tax Ordinance, art. 56', zh: '波兰税收条例第56条' },
  ),
}

/** @param calendar a country or a scheme; undefined where nothing is known for certain */
export const latePaymentOf = (calendar: string): Lateness | undefined =>
  Object.hasOwn(LATE, calendar) ? LATE[calendar] : undefined
