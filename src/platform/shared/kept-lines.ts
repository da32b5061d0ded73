import { HAN } from './address-lines.ts'
import { isProvince, PROVINCES } from './provinces.ts'

type Kept = { line1: string; line2: string; city: string; postcode: string; province?: string | undefined }

/** Street lines, then postcode, city and province in the address's own script: what `addressLines` puts in order. */
export function keptLines({ line1, line2, city, postcode, province }: Kept): string[] {
  const isHan = HAN.test(line1 + line2 + city)
  const name = isProvince(province) ? PROVINCES[province][isHan ? 'zh' : 'en'] : ''
  // Beijing is its own province.
  const further = name === '' || name.startsWith(city) || city.startsWith(name) ? '' : name
  const place = isHan ? [postcode, further, city] : [postcode, further === '' ? city : `${city}, ${further}`]
  return [line1, line2, place.filter((part) => part !== '').join(' ')].filter((line) => line !== '')
}
