import { amounts, type ProductContent } from './product-content.ts'
import { check, companyForm, filingTerm, handover, powerOfAttorney } from './process-parts.ts'
import { ustg } from './sources.ts'
import { vatForm } from './vat/vat-forms.ts'

export const deVatFiling: ProductContent = {
  code: 'vat-filing-de',
  category: 'VAT',
  country: 'DE',
  position: 50,
  content: {
    name: { en: 'VAT filing Germany', zh: '德国VAT申报' },
    summary: { en: 'Monthly or quarterly returns, from any month', zh: '按月或按季申报，任意月份可开始' },
    lead: {
      en: 'For companies that have a German tax number: every return on time, each one confirmed by you before it is filed.',
      zh: '适用于已有德国税号的公司：按时申报，每期申报前均由您确认。',
    },
    description: [
      {
        en: 'We take over filing from your current agent, starting with the month you choose. You upload the sales reports from your channels; we determine the VAT on each line, show you the figures, and file once you have confirmed them.',
        zh: '从您选定的月份起，由我们接手申报。您上传各渠道的销售报告，我们逐笔判定税务处理，出具申报数据，经您确认后提交税局。',
      },
      {
        en: 'You pay the tax directly to the tax office, using the date and reference we give you. We never handle tax money.',
        zh: '税款由您按我们提供的日期和付款备注号直接缴给税局，我们不代收税款。',
      },
    ],
    deliverables: [
      { en: 'All returns for the term', zh: '服务期内全部申报' },
      { en: 'Filing receipt for each return', zh: '每期申报回执' },
      { en: 'Letters answered in German', zh: '税局德语信函由我们答复' },
      { en: 'Application for the permanent extension', zh: '代为申请长期延期' },
    ],
    baseLine: { en: 'Takeover', zh: '接手申报' },
    officialFees: {
      en: 'Official fees: none. Tax is paid to the tax office.',
      zh: '官方费用：无，税款请直接缴给税局。',
    },
    badges: ['WITHIN_A_WEEK'],
    effortMinutes: 25,
    maxQuantity: 1,
    options: [
      {
        kind: 'choice',
        key: 'plan',
        name: { en: 'Returns and term', zh: '申报周期与期限' },
        help: {
          en: 'The tax office sets whether you file monthly or quarterly; its first letter says which.',
          zh: '按月或按季由税局决定，以税局首封来函为准。',
        },
        default: 'quarterly12',
        values: [
          {
            value: 'monthly12',
            label: { en: 'Monthly, 12 months', zh: '按月，12个月' },
            line: { en: 'Monthly returns', zh: '按月申报' },
            charge: { kind: 'monthly', months: 12 },
            filing: { months: 12, rhythm: 'MONTHLY' },
          },
          {
            value: 'monthly24',
            label: { en: 'Monthly, 24 months', zh: '按月，24个月' },
            line: { en: 'Monthly returns', zh: '按月申报' },
            charge: { kind: 'monthly', months: 24 },
            filing: { months: 24, rhythm: 'MONTHLY' },
          },
          {
            value: 'quarterly12',
            label: { en: 'Quarterly, 12 months', zh: '按季，12个月' },
            line: { en: 'Quarterly returns', zh: '按季申报' },
            charge: { kind: 'monthly', months: 12 },
            filing: { months: 12, rhythm: 'QUARTERLY' },
          },
        ],
      },
      {
        kind: 'month',
        key: 'firstPeriod',
        name: { en: 'First period', zh: '首个申报月份' },
        from: -1,
        to: 2,
        default: 0,
      },
      {
        kind: 'choice',
        key: 'annualReturn',
        name: { en: 'Annual return', zh: '年度申报' },
        help: {
          en: 'Due once a year in addition to the monthly or quarterly returns, even for a year without sales.',
          zh: '除按月或按季申报外，每年还须提交一次，没有销售的年度也一样。',
        },
        default: 'none',
        values: [
          {
            value: 'one',
            label: { en: 'One year', zh: '一个年度' },
            line: { en: 'Annual return, one year', zh: '年度申报，一个年度' },
            charge: { kind: 'once' },
            filing: { annualReturns: 1 },
          },
          {
            value: 'two',
            label: { en: 'Two years', zh: '两个年度' },
            line: { en: 'Annual returns, two years', zh: '年度申报，两个年度' },
            charge: { kind: 'once' },
            filing: { annualReturns: 2 },
          },
          {
            value: 'none',
            label: { en: 'Someone else files it', zh: '由他人办理' },
            charge: { kind: 'free' },
          },
        ],
      },
      {
        kind: 'choice',
        key: 'volume',
        name: { en: 'Sales lines a month', zh: '每月销售笔数' },
        default: 'upTo5000',
        values: [
          { value: 'upTo5000', label: { en: 'Up to 5,000', zh: '5000笔以内' }, charge: { kind: 'free' } },
          {
            value: 'upTo50000',
            label: { en: 'Up to 50,000', zh: '5万笔以内' },
            line: { en: 'Up to 50,000 sales lines a month', zh: '每月5万笔以内' },
            charge: { kind: 'once' },
          },
        ],
      },
    ],
    discounts: [],
    materials: [],
    faqs: [
      {
        question: { en: 'When are the returns due?', zh: '申报截止日是哪天？' },
        answer: {
          en: 'On the 10th of the month after the period, or one month later with the permanent extension. A day that falls on a weekend or public holiday moves to the next working day. The payment is due on the same day.',
          zh: '申报期结束后的次月10日；取得长期延期后再延一个月。遇周末或节假日顺延至下一个工作日，缴款截止日相同。',
        },
        sources: [ustg('18', '§ 18(1)', '第18条第1款')],
      },
      {
        question: { en: 'What if I do not confirm in time?', zh: '没有及时确认会怎样？' },
        answer: {
          en: 'Nothing is filed until you confirm. Each return and its due date are listed with your service, so that you see how much time is left. The tax office may add a late filing penalty of up to 10 percent of the tax and a surcharge of 1 percent a month on unpaid tax.',
          zh: '未经您确认，我们不会申报。各期申报及截止日期均列在您的服务页面，剩余时间一目了然。税局可能加收最高为税额10%的迟报金，未缴税款每月加收1%的滞纳金。',
        },
        sources: [
          {
            label: { en: 'Fiscal Code (AO) § 152, § 240', zh: '德国税收通则（AO）第152、240条' },
            url: 'https://www.gesetze-im-internet.de/ao_1977/__152.html',
          },
        ],
      },
      {
        question: { en: 'Can I change agents mid-year?', zh: '可以在年中转代理吗？' },
        answer: {
          en: 'Yes, in any month. We notify the tax office under your power of attorney and ask the previous agent for the figures already filed, so that the annual return adds up.',
          zh: '可以，任何月份都行。我们凭授权委托书通知税局，并向原代理索取已申报数据，确保年度申报数据一致。',
        },
        sources: [],
      },
    ],
    related: ['vat-registration-de', 'vat-retroactive-de', 'agent-transfer-de', 'oss-registration'],
  },
  process: {
    version: 4,
    nodes: [
      companyForm(vatForm('Filing', 'DE'), { low: 1, high: 2 }),
      check({ low: 1, high: 1 }),
      powerOfAttorney({ low: 1, high: 2 }),
      {
        key: 'takeOver',
        name: { en: 'Takeover', zh: '接手' },
        description: {
          en: 'We notify the tax office that we file from now on, and obtain the figures already filed.',
          zh: '通知税局由我们接手申报，并取得已申报数据。',
        },
        kind: 'AGENCY_TASK',
        owner: 'agency',
        expectedDays: { low: 1, high: 2 },
      },
      handover(
        { low: 0, high: 1 },
        {
          en: 'You receive the due dates of your returns and instructions for sending us your reports.',
          zh: '告知各期申报日期以及报告的上传方式。',
        },
      ),
      filingTerm(),
    ],
  },
  prices: {
    base: amounts(60, 52, 66, 470),
    options: {
      plan: {
        monthly12: amounts(49, 42, 55, 390),
        monthly24: amounts(44, 38, 49, 350),
        quarterly12: amounts(29, 25, 32, 230),
      },
      annualReturn: { one: amounts(180, 155, 199, 1400), two: amounts(340, 295, 375, 2650) },
      volume: { upTo50000: amounts(240, 205, 265, 1880) },
    },
  },
}
