import { type ProductContent, faq, text } from '../product-content.ts'
import { authorisedRepresentativeFor } from '../fiscal-representation.ts'
import { act } from '../sources.ts'
import { kilograms, producerRegistration } from './producer-registration.ts'
import { newRegulation, packagingDocuments } from './packaging-parts.ts'

export const esPackaging: ProductContent = producerRegistration({
  code: 'packaging-es',
  country: 'ES',
  position: 111,
  name: text('Packaging Spain (ENV)', '西班牙包装法（ENV）'),
  summary: text('Register number and collective scheme', 'ENV登记号和集体回收系统'),
  lead: text(
    'The number of the packaging register (ENV/…) and membership of a collective scheme for household packaging.',
    '取得包装生产者登记号（ENV/…），并加入家用包装集体回收系统。',
  ),
  description: [
    text(
      'Since Royal Decree 1055/2022 every producer of packaging on the Spanish market must be entered in a ministry register, pay a collective scheme and declare quantities by the end of March.',
      '依第1055/2022号皇家法令，在西班牙投放包装的生产者须在生态转型部登记、加入集体回收系统，并于每年3月底前申报数量。',
    ),
    text(
      'Companies not established in Spain do this through an authorised representative.',
      '没有西班牙机构的公司须通过授权代表办理。',
    ),
  ],
  deliverables: [
    text('Register number (ENV)', '登记号（ENV）'),
    text('Collective scheme, one year', '集体回收系统，1年'),
    text('Yearly declaration', '年度申报'),
  ],
  officialFees: text(
    'The scheme’s fee is included in the price, up to the quantity you choose.',
    '所选数量以内的回收系统费用已含在价格中。',
  ),
  badges: ['MARKETPLACE_CHECKS', 'RENEWS_YEARLY'],
  amount: kilograms,
  earlier: 90,
  materials: packagingDocuments,
  faqs: [
    faq(
      text('Does the number go on invoices?', '发票上要写登记号吗？'),
      text(
        'Yes, on invoices and delivery notes to Spanish customers, and in the marketplace’s settings.',
        '要。开给西班牙客户的发票和送货单上须注明，平台后台也须填写。',
      ),
      act('Royal Decree 1055/2022, art. 15', '西班牙第1055/2022号皇家法令第15条'),
    ),
    faq(
      text('What about the plastic tax?', '塑料税怎么办？'),
      text(
        'The tax of 0.45 euros a kilogram of new plastic is owed by manufacturers, importers and buyers from other EU countries, not on parcels sent to consumers from within Spain. If you bring in more than 5 kg a month, you must register for it separately.',
        '该税为每公斤原生塑料0.45欧元，由制造商、进口商和从其他欧盟国家采购的企业承担，从西班牙境内发给消费者的包裹不涉及。每月带入超过5公斤的须另行登记。',
      ),
      act('Act 7/2022, art. 67 ff.', '西班牙第7/2022号法第67条以下'),
    ),
    newRegulation,
  ],
  requires: [
    authorisedRepresentativeFor(
      'packaging-representative-es',
      'ES',
      text(
        'Companies not established in Spain can be entered in the packaging register only through an authorised representative.',
        '没有西班牙机构的公司只能通过授权代表办理包装登记。',
      ),
      act('Royal Decree 1055/2022, art. 17', '西班牙第1055/2022号皇家法令第17条'),
    ),
  ],
  related: ['vat-registration-es', 'packaging-de', 'packaging-fr'],
  base: 150,
  form: { key: 'esPackaging', version: 1 },
  process: {
    scheme: {
      description: text('We join the collective scheme for you.', '代您加入集体回收系统。'),
      days: { low: 2, high: 5 },
    },
    submit: text(
      'The representative files the entry with the ministry (MITECO).',
      '由授权代表向生态转型部（MITECO）提交登记。',
    ),
    number: {
      name: text('Register number', 'ENV登记号'),
      description: text('The ministry issues the number ENV.', '主管部门下发ENV登记号。'),
      days: { low: 5, high: 15 },
    },
  },
})
