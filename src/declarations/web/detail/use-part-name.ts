import { formatPercent } from '#platform/shared/format-number.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { DeclarationDetail } from '../../contract.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'

export type Part = DeclarationDetail['boxes'][number]['parts'][number]

const SCHEMES = [
  'LOCAL',
  'ORIGIN_BELOW_THRESHOLD',
  'IC_SUPPLY',
  'EXPORT',
  'DEEMED_SUPPLIER',
  'DOMESTIC_REVERSE_CHARGE',
  'OSS_UNION',
  'IOSS',
] as const

/** What a part of a box is, in a few words. */
export function usePartName() {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const ofTreatment = useTreatmentName()
  return ({ kind, treatment, reason }: Part): string => {
    if (kind === 'ADJUSTMENT') return t('part_ADJUSTMENT', { reason: reason ?? '' })
    return treatment ? ofTreatment(treatment) : t(`part_${kind}`)
  }
}

/** How the law treats sales, in a few words. */
export function useTreatmentName() {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const lang = useLang()
  return (treatment: NonNullable<Part['treatment']>): string => {
    const scheme = t(`scheme_${SCHEMES.find((one) => one === treatment.scheme) ?? 'OTHER'}`)
    if (treatment.basisPoints === null) return scheme
    return t('salesAt', { scheme, rate: formatPercent(treatment.basisPoints / 100, lang) })
  }
}
