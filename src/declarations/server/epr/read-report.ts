import { categoriesOf, type EprStream } from '../../epr/categories.ts'
import type { QuantityLine } from '../../epr/entry.ts'
import { readKilograms } from '../../epr/read-kilograms.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import type { DeclarationRow } from '../declarations.tables.ts'

export type Report = DeclarationRow & { stream: EprStream }

/** @throws declarations.not_found, declarations.not_quantities */
export function requireReport(row: DeclarationRow | undefined): Report {
  if (!row) throw declarationRefusals.not_found()
  const { stream } = row
  if (stream === null) throw declarationRefusals.not_quantities()
  return { ...row, stream }
}

/** Weights as they were typed in; what is empty is none. @throws declarations.no_such_line */
export function readTyped(
  stream: EprStream,
  lines: readonly { category: string; kilograms: string }[],
): QuantityLine[] {
  const known = categoriesOf(stream)
  if (lines.some(({ category }) => !known.includes(category))) throw declarationRefusals.no_such_line()
  return lines.map(({ category, kilograms }) => ({
    category,
    milligrams: Number(kilograms === '' ? 0 : readKilograms(kilograms)),
  }))
}
