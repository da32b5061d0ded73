import type { DeclarationWorkDetail } from '../../contract.ts'

type Work = {
  boxes: readonly {
    box: string
    parts: readonly {
      kind: DeclarationWorkDetail['boxes'][number]['parts'][number]['kind']
      amount: number
    }[]
  }[]
  adjustments: readonly Pick<DeclarationWorkDetail['adjustments'][number], 'id' | 'box' | 'amount' | 'at'>[]
}

const sumOf = (list: readonly { amount: number }[]): number =>
  list.reduce((sum, { amount }) => sum + amount, 0)

/** What a box comes to before the form rounds it; null where it is not among the figures, or follows from others. */
export function boxNow({ boxes }: Pick<Work, 'boxes'>, name: string): number | null {
  const found = boxes.find(({ box }) => box === name)
  return found && found.parts.length > 0 ? sumOf(found.parts) : null
}

/**
 * What a box was before an adjustment, and what it became by it: the later ones are taken off. Null as long as the
 * figures do not have just these adjustments in them, because they are being calculated again.
 */
export function adjustedBox(work: Work, id: string): { before: number; after: number } | null {
  const one = work.adjustments.find((adjustment) => adjustment.id === id)
  const now = one ? boxNow(work, one.box) : null
  if (!one || now === null) return null
  const ofBox = work.adjustments
    .filter(({ box }) => box === one.box)
    .toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id))
  const parts = work.boxes.find(({ box }) => box === one.box)?.parts ?? []
  if (sumOf(parts.filter(({ kind }) => kind === 'ADJUSTMENT')) !== sumOf(ofBox)) return null
  const after = now - sumOf(ofBox.slice(ofBox.findIndex((adjustment) => adjustment.id === id) + 1))
  return { before: after - one.amount, after }
}
