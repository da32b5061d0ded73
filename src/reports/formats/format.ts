import { type Field, FIELDS } from './fields.ts'

/** How the days of a file are written; AUTO: as far as they leave no doubt. */
export type DateOrder = 'DMY' | 'MDY' | 'YMD' | 'AUTO'
/** How its amounts are written; AUTO: as far as they leave no doubt. */
export type NumberStyle = 'POINT' | 'COMMA' | 'AUTO'

/** How a file of sales is to be read: which column is what, and how days, amounts and refunds are written. */
export type Format = {
  id: string
  /** Names of a field's column, the usual one first. */
  columns: Readonly<Partial<Record<Field, readonly string[]>>>
  required: readonly Field[]
  /** What all rows have in common and no column says. */
  constants: Readonly<Partial<Record<Field, string>>>
  dates: DateOrder
  numbers: NumberStyle
  /** The sign of a refund's amount in the file */
  refunds: 'NEGATIVE' | 'POSITIVE'
  /** Of an order's lines only the first has the amount, which is that of them all. */
  totalOnFirstLine?: boolean
  /** Plain words of its type column → what the engine calls them, where they are not what they usually are. */
  types: ReadonlyMap<string, string>
  /** Its words are its own: what is not among them stays as it is written. */
  ownWordsOnly?: boolean
}

/** Where the fields stand in one file. */
export type Columns = {
  /** By field: the place of its column; -1: the file has none */
  places: Readonly<Record<Field, number>>
  names: readonly string[]
}

/** Names are compared without regard to case, spaces and signs: `Total (EUR)` is found as `total eur`. */
function plainName(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Finds the columns by name, in any order, among any others. */
export function findColumns(format: Format, header: readonly string[]): Columns {
  const byName = new Map<string, number>()
  header.forEach((name, place) => {
    const plain = plainName(name)
    if (!byName.has(plain)) byName.set(plain, place)
  })
  const placeOf = (field: Field): number => {
    for (const name of format.columns[field] ?? []) {
      const place = byName.get(plainName(name))
      if (place !== undefined) return place
    }
    return -1
  }
  const places = Object.fromEntries(FIELDS.map((field) => [field, placeOf(field)])) as Record<Field, number>
  return { places, names: header }
}

/** The required fields that neither a column nor a constant gives, by the name of the column that is expected. */
export function missingColumns(format: Format, { places }: Columns): string[] {
  return format.required
    .filter((field) => places[field] < 0 && !format.constants[field])
    .map((field) => format.columns[field]?.[0] ?? field)
}

/** The format with most of its columns in the header, if it has all that are required; else the nearest one. */
export function recogniseFormat(formats: readonly Format[], header: readonly string[]): Format | null {
  const rated = formats.map((format) => {
    const { places, names } = findColumns(format, header)
    const found = FIELDS.filter((field) => places[field] >= 0).length
    const missing = missingColumns(format, { places, names }).length
    return { format, found, score: found - 100 * missing }
  })
  const [best] = rated.toSorted((a, b) => b.score - a.score)
  return best && best.found >= 3 ? best.format : null
}
