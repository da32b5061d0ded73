import { timeZones } from '#platform/shared/time-zone.ts'
import type { SelectOption } from '#platform/ui/field.tsx'

export type Zone = { id: string; city: string; offset: string; minutes: number }

/** Every zone by how far it is from UTC now, then by name. */
export function zonesOn(at: Date): Zone[] {
  return [...timeZones()]
    .map((id) => zoneOn(id, at))
    .toSorted((a, b) => a.minutes - b.minutes || a.city.localeCompare(b.city))
}

/** `Asia/Hong_Kong` → Hong Kong, UTC+8. Cities keep the names of the database, as every system shows them. */
export function zoneOn(id: string, at: Date): Zone {
  const parts = new Intl.DateTimeFormat('en', { timeZone: id, timeZoneName: 'longOffset' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign = '+', hours = '0', rest = '0'] = /GMT([+-])?(\d+)?:?(\d+)?/.exec(name) ?? []
  const minutes = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(rest))
  return {
    id,
    city: (id.split('/').at(-1) ?? id).replaceAll('_', ' '),
    offset: minutes === 0 ? 'UTC' : name.replace('GMT', 'UTC'),
    minutes,
  }
}

export const asOptions = (zones: readonly Zone[], nameOf: (zone: Zone) => string): SelectOption[] =>
  zones.map((zone) => ({ value: zone.id, label: nameOf(zone) }))
