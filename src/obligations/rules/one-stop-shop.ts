import type { Condition } from '../conditions.ts'
import type { Rule } from '../rule.ts'
import { vatDirective } from './sources.ts'

const ALWAYS = { from: null, until: null } as const

const union: readonly Rule[] = [
  {
    ...ALWAYS,
    id: 'oss-below-threshold',
    kind: 'OSS',
    each: { fixed: 'EU' },
    when: {
      all: [{ home: 'EU' }, { stockOnlyAtHome: true }, { betweenStates: true }, { sales: 'UP_TO_10000' }],
    },
    result: 'notNeeded',
    whenUnknown: 'ask',
    reason: {
      en: 'Your sales to consumers in other EU countries stay within 10,000 EUR a year and all your goods are in {{home}}: you charge the VAT of {{home}}. Above that, different rules apply.',
      zh: '您销往其他欧盟国家消费者的年销售额未超过1万欧元，且货物全部存放在{{home}}，按{{home}}VAT征税即可。超过后规则会变化。',
    },
    source: vatDirective('art. 59c', '第59c条'),
    confidence: 'high',
  },
  {
    ...ALWAYS,
    id: 'oss-above-threshold',
    kind: 'OSS',
    each: { fixed: 'EU' },
    when: {
      all: [
        { home: 'EU' },
        { betweenStates: true },
        { any: [{ sales: 'ABOVE_10000' }, { stockInAnotherState: true }] },
      ],
    },
    result: 'must',
    whenUnknown: 'probably',
    reason: {
      en: 'Above 10,000 EUR a year, or with stock in another state, VAT is due in each consumer’s country. Through the OSS in {{home}} you declare it in one return; otherwise you must register in every country.',
      zh: '年销售额超过1万欧元或在其他成员国有库存时，须按各消费国税率缴纳VAT。可在{{home}}通过OSS一次合并申报，否则须逐国注册。',
    },
    source: vatDirective('art. 369a–369k', '第369a至369k条'),
    confidence: 'high',
  },
  {
    ...ALWAYS,
    id: 'oss-marketplace-owes',
    kind: 'OSS',
    each: { fixed: 'EU' },
    when: {
      all: [{ not: { home: 'EU' } }, { stock: 'EU' }, { customers: 'EU' }, { onlyMarketplaces: true }],
    },
    result: 'notNeeded',
    whenUnknown: 'ask',
    reason: {
      en: 'Your company is not established in the EU and sells only through marketplaces: they owe the consumers’ VAT. You still need VAT registration where your stock is.',
      zh: '公司未设在欧盟，且只通过平台销售，消费者的VAT由平台缴纳。库存所在国的VAT注册仍须保留。',
    },
    source: vatDirective('art. 14a(2)', '第14a条第2款'),
    confidence: 'high',
  },
  {
    ...ALWAYS,
    id: 'oss-own-shop',
    kind: 'OSS',
    each: { fixed: 'EU' },
    when: {
      all: [{ not: { home: 'EU' } }, { stock: 'EU' }, { channel: 'OWN_SHOP' }, { betweenStates: true }],
    },
    result: 'must',
    whenUnknown: 'probably',
    reason: {
      en: 'Your own shop sends goods from stock in the EU to consumers in other states. For companies outside the EU there is no threshold: you can declare these sales through the Union OSS of a country where your goods are stored ({{stock}}); otherwise you must register in every country.',
      zh: '您的独立站从欧盟库存发往其他成员国的消费者。欧盟境外公司没有起征额，可在库存所在国（{{stock}}）通过OSS申报这些销售，否则须逐国注册。',
    },
    source: vatDirective('art. 369a(2)', '第369a条第2款'),
    confidence: 'high',
  },
]

const ownShopIntoEu: readonly Condition[] = [
  { customers: 'EU' },
  { sentFromOutside: 'EU' },
  { channel: 'OWN_SHOP' },
]

const imports: readonly Rule[] = [
  {
    ...ALWAYS,
    id: 'ioss-own-shop',
    kind: 'IOSS',
    each: { fixed: 'EU' },
    when: { all: [...ownShopIntoEu, { someParcels: 'SMALL' }] },
    // The scheme is optional.
    result: 'probably',
    whenUnknown: 'probably',
    reason: {
      en: 'IOSS is for parcels of up to 150 EUR that your own shop sends from outside the EU. It is voluntary: without it the buyer pays VAT and a fee at import, and many refuse the parcel.',
      zh: '适用于独立站从欧盟境外寄出、价值不超过150欧元的包裹。IOSS属自愿：不办理的话，由买家在进口时缴纳VAT和手续费，拒收较多。',
    },
    source: vatDirective('art. 369l–369x', '第369l至369x条'),
    confidence: 'high',
  },
  {
    ...ALWAYS,
    id: 'ioss-intermediary',
    kind: 'IOSS_INTERMEDIARY',
    each: { fixed: 'EU' },
    when: {
      all: [...ownShopIntoEu, { someParcels: 'SMALL' }, { not: { any: [{ home: 'EU' }, { home: ['NO'] }] } }],
    },
    result: 'probably',
    whenUnknown: 'probably',
    reason: {
      en: 'If you use IOSS and your company is established neither in the EU nor in Norway, you need an intermediary in the EU.',
      zh: '办理IOSS时，公司既不在欧盟也不在挪威设立的，须通过欧盟境内的中间人办理。',
    },
    source: vatDirective('art. 369m', '第369m条'),
    confidence: 'high',
  },
  {
    ...ALWAYS,
    id: 'ioss-no-intermediary',
    kind: 'IOSS_INTERMEDIARY',
    each: { fixed: 'EU' },
    when: {
      all: [...ownShopIntoEu, { someParcels: 'SMALL' }, { any: [{ home: 'EU' }, { home: ['NO'] }] }],
    },
    result: 'notNeeded',
    whenUnknown: 'ask',
    reason: {
      en: 'Companies established in the EU or in Norway may register for IOSS themselves.',
      zh: '设在欧盟或挪威的公司可自行注册IOSS。',
    },
    source: vatDirective('art. 369m', '第369m条'),
    confidence: 'high',
  },
  {
    ...ALWAYS,
    id: 'ioss-marketplace',
    kind: 'IOSS',
    each: { fixed: 'EU' },
    when: {
      all: [
        { customers: 'EU' },
        { sentFromOutside: 'EU' },
        { onlyMarketplaces: true },
        { allParcels: 'SMALL' },
      ],
    },
    result: 'notNeeded',
    whenUnknown: 'ask',
    reason: {
      en: 'For parcels of up to 150 EUR sent from outside the EU through a marketplace, the marketplace declares the VAT.',
      zh: '经平台从欧盟境外寄出、价值不超过150欧元的包裹，由平台申报VAT。',
    },
    source: vatDirective('art. 14a(1)', '第14a条第1款'),
    confidence: 'high',
  },
  {
    ...ALWAYS,
    id: 'ioss-large-parcels',
    kind: 'IOSS',
    each: { fixed: 'EU' },
    when: { all: [{ customers: 'EU' }, { sentFromOutside: 'EU' }, { allParcels: 'LARGE' }] },
    result: 'notNeeded',
    whenUnknown: 'ask',
    reason: {
      en: 'IOSS is only for parcels of up to 150 EUR; above that, the goods are imported under the normal procedure.',
      zh: 'IOSS只适用于价值不超过150欧元的包裹，超过的按一般进口办理。',
    },
    source: vatDirective('art. 369l', '第369l条'),
    confidence: 'high',
  },
]

export const oneStopShopRules: readonly Rule[] = [...union, ...imports]
