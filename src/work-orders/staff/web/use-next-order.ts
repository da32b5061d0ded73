import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { hasLeft } from './neighbour.ts'

/** What the page of a work order says when the next one was opened on it by a decision. */
export const OPENED_BY_DECISION = { openedByDecision: true }
/** What it says where it is the first of a list that nobody chose from. */
export const OPENED_BY_LIST = { openedByList: true }

/** Whether nobody chose the work order that is open. */
export function isOpenedByItself(state: unknown): boolean {
  const { openedByDecision = false, openedByList = false } = (state ?? {}) as Partial<
    typeof OPENED_BY_DECISION & typeof OPENED_BY_LIST
  >
  return openedByDecision || openedByList
}

/**
 * Opens the next work order after a decision that leaves nothing to do in this one. Which one that is was read before the
 * decision was sent: with its answer the list is another.
 */
export function useNextOrder(nextHref: string | undefined) {
  const navigate = useNavigate()
  const next = useRef<string>(undefined)
  return {
    remember() {
      next.current = nextHref
    },
    openAfter(answer: unknown) {
      if (next.current !== undefined && hasLeft(answer))
        void navigate(next.current, { state: OPENED_BY_DECISION })
    },
  }
}
