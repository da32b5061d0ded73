import type { Rule } from '../rule.ts'
import { NATIONAL_FISCAL_REPRESENTATION, UK_OVERSEAS_GOODS, UK_VAT_ACT, vatDirective } from './sources.ts'

const ALWAYS = { from: null, until: null } as const

/** The law on stock, and on small parcels into Great Britain. */
const registration: readonly Rule[] = [
  {
    ...ALWAYS,
    id: 'vat-stock-eu',
    kind: 'VAT_REGISTRATION',
    each: { of: 'stock', only: 'EU' },
    when: { all: [{ stock: 'PLACE' }, { not: { home: 'PLACE' } }] },
    result: 'must',
    whenUnknown: 'probably',
    reason: {
      en: 'Your goods are in {{country}}. To sell from stock there you must register for VAT and file returns there, even if the marketplace collects the tax from the buyer.',
      zh: '您的货物存放在{{country}}。从当地库存销售须在当地注册VAT并申报；即使由平台代扣代缴，也须办理。',
    },
    source: vatDirective('art. 14, 17, 20, 32', '第14、17、20、32条'),
    confidence: 'high',
  },
  {
    ...ALWAYS,
    id: 'vat-stock-gb',
    kind: 'VAT_REGISTRATION',
    each: { of: 'stock', only: ['GB'] },
    when: { all: [{ stock: ['GB'] }, { not: { home: ['GB'] } }] },
    result: 'must',
    whenUnknown: 'probably',
    reason: {
      en: 'Your goods are in the United Kingdom and your company is established abroad: you must register for UK VAT from the first sale, generally even if the marketplace collects the tax.',
      zh: '货物存放在英国而公司设在境外：从第一笔销售起就须注册英国VAT；即使由平台代扣代缴，一般也须注册。',
    },
    source: UK_VAT_ACT,
    confidence: 'high',
  },
  {
    ...ALWAYS,
    id: 'vat-stock-home',
    kind: 'VAT_REGISTRATION',
    each: { of: 'stock', only: 'EU' },
    when: { all: [{ stock: 'PLACE' }, { home: 'PLACE' }] },
    result: 'probably',
    whenUnknown: 'ask',
    reason: {
      en: 'Your company is established in {{country}} and sells from there: its VAT applies. Only the small business exemption could relieve you of it, and we do not know your turnover.',
      zh: '公司设在{{country}}并从当地发货，适用本国VAT。只有符合小企业免税条件才可豁免，而我们尚不了解您的营业额。',
    },
    source: vatDirective('art. 2, 214, 284', '第2、214、284条'),
    confidence: 'high',
  },
  {
    ...ALWAYS,
    id: 'vat-stock-home-gb',
    kind: 'VAT_REGISTRATION',
    each: { of: 'stock', only: ['GB'] },
    when: { all: [{ stock: ['GB'] }, { home: ['GB'] }] },
    result: 'probably',
    whenUnknown: 'ask',
    reason: {
      en: 'Your company is established in the United Kingdom and sells from there: you must register once you exceed the UK threshold, and we do not know your turnover.',
      zh: '公司设在英国并从当地发货：营业额超过英国起征额后须注册，而我们尚不了解您的营业额。',
    },
    source: UK_VAT_ACT,
    confidence: 'high',
  },
]

const parcelsToBritain: readonly Rule[] = [
  {
    ...ALWAYS,
    id: 'vat-gb-small-parcels-own-shop',
    kind: 'VAT_REGISTRATION',
    each: { fixed: 'GB' },
    when: {
      all: [
        { customers: ['GB'] },
        { not: { home: ['GB'] } },
        { sentFromOutside: 'GB' },
        { channel: 'OWN_SHOP' },
        { someParcels: 'SMALL' },
      ],
    },
    result: 'must',
    whenUnknown: 'probably',
    reason: {
      en: 'Parcels of up to 135 GBP that your own shop sends to the United Kingdom from abroad are taxed at the point of sale, and you owe the VAT: you must register for UK VAT.',
      zh: '独立站从境外寄往英国、价值不超过135英镑的包裹，在销售时由您缴纳VAT，须注册英国VAT。',
    },
    source: UK_OVERSEAS_GOODS,
    confidence: 'high',
  },
  {
    ...ALWAYS,
    id: 'vat-gb-small-parcels-marketplace',
    kind: 'VAT_REGISTRATION',
    each: { fixed: 'GB' },
    when: {
      all: [
        { customers: ['GB'] },
        { sentFromOutside: 'GB' },
        { onlyMarketplaces: true },
        { allParcels: 'SMALL' },
      ],
    },
    result: 'notNeeded',
    whenUnknown: 'ask',
    reason: {
      en: 'For parcels of up to 135 GBP sent from abroad through a marketplace, the marketplace owes the VAT.',
      zh: '经平台从境外寄往英国、价值不超过135英镑的包裹，由平台缴纳VAT。',
    },
    source: UK_OVERSEAS_GOODS,
    confidence: 'high',
  },
]

