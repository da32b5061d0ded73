import type { Result } from '../../corrections.ts'
import type { Work } from '../work.ts'
import type { NodeRow } from '../work-orders.tables.ts'

const handover = (nodes: readonly NodeRow[]) => nodes.findLast(({ kind }) => kind === 'DELIVERY')

export const isHandedOver = (nodes: readonly NodeRow[]): boolean => handover(nodes)?.status === 'ACCEPTED'

/** Whether a step has a result that was handed over. */
export const hasResult = (nodes: readonly NodeRow[], node: NodeRow): boolean =>
  node.status === 'GRANTED' && node.produces !== null && isHandedOver(nodes)

/** What a step obtained, as it was handed over. */
export function resultOf(nodes: readonly NodeRow[], { details }: NodeRow): Result {
  return {
    number: details.number ?? null,
    validFrom: details.validFrom ?? null,
    validUntil: handover(nodes)?.details.validUntil ?? null,
    certificateFileId: details.certificateFileId ?? null,
  }
}

/** Puts a corrected result in the place of the wrong one. */
export function replaceResult(work: Work, node: NodeRow, before: Result, after: Result): void {
  const { validUntil, ...facts } = after
  node.details = { ...node.details, ...present(facts) }
  for (const [fact, value] of Object.entries(facts))
    if (value === null) delete node.details[fact as keyof typeof facts]
  work.changed.add(node)
  const delivery = handover(work.nodes)
  if (!delivery || before.validUntil === validUntil) return
  delivery.details = { ...delivery.details, ...present({ validUntil }) }
  if (validUntil === null) delete delivery.details.validUntil
  work.changed.add(delivery)
}

const present = <T extends Record<string, string | null>>(facts: T) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: string
  }
