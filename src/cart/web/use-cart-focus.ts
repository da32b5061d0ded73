import { type RefObject, useEffect, useRef } from 'react'

/**
 * The button that removes a line is gone with it: the focus goes to the button that puts the line back, else to the
 * heading of the list. Put the returned ref on what contains all three.
 */
export function useCartFocus(
  removedId: string | undefined,
  count: number | undefined,
): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null)
  const before = useRef({ removedId, count })
  useEffect(() => {
    const last = before.current
    before.current = { removedId, count }
    const isFirst = last.count === undefined
    if (isFirst || (last.removedId === removedId && last.count === count)) return
    const heading = page.current?.querySelector('h1') ?? null
    const { activeElement } = document
    // Whoever has gone on to something else meanwhile stays there.
    if (activeElement && activeElement !== document.body && activeElement !== heading) return
    const undo = page.current?.querySelector<HTMLElement>('[data-undo] button') ?? null
    const target = undo ?? heading
    target?.focus({ preventScroll: true })
  }, [removedId, count])
  return page
}
