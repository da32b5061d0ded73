import type { DueRule, Frequency } from '#vat/rates/facts.ts'
import type { Confidence } from '#vat/rates/facts.ts'
import type { SourceId } from '#vat/rates/sources.ts'

/** EU schemes in which one return covers all member states. */
const SCHEMES = ['OSS_UNION', 'OSS_NON_UNION', 'IOSS'] as const
export type Scheme = (typeof SCHEMES)[number]

export type SchemeRule = { frequency: Frequency; due: DueRule; source: SourceId; confidence: Confidence }

/** End of the following month, even if that is not a working day (Directive 2006/112 art. 364, 369f, 369s). */
const END_OF_NEXT_MONTH: DueRule = { kind: 'LAST_DAY_OF_MONTH', monthsAfter: 1, shift: 'NONE' }

export const SCHEME_RULES: Readonly<Record<Scheme, SchemeRule>> = {
  OSS_UNION: { frequency: 'QUARTERLY', due: END_OF_NEXT_MONTH, source: 'OSS', confidence: 'high' },
  OSS_NON_UNION: { frequency: 'QUARTERLY', due: END_OF_NEXT_MONTH, source: 'OSS', confidence: 'high' },
  IOSS: { frequency: 'MONTHLY', due: END_OF_NEXT_MONTH, source: 'OSS', confidence: 'high' },
}

const OTHER_NAMES: Readonly<Record<string, Scheme>> = {
  OSS: 'OSS_UNION',
  UNION_OSS: 'OSS_UNION',
  NON_UNION_OSS: 'OSS_NON_UNION',
}

export function readScheme(name: string): Scheme | undefined {
  const plain = name
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_')
  return SCHEMES.find((scheme) => scheme === plain) ?? OTHER_NAMES[plain]
}
