import { amounts, type ProductContent } from './product-content.ts'
import { bundleWithFiling, filingOption, speedOption, whenFilingIsBought } from './option-parts.ts'
import {
  check,
  companyForm,
  submit,
  filingTerm,
  handover,
  powerOfAttorney,
  task,
  notifyMarketplaces,
  vatNumber,
} from './process-parts.ts'
import { ukVatAct } from './sources.ts'

export const gbVatRegistration: ProductContent = {
  code: 'vat-registration-gb',
  category: 'VAT',
  country: 'GB',
  position: 20,
  content: {
    name: { en: 'VAT registration United Kingdom', zh: '英国VAT注册' },
    summary: { en: 'HMRC registration with VAT certificate', zh: 'HMRC注册，含VAT证书' },
    lead: {
      en: 'HMRC registration with VAT number and certificate (VAT4), for companies established abroad.',
      zh: 'HMRC注册，取得VAT税号和VAT4证书，适用于境外公司。',
    },
    description: [
      {
        en: 'A company without an establishment in the United Kingdom has to register from its first taxable supply there; the threshold for British businesses does not apply. Goods stored in Great Britain are the usual reason.',
        zh: '在英国没有机构的公司，从首笔应税销售起就必须注册，英国本土企业的起征额不适用。最常见的情形是货物存放在英国仓库。',
      },
      {
        en: 'We register you online as your agent, answer HMRC’s questions about the business, and set up Making Tax Digital, without which no return can be filed.',
        zh: '我们以代理人身份在线提交注册，答复HMRC关于业务的询问，并开通数字化申报（MTD）；未开通MTD无法申报。',
      },
    ],
    deliverables: [
      { en: 'VAT number and certificate VAT4', zh: 'VAT税号和VAT4证书' },
      { en: 'Making Tax Digital set up', zh: '开通数字化申报（MTD）' },
      { en: 'HMRC’s questions answered', zh: '答复HMRC询问' },
    ],
    baseLine: { en: 'Registration', zh: 'VAT注册' },
    officialFees: { en: 'Official fees: none for this service.', zh: '官方费用：本服务无官方收费。' },
    badges: ['MARKETPLACE_CHECKS'],
    effortMinutes: 20,
    maxQuantity: 1,
    options: [
      filingOption({
        en: 'British returns are quarterly; HMRC sets the months when it registers you.',
        zh: '英国按季度申报，具体周期由HMRC在注册时指定。',
      }),
      {
        kind: 'month',
        key: 'effectiveFrom',
        name: { en: 'Registered from', zh: '注册生效月份' },
        help: {
          en: 'The month of the first taxable supply. It can be in the past; those sales are then declared in the first return.',
          zh: '首笔应税销售的月份，可以早于当前月份，相关销售在首次申报中一并申报。',
        },
        from: -2,
        to: 1,
        default: 0,
      },
      speedOption({
        en: 'Shortens our own steps by about two days. This does not speed up HMRC.',
        zh: '可将我们的处理时间缩短约2天，HMRC的审批时间不受影响。',
      }),
    ],
    discounts: [bundleWithFiling],
    materials: [],
    faqs: [
      {
        question: {
          en: 'I am below the British threshold. Must I register?',
          zh: '销售额未达到英国起征额，也要注册吗？',
        },
        answer: {
          en: 'Yes. The threshold is for businesses established in the United Kingdom. A company established abroad registers from its first taxable supply.',
          zh: '要。起征额只适用于在英国设立的企业，境外公司从首笔应税销售起就必须注册。',
        },
        sources: [ukVatAct('schedule/1A', 'Schedule 1A', '附表1A')],
      },
      {
        question: {
          en: 'The marketplace collects the VAT. Why register at all?',
          zh: '平台已代扣代缴VAT，为什么还要注册？',
        },
        answer: {
          en: 'For goods already in Great Britain the marketplace accounts for VAT on sales to consumers, yet you still make a zero-rated supply to it, import in your own name, and are liable for VAT on sales to businesses. That needs a registration, and it lets you reclaim import VAT.',
          zh: '货物已在英国境内时，面向消费者的税款由平台缴纳，但您对平台构成零税率销售，同时要以自己名义进口，并对企业客户的销售负责，因此仍需注册，也只有注册后才能抵扣进口增值税。',
        },
        sources: [
          {
            label: {
              en: 'HMRC: VAT and overseas goods sold to customers in the UK using online marketplaces',
              zh: 'HMRC指引：通过线上平台向英国客户销售的境外货物与VAT',
            },
            url: 'https://www.gov.uk/guidance/vat-and-overseas-goods-sold-to-customers-in-the-uk-using-online-marketplaces',
          },
        ],
      },
      {
        question: { en: 'When are the returns due?', zh: '申报截止日是哪天？' },
        answer: {
          en: 'One month and seven days after the end of the quarter, for both filing and payment. You must file a nil return for a quarter without sales.',
          zh: '季度结束后一个月零七天内完成申报和缴款。没有销售的季度也要零申报。',
        },
        sources: [],
      },
    ],
    related: ['vat-filing-gb', 'eori-gb', 'responsible-person-gb', 'vat-registration-ie'],
  },
  process: {
    version: 4,
    nodes: [
      companyForm({ key: 'gbVatRegistration', version: 1 }, { low: 1, high: 3 }),
      check({ low: 1, high: 2 }),
      powerOfAttorney({ low: 1, high: 2 }),
      submit(
        { en: 'We apply online as your agent (VAT1).', zh: '我们以代理人身份在线提交申请（VAT1）。' },
        { low: 1, high: 1 },
        { en: 'Submission', zh: '提交HMRC' },
      ),
      vatNumber(
        {
          en: 'HMRC checks the business and issues the number and certificate.',
          zh: 'HMRC核查业务情况，下发税号和证书。',
        },
        { low: 10, high: 20 },
      ),
      {
        key: 'agentCode',
        name: { en: 'Agent authorisation', zh: '代理授权确认' },
        description: {
          en: 'HMRC posts an authorisation code to your company. Enter it here within 30 days; it links our agent account to yours.',
          zh: 'HMRC会向贵公司邮寄授权码，请在30天内填写，用于将我们的代理账户与贵公司关联。',
        },
        kind: 'SELLER_TASK',
        owner: 'seller',
        expectedDays: { low: 3, high: 5 },
        canSkip: {
          reason: {
            en: 'Not needed if you authorise us online in your HMRC account.',
            zh: '已在HMRC账户中在线授权的无需此步。',
          },
        },
      },
      task(
        'makingTaxDigital',
        { en: 'Digital filing', zh: '开通数字化申报' },
        {
          en: 'We sign up your number for Making Tax Digital and link it to our filing software.',
          zh: '为税号开通MTD并关联到我们的申报系统。',
        },
        { low: 1, high: 2 },
      ),
      notifyMarketplaces({ low: 0, high: 1 }),
      handover({ low: 1, high: 1 }),
      filingTerm(whenFilingIsBought),
    ],
  },
  prices: {
    base: amounts(240, 199, 265, 1880),
    options: {
      filing: { '12': amounts(39, 33, 43, 300), '24': amounts(35, 29, 39, 270) },
      speed: { first: amounts(80, 69, 88, 620) },
    },
  },
}
