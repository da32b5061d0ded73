import { type ProductContent, faq, text } from './product-content.ts'
import { at } from './price-points.ts'
import { check, companyForm, handover, powerOfAttorney, task } from './process-parts.ts'
import { directive2006112 } from './sources.ts'

export const iossIntermediary: ProductContent = {
  code: 'ioss-intermediary',
  category: 'OSS_IOSS',
  country: 'EU',
  position: 116,
  content: {
    name: text('IOSS intermediary', 'IOSS中间人'),
    summary: text('Established in the EU, liable with you', '设于欧盟，与您承担连带责任'),
    lead: text(
      'The person in the EU without whom a company from outside cannot use the Import One-Stop Shop.',
      '欧盟境外公司使用IOSS必须有的欧盟境内中间人。',
    ),
    description: [
      text(
        'The intermediary registers your company, files every return and is liable for the VAT together with you. That is why the intermediary reviews your shop, goods and payment flows before accepting.',
        '中间人为贵公司注册、每期申报，并与您共同对税款负责，因此接受委托前会审核店铺、商品和资金流。',
      ),
      text(
        'VAT that you have collected is paid to the intermediary by the 20th, so that it reaches the tax office by the end of the month. A deposit serves as security.',
        '您收取的VAT须于20日前付至中间人，由其在月底前缴给税局；以保证金作为担保。',
      ),
    ],
    deliverables: [
      text('Intermediary contract', '中间人合同'),
      text('Intermediary number (IN)', '中间人编号（IN）'),
      text('Monthly statement of VAT', '每月税款明细'),
    ],
    baseLine: text('Acceptance', '审核与接受'),
    officialFees: text(
      'A deposit of one month’s expected VAT, at least 1,000 euros, is returned at the end.',
      '保证金为一个月预计税额，最低1000欧元，合同终止后退还。',
    ),
    badges: [],
    effortMinutes: 30,
    maxQuantity: 1,
    options: [
      {
        kind: 'choice',
        key: 'term',
        name: text('Term', '期限'),
        help: text('Needed as long as the IOSS number is used.', 'IOSS号使用期间须一直有中间人。'),
        default: '12',
        values: [
          {
            value: '12',
            label: text('12 months', '12个月'),
            line: text('Intermediary', '中间人'),
            charge: { kind: 'monthly', months: 12 },
            validMonths: 12,
          },
          {
            value: '24',
            label: text('24 months', '24个月'),
            line: text('Intermediary', '中间人'),
            charge: { kind: 'monthly', months: 24 },
            validMonths: 24,
          },
        ],
      },
    ],
    discounts: [],
    materials: [],
    faqs: [
      faq(
        text('Why a deposit?', '为什么要保证金？'),
        text(
          'Because the intermediary pays the tax office whether or not you have paid them.',
          '因为无论您是否已付款，中间人都必须向税局缴税。',
        ),
        directive2006112('art. 369l, 369q', '第369l、369q条'),
      ),
      faq(
        text('Can I change the intermediary?', '可以更换中间人吗？'),
        text(
          'Yes; the old number ends and a new one starts, so tell your carrier the date.',
          '可以；原号码失效、启用新号码，请将切换日期告知承运商。',
        ),
      ),
    ],
    related: ['ioss-registration', 'oss-registration'],
    requires: [],
  },
  process: {
    version: 3,
    nodes: [
      companyForm({ key: 'iossIntermediary', version: 1 }, { low: 1, high: 2 }),
      check({ low: 1, high: 2 }),
      {
        ...powerOfAttorney({ low: 1, high: 2 }),
        key: 'mandate',
        name: text('Mandate', '委托书'),
        description: text(
          'The mandate for the intermediary. The legal representative of the company signs it by hand.',
          '中间人委托书，由法人手写签名。',
        ),
        produces: 'MANDATE',
      },
      task(
        'acceptance',
        text('Acceptance', '接受委托'),
        text('The intermediary signs once the deposit has arrived.', '保证金到账后中间人签署合同。'),
        { low: 1, high: 3 },
      ),
      handover(
        { low: 0, high: 1 },
        text('You receive the contract and the intermediary’s number.', '交付合同和中间人编号。'),
      ),
    ],
  },
  prices: { base: at(150), options: { term: { '12': at(79), '24': at(75) } } },
}
