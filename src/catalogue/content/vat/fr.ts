import { faq, text } from '../product-content.ts'
import { frenchTaxCode } from '../sources.ts'
import type { VatFacts } from './vat-facts.ts'

export const france: VatFacts = {
  country: 'FR',
  order: 3,
  place: { title: 'France', sentence: 'France', zh: '法国' },
  adjective: text('French', '法国'),
  language: text('French', '法语'),
  office: text(
    'the tax office for foreign businesses (SIEE) in Noisy-le-Grand',
    '努瓦西勒格朗的外国企业税务局（SIEE）',
  ),
  officeShort: text('the SIEE', 'SIEE'),
  taxName: 'TVA',
  number: text('FR, 2 characters and the 9 digits of the SIREN', 'FR加2位字符和9位SIREN号'),
  filing: {
    plans: [
      { rhythm: 'monthly', price: 65, price24: 59 },
      { rhythm: 'quarterly', price: 45, price24: 39 },
    ],
    planHelp: text(
      'CA3 is monthly; quarterly only when the tax of a year stays below 4,000 euros.',
      'CA3按月申报；全年税额低于4000欧元时才可按季。',
    ),
    forms: text('CA3, with import VAT in the same return', 'CA3申报表（进口增值税在同一表中申报）'),
    due: faq(
      text('When are the returns due?', '申报截止日是哪天？'),
      text(
        'Between the 15th and the 24th of the following month, on the day shown in your account at impots.gouv.fr. Payment by transfer or SEPA debit on the same day.',
        '次月15日至24日之间，具体日期以impots.gouv.fr账户显示为准；当日以汇款或SEPA代扣缴款。',
      ),
      frenchTaxCode('art. 287', '第287条'),
    ),
    late: faq(
      text('What does a late return cost in France?', '在法国逾期申报会怎样？'),
      text(
        'Ten percent of the tax, 40 percent if it is not filed within 30 days of a reminder; late payment costs 5 percent and 0.20 percent interest a month.',
        '加收税额的10%；催告后30天内仍未申报的为40%。逾期缴税加收5%，另计每月0.20%的利息。',
      ),
      frenchTaxCode('art. 1727, 1728, 1731', '第1727、1728、1731条'),
    ),
    beside: faq(
      text('How is import VAT handled?', '进口增值税怎么申报？'),
      text(
        'It is not paid at the border: customs prefills it in your CA3 by the 14th, and you deduct it in the same return. The figures must be checked each month.',
        '进口时无需现缴，海关于14日前将数据预填到CA3，同期抵扣，但每月都须核对。',
      ),
      frenchTaxCode('art. 1695', '第1695条'),
    ),
    yearly: null,
    takeOver: 75,
  },
  catchUp: {
    how: text(
      'Each missing month gets its own CA3 in the account at impots.gouv.fr; if you have a fiscal representative, the representative signs them.',
      '在impots.gouv.fr账户中逐月补交CA3；有财税代表的由其签署。',
    ),
    penalty: faq(
      text('How much is the fine?', '罚款是多少？'),
      text(
        'Ten percent for filing late, 5 percent for paying late, and interest of 0.20 percent a month. A waiver can be asked for the first time it happens.',
        '逾期申报10%、逾期缴税5%，利息每月0.20%。首次发生可申请减免。',
      ),
      frenchTaxCode('art. 1727, 1728, 1731', '第1727、1728、1731条'),
    ),
    howFarBack: faq(
      text('How far back does it go?', '要补报多久以前的？'),
      text(
        'To the first French stock or sale. The tax office may go back three years, ten where the business was hidden.',
        '追溯到首次在法国有库存或销售之日。税局可追征3年，隐瞒经营的为10年。',
      ),
      {
        label: text('Livre des procédures fiscales, art. L176', '法国税收程序法典（LPF）第L176条'),
      },
    ),
    base: 150,
    month: 59,
    days: { low: 8, high: 20 },
  },
  leaving: {
    how: text(
      'The end of activity is declared on the business formalities portal, which tells the SIEE and the statistics office; SIRET and VAT number are closed together.',
      '在企业手续统一平台申报停止经营，由其通知SIEE和统计局，SIRET与VAT税号同时终止。',
    ),
    lastReturn: faq(
      text('What has to be filed at the end?', '注销前还要申报什么？'),
      text(
        'The last CA3 within 30 days of the end of activity, with the tax on remaining stock.',
        '停止经营后30天内提交最后一期CA3，剩余库存须计税。',
      ),
      frenchTaxCode('art. 287(4)', '第287条第4款'),
    ),
    afterwards: faq(
      text('What happens to the fiscal representative?', '财税代表怎么办？'),
      text(
        'The mandate ends with the registration. The representative stays liable for the time before that, so any security is released only when the tax office has closed the file.',
        '委托随税号注销而终止。财税代表对此前期间仍负责任，保证金须待税局结案后退还。',
      ),
    ),
    base: 240,
    days: { low: 15, high: 40 },
  },
}
