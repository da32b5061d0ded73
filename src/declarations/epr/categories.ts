/** What a producer reports: its packaging, its electrical goods, or its batteries. */
export const EPR_STREAMS = ['PACKAGING', 'WEEE', 'BATTERIES'] as const
export type EprStream = (typeof EPR_STREAMS)[number]

/** The materials that the questions about packaging ask for. Registers that split one further want that done by hand. */
export const MATERIALS = [
  'glass',
  'paper',
  'plastics',
  'ferrousMetals',
  'aluminium',
  'drinkCartons',
  'composites',
  'wood',
  'other',
] as const
export type Material = (typeof MATERIALS)[number]

/** The six categories of Directive 2012/19/EU, annex III, in their order. */
export const DEVICE_KINDS = ['temperature', 'screens', 'lamps', 'large', 'small', 'smallIt'] as const
export type DeviceKind = (typeof DEVICE_KINDS)[number]

/** The categories of Regulation (EU) 2023/1542, art. 3. */
export const BATTERY_KINDS = [
  'portable',
  'lightTransport',
  'starting',
  'industrial',
  'electricVehicle',
] as const
export type BatteryKind = (typeof BATTERY_KINDS)[number]

export const CHEMISTRIES = [
  'alkaline',
  'zincCarbon',
  'lithium',
  'lithiumIon',
  'nickelMetalHydride',
  'nickelCadmium',
  'lead',
  'other',
] as const
export type Chemistry = (typeof CHEMISTRIES)[number]

/** The lines that a report can have, as they are named in it. */
const CATEGORIES: Record<EprStream, readonly string[]> = {
  PACKAGING: MATERIALS.map((material) => `packaging ${material}`),
  WEEE: DEVICE_KINDS.map((kind) => `device ${kind}`),
  BATTERIES: BATTERY_KINDS.flatMap((kind) => CHEMISTRIES.map((chemistry) => `battery ${kind} ${chemistry}`)),
}

export const categoriesOf = (stream: EprStream): readonly string[] => CATEGORIES[stream]

/** Services that obtain a producer's number, by the beginning of their codes in the catalogue. */
const CODES = [
  ['packaging', 'PACKAGING'],
  ['weee', 'WEEE'],
  ['batteries', 'BATTERIES'],
] as const

/** Null for a producer's number whose quantities the product does not know: textiles, toys. */
export function streamOf(productCode: string): EprStream | null {
  return CODES.find(([code]) => productCode === code || productCode.startsWith(`${code}-`))?.[1] ?? null
}

/** What a dialog offers: of batteries the portable ones, which most sellers have; the other lines stand in the table that is sent. */
export const isUsual = (category: string): boolean => /^(?:packaging|device|battery portable) /.test(category)
