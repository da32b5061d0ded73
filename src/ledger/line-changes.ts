import { z } from 'zod'
import { instantOutput } from '#platform/shared/call.ts'

/** What of a line somebody reads off its document. */
const TYPED_FIELDS = [
  'country',
  'kind',
  'supplier',
  'number',
  'supplierNumber',
  'ksef',
  'date',
  'month',
  'currency',
  'net',
  'vat',
  'document',
] as const
type TypedField = (typeof TYPED_FIELDS)[number]

export const lineChangeSchema = z.object({
  field: z.enum(TYPED_FIELDS),
  from: z.string().describe('amounts in minor units; of a document its id'),
  to: z.string(),
  by: z.enum(['seller', 'staff']),
  at: instantOutput,
})
export type LineChange = z.output<typeof lineChangeSchema>

type Typed = Readonly<Record<Exclude<TypedField, 'document'>, string | number>> & { fileId: string }

const valueOf = (line: Typed, field: TypedField): string =>
  String(field === 'document' ? line.fileId : line[field])

/**
 * What is different now, each field once: from what it was first to what it is now. What was changed back is no change.
 * @param earlier changes that nobody has decided on yet
 */
export function changesOf(
  before: Typed,
  now: Typed,
  { earlier, by, at }: { earlier: readonly LineChange[]; by: LineChange['by']; at: Date },
): LineChange[] {
  return TYPED_FIELDS.flatMap((field) => {
    const known = earlier.find((one) => one.field === field)
    const [last, to] = [valueOf(before, field), valueOf(now, field)]
    if (last === to) return known ? [known] : []
    const from = known?.from ?? last
    return from === to ? [] : [{ field, from, to, by, at: at.toISOString() }]
  })
}

export type Currencies = { from: string; to: string }

/** In which amounts were before a line was changed, and in which they are now. */
export function currenciesOf(line: { currency: string; changes: readonly LineChange[] }): Currencies {
  const changed = line.changes.find(({ field }) => field === 'currency')
  return { from: changed?.from ?? line.currency, to: line.currency }
}
