import { LOCALES } from '#platform/shared/format-number.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { timeZones } from '#platform/shared/time-zone.ts'
import type { SelectOption } from '#platform/ui/field.tsx'

export type Zone = { id: string; city: string; offset: string; minutes: number }

/** Every zone by how far it is from UTC now, then by name. */
export function zonesOn(at: Date, lang: Lang): Zone[] {
  return [...timeZones()]
    .map((id) => zoneOn(id, at, lang))
    .toSorted((a, b) => a.minutes - b.minutes || a.city.localeCompare(b.city, LOCALES[lang]))
}

/** `Asia/Hong_Kong` → Hong Kong, UTC+8. */
export function zoneOn(id: string, at: Date, lang: Lang): Zone {
  const name = nameOf(id, at, 'en', 'longOffset')
  const [, sign = '+', hours = '0', rest = '0'] = /GMT([+-])?(\d+)?:?(\d+)?/.exec(name) ?? []
  const minutes = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(rest))
  return {
    id,
    city: lang === 'zh' ? inChinese(id, at) : (id.split('/').at(-1) ?? id).replaceAll('_', ' '),
    offset: minutes === 0 ? 'UTC' : name.replace('GMT', 'UTC'),
    minutes,
  }
}

/** The database names its cities in English alone; Chinese readers get its place: 中国时间, 纽约时间. */
const inChinese = (id: string, at: Date): string =>
  id === 'UTC' ? id : nameOf(id, at, LOCALES.zh, 'shortGeneric')

function nameOf(timeZone: string, at: Date, locale: string, timeZoneName: 'longOffset' | 'shortGeneric') {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
}

export const asOptions = (zones: readonly Zone[], nameOf: (zone: Zone) => string): SelectOption[] =>
  zones.map((zone) => ({ value: zone.id, label: nameOf(zone) }))
