import type { OutputOf } from '#platform/shared/call.ts'
import type { previewMapping } from '../mapping-contract.ts'
import type { ShownField } from './shown-fields.ts'

type Preview = OutputOf<typeof previewMapping>
type Looked = Pick<Preview, 'missing' | 'otherNumbers'> & {
  rows: readonly (Pick<Preview['rows'][number], 'orderId'> & {
    problems: readonly { code: string }[]
  })[]
}
type Said = { mapping: Pick<Preview['mapping'], 'columns' | 'constants' | 'refunds'>; name: string }

export type MappingErrors = {
  /** At a field: it has nothing yet, or its value for all rows is not understood. */
  at: (field: ShownField) => 'MISSING' | 'NOT_UNDERSTOOD' | null
  /** An amount that is written otherwise than was said */
  numbers: string | null
  /** The order of a refund that is above zero, although refunds were said to be below it */
  refund: string | null
  hasName: boolean
  isReady: boolean
}

/** What is wrong with what was said of a file, by the field where it is put right. */
export function mappingErrors(preview: Looked, { mapping, name }: Said, wasPressed: boolean): MappingErrors {
  const positive = preview.rows.find(({ problems }) =>
    problems.some(({ code }) => code === 'ASK_REFUND_SIGN'),
  )
  const hasName = name.trim() !== ''
  return {
    at(field) {
      if (!preview.missing.includes(field)) return null
      if (mapping.columns[field] === undefined && mapping.constants[field] !== undefined)
        return 'NOT_UNDERSTOOD'
      // Nobody is told of what they have not come to yet.
      return wasPressed ? 'MISSING' : null
    },
    numbers: preview.otherNumbers,
    refund: mapping.refunds === 'NEGATIVE' ? (positive?.orderId ?? null) : null,
    hasName: hasName || !wasPressed,
    isReady: hasName && preview.missing.length === 0,
  }
}
