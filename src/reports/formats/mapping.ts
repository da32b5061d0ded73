import { CHANNEL_FORMATS } from './channels.ts'
import { type Field, FIELDS } from './fields.ts'
import {
  type DateOrder,
  findColumns,
  type Format,
  missingColumns,
  type NumberStyle,
  recogniseFormat,
} from './format.ts'
import { isReadable } from './readable-constants.ts'
import { EUROPEAN_HEADINGS } from './european-headings.ts'
import { OWN_HEADINGS, withoutBrackets } from './own-headings.ts'
import { type MappedType, NO_SALE, plainWord } from './type-words.ts'

/** How somebody said that a source's files are to be read; remembered, and used for its next file. */
export type Mapping = {
  /** Field → the file's own name of its column */
  columns: Readonly<Partial<Record<Field, string>>>
  /** What all rows have in common: the country from which the goods are sent, the channel, the currency */
  constants: Readonly<Partial<Record<Field, string>>>
  dates: DateOrder
  numbers: NumberStyle
  refunds: Format['refunds']
  totalOnFirstLine?: boolean
  /** What a word of the type column means, where it is said; the others are read as they usually are */
  types?: Readonly<Record<string, MappedType>>
}

const REQUIRED: readonly Field[] = [
  'type',
  'date',
  'orderId',
  'marketplace',
  'depart',
  'arrive',
  'gross',
  'currency',
]

/** A seller's own table: its columns by their usual names in eight languages. */
const OWN: Format = {
  id: 'own',
  columns: Object.fromEntries(
    FIELDS.map((field) => [field, [...(OWN_HEADINGS[field] ?? []), ...(EUROPEAN_HEADINGS[field] ?? [])]]),
  ),
  required: REQUIRED,
  constants: {},
  dates: 'AUTO',
  numbers: 'AUTO',
  refunds: 'NEGATIVE',
  types: new Map(),
}

type Found = { format: Format; columns: Partial<Record<Field, string>> }

function columnsIn(format: Format, header: readonly string[], names = header): Found {
  const { places } = findColumns(format, names)
  const found = FIELDS.flatMap((field) => {
    const name = header[places[field]]
    return name === undefined ? [] : [[field, name] as const]
  })
  return { format, columns: Object.fromEntries(found) }
}

/** What is likely meant by a file's columns, to begin with: as its channel writes them, or as people usually call them. */
export function suggestMapping(header: readonly string[]): Mapping {
  const channel = recogniseFormat(CHANNEL_FORMATS, header)
  const own = columnsIn(OWN, header, header.map(withoutBrackets))
  const { format, columns } = channel ? fuller(columnsIn(channel, header), own) : own
  const { constants, dates, numbers, refunds, totalOnFirstLine } = format
  return { columns, constants, dates, numbers, refunds, ...(totalOnFirstLine ? { totalOnFirstLine } : {}) }
}

const sizeOf = ({ columns }: Found): number => Object.keys(columns).length

/** A channel's columns, unless more of them have usual names: then the file is somebody's own. */
const fuller = (channel: Found, own: Found): Found => (sizeOf(own) > sizeOf(channel) ? own : channel)

export function formatFrom(mapping: Mapping): Format {
  const { columns, constants, dates, numbers, refunds, totalOnFirstLine, types = {} } = mapping
  return {
    id: 'mapping',
    columns: Object.fromEntries(Object.entries(columns).map(([field, name]) => [field, [name]])),
    required: REQUIRED,
    constants,
    dates,
    numbers,
    refunds,
    ...(totalOnFirstLine ? { totalOnFirstLine } : {}),
    types: new Map(Object.entries(types).map(([word, type]) => [plainWord(word), meant(type)])),
  }
}

/** The fields that have neither a column of the file nor a value for all rows that is understood. */
export function missingIn(mapping: Mapping, header: readonly string[]): string[] {
  const format = formatFrom(mapping)
  const constants = Object.fromEntries(
    Object.entries(mapping.constants).filter(([field, value]) => isReadable(field as Field, value)),
  )
  return missingColumns({ ...format, columns: {}, constants }, findColumns(format, header))
}

const meant = (type: MappedType): string => (type === 'NOT_A_SALE' ? NO_SALE : type)
