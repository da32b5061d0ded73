import type { Treatment } from '#reports/totals.ts'
import { DE } from './forms/de.ts'
import { ES } from './forms/es.ts'
import type { Entry, Figure, Form } from './forms/form.ts'
import { FR } from './forms/fr.ts'
import { GB } from './forms/gb.ts'
import { IT } from './forms/it.ts'
import { PL } from './forms/pl.ts'
import { namedEntries, WORKSHEET } from './forms/worksheet.ts'

const FORMS: Readonly<Record<string, Form>> = { GB, DE, FR, IT, ES, PL }

export const isKnownForm = (country: string): boolean => Object.hasOwn(FORMS, country)
export const formOf = (country: string): Form => FORMS[country] ?? WORKSHEET

/** A figure of a treatment that stands in a box of a country's return. */
export type PlacedFigure = { country: string; box: string; figure: Figure }

/** Northern Ireland's figures stand in the return of the United Kingdom. */
const returnOf = (state: string): string => (state === 'XI' ? 'GB' : state)

/** Every box of every national return in which a treatment stands. Those of the one-stop shops are rows, not boxes. */
export function placesOf(treatment: Treatment): PlacedFigure[] {
  return [...ofSale(treatment), ...ofDispatch(treatment), ...ofAcquisition(treatment)]
}

const placed = (country: string, entries: readonly Entry[]): PlacedFigure[] =>
  entries.map(([box, figure]) => ({ country, box, figure }))

function ofSale({ return: returned, oss, scheme, boxes, basisPoints }: Treatment): PlacedFigure[] {
  if (returned === null || oss !== null || scheme === 'IOSS' || returned.includes('+')) return []
  const entries: readonly Entry[] = boxes ? Object.entries(boxes) : namedEntries(scheme, basisPoints ?? 0)
  return placed(returned, entries)
}

function ofDispatch({ dispatch, oss, return: returned }: Treatment): PlacedFigure[] {
  if (dispatch === null) return []
  const country = returnOf(dispatch.country)
  switch (dispatch.treatment) {
    case 'EXEMPT_IC_SUPPLY':
      return placed(country, formOf(country).dispatch)
    case 'TAXED_AT_DESTINATION':
      return placed(country, formOf(country).taxedElsewhere[oss ? 0 : 1])
    case 'ZERO_RATED_EXPORT':
      // Beside the seller's own import the British return is another one.
      return returned === 'GB' ? [] : placed('GB', [['6', 'net']])
    case 'TAXABLE_AND_DEDUCTIBLE':
      return placed('GB', [
        ['1', 'acquisitionVat'],
        ['4', 'acquisitionVat'],
      ])
    case 'TAXABLE_UNLESS_VAT_ID':
      return []
  }
}

/** Without a number in the state of arrival there is no return in which it could stand. */
function ofAcquisition({ acquisition, dispatch }: Treatment): PlacedFigure[] {
  if (acquisition === null || dispatch?.treatment !== 'EXEMPT_IC_SUPPLY') return []
  const country = returnOf(acquisition.country)
  return placed(country, formOf(country).acquisition(acquisition.basisPoints))
}
