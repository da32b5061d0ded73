import type { Turn, WorkOrderStatus } from '#work-orders/states.ts'

/**
 * The row that is worked on next: the one after it, which at the end of a page is the first of the next one; at the end of
 * all the one before. Undefined if it is not in the list, or alone.
 */
export function neighbourOf(
  ids: readonly string[],
  id: string | undefined,
  following?: string,
): string | undefined {
  const at = id === undefined ? -1 : ids.indexOf(id)
  return at < 0 ? undefined : (ids[at + 1] ?? following ?? ids[at - 1])
}

/** Whether the rows after a page have to be known: somebody is at its last row, and there are more. */
export const needsFollowing = (
  ids: readonly string[],
  id: string | undefined,
  { page, pageSize, total }: { page: number; pageSize: number; total: number },
): boolean => id !== undefined && ids.at(-1) === id && page * pageSize < total

type State = { turn: Turn; workOrderStatus: WorkOrderStatus }

/** A decision has left a work order when there is nothing more for the agency to do in it. */
export const hasLeft = (answer: unknown): boolean => {
  const { turn, workOrderStatus } = (answer ?? {}) as Partial<State>
  if (turn === undefined || workOrderStatus === undefined) return false
  return workOrderStatus !== 'OPEN' || turn !== 'agency'
}
