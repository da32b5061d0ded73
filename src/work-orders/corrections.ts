import { formatDay } from '#platform/shared/day-text.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'

/** What was handed over and may turn out to be wrong; a missing fact is null. */
export type Result = {
  number: string | null
  validFrom: string | null
  /** The last day of validity. */
  validUntil: string | null
  certificateFileId: string | null
}

const RESULT_FACTS = ['number', 'validFrom', 'validUntil', 'certificateFileId'] as const
export type ResultFact = (typeof RESULT_FACTS)[number]

export const CORRECTION_STATUSES = ['OPEN', 'APPROVED', 'DECLINED'] as const
export type CorrectionStatus = (typeof CORRECTION_STATUSES)[number]

/** The facts that a correction would change; those not named stay as they are. */
export function changedFacts(before: Result, wanted: Partial<Result>): ResultFact[] {
  return RESULT_FACTS.filter((fact) => wanted[fact] !== undefined && wanted[fact] !== before[fact])
}

/** The certificate that takes the place of the earlier one; undefined where it stays. */
export const newCertificate = (before: Result, after: Result): string | undefined =>
  changedFacts(before, after).includes('certificateFileId')
    ? (after.certificateFileId ?? undefined)
    : undefined

/** Whether what a correction was decided on is still what holds. */
export const isStill = (before: Result, now: Result): boolean =>
  RESULT_FACTS.every((fact) => before[fact] === now[fact])

const NAMES: Record<ResultFact, LocalText> = {
  number: { en: 'Number', zh: '号码' },
  validFrom: { en: 'Valid from', zh: '生效日期' },
  validUntil: { en: 'Valid until', zh: '有效期至' },
  certificateFileId: { en: 'new certificate', zh: '更换证书' },
}

/** `Number: DE129273398 → DE136695976 · new certificate`, as the history tells it. */
export function describeChange(before: Result, after: Result): LocalText {
  const said = (lang: Lang) =>
    changedFacts(before, after)
      .map((fact) => {
        if (fact === 'certificateFileId') return NAMES[fact][lang]
        const [was, is] = [before, after].map((result) => written(fact, result[fact], lang))
        return `${NAMES[fact][lang]}${lang === 'en' ? ': ' : '：'}${was} → ${is}`
      })
      .join(' · ')
  return { en: said('en'), zh: said('zh') }
}

function written(fact: ResultFact, value: string | null, lang: Lang): string {
  if (value === null) return '–'
  return fact === 'number' ? value : formatDay(value, lang)
}
