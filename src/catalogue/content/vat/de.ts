import { faq, text } from '../product-content.ts'
import { act, ustg } from '../sources.ts'
import type { VatFacts } from './vat-facts.ts'

const ao = (section: string, en: string, zh: string) =>
  act(
    `Fiscal Code (AO) ${en}`,
    `德国税收通则（AO）${zh}`,
    `https://www.gesetze-im-internet.de/ao_1977/__${section}.html`,
  )

export const germany: VatFacts = {
  country: 'DE',
  order: 1,
  place: { title: 'Germany', sentence: 'Germany', zh: '德国' },
  adjective: text('German', '德国'),
  language: text('German', '德语'),
  office: text(
    'the tax office that is responsible for your country, for companies from mainland China the one in Berlin-Neukölln',
    '负责您所在国家/地区的税局（中国大陆公司由柏林新克尔恩税局Finanzamt Neukölln受理）',
  ),
  officeShort: text('the tax office', '税局'),
  taxName: 'Umsatzsteuer (USt)',
  number: text('DE and 9 digits', 'DE加9位数字'),
  filing: {
    plans: [
      { rhythm: 'monthly', price: 49, price24: 45 },
      { rhythm: 'quarterly', price: 29, price24: 25 },
    ],
    planHelp: text(
      'Quarterly up to 9,000 euros of tax in the year before, monthly above.',
      '上一年度税额不超过9000欧元的按季，超过的按月。',
    ),
    forms: text('Advance returns and the annual return', '预申报和年度申报'),
    due: faq(
      text('When are the returns due?', '申报截止日是哪天？'),
      text(
        'On the 10th of the month after the period, a month later with the permanent extension.',
        '申报期结束后次月10日，取得长期延期后再延一个月。',
      ),
      ustg('18', '§ 18(1)', '第18条第1款'),
    ),
    late: faq(
      text('What does a late return cost in Germany?', '在德国逾期申报会怎样？'),
      text(
        'A late filing penalty of 0.25 percent of the tax a month for annual returns, at least 25 euros, and a surcharge of 1 percent a month on unpaid tax.',
        '年度申报逾期每月加收税额0.25%，每月最低25欧元；欠税每月加收1%滞纳金。',
      ),
      ao('152', '§ 152, § 240', '第152、240条'),
    ),
    beside: faq(
      text('What is the recapitulative statement?', '什么是汇总申报（ZM）？'),
      text(
        'The list of supplies to businesses in other EU states and of own stock moved there, due on the 25th after the month.',
        '向其他欧盟国家企业供货及自有货物移仓的汇总表，次月25日前提交。',
      ),
      ustg('18a', '§ 18a', '第18a条'),
    ),
    yearly: {
      name: text('Annual return', '年度申报'),
      help: text('Due for every year, even without sales.', '每个年度都须提交，没有销售也一样。'),
      price: 180,
    },
    takeOver: 59,
  },
  catchUp: {
    how: text(
      'Within the current year the missing advance returns are filed one by one; for closed years the annual return replaces them. Filed completely and before the tax office asks, it counts as a voluntary correction.',
      '当年漏报的预申报逐期补交；以往年度直接以年度申报代替。在税局询问前完整补报，视为主动更正。',
    ),
    penalty: faq(
      text('Will I be fined?', '会被罚款吗？'),
      text(
        'If you declare everything before the tax office finds out and pay the tax within the time set, there is generally no punishment. Interest is 0.15 percent a month, and late filing penalties are usual.',
        '在税局发现之前完整补报并按期缴清税款的，一般不受处罚，但通常会有迟报金，利息为每月0.15%。',
      ),
      ao('371', '§ 371, § 378(3)', '第371条、第378条第3款'),
      ao('238', '§ 233a, § 238(1a)', '第233a条、第238条第1a款'),
    ),
    howFarBack: faq(
      text('How far back does it go?', '要补报多久以前的？'),
      text(
        'To the first day of stock in Germany. Assessment ends after four years, after five for careless and ten for deliberate evasion, counted from the end of the year in which the return was due or, unfiled, three years later.',
        '追溯到首次在德国有库存之日。核定期一般为4年，过失偷逃税5年，故意偷逃税10年；未申报的自第三年末起算。',
      ),
      ao('169', '§ 169, § 170', '第169、170条'),
    ),
    base: 150,
    month: 55,
    days: { low: 10, high: 25 },
  },
  leaving: {
    how: text(
      'The end of activity is reported to the tax office, which closes the tax number; the Federal Central Tax Office then cancels the VAT number.',
      '向税局申报停止经营，税局关闭本地税号后，联邦中央税务局终止VAT税号。',
    ),
    lastReturn: faq(
      text('What has to be filed at the end?', '注销前还要申报什么？'),
      text(
        'The advance returns up to the last month and a shortened annual return, due one month after the end of the activity.',
        '截至最后一个月的预申报，以及停止经营后一个月内提交的缩短年度申报。',
      ),
      ustg('18', '§ 18(3)', '第18条第3款'),
    ),
    afterwards: faq(
      text('Does the LUCID registration end too?', 'LUCID会一起注销吗？'),
      text(
        'No. The packaging registration and the dual system contract are ended separately, after the quantities of the last year have been reported.',
        '不会。包装注册和双元系统合同须另行终止，并先申报完最后一年的包装数量。',
      ),
    ),
    base: 220,
    days: { low: 15, high: 40 },
  },
}
