import type { Condition } from '../conditions.ts'
import type { Rule } from '../rule.ts'
import { euRegulation, WEEE_DIRECTIVE } from './sources.ts'

const ALWAYS = { from: null, until: null } as const

const electricalTo: Condition = { all: [{ customers: 'PLACE' }, { goods: ['ELECTRICAL'] }] }

const byCountry: readonly Rule[] = [
  {
    ...ALWAYS,
    id: 'weee',
    kind: 'WEEE',
    each: { of: 'customers', only: 'EU' },
    when: electricalTo,
    result: 'must',
    whenUnknown: 'ask',
    reason: {
      en: 'Electrical goods sold to {{country}} need WEEE registration there before they are offered for sale.',
      zh: '向{{country}}销售电子电器产品，上架前须在当地完成WEEE注册。',
    },
    source: WEEE_DIRECTIVE,
    confidence: 'high',
  },
  {
    ...ALWAYS,
    id: 'weee-representative',
    kind: 'WEEE_REPRESENTATIVE',
    each: { of: 'customers', only: 'EU' },
    when: { all: [electricalTo, { not: { home: 'PLACE' } }] },
    result: 'must',
    whenUnknown: 'ask',
    reason: {
      en: 'Your company is not established in {{country}}: an authorised representative there must take on the duties for your electrical goods.',
      zh: '公司未在{{country}}设立，须委托当地授权代表承担电子电器产品的义务。',
    },
    source: WEEE_DIRECTIVE,
    confidence: 'high',
  },
  {
    ...ALWAYS,
    id: 'batteries',
    kind: 'BATTERIES',
    each: { of: 'customers', only: 'EU' },
    when: { all: [{ customers: 'PLACE' }, { goods: ['BATTERIES'] }] },
    result: 'must',
    whenUnknown: 'ask',
    reason: {
      en: 'Batteries, including those inside products, need registration in {{country}}.',
      zh: '电池（包括产品内置电池）须在{{country}}注册。',
    },
    source: euRegulation('2023/1542', '', ''),
    confidence: 'high',
  },
]

const CE_GOODS = ['ELECTRICAL', 'TOYS', 'OTHER_CE'] as const

const namedPersons: readonly Rule[] = [
  {
    ...ALWAYS,
    id: 'responsible-person',
    kind: 'RESPONSIBLE_PERSON',
    each: { fixed: 'EU' },
    when: { all: [{ customers: 'EU_LAW' }, { maker: 'OUTSIDE' }, { not: { home: 'EU' } }] },
    result: 'must',
    whenUnknown: 'probably',
    reason: {
      en: 'Consumer products made outside the EU may be sold there, and in Northern Ireland, only with a responsible person in the EU who is named on the product.',
      zh: '欧盟境外制造的消费品，须有欧盟境内的负责人（欧代）并标注在产品上，才可在欧盟和北爱尔兰销售。',
    },
    source: euRegulation('2023/988', 'art. 16', '第16条'),
    confidence: 'high',
  },
  {
    ...ALWAYS,
    id: 'responsible-person-importer',
    kind: 'RESPONSIBLE_PERSON',
    each: { fixed: 'EU' },
    when: { all: [{ customers: 'EU_LAW' }, { maker: 'OUTSIDE' }, { home: 'EU' }] },
    result: 'probably',
    whenUnknown: 'ask',
    reason: {
      en: 'The goods are made outside the EU, so a responsible person in the EU must be named on them. As an importer established in the EU, you may act as that person yourself.',
      zh: '产品在欧盟境外制造，须标注欧盟境内的负责人。您的公司设在欧盟，如作为进口商，可自行担任。',
    },
    source: euRegulation('2023/988', 'art. 16', '第16条'),
    confidence: 'high',
  },
  {
    ...ALWAYS,
    id: 'responsible-person-made-in-eu',
    kind: 'RESPONSIBLE_PERSON',
    each: { fixed: 'EU' },
    when: { all: [{ customers: 'EU_LAW' }, { maker: 'EU' }] },
    result: 'notNeeded',
    whenUnknown: 'ask',
    reason: {
      en: 'The manufacturer in the EU is the responsible person.',
      zh: '产品由欧盟境内的制造商生产，制造商本身即为负责人。',
    },
    source: euRegulation('2023/988', 'art. 16', '第16条'),
    confidence: 'high',
  },
  {
    ...ALWAYS,
    id: 'ce-representative',
    kind: 'CE_REPRESENTATIVE',
    each: { fixed: 'EU' },
    when: {
      all: [{ customers: 'EU_LAW' }, { goods: CE_GOODS }, { maker: 'OUTSIDE' }, { not: { home: 'EU' } }],
    },
    result: 'must',
    whenUnknown: 'probably',
    reason: {
      en: 'CE-marked goods from a manufacturer outside the EU need an importer or an authorised representative in the EU, named on the product.',
      zh: '欧盟境外制造的CE产品，须有欧盟境内的进口商或授权代表并标注在产品上。',
    },
    source: euRegulation('2019/1020', 'art. 4', '第4条'),
    confidence: 'high',
  },
  {
    ...ALWAYS,
    id: 'ce-representative-importer',
    kind: 'CE_REPRESENTATIVE',
    each: { fixed: 'EU' },
    when: {
      all: [{ customers: 'EU_LAW' }, { goods: CE_GOODS }, { maker: 'OUTSIDE' }, { home: 'EU' }],
    },
    result: 'probably',
    whenUnknown: 'ask',
    reason: {
      en: 'CE-marked goods from a manufacturer outside the EU must name an importer or an authorised representative in the EU. If you are the importer, you may name your own company.',
      zh: '欧盟境外制造的CE产品须标注欧盟境内的进口商或授权代表。您的公司如为进口商，可标注自己。',
    },
    source: euRegulation('2019/1020', 'art. 4', '第4条'),
    confidence: 'high',
  },
]

export const productRules: readonly Rule[] = [...byCountry, ...namedPersons]
