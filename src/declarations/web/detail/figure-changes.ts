import type { DeclarationDetail } from '../../contract.ts'

type Figure = Pick<DeclarationDetail['boxes'][number], 'box' | 'amount' | 'decimals'>
type Figures = { boxes: readonly Figure[] }
export type Change = { box: string; decimals: number; was: number | null; is: number | null }

/** Which boxes differ between two calculations, in the order of the form; boxes that are gone come last. */
export function changesBetween(was: Figures, is: Figures): Change[] {
  const before = new Map(was.boxes.map((box) => [box.box, box]))
  const changed = is.boxes
    .map(({ box, decimals, amount }) => ({
      box,
      decimals,
      was: before.get(box)?.amount ?? null,
      is: amount as number | null,
    }))
    .filter((change) => change.was !== change.is)
  const now = new Set(is.boxes.map(({ box }) => box))
  const gone = was.boxes
    .filter(({ box }) => !now.has(box))
    .map(({ box, decimals, amount }) => ({ box, decimals, was: amount, is: null }))
  return [...changed, ...gone]
}

/** By how many percent a figure changed; null where there was none, or it changed its sign. */
export function percentBetween(before: number | null, now: number): number | null {
  if (before === null || before === 0 || Math.sign(before) !== Math.sign(now)) return null
  return Math.round(((now - before) / before) * 100)
}
