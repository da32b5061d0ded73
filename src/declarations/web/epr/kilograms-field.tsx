import { faultSoFar, KILOGRAMS_FAULTS, kilogramsFault } from '../../epr/kilograms-fault.ts'
import { useLang } from '#platform/web/text.ts'
import { WeightField, type WeightFieldProps } from './weight-field.tsx'

const KILOGRAMS = { soFar: faultSoFar, whole: kilogramsFault }

/** Kilograms of a report, or of an invoice. */
export function KilogramsField(field: Omit<WeightFieldProps, 'maxLength'>) {
  const lang = useLang()
  const { BAD_WEIGHT, TOO_HEAVY } = KILOGRAMS_FAULTS
  return (
    <WeightField
      {...field}
      rule={KILOGRAMS}
      words={{ BAD_WEIGHT: BAD_WEIGHT[lang], TOO_HEAVY: TOO_HEAVY[lang] }}
      maxLength={30}
    />
  )
}