/** States that require one, those that do not, and home countries that mostly have an agreement. */
const ASKING = ['AT', 'BE', 'BG', 'DK', 'ES', 'FR', 'GR', 'HU', 'IT', 'PL', 'PT', 'RO']
const NOT_ASKING = ['CZ', 'DE', 'GB', 'IE']
const WITHOUT_AGREEMENT = ['CN', 'HK', 'US']
const WITH_AGREEMENT = ['GB', 'NO']

const fiscalRepresentative: readonly Rule[] = [
  {
    ...ALWAYS,
    id: 'fiscal-representative-no-agreement',
    kind: 'FISCAL_REPRESENTATIVE',
    each: { of: 'vatRegistration', only: ASKING },
    when: { home: WITHOUT_AGREEMENT },
    result: 'must',
    whenUnknown: 'probably',
    reason: {
      en: 'To register for VAT in {{country}}, a company from {{home}} needs a fiscal representative there: there is no agreement on mutual assistance between the two.',
      zh: '{{home}}公司在{{country}}注册VAT须委托当地财税代表，因为双方之间没有征税互助协定。',
    },
    source: NATIONAL_FISCAL_REPRESENTATION,
    confidence: 'medium',
  },
  {
    ...ALWAYS,
    id: 'fiscal-representative-other-home',
    kind: 'FISCAL_REPRESENTATIVE',
    each: { of: 'vatRegistration', only: ASKING },
    when: { not: { any: [{ home: 'EU' }, { home: [...WITHOUT_AGREEMENT, ...WITH_AGREEMENT] }] } },
    result: 'probably',
    whenUnknown: 'ask',
    reason: {
      en: '{{country}} requires companies outside the EU to have a fiscal representative unless their country has an agreement on mutual assistance with it. For {{home}} this still has to be checked.',
      zh: '{{country}}要求欧盟境外公司委托财税代表，除非其所在国与之签有征税互助协定。{{home}}的情况需要核实。',
    },
    source: NATIONAL_FISCAL_REPRESENTATION,
    confidence: 'medium',
  },
  {
    ...ALWAYS,
    id: 'fiscal-representative-agreement',
    kind: 'FISCAL_REPRESENTATIVE',
    each: { of: 'vatRegistration', only: ASKING },
    when: { home: WITH_AGREEMENT },
    result: 'notNeeded',
    whenUnknown: 'ask',
    reason: {
      en: 'Companies from {{home}} can usually register in {{country}} without a fiscal representative, because of the agreement on mutual assistance.',
      zh: '由于签有征税互助协定，{{home}}公司在{{country}}注册VAT一般无需财税代表。',
    },
    source: NATIONAL_FISCAL_REPRESENTATION,
    confidence: 'medium',
  },
  {
    ...ALWAYS,
    id: 'fiscal-representative-nl',
    kind: 'FISCAL_REPRESENTATIVE',
    each: { of: 'vatRegistration', only: ['NL'] },
    when: {
      all: [{ not: { any: [{ home: 'EU' }, { home: WITH_AGREEMENT }] } }, { importer: 'US' }],
    },
    result: 'probably',
    whenUnknown: 'ask',
    reason: {
      en: 'For imports into the Netherlands, companies outside the EU need a fiscal representative to defer the import VAT.',
      zh: '欧盟境外公司将货物进口到荷兰，须通过财税代表办理进口增值税递延。',
    },
    source: NATIONAL_FISCAL_REPRESENTATION,
    confidence: 'medium',
  },
  {
    ...ALWAYS,
    id: 'fiscal-representative-not-asked',
    kind: 'FISCAL_REPRESENTATIVE',
    each: { of: 'vatRegistration', only: NOT_ASKING },
    when: { not: { any: [{ home: 'EU' }, { home: 'PLACE' }] } },
    result: 'notNeeded',
    whenUnknown: 'ask',
    reason: {
      en: '{{country}} lets companies from abroad register for VAT without a fiscal representative.',
      zh: '{{country}}允许境外公司自行注册VAT，无需财税代表。',
    },
    source: NATIONAL_FISCAL_REPRESENTATION,
    confidence: 'medium',
  },
]

export const vatRules: readonly Rule[] = [...registration, ...parcelsToBritain, ...fiscalRepresentative]
