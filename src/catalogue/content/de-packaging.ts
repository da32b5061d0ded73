import { amounts, type ProductContent } from './product-content.ts'
import { newRegulation } from './epr/packaging-parts.ts'
import { check, companyForm, handover } from './process-parts.ts'
import { verpackg } from './sources.ts'

export const dePackaging: ProductContent = {
  code: 'packaging-de',
  category: 'EPR',
  country: 'DE',
  position: 30,
  content: {
    name: { en: 'Packaging Germany (LUCID)', zh: '德国包装法（LUCID）' },
    summary: { en: 'Guided LUCID registration and system contract', zh: 'LUCID注册指导及双元系统合同' },
    lead: {
      en: 'We conclude the contract with a dual system and prepare your LUCID entries; you register yourself, before you send the first parcel.',
      zh: '我们代签双元系统合同，并备好LUCID填写内容；注册须由您本人完成，首个包裹发出前必须办妥。',
    },
    description: [
      {
        en: 'If you send packaged goods to consumers in Germany, you must be listed in the public LUCID register and pay a dual system for recycling that packaging: product boxes, shipping cartons and filling material. Marketplaces and fulfilment companies must check both.',
        zh: '向德国消费者发送带包装的货物，须在LUCID公共登记系统注册，并向双元系统缴纳包装回收费用，产品包装、快递纸箱和填充物都包括在内。平台和物流仓储商有义务核查这两项。',
      },
      {
        en: 'What you must do yourself: register in LUCID and enter your packaging quantities there. German law does not allow an agency to do either for you (§ 33 VerpackG). We prepare every entry, guide you through the registration in about 20 minutes, and give you the figures for each report.',
        zh: '须由您本人完成：在LUCID注册，并在LUCID填报包装数量。德国包装法第33条规定，这两项均不得委托服务商代办。我们会备好每一项填写内容，指导您约20分钟完成注册，并提供每次填报所需的数据。',
      },
      {
        en: 'What we do for you: conclude the contract with the dual system in your company’s name and report the quantities to it. The law allows that part to be delegated.',
        zh: '由我们办理：以贵公司名义签订双元系统合同，并向双元系统申报数量。此部分依法可以委托。',
      },
    ],
    deliverables: [
      {
        en: 'Guide and prepared entries for your own LUCID registration',
        zh: 'LUCID自行注册指引及备好的填写内容',
      },
      { en: 'Contract with a dual system, one year', zh: '双元系统合同，一年' },
      {
        en: 'Quantities reported to the dual system, and the same figures prepared for your LUCID report',
        zh: '向双元系统申报数量，并备好LUCID填报所需的相同数据',
      },
    ],
    baseLine: { en: 'Set-up and guidance', zh: '开通与指导' },
    officialFees: {
      en: 'LUCID itself is free. The dual system’s fee is included in the price, up to the quantity you choose.',
      zh: 'LUCID注册本身免费；所选数量以内的双元系统费用已含在价格中。',
    },
    badges: ['MARKETPLACE_CHECKS', 'WITHIN_A_WEEK', 'RENEWS_YEARLY'],
    effortMinutes: 20,
    maxQuantity: 1,
    options: [
      {
        kind: 'choice',
        key: 'quantity',
        name: { en: 'Packaging a year', zh: '全年包装重量' },
        help: {
          en: 'All materials together. The packaging of one parcel usually weighs 150 to 300 grams, so 1,000 parcels come to about 200 kg.',
          zh: '各种材料合计。一个包裹的包装通常重150至300克，1000个包裹约200公斤。',
        },
        default: 'kg50',
        values: [
          { value: 'kg50', label: { en: 'Up to 50 kg', zh: '50公斤以内' }, charge: { kind: 'free' } },
          {
            value: 'kg250',
            label: { en: 'Up to 250 kg', zh: '250公斤以内' },
            line: { en: 'Packaging up to 250 kg', zh: '包装250公斤以内' },
            charge: { kind: 'once' },
          },
          {
            value: 'kg1000',
            label: { en: 'Up to 1,000 kg', zh: '1000公斤以内' },
            line: { en: 'Packaging up to 1,000 kg', zh: '包装1000公斤以内' },
            charge: { kind: 'once' },
          },
        ],
      },
      {
        kind: 'choice',
        key: 'earlierYear',
        name: { en: 'Earlier year', zh: '上一年度' },
        help: {
          en: 'Did you send parcels to Germany last year without being registered?',
          zh: '上一年度是否已向德国发货但未参与双元系统？',
        },
        default: 'none',
        values: [
          { value: 'none', label: { en: 'Not needed', zh: '不需要' }, charge: { kind: 'free' } },
          {
            value: 'one',
            label: { en: 'Cover last year too', zh: '补办上一年度' },
            line: { en: 'Cover last year', zh: '补办上一年度' },
            charge: { kind: 'once' },
          },
        ],
      },
    ],
    discounts: [],
    materials: [
      {
        key: 'quantities',
        name: { en: 'Packaging by material', zh: '各类包装材料重量' },
        note: { en: 'Paper, plastic, other; an estimate is enough', zh: '纸、塑料及其他，估算即可' },
      },
      {
        key: 'brands',
        name: { en: 'Your brand names', zh: '品牌名称' },
        note: { en: 'As shown on the packaging', zh: '与包装上的一致' },
      },
    ],
    faqs: [
      {
        question: {
          en: 'Why do I have to register and report in LUCID myself?',
          zh: '为什么LUCID必须自己注册、自己填报？',
        },
        answer: {
          en: 'Under the Packaging Act producers may have their duties carried out by others, except for two: the registration in LUCID and the data reports to it. We therefore never sign in to LUCID for you; we prepare both, and you enter them.',
          zh: '包装法允许生产者委托他人履行义务，但有两项除外：LUCID注册，以及向LUCID提交的数据申报。因此我们不会代您登录LUCID，只备好内容，由您本人填写。',
        },
        sources: [
          verpackg('9', '§ 9', '第9条'),
          verpackg('10', '§ 10', '第10条'),
          verpackg('33', '§ 33', '第33条'),
        ],
      },
      {
        question: {
          en: 'My marketplace packs for me. Does this still apply to me?',
          zh: '由平台仓打包发货，还要注册吗？',
        },
        answer: {
          en: 'Yes. The packaging of the product itself is always yours. The shipping carton packed by a fulfilment company is yours too, because your company has the goods sent.',
          zh: '要。产品本身的包装始终由您负责；由仓储物流商打包的快递纸箱，也由委托发货的您负责。',
        },
        sources: [verpackg('7', '§ 7', '第7条')],
      },
      {
        question: { en: 'What if I do not register?', zh: '不注册会怎样？' },
        answer: {
          en: 'Offering goods without registration is forbidden, marketplaces must block the listings, and fines go up to 200,000 euros for not taking part in a system.',
          zh: '未注册不得销售，平台必须下架商品；未参与双元系统的罚款最高可达20万欧元。',
        },
        sources: [verpackg('36', '§ 36', '第36条')],
      },
      newRegulation,
    ],
    related: ['vat-registration-de', 'weee-de', 'responsible-person-eu', 'packaging-fr'],
  },
  process: {
    version: 4,
    nodes: [
      companyForm({ key: 'dePackaging', version: 1 }, { low: 1, high: 1 }),
      check({ low: 0, high: 1 }),
      {
        key: 'systemContract',
        name: { en: 'System contract', zh: '双元系统合同' },
        description: {
          en: 'We conclude the contract with the dual system and prepare your entries for LUCID.',
          zh: '我们与双元系统签订合同，并备好LUCID填写内容。',
        },
        kind: 'AGENCY_TASK',
        owner: 'agency',
        expectedDays: { low: 1, high: 1 },
      },
      {
        key: 'lucid',
        name: { en: 'Your LUCID registration', zh: '自行完成LUCID注册' },
        description: {
          en: 'You register with the entries we prepared, enter the quantities there and give us the number. The law requires you to do this yourself; we may not do it for you.',
          zh: '请按备好的内容自行注册、填报数量，并将注册号填回。法律规定此步须由企业本人完成，我们不得代办。',
        },
        kind: 'SELLER_TASK',
        owner: 'seller',
        expectedDays: { low: 1, high: 2 },
        produces: 'EPR_NUMBER',
      },
      handover({ low: 0, high: 1 }),
    ],
  },
  prices: {
    base: amounts(120, 105, 132, 940),
    options: {
      quantity: { kg250: amounts(60, 52, 66, 470), kg1000: amounts(210, 180, 230, 1640) },
      earlierYear: { one: amounts(90, 78, 99, 700) },
    },
  },
}
