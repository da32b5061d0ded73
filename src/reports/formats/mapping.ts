import { CHANNEL_FORMATS } from './channels.ts'
import { type Field, FIELDS } from './fields.ts'
import { type DateOrder, findColumns, type Format, type NumberStyle, recogniseFormat } from './format.ts'

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

/** What is likely meant by a file's columns, to begin with: as its channel writes them, as far as it is known. */
export function suggestMapping(header: readonly string[]): Mapping {
  const format = recogniseFormat(CHANNEL_FORMATS, header)
  if (!format) return { columns: {}, constants: {}, dates: 'AUTO', numbers: 'AUTO', refunds: 'NEGATIVE' }
  const { places } = findColumns(format, header)
  const columns = Object.fromEntries(
    FIELDS.flatMap((field) => {
      const name = header[places[field]]
      return name === undefined ? [] : [[field, name]]
    }),
  )
  const { constants, dates, numbers, refunds, totalOnFirstLine } = format
  return { columns, constants, dates, numbers, refunds, ...(totalOnFirstLine ? { totalOnFirstLine } : {}) }
}

export function formatFrom(mapping: Mapping): Format {
  const { columns, constants, dates, numbers, refunds, totalOnFirstLine } = mapping
  return {
    id: 'mapping',
    columns: Object.fromEntries(Object.entries(columns).map(([field, name]) => [field, [name]])),
    required: REQUIRED,
    constants,
    dates,
    numbers,
    refunds,
    ...(totalOnFirstLine ? { totalOnFirstLine } : {}),
    types: { RETURN: 'REFUND', REFUNDED: 'REFUND', ORDER: 'SALE', 退款: 'REFUND', 销售: 'SALE' },
  }
}
