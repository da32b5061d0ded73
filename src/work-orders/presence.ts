/** How often a window says again that it is there. */
export const PRESENT_EVERY_MS = 15_000
/** Whoever has said nothing for this long is not there any more: two words may be lost on the way. */
export const GONE_AFTER_MS = 40_000

/** How deep somebody is in a work order. */
export const PRESENCES = ['looking', 'writing'] as const
export type Presence = (typeof PRESENCES)[number]

type Window = { workOrderId: string; staffId: string; name: string; isWriting: boolean }
export type Present = { id: string; name: string; is: Presence }

/** The people in each work order, once each, however many windows they have; who writes comes first. */
export function presentIn(windows: readonly Window[]): Map<string, Present[]> {
  const found = new Map<string, Map<string, Present>>()
  for (const { workOrderId, staffId: id, name, isWriting } of windows) {
    const people = found.get(workOrderId) ?? new Map<string, Present>()
    found.set(workOrderId, people)
    if (isWriting || !people.has(id)) people.set(id, { id, name, is: isWriting ? 'writing' : 'looking' })
  }
  const order = ({ is, name }: Present) => `${is === 'writing' ? 0 : 1}${name}`
  return new Map(
    [...found].map(([workOrderId, people]) => [
      workOrderId,
      [...people.values()].toSorted((a, b) => (order(a) < order(b) ? -1 : 1)),
    ]),
  )
}
