import { type ProductContent, faq, text } from '../product-content.ts'
import { act } from '../sources.ts'
import { kilograms, producerRegistration } from './producer-registration.ts'
import { newRegulation, packagingDocuments } from './packaging-parts.ts'

export const frPackaging: ProductContent = producerRegistration({
  code: 'packaging-fr',
  country: 'FR',
  position: 110,
  name: text('Packaging France (UIN)', '法国包装法（UIN）'),
  summary: text('Eco-organisation and identification number', '加入生态组织并取得UIN'),
  lead: text(
    'Membership of an eco-organisation and the identification number (UIN) that marketplaces require, for household packaging.',
    '加入生态组织，取得平台要求的家用包装识别号（UIN）。',
  ),
  description: [
    text(
      'If you send packaged goods to households in France, you must pay an eco-organisation and show your identification number in your terms of sale. Marketplaces that find no number pay on your behalf and charge you for it.',
      '向法国家庭发送带包装商品的企业须加入生态组织缴费，并在销售条款中公示识别号。平台查不到识别号时，会代缴并向您收取费用。',
    ),
    text(
      'Printed matter, textiles, toys, furniture and other goods have separate numbers in France; tell us what you sell and we tell you which.',
      '法国对印刷品、纺织品、玩具、家具等商品另有单独的识别号，请告知商品类别，由我们判断。',
    ),
    text(
      'The packaging must carry the Triman logo with sorting instructions; you receive the files for your label.',
      '包装上须标注Triman标志及分类说明，我们提供可直接使用的标签文件。',
    ),
  ],
  deliverables: [
    text('Identification number (UIN)', '识别号（UIN）'),
    text('Membership of an eco-organisation, one year', '生态组织会员，1年'),
    text('Triman files for your label', 'Triman标签文件'),
  ],
  officialFees: text(
    'The eco-organisation’s fee is included in the price, up to the quantity you choose.',
    '所选数量以内的生态组织费用已含在价格中。',
  ),
  badges: ['MARKETPLACE_CHECKS', 'RENEWS_YEARLY'],
  amount: kilograms,
  earlier: 90,
  materials: packagingDocuments,
  faqs: [
    faq(
      text('What if my marketplace pays for me?', '平台代缴可以吗？'),
      text(
        'It charges its own rates per piece. Having your own number is usually cheaper, and it also covers your own shop.',
        '平台按件以自定费率收取，通常高于自行注册的费用；自有识别号在独立站也可使用。',
      ),
      act('Code de l’environnement art. L541-10-9', '法国环境法典第L541-10-9条'),
    ),
    faq(
      text('Where must the number be shown?', '识别号要公示在哪里？'),
      text(
        'In your terms of sale or on the seller information page, and in your marketplace settings.',
        '销售条款或卖家信息页，以及平台后台设置中。',
      ),
      act('Code de l’environnement art. L541-10-13, R541-173', '法国环境法典第L541-10-13、R541-173条'),
    ),
    newRegulation,
  ],
  requires: [],
  related: ['vat-registration-fr', 'weee-fr', 'packaging-de'],
  base: 140,
  form: { key: 'frPackaging', version: 1 },
  process: {
    scheme: {
      description: text('We join the eco-organisation for you.', '代您加入生态组织。'),
      days: { low: 2, high: 5 },
    },
    submit: text('We register the company with ADEME.', '在ADEME登记系统申报公司信息。'),
    number: {
      name: text('UIN', 'UIN识别号'),
      description: text('ADEME issues the identification number.', 'ADEME下发识别号。'),
      days: { low: 3, high: 10 },
    },
  },
})
