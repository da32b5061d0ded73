import { z } from 'zod'
import { saying } from './inputs.ts'

let known: ReadonlySet<string> | undefined

/** The zones that people can choose, in every runtime: by the names of the IANA database, and UTC. */
export function timeZones(): ReadonlySet<string> {
  known ??= new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])
  return known
}

const KNOWN_ZONE = saying('Choose a time zone from the list.', '请从列表中选择时区。')

/** A time zone from outside: one that every browser can show times in. */
export const timeZoneInput = z
  .string()
  .max(60)
  .refine((zone) => timeZones().has(zone), KNOWN_ZONE)
