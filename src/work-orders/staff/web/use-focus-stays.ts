import { type RefObject, useEffect, useRef } from 'react'

/**
 * A decision takes its own button away, and the browser would put the focus to the page's start: it goes to the work order
 * instead, from where the keys go on. Whoever has gone elsewhere on the page is left there.
 * @param state what the decision has changed
 */
export function useFocusStays(view: RefObject<HTMLElement | null>, state: unknown): void {
  const wasInside = useRef(false)
  useEffect(() => {
    const note = ({ target }: Event) => {
      wasInside.current = target instanceof Node && view.current?.contains(target) === true
    }
    const kinds = ['focusin', 'pointerdown']
    for (const kind of kinds) document.addEventListener(kind, note)
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, note)
    }
  }, [view])
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (wasInside.current && isLost) view.current?.focus({ preventScroll: true })
  })
}
