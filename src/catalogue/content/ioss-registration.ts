import type { Requirement } from '../product.ts'
import { type ProductContent, faq, text } from './product-content.ts'
import { at } from './price-points.ts'
import {
  check,
  companyForm,
  granted,
  submit,
  filingTerm,
  handover,
  powerOfAttorney,
} from './process-parts.ts'
import { directive2006112 } from './sources.ts'

const intermediary: Requirement = {
  code: 'ioss-intermediary',
  when: { kind: 'companyOutside', area: 'EU', exceptCountries: ['NO'], certainFor: 'all' },
  reason: text(
    'Companies established neither in the EU nor in Norway can use the IOSS only through an intermediary in the EU.',
    '在欧盟和挪威均未设立的公司，只能通过欧盟境内的中间人使用IOSS。',
  ),
  source: directive2006112('art. 369m', '第369m条'),
}

export const iossRegistration: ProductContent = {
  code: 'ioss-registration',
  category: 'OSS_IOSS',
  country: 'EU',
  position: 115,
  content: {
    name: text('IOSS registration and returns', 'IOSS注册与申报'),
    summary: text('For parcels up to €150 from outside the EU', '适用于从境外直发、150欧元以内的包裹'),
    lead: text(
      'VAT charged at checkout and declared once a month, so that buyers are not asked for VAT when a parcel of up to 150 euros arrives.',
      '结账时收取VAT、每月合并申报，150欧元以内的包裹清关时不再向收件人收取VAT。',
    ),
    description: [
      text(
        'For your own shop that sends goods from China or another country directly to consumers in the EU. Marketplaces that collect the VAT use their own IOSS number; those sales do not belong here.',
        '适用于从中国等地直发欧盟消费者的独立站。由平台代扣代缴的销售使用平台自己的IOSS号，不在此申报。',
      ),
      text(
        'The number goes to your carrier with the electronic data of each parcel. It is confidential: you are liable if someone misuses it.',
        'IOSS号随每个包裹的电子数据提供给承运商。该号码须保密，被冒用会给您带来税务责任。',
      ),
    ],
    deliverables: [
      text('IOSS number (IM and 10 digits)', 'IOSS号（IM加10位数字）'),
      text('Monthly returns with receipts', '每月申报及回执'),
      text('Instructions for shop and carrier', '店铺和承运商设置说明'),
    ],
    baseLine: text('IOSS registration', 'IOSS注册'),
    officialFees: text('Official fees: none for this service.', '官方费用：本服务无官方收费。'),
    badges: [],
    filingCalendar: 'IOSS',
    effortMinutes: 25,
    maxQuantity: 1,
    options: [
      {
        kind: 'choice',
        key: 'returns',
        name: text('Returns', '申报'),
        help: text(
          'Twelve returns a year, even for months without sales.',
          '每年12次，没有销售的月份也要申报。',
        ),
        default: '12',
        values: [
          {
            value: '12',
            label: text('12 months', '12个月'),
            line: text('IOSS returns', 'IOSS申报'),
            charge: { kind: 'monthly', months: 12 },
            filing: { months: 12, rhythm: 'MONTHLY' },
          },
          {
            value: '24',
            label: text('24 months', '24个月'),
            line: text('IOSS returns', 'IOSS申报'),
            charge: { kind: 'monthly', months: 24 },
            filing: { months: 24, rhythm: 'MONTHLY' },
          },
        ],
      },
      {
        kind: 'choice',
        key: 'parcels',
        name: text('Parcels a month', '每月包裹数'),
        default: 'upTo2000',
        values: [
          { value: 'upTo2000', label: text('Up to 2,000', '2000个以内'), charge: { kind: 'free' } },
          {
            value: 'upTo20000',
            label: text('Up to 20,000', '2万个以内'),
            line: text('Up to 20,000 parcels a month', '每月2万个包裹以内'),
            charge: { kind: 'once' },
          },
        ],
      },
    ],
    discounts: [],
    materials: [
      {
        key: 'shops',
        name: text('Addresses of your shops', '独立站网址'),
        note: text('With checkout in the EU’s currencies', '支持欧盟货币结账'),
      },
    ],
    faqs: [
      faq(
        text('Who needs an intermediary?', '谁需要中间人？'),
        text(
          'Every company established neither in the EU nor in Norway. The intermediary files for you and is liable with you for the VAT.',
          '在欧盟和挪威均未设立的公司都需要。中间人代为申报，并对税款承担连带责任。',
        ),
        directive2006112('art. 369l, 369m', '第369l、369m条'),
      ),
      faq(
        text('What about parcels above 150 euros?', '超过150欧元的包裹怎么办？'),
        text(
          'They pass customs the usual way, with VAT and duty at import. The limit is the value of the goods in one consignment, without VAT and separate freight.',
          '按普通方式清关，进口时缴纳VAT和关税。150欧元指单票货值，不含VAT和单独列明的运费。',
        ),
        directive2006112('art. 369l', '第369l条'),
      ),
      faq(
        text('When are returns due?', '申报截止日是哪天？'),
        text(
          'At the end of the following month, with the payment, in euros. If you miss three months in a row, the registration ends.',
          '次月月底前以欧元申报并缴款。连续三个月未申报会被取消资格。',
        ),
        directive2006112('art. 369r–369v', '第369r至369v条'),
      ),
    ],
    related: ['oss-registration', 'eori-eu', 'responsible-person-eu'],
    requires: [intermediary],
  },
  process: {
    version: 4,
    nodes: [
      companyForm({ key: 'iossRegistration', version: 1 }, { low: 1, high: 2 }),
      check({ low: 1, high: 1 }),
      powerOfAttorney({ low: 1, high: 2 }),
      submit(text('The intermediary registers you in its own state.', '由中间人在其所在国为您提交注册。'), {
        low: 1,
        high: 2,
      }),
      granted({
        key: 'ioss',
        name: text('IOSS number', 'IOSS号'),
        description: text('The tax office issues the IOSS number.', '税局下发IOSS号。'),
        expectedDays: { low: 3, high: 12 },
        produces: 'OSS_CONFIRMATION',
      }),
      handover({ low: 0, high: 1 }),
      filingTerm(),
    ],
  },
  prices: {
    base: at(190),
    options: {
      returns: { '12': at(69), '24': at(65) },
      parcels: { upTo20000: at(290) },
    },
  },
}
