import { type ProductContent, faq, text } from '../product-content.ts'
import { act } from '../sources.ts'
import { kilograms, producerRegistration } from './producer-registration.ts'
import { newRegulation, packagingDocuments } from './packaging-parts.ts'

export const itPackaging: ProductContent = producerRegistration({
  code: 'packaging-it',
  country: 'IT',
  position: 113,
  name: text('Packaging Italy (CONAI)', '意大利包装法（CONAI）'),
  summary: text('CONAI membership and declarations', '加入CONAI并申报'),
  lead: text(
    'Membership of the national packaging consortium CONAI, the environmental contribution and the labels that Italian law requires.',
    '加入意大利国家包装联盟CONAI、缴纳环境费，并符合意大利包装标签要求。',
  ),
  description: [
    text(
      'Companies that first bring packaging into Italy join CONAI and declare the environmental contribution by material. Foreign companies join voluntarily, so that their customers or the marketplace are not asked for it.',
      '首次将包装投放意大利的企业须加入CONAI，并按材料申报环境费。境外公司自行加入，可避免由客户或平台承担。',
    ),
    text(
      'All packaging must carry the code of its material and, for consumers, how to sort it.',
      '所有包装须标注材料代码，面向消费者的还须标注分类说明。',
    ),
  ],
  deliverables: [
    text('CONAI membership number', 'CONAI会员号'),
    text('Declarations for one year', '全年申报'),
    text('Label codes for your packaging', '包装标签代码'),
  ],
  officialFees: text(
    'CONAI’s one-off joining fee is included in the price; contributions follow the quantities.',
    'CONAI一次性入会费已含在价格中，环境费按数量另计。',
  ),
  badges: ['RENEWS_YEARLY'],
  amount: kilograms,
  earlier: 90,
  materials: packagingDocuments,
  faqs: [
    faq(
      text('How often are quantities declared?', '多久申报一次？'),
      text(
        'Yearly for small amounts, quarterly or monthly for larger ones, always by the 20th.',
        '数量少的按年，较多的按季或按月，均于20日前申报。',
      ),
      act('CONAI regulation, art. 7', 'CONAI规章第7条'),
    ),
    faq(
      text('What is the legal basis?', '法律依据是什么？'),
      text(
        'The environmental code: producers and users of packaging bear the cost of its recovery.',
        '环境法典规定：包装的生产者和使用者承担回收费用。',
      ),
      act('Legislative Decree 152/2006, art. 219, 221', '意大利第152/2006号立法令第219、221条'),
    ),
    newRegulation,
  ],
  requires: [],
  related: ['vat-registration-it', 'packaging-de', 'packaging-fr'],
  base: 160,
  form: { key: 'itPackaging', version: 1 },
  process: {
    scheme: null,
    submit: text('We file the application with CONAI.', '向CONAI提交入会申请。'),
    number: {
      name: text('CONAI number', 'CONAI会员号'),
      description: text('CONAI confirms the membership.', 'CONAI确认会员资格。'),
      days: { low: 5, high: 15 },
    },
  },
})
