import { faq, text } from '../product-content.ts'
import { act, ukVatAct } from '../sources.ts'
import type { VatFacts } from './vat-facts.ts'

export const britain: VatFacts = {
  country: 'GB',
  order: 2,
  place: { title: 'United Kingdom', sentence: 'the United Kingdom', zh: '英国' },
  adjective: text('British', '英国'),
  language: text('English', '英语'),
  office: text('HM Revenue and Customs (HMRC)', '英国税务海关总署（HMRC）'),
  officeShort: text('HMRC', 'HMRC'),
  taxName: 'VAT',
  number: text('GB and 9 digits', 'GB加9位数字'),
  filing: {
    plans: [
      { rhythm: 'quarterly', price: 39, price24: 35 },
      { rhythm: 'monthly', price: 49, price24: 45 },
    ],
    planHelp: text(
      'Quarterly, in one of three stagger groups set by HMRC. Monthly only on request, if you regularly receive refunds.',
      '按季申报，由HMRC指定三种周期之一；经常退税的可申请按月。',
    ),
    forms: text('VAT returns through Making Tax Digital', '通过MTD提交VAT申报'),
    due: faq(
      text('When are the returns due?', '申报截止日是哪天？'),
      text(
        'One month and seven days after the end of the period, for both filing and payment.',
        '申报期结束后一个月零七天，申报与缴款相同。',
      ),
      act('VAT Regulations 1995, reg. 25', '英国1995年增值税条例第25条'),
    ),
    late: faq(
      text('What does a late return cost in the United Kingdom?', '在英国逾期申报会怎样？'),
      text(
        'Each late return is a penalty point; at four points (quarterly filers) it costs 200 pounds each time. Tax that is 16 days late costs a percentage more, and again after 30 days, with interest from the first day.',
        '每次逾期记1分；按季申报满4分后每次罚200英镑。税款逾期超过15天按比例加罚，超过30天再次加罚，利息自第一天起计。',
      ),
      act(
        'Finance Act 2021, sch. 24–26',
        '英国2021年财政法附表24至26',
        'https://www.legislation.gov.uk/ukpga/2021/26',
      ),
    ),
    beside: faq(
      text('What is Making Tax Digital?', '什么是MTD？'),
      text(
        'Records must be kept digitally and the return must come from software, without retyping. Our software does that; you only upload reports.',
        '账目须以数字方式保存，申报须由软件直接提交，不得手工录入。我们的申报系统符合要求，您只需上传报告。',
      ),
      ukVatAct('schedule/11', 'Schedule 11, para. 6', '附表11第6段'),
    ),
    yearly: null,
    takeOver: 59,
  },
  catchUp: {
    how: text(
      'Returns for periods that HMRC has opened are filed one by one. Earlier periods go into the first return when the registration is backdated; errors in returns already filed are disclosed on form VAT652.',
      'HMRC已开放的期间逐期补报；更早的期间通过追溯注册日期并入首次申报；已申报数据的错误用VAT652表披露。',
    ),
    penalty: faq(
      text('Will I be fined?', '会被罚款吗？'),
      text(
        'Registering late costs a share of the tax that was owed; it can be reduced to nothing when you disclose it unprompted and have a reasonable excuse.',
        '逾期注册按少缴税款的一定比例计罚；主动披露且有合理理由的可降至零。',
      ),
      act(
        'Finance Act 2008, sch. 41',
        '英国2008年财政法附表41',
        'https://www.legislation.gov.uk/ukpga/2008/9/schedule/41',
      ),
    ),
    howFarBack: faq(
      text('How far back does it go?', '要补报多久以前的？'),
      text(
        'To the date on which you had to register. HMRC may assess four years back, twenty where the failure to register was deliberate.',
        '追溯到应注册之日。HMRC可追征4年，故意不注册的为20年。',
      ),
      ukVatAct('section/77', 'section 77', '第77条'),
    ),
    base: 120,
    month: 39,
    days: { low: 5, high: 15 },
  },
  leaving: {
    how: text(
      'The registration is cancelled online within 30 days of the last taxable supply (form VAT7).',
      '在最后一笔应税销售后30天内在线注销（VAT7表）。',
    ),
    lastReturn: faq(
      text('What has to be filed at the end?', '注销前还要申报什么？'),
      text(
        'A final return up to the day of cancellation. VAT is due on stock on hand where the VAT on it exceeds 1,000 pounds.',
        '截至注销日的最终申报。剩余库存对应的VAT超过1000英镑时须计税。',
      ),
      ukVatAct('schedule/4', 'Schedule 4, para. 8', '附表4第8段'),
    ),
    afterwards: faq(
      text('Do I keep the EORI number?', 'EORI号还保留吗？'),
      text(
        'A GB EORI based on the VAT number ends with it. If you continue importing, apply for a new one first.',
        '由VAT税号生成的GB EORI随之失效，继续进口的须先申请新号。',
      ),
    ),
    base: 150,
    days: { low: 10, high: 20 },
  },
}
