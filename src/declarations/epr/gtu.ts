/**
 * Groups of goods and services that Poland's register marks (§ 10(3) of the regulation of 15 October 2019, Dz.U. 2019 poz.
 * 1988); eleven to thirteen are services.
 */
export const GTU_CODES = [
  'GTU_01',
  'GTU_02',
  'GTU_03',
  'GTU_04',
  'GTU_05',
  'GTU_06',
  'GTU_07',
  'GTU_08',
  'GTU_09',
  'GTU_10',
  'GTU_11',
  'GTU_12',
  'GTU_13',
] as const
export type GtuCode = (typeof GTU_CODES)[number]
/** `NONE`: of no group */
export type Gtu = GtuCode | 'NONE'

/** The group as the register counts it, 1 to 13; null: of none. */
export const groupOf = (gtu: Gtu): number | null => (gtu === 'NONE' ? null : Number(gtu.slice(-2)))

/** `GTU_06`, `gtu 6`, `6`; null: none of them. */
export function readGtuCode(text: string): GtuCode | null {
  const group = /^(?:gtu[ _-]?)?0?(\d{1,2})$/i.exec(text.trim())?.[1]
  return GTU_CODES.find((code) => groupOf(code) === Number(group)) ?? null
}
