import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { Confidence } from './facts.ts'
import type { SourceId } from './sources.ts'

/** A statutory limit at which goods, parcels or sellers are treated differently. */
export type Threshold = {
  /** Integer minor units of the currency: 1000000 EUR is 10,000.00 EUR */
  amount: number
  currency: 'EUR' | 'GBP' | 'NOK' | 'CHF'
  /** null: since before the data begins */
  from: Day | null
  /** States in which it applies: a code, or EU for all member states */
  place: string
  name: LocalText
  rule: LocalText
  source: SourceId
  confidence: Confidence
}

export const THRESHOLDS = {
  euDistanceSales: {
    amount: 1_000_000,
    currency: 'EUR',
    from: '2021-07-01',
    place: 'EU',
    name: { en: 'Distance sales within the EU', zh: '欧盟境内远程销售' },
    rule: {
      en: 'Directive 2006/112/EC art. 59c: for a seller established in only one member state who sends goods from there. The sale that exceeds the threshold, and all later ones, are taxed where the goods arrive.',
      zh: '欧盟指令2006/112/EC第59c条：适用于仅设立于一个成员国并从该国发货的卖家。使销售额超过该限额的那笔交易及其后的交易，均在货物到达国征税。',
    },
    source: 'NWB',
    confidence: 'high',
  },
  iossConsignment: {
    amount: 15_000,
    currency: 'EUR',
    from: '2021-07-01',
    place: 'EU',
    name: { en: 'Consignments under IOSS', zh: 'IOSS货件' },
    rule: {
      en: 'Directive 2006/112/EC art. 14a(1), 369l: intrinsic value of a consignment from outside the EU.',
      zh: '欧盟指令2006/112/EC第14a(1)条、第369l条：从欧盟境外发出的货件的内在价值。',
    },
    source: 'OSS',
    confidence: 'high',
  },
  gbConsignment: {
    amount: 13_500,
    currency: 'GBP',
    from: '2021-01-01',
    place: 'GB',
    name: { en: 'Consignments to Great Britain', zh: '发往大不列颠的货件' },
    rule: {
      en: 'Up to this amount VAT is due at the point of sale, above it at import (VATA 1994 s. 7AA, sch. 9ZC).',
      zh: '不超过该限额的，在销售时征收增值税；超过的，在进口时征收（英国1994年增值税法第7AA条及附表9ZC）。',
    },
    source: 'GOVUK',
    confidence: 'high',
  },
  noVoecItem: {
    amount: 300_000,
    currency: 'NOK',
    from: '2020-04-01',
    place: 'NO',
    name: { en: 'Items under VOEC', zh: 'VOEC商品' },
    rule: {
      en: 'Value of one item that a registered seller or marketplace may tax in its return instead of at import.',
      zh: '单件商品的价值不超过该限额的，可由已注册的卖家或平台在申报中缴税，无需在进口时缴纳。',
    },
    source: 'OWN',
    confidence: 'medium',
  },
  chSmallImportTax: {
    amount: 500,
    currency: 'CHF',
    from: null,
    place: 'CH',
    name: { en: 'Import tax not collected', zh: '免征的进口税额' },
    rule: {
      en: 'Import tax of up to this amount is not collected on a consignment.',
      zh: '单个货件的进口税额不超过该金额的，不予征收。',
    },
    source: 'OWN',
    confidence: 'medium',
  },
  euFlatDutyItem: {
    amount: 300,
    currency: 'EUR',
    from: '2026-07-01',
    place: 'EU',
    name: { en: 'Flat customs duty', zh: '定额关税' },
    rule: {
      en: 'Charged on each item of a consignment up to the IOSS limit: customs duty, not VAT.',
      zh: '对不超过IOSS限额的货件中的每件商品征收：属于关税，不是增值税。',
    },
    source: 'DUTY3',
    confidence: 'medium',
  },
} as const satisfies Record<string, Threshold>
