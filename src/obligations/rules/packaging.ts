import { EU_STATES } from '#platform/shared/eu-states.ts'
import type { LegalSource, Rule } from '../rule.ts'
import {
  EPR_FR,
  euRegulation,
  PACKAGING_AT,
  PACKAGING_DE,
  PACKAGING_ES,
  PACKAGING_IT,
  PACKAGING_PL,
} from './sources.ts'

const ALWAYS = { from: null, until: null } as const

const parcelsTo = (country: string) =>
  ({ each: { of: 'customers', only: [country] }, when: { customers: 'PLACE' } }) as const

function register(country: string, body: { en: string; zh: string }, source: LegalSource): Rule {
  return {
    ...ALWAYS,
    ...parcelsTo(country),
    id: `packaging-${country.toLowerCase()}`,
    kind: 'PACKAGING',
    result: 'must',
    whenUnknown: 'ask',
    reason: {
      en: `If you send parcels to consumers in {{country}}, you must register your packaging there (${body.en}).`,
      zh: `向{{country}}消费者寄送包裹，须在当地办理包装注册（${body.zh}）。`,
    },
    source,
    confidence: 'medium',
  }
}

/** Representatives that national law already requires. */
function nationalRepresentative(country: string, source: LegalSource): Rule {
  return {
    ...ALWAYS,
    id: `packaging-representative-${country.toLowerCase()}`,
    kind: 'PACKAGING_REPRESENTATIVE',
    each: { of: 'customers', only: [country] },
    when: { all: [{ customers: 'PLACE' }, { not: { home: 'PLACE' } }] },
    result: 'must',
    whenUnknown: 'probably',
    reason: {
      en: '{{country}} requires sellers not established there to appoint an authorised representative for packaging.',
      zh: '{{country}}要求未在当地设立的卖家为包装义务委托授权代表。',
    },
    source,
    confidence: 'medium',
  }
}

/** States with a rule of their own above the regulation's. */
const WITH_OWN_RULE: ReadonlySet<string> = new Set(['AT', 'DE', 'ES', 'FR', 'IT', 'PL'])

export const packagingRules: readonly Rule[] = [
  {
    ...ALWAYS,
    ...parcelsTo('DE'),
    id: 'packaging-de',
    kind: 'PACKAGING',
    result: 'must',
    whenUnknown: 'ask',
    reason: {
      en: 'You need LUCID registration and a contract with a dual system before sending the first parcel to consumers in Germany. Marketplaces must check this.',
      zh: '向德国消费者寄出第一个包裹之前，须完成LUCID注册并与双元系统签约。平台有核查义务。',
    },
    source: PACKAGING_DE,
    confidence: 'high',
  },
  {
    ...ALWAYS,
    ...parcelsTo('FR'),
    id: 'packaging-fr',
    kind: 'PACKAGING',
    result: 'must',
    whenUnknown: 'ask',
    reason: {
      en: 'Parcels to consumers in France need a producer identification number (UIN) for packaging and membership of an eco-organisation.',
      zh: '向法国消费者寄送包裹，须取得包装类生产者识别号（UIN）并加入生态组织。',
    },
    source: EPR_FR,
    confidence: 'high',
  },
  {
    ...ALWAYS,
    id: 'textiles-fr',
    kind: 'TEXTILES',
    each: { of: 'customers', only: ['FR'] },
    when: { all: [{ customers: 'PLACE' }, { goods: ['TEXTILES'] }] },
    result: 'must',
    whenUnknown: 'ask',
    reason: {
      en: 'Textiles sold to consumers in France need a separate producer identification number (UIN) and membership of an eco-organisation for textiles.',
      zh: '向法国消费者销售纺织品，须另行取得纺织品类UIN并加入相应的生态组织。',
    },
    source: EPR_FR,
    confidence: 'high',
  },
  {
    ...ALWAYS,
    id: 'toys-fr',
    kind: 'TOYS',
    each: { of: 'customers', only: ['FR'] },
    when: { all: [{ customers: 'PLACE' }, { goods: ['TOYS'] }] },
    result: 'must',
    whenUnknown: 'ask',
    reason: {
      en: 'Toys sold to consumers in France need a separate producer identification number (UIN) and membership of an eco-organisation for toys.',
      zh: '向法国消费者销售玩具，须另行取得玩具类UIN并加入相应的生态组织。',
    },
    source: EPR_FR,
    confidence: 'high',
  },
  register('ES', { en: 'register of producers', zh: '生产者登记' }, PACKAGING_ES),
  register('AT', { en: 'collection system', zh: '回收系统' }, PACKAGING_AT),
  register('IT', { en: 'CONAI', zh: 'CONAI' }, PACKAGING_IT),
  register('PL', { en: 'BDO', zh: 'BDO' }, PACKAGING_PL),
  {
    id: 'packaging-other-states',
    kind: 'PACKAGING',
    each: { of: 'customers', only: [...EU_STATES].filter((state) => !WITH_OWN_RULE.has(state)) },
    when: { customers: 'PLACE' },
    result: 'probably',
    whenUnknown: 'ask',
    reason: {
      en: 'The EU packaging regulation makes producers responsible for packaging in every member state that they sell to. How sellers register in {{country}} depends on national law.',
      zh: '欧盟包装条例要求生产者对其销往的每个成员国的包装承担责任。在{{country}}如何注册，由当地法律规定。',
    },
    source: euRegulation('2025/40', 'art. 44 and 45', '第44、45条'),
    from: '2026-08-12',
    until: null,
    confidence: 'medium',
  },
  nationalRepresentative('AT', PACKAGING_AT),
  nationalRepresentative('ES', PACKAGING_ES),
  {
    id: 'packaging-regulation-representative',
    kind: 'PACKAGING_REPRESENTATIVE',
    each: { of: 'customers', only: 'EU' },
    when: { all: [{ customers: 'PLACE' }, { not: { home: 'PLACE' } }] },
    result: 'probably',
    whenUnknown: 'ask',
    reason: {
      en: 'The EU packaging regulation requires an authorised representative in every member state where the producer is not established. Transitional rules in {{country}} may differ.',
      zh: '欧盟包装条例要求生产者在未设立机构的成员国委托授权代表。{{country}}的过渡规则可能有所不同。',
    },
    source: euRegulation('2025/40', '', ''),
    from: '2026-08-12',
    until: null,
    confidence: 'medium',
  },
]
