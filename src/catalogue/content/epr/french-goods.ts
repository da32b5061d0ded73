import { type ProductContent, faq, text } from '../product-content.ts'
import { act } from '../sources.ts'
import { brandsMaterial, producerRegistration, type ProducerFacts } from './producer-registration.ts'

const code = (en: string, zh: string) => act(`Code de l’environnement ${en}`, `法国环境法典${zh}`)

const pieces: ProducerFacts['amount'] = {
  key: 'pieces',
  name: text('Pieces a year', '全年件数'),
  help: text('Sold to customers in France; an estimate is enough.', '销往法国的件数，估算即可。'),
  usual: 'upTo500',
  steps: [
    { value: 'upTo500', label: text('Up to 500', '500件以内'), price: null },
    {
      value: 'upTo5000',
      label: text('Up to 5,000', '5000件以内'),
      line: text('Up to 5,000 pieces a year', '全年5000件以内'),
      price: 75,
    },
    {
      value: 'upTo50000',
      label: text('Up to 50,000', '5万件以内'),
      line: text('Up to 50,000 pieces a year', '全年5万件以内'),
      price: 290,
    },
  ],
}
const articleList = {
  key: 'articleList',
  name: text('List of articles', '商品清单'),
  note: text('Kind, weight and pieces a year', '类别、重量和全年件数'),
}
const process: ProducerFacts['process'] = {
  scheme: {
    description: text('We join the eco-organisation for you.', '代您加入生态组织。'),
    days: { low: 2, high: 6 },
  },
  submit: text('We register the company with ADEME.', '在ADEME登记系统申报公司信息。'),
  number: {
    name: text('UIN', 'UIN识别号'),
    description: text('ADEME issues the identification number.', 'ADEME下发识别号。'),
    days: { low: 4, high: 12 },
  },
}
const separate = faq(
  text('Is the packaging number not enough?', '有包装识别号还不够吗？'),
  text(
    'No. In France each kind of goods has its own eco-organisation and number, and packaging is just one of them.',
    '不够。法国按商品类别分别设有生态组织和识别号，包装是其中一类。',
  ),
  code('art. L541-10-1', '第L541-10-1条'),
)
const officialFees = text(
  'Eco-contributions per piece are not included in the price.',
  '按件环保费不含在价格中。',
)

/** Categories of goods for which France issues a separate number. */
export const frenchGoods: readonly ProductContent[] = [
  producerRegistration({
    code: 'textiles-fr',
    country: 'FR',
    position: 124,
    name: text('Textiles and shoes France (UIN)', '法国纺织品与鞋类注册（UIN）'),
    summary: text('Number for clothes, linen and shoes', '服装、家纺和鞋类识别号'),
    lead: text(
      'The identification number that marketplaces require before clothes, household linen or shoes are sold to France.',
      '向法国销售服装、家用纺织品或鞋类前，平台要求提供的识别号。',
    ),
    description: [
      text(
        'If you are the first to sell clothes, linen or shoes to consumers in France, you must join the eco-organisation for textiles (Refashion) and pay per piece; durable goods cost less.',
        '首次向法国消费者销售服装、家纺或鞋类的企业须加入纺织品生态组织（Refashion）并按件缴费，耐用商品可减免。',
      ),
    ],
    deliverables: [
      text('Identification number (UIN), TLC', 'TLC类识别号（UIN）'),
      text('Membership, one year', '生态组织会员，1年'),
      text('Yearly declaration', '年度申报'),
    ],
    officialFees,
    badges: ['MARKETPLACE_CHECKS', 'RENEWS_YEARLY'],
    amount: pieces,
    earlier: 90,
    materials: [articleList, brandsMaterial],
    faqs: [separate],
    requires: [],
    related: ['packaging-fr', 'vat-registration-fr'],
    base: 150,
    process,
  }),
  producerRegistration({
    code: 'toys-fr',
    country: 'FR',
    position: 125,
    name: text('Toys France (UIN)', '法国玩具注册（UIN）'),
    summary: text('Number for toys without electronics', '非电子玩具识别号'),
    lead: text(
      'The identification number for toys, from dolls to board games, sold to consumers in France.',
      '面向法国消费者销售玩具（从玩偶到桌游）所需的识别号。',
    ),
    description: [
      text(
        'Toys have had their own eco-organisation since 2022. Those with a plug or a battery count as electrical goods instead.',
        '玩具自2022年起设有单独的生态组织；带插头或电池的玩具归入电子电器。',
      ),
    ],
    deliverables: [
      text('Identification number (UIN), toys', '玩具识别号（UIN）'),
      text('Membership, one year', '生态组织会员，1年'),
      text('Yearly declaration', '年度申报'),
    ],
    officialFees,
    badges: ['MARKETPLACE_CHECKS', 'RENEWS_YEARLY'],
    amount: pieces,
    earlier: 90,
    materials: [articleList, brandsMaterial],
    faqs: [separate],
    requires: [],
    related: ['packaging-fr', 'weee-fr', 'responsible-person-eu'],
    base: 150,
    process,
  }),
]
