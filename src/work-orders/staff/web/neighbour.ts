import type { Turn, WorkOrderStatus } from '#work-orders/states.ts'

/** The row that is worked on next: the one after it, at the end the one before; undefined if it is not in the list, or alone. */
export function neighbourOf(ids: readonly string[], id: string | undefined): string | undefined {
  const at = id === undefined ? -1 : ids.indexOf(id)
  return at < 0 ? undefined : (ids[at + 1] ?? ids[at - 1])
}

type State = { turn: Turn; workOrderStatus: WorkOrderStatus }

/** A decision has left a work order when there is nothing more for the agency to do in it. */
export const hasLeft = (answer: unknown): boolean => {
  const { turn, workOrderStatus } = (answer ?? {}) as Partial<State>
  if (turn === undefined || workOrderStatus === undefined) return false
  return workOrderStatus !== 'OPEN' || turn !== 'agency'
}
