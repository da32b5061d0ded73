import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { Condition } from './conditions.ts'

/** The kinds of obligation, in the order of a result. */
export const OBLIGATION_KINDS = [
  'VAT_REGISTRATION',
  'FISCAL_REPRESENTATIVE',
  'OSS',
  'IOSS',
  'IOSS_INTERMEDIARY',
  'EORI',
  'CUSTOMS_REPRESENTATIVE',
  'PACKAGING',
  'PACKAGING_REPRESENTATIVE',
  'WEEE',
  'WEEE_REPRESENTATIVE',
  'BATTERIES',
  'TEXTILES',
  'TOYS',
  'RESPONSIBLE_PERSON',
  'CE_REPRESENTATIVE',
] as const
export type ObligationKind = (typeof OBLIGATION_KINDS)[number]

/** Strongest first. */
export const NEED_STATUSES = ['must', 'probably', 'notNeeded'] as const
export type NeedStatus = (typeof NEED_STATUSES)[number]

export const CONFIDENCES = ['high', 'medium'] as const
export type Confidence = (typeof CONFIDENCES)[number]

export type LegalSource = { label: LocalText; url: string | null }

/**
 * The places to which a rule is applied, one by one: a fixed one, the countries of an answer, or those in which VAT
 * registration has turned out to be needed.
 */
export type Each =
  | { fixed: string }
  | { of: 'stock' | 'customers'; only: 'EU' | readonly string[] }
  | { of: 'vatRegistration'; only: 'EU' | readonly string[] }

/** One row of the table. A rule says what follows from facts, and cites its source. */
export type Rule = {
  id: string
  kind: ObligationKind
  each: Each
  when: Condition
  result: NeedStatus
  /**
   * If the facts do not decide the condition: `probably` says so in the result (never stronger), `ask` only adds the
   * question. An obligation is never ruled out on a guess.
   */
  whenUnknown: 'probably' | 'ask'
  /** `{{country}}`, `{{home}}` and `{{stock}}` are replaced by names. */
  reason: LocalText
  source: LegalSource
  /** First and last day on which it applies. */
  from: Day | null
  until: Day | null
  confidence: Confidence
}
