import { countryName } from '#platform/shared/countries.ts'
import { formatPercent } from '#platform/shared/format-number.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { DeclarationDetail } from '../../contract.ts'
import type { boxNamesText } from '../box-names.text.ts'

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

/** What a part of a box is, in a few words; sellers and staff read the same. */
export function usePartName() {
  const t = useText<typeof boxNamesText>('box-names')
  const ofTreatment = useTreatmentName()
  return ({ kind, treatment, reason }: Part): string => {
    if (kind === 'ADJUSTMENT') return t('part_ADJUSTMENT', { reason: reason ?? '' })
    return treatment ? ofTreatment(treatment) : t(`part_${kind}`)
  }
}

/** How the law treats sales, in a few words. */
export function useTreatmentName() {
  const t = useText<typeof boxNamesText>('box-names')
  const lang = useLang()
  return (treatment: NonNullable<Part['treatment']>): string => {
    const scheme = t(`scheme_${SCHEMES.find((one) => one === treatment.scheme) ?? 'OTHER'}`)
    const { country, basisPoints } = treatment
    const place = country === null ? '' : countryName(country, lang)
    if (basisPoints === null) return place === '' ? scheme : t('salesIn', { scheme, place })
    return t('salesAt', { scheme, place, rate: formatPercent(basisPoints / 100, lang) })
  }
}
