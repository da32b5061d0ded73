import { faultSoFar, KILOGRAMS_FAULTS, kilogramsFault } from '../../epr/kilograms-fault.ts'
import { WeightField, type WeightFieldProps } from './weight-field.tsx'

const KILOGRAMS = { soFar: faultSoFar, whole: kilogramsFault, texts: KILOGRAMS_FAULTS }

/** Kilograms of a report, or of an invoice. */
export function KilogramsField(field: Omit<WeightFieldProps, 'maxLength'>) {
  return <WeightField {...field} rule={KILOGRAMS} maxLength={30} />
}
