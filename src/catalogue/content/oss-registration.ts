import { amounts, type ProductContent } from './product-content.ts'
import { check, companyForm, filingTerm, handover, powerOfAttorney } from './process-parts.ts'
import { directive2006112 } from './sources.ts'

export const ossRegistration: ProductContent = {
  code: 'oss-registration',
  category: 'OSS_IOSS',
  country: 'EU',
  position: 80,
  content: {
    name: { en: 'OSS registration and returns', zh: 'OSS注册与申报' },
    summary: { en: 'Registration and quarterly returns', zh: '注册及季度申报' },
    lead: {
      en: 'One quarterly return for your distance sales to consumers in all EU countries.',
      zh: '面向欧盟各国消费者的远程销售，每季度一次合并申报。',
    },
    description: [
      {
        en: 'Goods sent from stock in one state to consumers in another are taxed where they arrive. The One-Stop Shop lets you declare and pay all of that in one state, instead of registering in each.',
        zh: '从一个成员国的库存发往另一成员国消费者的货物，在到达国征税。通过一站式申报（OSS），可在一个成员国统一申报和缴税，无需逐国注册。',
      },
      {
        en: 'A company outside the EU uses the state from which its goods are sent, and needs a VAT number there. Sales on which a marketplace collects the tax do not belong in this return.',
        zh: '欧盟境外公司在货物发出国办理，并须先取得该国VAT税号。由平台代扣代缴的销售不计入OSS申报。',
      },
    ],
    deliverables: [
      { en: 'Confirmed registration in the OSS', zh: 'OSS注册确认' },
      { en: 'Quarterly returns with their receipts', zh: '季度申报及回执' },
      { en: 'Each country’s rates applied and explained', zh: '各国税率逐笔适用并说明依据' },
    ],
    baseLine: { en: 'OSS registration', zh: 'OSS注册' },
    officialFees: { en: 'Official fees: none for this service.', zh: '官方费用：本服务无官方收费。' },
    badges: [],
    filingCalendar: 'OSS_UNION',
    effortMinutes: 25,
    maxQuantity: 1,
    options: [
      {
        kind: 'choice',
        key: 'state',
        name: { en: 'Registered in', zh: '办理国' },
        help: {
          en: 'The state of your stock. If you store goods in several states, choose one; the choice holds for this year and the next two.',
          zh: '货物发出所在的成员国。多国有库存时任选其一，当年及之后两年内不得更换。',
        },
        default: 'DE',
        values: [
          { value: 'DE', label: { en: 'Germany', zh: '德国' }, charge: { kind: 'free' } },
          { value: 'FR', label: { en: 'France', zh: '法国' }, charge: { kind: 'free' } },
        ],
      },
      {
        kind: 'choice',
        key: 'returns',
        name: { en: 'Returns after registration', zh: '后续申报' },
        help: {
          en: 'Four returns a year, even for a quarter without sales.',
          zh: '每年4次，没有销售的季度也要申报。',
        },
        default: 'none',
        values: [
          {
            value: '12',
            label: { en: '12 months', zh: '12个月' },
            line: { en: 'OSS returns', zh: 'OSS申报' },
            charge: { kind: 'monthly', months: 12 },
            filing: { months: 12, rhythm: 'QUARTERLY' },
          },
          {
            value: '24',
            label: { en: '24 months', zh: '24个月' },
            line: { en: 'OSS returns', zh: 'OSS申报' },
            charge: { kind: 'monthly', months: 24 },
            filing: { months: 24, rhythm: 'QUARTERLY' },
          },
          { value: 'none', label: { en: 'No returns', zh: '不需要' }, charge: { kind: 'free' } },
        ],
      },
    ],
    discounts: [
      {
        option: 'returns',
        values: ['12', '24'],
        basisPoints: 500,
        label: { en: 'Bundle discount, 5%', zh: '组合优惠5%' },
      },
    ],
    materials: [
      {
        key: 'shops',
        name: { en: 'Addresses of your shops', zh: '店铺及独立站网址' },
        note: { en: 'Own online shop and marketplaces', zh: '独立站和各平台店铺' },
      },
    ],
    faqs: [
      {
        question: { en: 'When does it take effect?', zh: '什么时候生效？' },
        answer: {
          en: 'From the first day of the next quarter. It can start with your first such sale, if we report that to the tax office by the 10th of the following month.',
          zh: '从下一季度首日起生效。如首笔此类销售已发生，并在次月10日前向税局申报开始日期，可自该笔销售起生效。',
        },
        sources: [
          {
            label: { en: 'Regulation (EU) 282/2011, art. 57d', zh: '欧盟第282/2011号条例第57d条' },
            url: 'https://eur-lex.europa.eu/eli/reg_impl/2011/282/oj',
          },
        ],
      },
      {
        question: { en: 'Does the OSS replace my other VAT numbers?', zh: 'OSS可以代替其他国家的税号吗？' },
        answer: {
          en: 'No. You stay registered where your goods are stored, for local sales and for moving stock. The OSS replaces registrations only in states where you have customers but no goods.',
          zh: '不可以。存放货物的国家仍须注册，用于申报本地销售和移仓。OSS只能免去仅有客户、没有库存的国家的注册。',
        },
        sources: [directive2006112('art. 369a–369k', '第369a至369k条')],
      },
      {
        question: { en: 'What about the 10,000 euro threshold?', zh: '1万欧元起征额怎么适用？' },
        answer: {
          en: 'It is for small sellers established in one EU state who dispatch from there. A company established outside the EU cannot use it.',
          zh: '该起征额仅适用于设立在一个欧盟成员国并从该国发货的小卖家，欧盟境外公司不适用。',
        },
        sources: [directive2006112('art. 59c', '第59c条')],
      },
    ],
    related: ['ioss-registration', 'vat-registration-de', 'vat-registration-fr', 'vat-filing-de'],
  },
  process: {
    version: 4,
    nodes: [
      companyForm({ key: 'ossRegistration', version: 1 }, { low: 1, high: 2 }),
      check({ low: 1, high: 1 }),
      powerOfAttorney({ low: 1, high: 2 }),
      {
        key: 'handIn',
        name: { en: 'Submission', zh: '递交税局' },
        description: {
          en: 'We register you with the state of identification.',
          zh: '向办理国税局提交OSS注册。',
        },
        kind: 'AGENCY_TASK',
        owner: 'agency',
        expectedDays: { low: 1, high: 1 },
      },
      {
        key: 'oss',
        name: { en: 'Confirmation', zh: '税局确认' },
        description: {
          en: 'The tax office confirms the registration and its first quarter.',
          zh: '税局确认注册及首个申报季度。',
        },
        kind: 'AUTHORITY',
        owner: 'authority',
        expectedDays: { low: 3, high: 12 },
        filedBy: 'handIn',
        produces: 'OSS_CONFIRMATION',
      },
      handover({ low: 0, high: 1 }),
      filingTerm({ option: 'returns', values: ['12', '24'] }),
    ],
  },
  prices: {
    base: amounts(150, 129, 165, 1180),
    options: { returns: { '12': amounts(35, 30, 39, 275), '24': amounts(31, 27, 35, 245) } },
  },
}
