import { AGENCY } from './data-classes/agency.ts'
import { BUSINESS } from './data-classes/business.ts'
import type { DataClass, Place } from './data-classes/data-class.ts'
import { PERSONAL } from './data-classes/personal.ts'

/**
 * Every class of data that is kept. From this one table come the annex of the privacy policy, `docs/data.md`, what is
 * forgotten of a company after its closing, and how a person is erased.
 */
export const DATA_CLASSES: readonly DataClass[] = [...PERSONAL, ...BUSINESS, ...AGENCY]

export type NamedPlace = Place & { table: string; dataClass: DataClass }

/** Each table once for each class that lies in it. */
export const PLACES: readonly NamedPlace[] = DATA_CLASSES.flatMap((dataClass) =>
  Object.entries(dataClass.places).map(([table, place]) => ({ ...place, table, dataClass })),
)
