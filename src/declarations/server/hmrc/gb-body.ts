import type { NationalReturn } from '../../boxes/prepared-return.ts'
import { filingFacts, type FileProblem } from '../../files/declaration-file.ts'
import { GB_VAT_RETURN } from '../../files/gb-vat-return.ts'
import type { BoxRow, DeclarationRow } from '../declarations.tables.ts'
import { FIGURES, returnSchema } from './models.ts'
import type { ViewedReturn } from './hmrc.ts'

/** The nine boxes of a declaration as HMRC's call takes them, and what HMRC's rules would refuse in them. */
export async function gbBody(
  row: DeclarationRow,
  boxes: readonly BoxRow[],
  facts: { periodKey: string; vatNumber: string; madeAt: Date },
): Promise<{ body: string; problem: FileProblem | undefined }> {
  const { periodKey, vatNumber, madeAt } = facts
  const body = await GB_VAT_RETURN.write(
    preparedFrom(row, boxes, vatNumber),
    filingFacts({ taxpayer: '', madeAt: madeAt.toISOString(), periodKey }),
  )
  const [problem] = await GB_VAT_RETURN.problems(body)
  return { body: String(body), problem: missingBox(boxes) ?? problem }
}

const preparedFrom = (
  { label, fromDay, toDay, currency }: DeclarationRow,
  boxes: readonly BoxRow[],
  number: string,
): NationalReturn => ({
  kind: 'NATIONAL',
  country: 'GB',
  number,
  period: { name: label, from: fromDay, to: toDay },
  currency,
  boxes: boxes.map(({ box, amount, decimals, sources }) => ({ box, units: amount, decimals, sources })),
  missingRates: [],
  knownForm: true,
})

/**
 * What was not calculated is not nil. A calculation leaves out the boxes into which nothing goes, and always makes those
 * that follow from others.
 */
function missingBox(boxes: readonly BoxRow[]): FileProblem | undefined {
  const found = new Set(boxes.map(({ box }) => box))
  const missing = ['3', '5'].find((box) => !found.has(box))
  return missing === undefined ? undefined : { code: 'MANDATORY_FIELD_MISSING', path: `box ${missing}` }
}

/** Whether HMRC's return has the figures of the one that was sent. */
export function sameFigures(body: string, viewed: ViewedReturn): boolean {
  const sent = returnSchema.parse(JSON.parse(body))
  return FIGURES.every((name) => sent.pence[name] === viewed.pence[name])
}
