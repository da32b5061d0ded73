import { type ProductContent, faq, text } from '../product-content.ts'
import { authorisedRepresentativeFor } from '../fiscal-representation.ts'
import { act } from '../sources.ts'
import { kilograms, producerRegistration } from './producer-registration.ts'
import { newRegulation, packagingDocuments } from './packaging-parts.ts'

export const atPackaging: ProductContent = producerRegistration({
  code: 'packaging-at',
  country: 'AT',
  position: 112,
  name: text('Packaging Austria (EDM)', '奥地利包装法（EDM）'),
  summary: text('Collection system and register entry', '加入回收系统并完成EDM登记'),
  lead: text(
    'Participation in a collection system and entry in the EDM register for parcels to Austrian consumers.',
    '向奥地利消费者发货所需的回收系统参与和EDM登记。',
  ),
  description: [
    text(
      'From the first parcel, household packaging must be covered by a collection system, and quantities are reported yearly, or quarterly if they are large.',
      '自首个包裹起，家用包装须参与回收系统，数量按年申报，数量大的按季申报。',
    ),
    text(
      'Since 2023 companies not established in Austria must have an authorised representative, who joins the system on their behalf. Marketplaces block listings without one.',
      '自2023年起，没有奥地利机构的公司必须由授权代表代为加入系统；没有授权代表的商品会被平台下架。',
    ),
  ],
  deliverables: [
    text('Entry in the EDM register', 'EDM登记'),
    text('Licence number of the system', '回收系统许可号'),
    text('Quantities reported for a year', '全年数量申报'),
  ],
  officialFees: text(
    'The system’s fee is included in the price, up to the quantity you choose.',
    '所选数量以内的回收系统费用已含在价格中。',
  ),
  badges: ['MARKETPLACE_CHECKS', 'RENEWS_YEARLY'],
  amount: kilograms,
  earlier: 90,
  materials: packagingDocuments,
  faqs: [
    faq(
      text('Is there a small quantity that is free?', '数量少可以豁免吗？'),
      text(
        'No. The duty starts with the first parcel to a consumer; with small quantities you only report less often.',
        '不可以。向消费者发出首个包裹即产生义务，数量少的只是申报次数较少。',
      ),
      act('Packaging Ordinance 2014 (VVO)', '奥地利2014年包装条例（VVO）'),
    ),
    faq(
      text('Can I use my German LUCID number?', '有德国LUCID号可以用吗？'),
      text(
        'No, it is valid only for parcels to Germany. Each country has its own register and system.',
        '只适用于发往德国的包裹，各国有各自的登记和系统。',
      ),
    ),
    newRegulation,
  ],
  requires: [
    authorisedRepresentativeFor(
      'packaging-representative-at',
      'AT',
      text(
        'Companies not established in Austria that send parcels to consumers there need an authorised representative, including those in the EU.',
        '没有奥地利机构并向当地消费者发货的公司必须指定授权代表，欧盟公司也不例外。',
      ),
      act('Waste Management Act (AWG 2002) § 12b', '奥地利废弃物管理法（AWG 2002）第12b条'),
    ),
  ],
  related: ['packaging-de', 'vat-registration-at', 'responsible-person-eu'],
  base: 140,
  form: { key: 'atPackaging', version: 1 },
  process: {
    scheme: {
      description: text('The representative joins the collection system.', '由授权代表加入回收系统。'),
      days: { low: 1, high: 4 },
    },
    submit: text(
      'We enter your company and the system in the EDM register.',
      '在EDM登记公司和回收系统信息。',
    ),
    number: {
      name: text('Register entry', 'EDM登记'),
      description: text('The register assigns the GLN of the company.', '登记系统分配公司GLN编号。'),
      days: { low: 2, high: 8 },
    },
  },
})
