import { type DemoProduct, faq, text } from '../demo-product.ts'
import { authorisedRepresentativeFor } from '../fiscal-representation.ts'
import { act, euRegulation } from '../sources.ts'
import {
  brandsMaterial,
  kilograms,
  packagingMaterial,
  producerRegistration,
} from './producer-registration.ts'

const newRegulation = faq(
  text('What does the new EU packaging regulation change?', '欧盟新包装条例有哪些影响？'),
  text(
    'Regulation (EU) 2025/40 applies since 12 August 2026. Step by step it asks producers established elsewhere for an authorised representative in every state, with transitional rules. We tell you before anything changes for your registration.',
    '欧盟第2025/40号条例自2026年8月12日起适用，将逐步要求境外生产者在各成员国指定授权代表，并设有过渡安排。对您的注册有影响时，我们会提前告知。',
  ),
  euRegulation('2025/40', 'art. 45', '第45条'),
)
const materials = [packagingMaterial, brandsMaterial]

export const packagingProducts: readonly DemoProduct[] = [
  producerRegistration({
    code: 'packaging-fr',
    country: 'FR',
    position: 110,
    name: text('Packaging France (UIN)', '法国包装法（UIN）'),
    summary: text('Eco-organisation and identification number', '加入生态组织并取得UIN'),
    lead: text(
      'Membership in an eco-organisation and the identification number (UIN) that marketplaces ask for, for household packaging.',
      '加入生态组织，取得平台要求的家用包装识别号（UIN）。',
    ),
    description: [
      text(
        'Whoever sends packaged goods to households in France pays an eco-organisation and shows its identification number in the general terms. Marketplaces that find none pay in your place and charge you for it.',
        '向法国家庭发送带包装商品的企业须加入生态组织缴费，并在销售条款中公示识别号。平台查不到识别号时，会代缴并向您收取费用。',
      ),
      text(
        'Printed papers, textiles, toys, furniture and other goods have numbers of their own in France; tell us what you sell and we say which.',
        '法国对印刷品、纺织品、玩具、家具等商品另有单独的识别号，请告知商品类别，由我们判断。',
      ),
      text(
        'The Triman sign with sorting instructions belongs on the packaging; you receive the files for your label.',
        '包装上须标注Triman标志及分类说明，我们提供可直接使用的标签文件。',
      ),
    ],
    deliverables: [
      text('Identification number (UIN)', '识别号（UIN）'),
      text('Membership in an eco-organisation, one year', '生态组织会员，1年'),
      text('Triman files for your label', 'Triman标签文件'),
    ],
    officialFees: text(
      'The eco-organisation’s fee is in the price, up to the quantity you choose.',
      '所选数量以内的生态组织费用已含在价格中。',
    ),
    badges: ['MARKETPLACE_CHECKS', 'RENEWS_YEARLY'],
    amount: kilograms,
    earlier: 90,
    materials,
    faqs: [
      faq(
        text('What if my marketplace pays for me?', '平台代缴可以吗？'),
        text(
          'It does so at its own rates and per piece. A number of your own is usually cheaper and holds in your own shop too.',
          '平台按件以自定费率收取，通常高于自行注册的费用；自有识别号在独立站也可使用。',
        ),
        act('Code de l’environnement art. L541-10-9', '法国环境法典第L541-10-9条'),
      ),
      faq(
        text('Where must the number stand?', '识别号要公示在哪里？'),
        text(
          'In the general terms of sale or on the page about the seller, and in the settings of the marketplace.',
          '销售条款或卖家信息页，以及平台后台设置中。',
        ),
        act('Code de l’environnement art. L541-10-13, R541-173', '法国环境法典第L541-10-13、R541-173条'),
      ),
      newRegulation,
    ],
    requires: [],
    related: ['vat-registration-fr', 'weee-fr', 'packaging-de'],
    base: 140,
    process: {
      scheme: {
        description: text('We join the eco-organisation for you.', '代您加入生态组织。'),
        days: { low: 2, high: 5 },
      },
      handIn: text('We declare the company to the register of ADEME.', '在ADEME登记系统申报公司信息。'),
      number: {
        name: text('UIN', 'UIN识别号'),
        description: text('ADEME issues the identification number.', 'ADEME下发识别号。'),
        days: { low: 3, high: 10 },
      },
    },
  }),
  producerRegistration({
    code: 'packaging-es',
    country: 'ES',
    position: 111,
    name: text('Packaging Spain (ENV)', '西班牙包装法（ENV）'),
    summary: text('Register number and collective scheme', 'ENV登记号和集体回收系统'),
    lead: text(
      'The number of the packaging register (ENV/…) and membership in a collective scheme for household packaging.',
      '取得包装生产者登记号（ENV/…），并加入家用包装集体回收系统。',
    ),
    description: [
      text(
        'Since Royal Decree 1055/2022 every producer of packaging on the Spanish market is entered in a register of the ministry, pays a collective scheme and declares the quantities by the end of March.',
        '依第1055/2022号皇家法令，在西班牙投放包装的生产者须在生态转型部登记、加入集体回收系统，并于每年3月底前申报数量。',
      ),
      text(
        'Companies without a seat in Spain do that through an authorised representative.',
        '没有西班牙机构的公司须通过授权代表办理。',
      ),
    ],
    deliverables: [
      text('Register number (ENV)', '登记号（ENV）'),
      text('Collective scheme, one year', '集体回收系统，1年'),
      text('Yearly declaration', '年度申报'),
    ],
    officialFees: text(
      'The scheme’s fee is in the price, up to the quantity you choose.',
      '所选数量以内的回收系统费用已含在价格中。',
    ),
    badges: ['MARKETPLACE_CHECKS', 'RENEWS_YEARLY'],
    amount: kilograms,
    earlier: 90,
    materials,
    faqs: [
      faq(
        text('Does the number stand on invoices?', '发票上要写登记号吗？'),
        text(
          'Yes, on invoices and delivery notes to Spanish customers, and in the marketplace’s settings.',
          '要。开给西班牙客户的发票和送货单上须注明，平台后台也须填写。',
        ),
        act('Royal Decree 1055/2022, art. 15', '西班牙第1055/2022号皇家法令第15条'),
      ),
      faq(
        text('And the plastic tax?', '塑料税怎么办？'),
        text(
          'The tax of 0.45 euros a kilogram of new plastic falls on makers, importers and buyers from other EU states, not on the parcel to a consumer sent from within Spain. Whoever brings in more than 5 kg a month has to register for it on its own.',
          '每公斤原生塑料0.45欧元的税由制造商、进口商和从其他欧盟国家采购者承担。每月带入超过5公斤的须另行登记。',
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
          'Companies without a seat in Spain are entered in the packaging register through an authorised representative only.',
          '没有西班牙机构的公司只能通过授权代表办理包装登记。',
        ),
        act('Royal Decree 1055/2022, art. 17', '西班牙第1055/2022号皇家法令第17条'),
      ),
    ],
    related: ['vat-registration-es', 'packaging-de', 'packaging-fr'],
    base: 150,
    process: {
      scheme: {
        description: text('We join the collective scheme for you.', '代您加入集体回收系统。'),
        days: { low: 2, high: 5 },
      },
      handIn: text(
        'The representative files the entry with the ministry (MITECO).',
        '由授权代表向生态转型部（MITECO）提交登记。',
      ),
      number: {
        name: text('Register number', 'ENV登记号'),
        description: text('The ministry issues the number ENV.', '主管部门下发ENV登记号。'),
        days: { low: 5, high: 15 },
      },
    },
  }),
  producerRegistration({
    code: 'packaging-at',
    country: 'AT',
    position: 112,
    name: text('Packaging Austria (EDM)', '奥地利包装法（EDM）'),
    summary: text('Collection system and register entry', '加入回收系统并完成EDM登记'),
    lead: text(
      'Participation in a collection system and the entry in the register EDM for parcels to Austrian consumers.',
      '向奥地利消费者发货所需的回收系统参与和EDM登记。',
    ),
    description: [
      text(
        'From the first parcel on, household packaging must take part in a collection system, and the quantities are reported every year, larger ones every quarter.',
        '自首个包裹起，家用包装须参与回收系统，数量按年申报，数量大的按季申报。',
      ),
      text(
        'Since 2023 companies without a seat in Austria must have an authorised representative, who joins the system in their place. Marketplaces block offers without one.',
        '自2023年起，没有奥地利机构的公司必须由授权代表代为加入系统；没有授权代表的商品会被平台下架。',
      ),
    ],
    deliverables: [
      text('Entry in the register EDM', 'EDM登记'),
      text('Licence number of the system', '回收系统许可号'),
      text('Quantities reported for a year', '全年数量申报'),
    ],
    officialFees: text(
      'The system’s fee is in the price, up to the quantity you choose.',
      '所选数量以内的回收系统费用已含在价格中。',
    ),
    badges: ['MARKETPLACE_CHECKS', 'RENEWS_YEARLY'],
    amount: kilograms,
    earlier: 90,
    materials,
    faqs: [
      faq(
        text('Is there a small quantity that is free?', '数量少可以豁免吗？'),
        text(
          'No. The duty begins with the first parcel to a consumer; small quantities only report less often.',
          '不可以。向消费者发出首个包裹即产生义务，数量少的只是申报次数较少。',
        ),
        act('Packaging Ordinance 2014 (VVO)', '奥地利2014年包装条例（VVO）'),
      ),
      faq(
        text('My German LUCID number?', '有德国LUCID号可以用吗？'),
        text(
          'It holds for parcels to Germany only. Each state has its own register and system.',
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
          'Companies without a seat in Austria that send parcels to consumers there need an authorised representative, also those in the EU.',
          '没有奥地利机构并向当地消费者发货的公司必须指定授权代表，欧盟公司也不例外。',
        ),
        act('Waste Management Act (AWG 2002) § 12b', '奥地利废弃物管理法（AWG 2002）第12b条'),
      ),
    ],
    related: ['packaging-de', 'vat-registration-at', 'responsible-person-eu'],
    base: 140,
    process: {
      scheme: {
        description: text('The representative joins the collection system.', '由授权代表加入回收系统。'),
        days: { low: 1, high: 4 },
      },
      handIn: text('We enter company and system in the register EDM.', '在EDM登记公司和回收系统信息。'),
      number: {
        name: text('Register entry', 'EDM登记'),
        description: text('The register assigns the GLN of the company.', '登记系统分配公司GLN编号。'),
        days: { low: 2, high: 8 },
      },
    },
  }),
  producerRegistration({
    code: 'packaging-it',
    country: 'IT',
    position: 113,
    name: text('Packaging Italy (CONAI)', '意大利包装法（CONAI）'),
    summary: text('CONAI membership and declarations', '加入CONAI并申报'),
    lead: text(
      'Membership in the national packaging consortium CONAI, the environmental contribution and the labels that Italian law wants.',
      '加入意大利国家包装联盟CONAI、缴纳环境费，并符合意大利包装标签要求。',
    ),
    description: [
      text(
        'Whoever first brings packaging into Italy joins CONAI and declares the environmental contribution by material. Foreign companies join by choice of their own, which keeps the customer or marketplace from being asked for it.',
        '首次将包装投放意大利的企业须加入CONAI，并按材料申报环境费。境外公司自行加入，可避免由客户或平台承担。',
      ),
      text(
        'All packaging must carry the code of its material and, for consumers, how to sort it.',
        '所有包装须标注材料代码，面向消费者的还须标注分类说明。',
      ),
    ],
    deliverables: [
      text('CONAI membership number', 'CONAI会员号'),
      text('Declarations of a year', '全年申报'),
      text('Label codes for your packaging', '包装标签代码'),
    ],
    officialFees: text(
      'The single joining fee of CONAI is in the price; contributions follow the quantities.',
      'CONAI一次性入会费已含在价格中，环境费按数量另计。',
    ),
    badges: ['RENEWS_YEARLY'],
    amount: kilograms,
    earlier: 90,
    materials,
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
        text('Where is the duty written?', '法律依据是什么？'),
        text(
          'In the environmental code: producers and users of packaging bear the cost of its recovery.',
          '环境法典规定：包装的生产者和使用者承担回收费用。',
        ),
        act('Legislative Decree 152/2006, art. 219, 221', '意大利第152/2006号立法令第219、221条'),
      ),
      newRegulation,
    ],
    requires: [],
    related: ['vat-registration-it', 'packaging-de', 'packaging-fr'],
    base: 160,
    process: {
      scheme: null,
      handIn: text('We file the application with CONAI.', '向CONAI提交入会申请。'),
      number: {
        name: text('CONAI number', 'CONAI会员号'),
        description: text('CONAI confirms the membership.', 'CONAI确认会员资格。'),
        days: { low: 5, high: 15 },
      },
    },
  }),
  producerRegistration({
    code: 'packaging-pl',
    country: 'PL',
    position: 114,
    name: text('Packaging Poland (BDO)', '波兰包装法（BDO）'),
    summary: text('BDO number and recovery organisation', 'BDO登记号和回收组织'),
    lead: text(
      'The number in the waste database BDO and the contract with a recovery organisation for packaging brought into Poland.',
      '在波兰投放包装所需的BDO登记号和回收组织合同。',
    ),
    description: [
      text(
        'Whoever brings packaged goods into Poland enters the register BDO before the first sale, keeps records of the packaging and reports the year by 15 March.',
        '将带包装商品投放波兰的企业须在首次销售前完成BDO登记，保存包装记录，并于次年3月15日前提交年度报告。',
      ),
      text(
        'A recovery organisation fulfils the recycling quota; small quantities below 1,000 kg a year can be excused from the fee as small aid.',
        '由回收组织完成回收比例；每年低于1000公斤的可申请小额豁免产品费。',
      ),
    ],
    deliverables: [
      text('BDO number', 'BDO登记号'),
      text('Contract with a recovery organisation, one year', '回收组织合同，1年'),
      text('Yearly report', '年度报告'),
    ],
    officialFees: text(
      'The yearly BDO fee of small companies (100 zloty) is in the price.',
      '小型企业BDO年费（100兹罗提）已含在价格中。',
    ),
    badges: ['RENEWS_YEARLY'],
    amount: kilograms,
    earlier: 75,
    materials,
    faqs: [
      faq(
        text('Where must the number stand?', 'BDO号要写在哪里？'),
        text('On invoices and other papers of the business in Poland.', '在波兰业务的发票及其他单据上。'),
        act('Waste Act of 14 December 2012, art. 63', '波兰2012年12月14日废弃物法第63条'),
      ),
      faq(
        text('Is a Polish VAT number needed first?', '要先有波兰税号吗？'),
        text(
          'Yes, the register asks for a NIP. Companies without one begin with the VAT registration.',
          '需要，登记时须填写NIP，没有的请先办理VAT注册。',
        ),
      ),
      newRegulation,
    ],
    requires: [],
    related: ['vat-registration-pl', 'packaging-de'],
    base: 140,
    process: {
      scheme: {
        description: text('We conclude the contract with the recovery organisation.', '与回收组织签订合同。'),
        days: { low: 1, high: 3 },
      },
      handIn: text(
        'We file the entry with the marshal of the voivodeship.',
        '向省长办公室（urząd marszałkowski）提交登记。',
      ),
      number: {
        name: text('BDO number', 'BDO登记号'),
        description: text('The marshal assigns the number.', '主管机关分配BDO登记号。'),
        days: { low: 10, high: 25 },
      },
    },
  }),
]
