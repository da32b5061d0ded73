import { type ProductContent, faq, text } from '../product-content.ts'
import { authorisedRepresentativeFor } from '../fiscal-representation.ts'
import { act, euRegulation } from '../sources.ts'
import { brandsMaterial, kindsOfGoods, producerRegistration } from './producer-registration.ts'

const batteryRegulation = (en: string, zh: string) => euRegulation('2023/1542', en, zh)

const batteryList = {
  key: 'batteryList',
  name: text('List of batteries', '电池清单'),
  note: text(
    'Kind, chemistry, weight, including those inside goods',
    '类型、化学体系、重量，内置电池也要列出',
  ),
}

export const batteryProducts: readonly ProductContent[] = [
  producerRegistration({
    code: 'batteries-de',
    country: 'DE',
    position: 122,
    name: text('Battery registration Germany', '德国电池法注册'),
    summary: text('stiftung ear and a take-back system', 'stiftung ear注册和回收系统'),
    lead: text(
      'Registration of batteries, including those inside goods, and membership of a take-back organisation.',
      '电池（含产品内置电池）注册，并加入回收组织。',
    ),
    description: [
      text(
        'Since August 2025 the EU battery regulation applies together with the German BattDG: every producer must register by category and join a producer responsibility organisation.',
        '自2025年8月起适用欧盟电池法规和德国BattDG：生产者须按电池类别注册，并加入生产者责任组织。',
      ),
      text(
        'Portable batteries, batteries for e-bikes and scooters, industrial batteries and starter batteries are separate categories.',
        '便携式电池、轻型交通工具电池、工业电池和启动电池分属不同类别。',
      ),
    ],
    deliverables: [
      text('Battery number (DE and 8 digits)', '电池注册号（DE加8位数字）'),
      text('Take-back organisation, one year', '回收组织会员，1年'),
      text('Marking rules for your batteries', '电池标志要求说明'),
    ],
    officialFees: text(
      'Fees of stiftung ear for one category are included in the price.',
      '一个类别的stiftung ear官方费用已含在价格中。',
    ),
    badges: ['MARKETPLACE_CHECKS', 'RENEWS_YEARLY'],
    amount: kindsOfGoods,
    earlier: null,
    materials: [batteryList, brandsMaterial],
    faqs: [
      faq(
        text('My product only contains a battery. Does this apply?', '产品只是内置电池也要注册吗？'),
        text(
          'Yes. The company that first sells the product in Germany counts as the producer of its battery there.',
          '要。首次在德国销售该产品的企业即为其中电池的生产者。',
        ),
        batteryRegulation('art. 3, 55', '第3、55条'),
      ),
      faq(
        text('Is a representative needed?', '需要授权代表吗？'),
        text(
          'Companies not established in Germany must appoint one; our representative for electrical goods covers batteries as well.',
          '没有德国机构的公司须指定；我们的电子电器授权代表同时涵盖电池。',
        ),
        batteryRegulation('art. 56(3)', '第56条第3款'),
      ),
    ],
    requires: [
      authorisedRepresentativeFor(
        'weee-representative-de',
        'DE',
        text(
          'Producers not established in Germany must appoint an authorised representative; the one for electrical goods covers batteries too.',
          '没有德国机构的生产者须指定授权代表，电子电器授权代表同时涵盖电池。',
        ),
        batteryRegulation('art. 56(3)', '第56条第3款'),
      ),
    ],
    related: ['weee-de', 'packaging-de'],
    base: 220,
    process: {
      scheme: {
        description: text('We join a take-back organisation for you.', '代您加入回收组织。'),
        days: { low: 2, high: 5 },
      },
      submit: text('We file the application with stiftung ear.', '向stiftung ear提交申请。'),
      number: {
        name: text('Battery number', '电池注册号'),
        description: text('stiftung ear issues the number.', 'stiftung ear下发注册号。'),
        days: { low: 10, high: 30 },
      },
    },
  }),
  producerRegistration({
    code: 'batteries-fr',
    country: 'FR',
    position: 123,
    name: text('Battery registration France', '法国电池法注册'),
    summary: text('Eco-organisation and UIN for batteries', '加入生态组织并取得电池UIN'),
    lead: text(
      'Membership of an eco-organisation for batteries and the identification number (UIN) for category PA.',
      '加入电池生态组织，取得PA类识别号（UIN）。',
    ),
    description: [
      text(
        'Batteries sold alone or inside goods are declared by chemistry and weight.',
        '单独销售或内置于产品的电池均须按化学体系和重量申报。',
      ),
      text(
        'The number must be shown in your terms of sale together with those for packaging and electrical goods.',
        '识别号须与包装、电子电器识别号一并在销售条款中公示。',
      ),
    ],
    deliverables: [
      text('Identification number (UIN), batteries', '电池识别号（UIN）'),
      text('Membership, one year', '生态组织会员，1年'),
      text('Yearly declaration', '年度申报'),
    ],
    officialFees: text(
      'Eco-contributions by weight are not included in the price.',
      '按重量计的环保费不含在价格中。',
    ),
    badges: ['MARKETPLACE_CHECKS', 'RENEWS_YEARLY'],
    amount: kindsOfGoods,
    earlier: 90,
    materials: [batteryList, brandsMaterial],
    faqs: [
      faq(
        text('What is the legal basis?', '法律依据是什么？'),
        text(
          'The EU batteries regulation and the French environmental code.',
          '欧盟电池法规和法国环境法典。',
        ),
        batteryRegulation('art. 55, 56', '第55、56条'),
        act('Code de l’environnement art. L541-10-1', '法国环境法典第L541-10-1条'),
      ),
      faq(
        text('Does one representative cover devices and batteries?', '设备和电池可以用同一个授权代表吗？'),
        text(
          'Yes, the representative for electrical goods covers both.',
          '可以，电子电器授权代表同时涵盖两者。',
        ),
      ),
    ],
    requires: [
      authorisedRepresentativeFor(
        'weee-representative-fr',
        'FR',
        text(
          'Producers not established in France must appoint a representative there; the one for electrical goods covers batteries too.',
          '没有法国机构的生产者须指定授权代表，电子电器授权代表同时涵盖电池。',
        ),
        batteryRegulation('art. 56(3)', '第56条第3款'),
      ),
    ],
    related: ['weee-fr', 'packaging-fr'],
    base: 180,
    process: {
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
    },
  }),
]
