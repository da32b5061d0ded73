import { amounts, type ProductContent } from './product-content.ts'
import { businessLicence } from './materials.ts'
import { check, companyForm, GENERIC_FORM, handover, powerOfAttorney } from './process-parts.ts'
import { euRegulation } from './sources.ts'

export const euResponsiblePerson: ProductContent = {
  code: 'responsible-person-eu',
  category: 'REPRESENTATIVE',
  country: 'EU',
  position: 70,
  content: {
    name: { en: 'EU responsible person', zh: '欧盟负责人（欧代）' },
    summary: { en: 'Product safety contact, from one brand', zh: '产品安全联系人，1个品牌起' },
    lead: {
      en: 'Name and address in the EU that the law requires on your products, with a contact for the authorities.',
      zh: '法律要求标注在产品上的欧盟境内名称和地址，并由专人对接主管机关。',
    },
    description: [
      {
        en: 'A consumer product made outside the EU may be offered there only if someone established in the EU is responsible for it and named on the product, its packaging or the accompanying documents. Marketplaces ask for the name before they publish the listing.',
        zh: '在欧盟境外生产的消费品，须由设在欧盟境内的负责人负责，并将其名称和地址标注在产品、包装或随附文件上，方可在欧盟销售。平台会在上架前核查。',
      },
      {
        en: 'We take on that role: we keep your technical documents, check that they are complete, answer authorities, and act if a product turns out to be dangerous. The manufacturer’s duties stay with you.',
        zh: '我们承担这一角色：保管技术文件并核查是否齐全，答复主管机关，在产品出现危险时配合采取措施。制造商自身的义务仍由您承担。',
      },
    ],
    deliverables: [
      { en: 'Name and address for your label', zh: '可标注在产品上的名称和地址' },
      { en: 'Signed mandate and certificate', zh: '签署的委托书和证明' },
      { en: 'Label template and wording for listings', zh: '标签模板及商品页文字' },
    ],
    baseLine: { en: 'Responsible person, one brand, one year', zh: '欧盟负责人，1个品牌，1年' },
    officialFees: { en: 'Official fees: none for this service.', zh: '官方费用：本服务无官方收费。' },
    badges: ['MARKETPLACE_CHECKS', 'WITHIN_A_WEEK', 'RENEWS_YEARLY'],
    effortMinutes: 20,
    maxQuantity: 1,
    options: [
      {
        kind: 'choice',
        key: 'goods',
        name: { en: 'Kind of goods', zh: '商品类型' },
        help: {
          en: 'CE-marked goods (toys, electronics, machines, protective equipment) need more documents, which we keep for ten years.',
          zh: '带CE标志的商品（玩具、电子产品、机械、防护用品）所需文件更多，须保存10年。',
        },
        default: 'general',
        values: [
          { value: 'general', label: { en: 'Without CE mark', zh: '无CE标志' }, charge: { kind: 'free' } },
          {
            value: 'ce',
            label: { en: 'With CE mark', zh: '带CE标志' },
            line: { en: 'CE-marked goods', zh: '带CE标志的商品' },
            charge: { kind: 'once' },
          },
        ],
      },
      {
        kind: 'choice',
        key: 'brands',
        name: { en: 'Brands', zh: '品牌数量' },
        default: 'one',
        values: [
          { value: 'one', label: { en: 'One', zh: '1个' }, charge: { kind: 'free' } },
          {
            value: 'three',
            label: { en: 'Up to 3', zh: '3个以内' },
            line: { en: 'Up to 3 brands', zh: '3个品牌以内' },
            charge: { kind: 'once' },
          },
          {
            value: 'ten',
            label: { en: 'Up to 10', zh: '10个以内' },
            line: { en: 'Up to 10 brands', zh: '10个品牌以内' },
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
        name: { en: 'List of products', zh: '产品清单' },
        note: { en: 'Name, model, brand, a photo of each', zh: '名称、型号、品牌及照片' },
      },
      {
        key: 'technicalPapers',
        name: { en: 'Technical documents', zh: '技术文件' },
        note: {
          en: 'Risk analysis, test reports; for CE goods the declaration of conformity',
          zh: '风险分析、检测报告；CE商品还需符合性声明',
        },
      },
    ],
    faqs: [
      {
        question: { en: 'Which products need it?', zh: '哪些产品需要？' },
        answer: {
          en: 'Nearly every product for consumers in the EU or Northern Ireland whose manufacturer is elsewhere. Food, medicines and antiques have their own rules.',
          zh: '制造商在境外、面向欧盟或北爱尔兰消费者的产品几乎都需要。食品、药品和古董另有规定。',
        },
        sources: [
          euRegulation('2023/988', 'art. 16', '第16条'),
          euRegulation('2019/1020', 'art. 4', '第4条'),
        ],
      },
      {
        question: { en: 'Where must the name be shown?', zh: '名称要标注在哪里？' },
        answer: {
          en: 'On the product, its packaging, the parcel or an accompanying document, and in the online listing, with postal and electronic address. We give you a template.',
          zh: '产品、包装、包裹或随附文件上，以及商品页面，须包含邮寄地址和电子联系方式。我们提供模板。',
        },
        sources: [euRegulation('2023/988', 'art. 16(3), 19', '第16条第3款、第19条')],
      },
      {
        question: { en: 'Is the importer enough?', zh: '有进口商还需要吗？' },
        answer: {
          en: 'An importer established in the EU is responsible by law. Sellers who send directly to consumers or to a fulfilment centre in their own name have none, and name a representative.',
          zh: '设在欧盟的进口商依法就是负责人。以自己名义直发消费者或入仓的卖家没有这样的进口商，因此需要指定欧代。',
        },
        sources: [euRegulation('2019/1020', 'art. 4(2)', '第4条第2款')],
      },
    ],
    related: ['responsible-person-gb', 'packaging-de', 'weee-de', 'eori-eu'],
  },
  process: {
    version: 3,
    nodes: [
      companyForm(GENERIC_FORM, { low: 1, high: 1 }),
      check({ low: 1, high: 1 }),
      {
        ...powerOfAttorney({ low: 0, high: 1 }),
        key: 'mandate',
        name: { en: 'Mandate', zh: '委托书' },
        description: {
          en: 'The written mandate required by the regulation. The legal representative signs it by hand.',
          zh: '条例要求的书面委托书，由法人手写签名。',
        },
        produces: 'MANDATE',
      },
      handover(
        { low: 0, high: 1 },
        {
          en: 'You receive the certificate and the address for your label.',
          zh: '交付证明和可标注在产品上的地址。',
        },
      ),
    ],
  },
  prices: {
    base: amounts(180, 155, 199, 1400),
    options: {
      goods: { ce: amounts(60, 52, 66, 470) },
      brands: { three: amounts(120, 104, 132, 940), ten: amounts(320, 275, 350, 2490) },
    },
  },
}
