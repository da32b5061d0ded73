import { type ProductContent, faq, text } from '../product-content.ts'
import { act } from '../sources.ts'
import { kilograms, producerRegistration } from './producer-registration.ts'
import { newRegulation, packagingDocuments } from './packaging-parts.ts'

export const plPackaging: ProductContent = producerRegistration({
  code: 'packaging-pl',
  country: 'PL',
  position: 114,
  name: text('Packaging Poland (BDO)', '波兰包装法（BDO）'),
  summary: text('BDO number and recovery organisation', 'BDO登记号和回收组织'),
  lead: text(
    'The number in the BDO waste database and a contract with a recovery organisation for packaging brought into Poland.',
    '在波兰投放包装所需的BDO登记号和回收组织合同。',
  ),
  description: [
    text(
      'Companies that bring packaged goods into Poland must enter the BDO register before the first sale, keep packaging records and file the yearly report by 15 March.',
      '将带包装商品投放波兰的企业须在首次销售前完成BDO登记，保存包装记录，并于次年3月15日前提交年度报告。',
    ),
    text(
      'A recovery organisation fulfils the recycling quota; quantities below 1,000 kg a year can be exempted from the fee on request.',
      '由回收组织完成回收比例；每年低于1000公斤的可申请小额豁免产品费。',
    ),
  ],
  deliverables: [
    text('BDO number', 'BDO登记号'),
    text('Contract with a recovery organisation, one year', '回收组织合同，1年'),
    text('Yearly report', '年度报告'),
  ],
  officialFees: text(
    'The yearly BDO fee for small companies (100 zloty) is included in the price.',
    '小型企业BDO年费（100兹罗提）已含在价格中。',
  ),
  badges: ['RENEWS_YEARLY'],
  amount: kilograms,
  earlier: 75,
  materials: packagingDocuments,
  faqs: [
    faq(
      text('Where must the number be shown?', 'BDO号要写在哪里？'),
      text('On invoices and other documents for your business in Poland.', '在波兰业务的发票及其他单据上。'),
      act('Waste Act of 14 December 2012, art. 63', '波兰2012年12月14日废弃物法第63条'),
    ),
    faq(
      text('Is a Polish VAT number needed first?', '要先有波兰税号吗？'),
      text(
        'Yes, the register asks for a NIP. Companies without one start with the VAT registration.',
        '需要，登记时须填写NIP，没有的请先办理VAT注册。',
      ),
    ),
    newRegulation,
  ],
  requires: [],
  related: ['vat-registration-pl', 'packaging-de'],
  base: 140,
  form: { key: 'plPackaging', version: 1 },
  process: {
    scheme: {
      description: text('We conclude the contract with the recovery organisation.', '与回收组织签订合同。'),
      days: { low: 1, high: 3 },
    },
    submit: text(
      'We file the entry with the marshal of the voivodeship.',
      '向省长办公室（urząd marszałkowski）提交登记。',
    ),
    number: {
      name: text('BDO number', 'BDO登记号'),
      description: text('The marshal assigns the number.', '主管机关分配BDO登记号。'),
      days: { low: 10, high: 25 },
    },
  },
})
