import { type ProductContent, faq, text } from '../product-content.ts'
import { businessLicence } from '../materials.ts'
import { at } from '../price-points.ts'
import { check, companyForm, GENERIC_FORM, handover, powerOfAttorney } from '../process-parts.ts'
import { act } from '../sources.ts'

export const gbResponsiblePerson: ProductContent = {
  code: 'responsible-person-gb',
  category: 'REPRESENTATIVE',
  country: 'GB',
  position: 131,
  content: {
    name: text('UK responsible person', '英国负责人（英代）'),
    summary: text('Name and address in the United Kingdom', '英国境内名称和地址，1个品牌起'),
    lead: text(
      'A person in the United Kingdom who is responsible for products made abroad, named on the product or packaging.',
      '为境外生产的商品在英国指定负责人，标注在产品或包装上。',
    ),
    description: [
      text(
        'British law knows the importer, or an authorised representative for goods with the mark UKCA or CE. Marketplaces ask for the name and address before they list toys, electronics, cosmetics or protective equipment.',
        '英国法律要求有进口商，或为带UKCA、CE标志的商品指定授权代表。玩具、电子产品、化妆品和防护用品上架前，平台会核查名称和地址。',
      ),
      text(
        'We keep your technical documents, answer Trading Standards and the OPSS, and act if a product turns out to be dangerous. Northern Ireland needs the EU responsible person instead.',
        '我们保管技术文件，答复贸易标准局和OPSS，并在产品出现危险时配合处置。销往北爱尔兰的须使用欧代。',
      ),
    ],
    deliverables: [
      text('Name and address for your label', '可标注在产品上的名称和地址'),
      text('Signed mandate and certificate', '签署的委托书和证明'),
      text('Document check for one product', '1款产品的文件核查'),
    ],
    baseLine: text('Responsible person, one brand, one year', '英国负责人，1个品牌，1年'),
    officialFees: text('Official fees: none for this service.', '官方费用：本服务无官方收费。'),
    badges: ['MARKETPLACE_CHECKS', 'WITHIN_A_WEEK', 'RENEWS_YEARLY'],
    effortMinutes: 20,
    maxQuantity: 1,
    options: [
      {
        kind: 'choice',
        key: 'goods',
        name: text('Kind of goods', '商品类型'),
        help: text(
          'Cosmetics need a notification (SCPN) of every product, marked goods a declaration of conformity.',
          '化妆品每款须完成SCPN通报，带标志的商品须有符合性声明。',
        ),
        default: 'general',
        values: [
          { value: 'general', label: text('Without mark', '无标志'), charge: { kind: 'free' } },
          {
            value: 'marked',
            label: text('With UKCA or CE mark', '带UKCA或CE标志'),
            line: text('Goods with UKCA or CE mark', '带UKCA或CE标志的商品'),
            charge: { kind: 'once' },
          },
          {
            value: 'cosmetics',
            label: text('Cosmetics', '化妆品'),
            line: text('Cosmetics, up to 10 notifications', '化妆品，10款以内通报'),
            charge: { kind: 'once' },
          },
        ],
      },
      {
        kind: 'choice',
        key: 'brands',
        name: text('Brands', '品牌数量'),
        default: 'one',
        values: [
          { value: 'one', label: text('One', '1个'), charge: { kind: 'free' } },
          {
            value: 'three',
            label: text('Up to 3', '3个以内'),
            line: text('Up to 3 brands', '3个品牌以内'),
            charge: { kind: 'once' },
          },
        ],
      },
    ],
    discounts: [],
    materials: [
      businessLicence,
      {
        key: 'productList',
        name: text('List of products', '产品清单'),
        note: text('Name, model, brand, a photo of each', '名称、型号、品牌及照片'),
      },
      {
        key: 'technicalPapers',
        name: text('Technical documents', '技术文件'),
        note: text('Test reports, declaration of conformity', '检测报告、符合性声明'),
      },
    ],
    faqs: [
      faq(
        text('Is my EU representative valid in Great Britain?', '欧代可以用于英国吗？'),
        text(
          'No. Since 2021 an address in the United Kingdom is needed for Great Britain, one in the EU for Northern Ireland.',
          '不可以。自2021年起，销往大不列颠须使用英国地址，销往北爱尔兰须使用欧盟地址。',
        ),
        act(
          'Product Safety and Metrology etc. (Amendment) Regulations 2019',
          '英国2019年产品安全与计量（修订）条例',
          'https://www.legislation.gov.uk/uksi/2019/696',
        ),
      ),
      faq(
        text('Is the CE mark still accepted?', 'CE标志还能用吗？'),
        text(
          'Yes, for most goods, without an end date. The UKCA mark may be used instead.',
          '大多数商品仍可使用，且没有截止日期，也可改用UKCA标志。',
        ),
        act(
          'Product Safety and Metrology (Amendment) Regulations 2024',
          '英国2024年产品安全与计量（修订）条例',
          'https://www.legislation.gov.uk/uksi/2024/696',
        ),
      ),
    ],
    related: ['responsible-person-eu', 'vat-registration-gb', 'eori-gb'],
    requires: [],
  },
  process: {
    version: 2,
    nodes: [
      companyForm(GENERIC_FORM, { low: 1, high: 1 }),
      check({ low: 1, high: 2 }),
      {
        ...powerOfAttorney({ low: 0, high: 1 }),
        key: 'mandate',
        name: text('Mandate', '委托书'),
        description: text(
          'The written mandate for the responsible person. The legal representative signs it by hand.',
          '英国负责人委托书，由法人手写签名。',
        ),
        produces: 'MANDATE',
      },
      handover(
        { low: 0, high: 1 },
        text(
          'You receive the certificate and the address for your label.',
          '交付证明和可标注在产品上的地址。',
        ),
      ),
    ],
  },
  prices: {
    base: at(160),
    options: {
      goods: { marked: at(59), cosmetics: at(240) },
      brands: { three: at(110) },
    },
  },
}
