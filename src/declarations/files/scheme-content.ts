import { vatOnTop } from '#vat/engine/money.ts'
import { rateOn } from '#vat/rates/rate-on.ts'
import type { SchemeReturn, SchemeRow } from '../boxes/prepared-return.ts'

/** How the EU writes a state in VAT matters: EL for Greece. */
export const unionCode = (country: string): string => (country === 'GR' ? 'EL' : country)

/**
 * The lines of a return that the one-stop shops take. A line whose tax rounds to nothing, or whose rate is nothing, has
 * no place in it: the forms accept no zeros.
 */
export const declaredRows = (prepared: SchemeReturn): readonly SchemeRow[] =>
  (prepared.rows ?? []).filter(
    ({ taxable, vat, basisPoints }) => vat !== 0 || vatOnTop(Math.abs(taxable), basisPoints) !== 0,
  )

export const declaredCorrections = (prepared: SchemeReturn): SchemeReturn['corrections'] =>
  prepared.corrections.filter(({ vat }) => vat !== 0)

/** The standard rate of the state of consumption at the end of the period, or one of its reduced rates. */
export function rateType({ consumption, basisPoints }: SchemeRow, { period }: SchemeReturn): RateType {
  // A rate may change within the period, so both ends count.
  const standard = [period.from, period.to].some((day) => {
    const found = rateOn(consumption, 'standard', day)
    return !('refused' in found) && found.standardBasisPoints === basisPoints
  })
  return standard ? 'STANDARD' : 'REDUCED'
}
type RateType = 'STANDARD' | 'REDUCED'
