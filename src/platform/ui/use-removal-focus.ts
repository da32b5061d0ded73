import { type RefObject, useEffect, useRef } from 'react'

export type Removal = { removedId: string | undefined; count: number | undefined }

/** Whether the change may have taken the focused button away. Reading the list for the first time does not. */
export function mayLoseFocus(before: Removal, now: Removal): boolean {
  return before.count !== undefined && (before.removedId !== now.removedId || before.count !== now.count)
}

/**
 * The button that removes a line is gone with it: the focus goes to the button that puts the line back, else to the
 * heading of the list. Put the returned ref on what contains all three.
 */
export function useRemovalFocus(
  removedId: string | undefined,
  count: number | undefined,
): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null)
  const before = useRef<Removal>({ removedId, count })
  useEffect(() => {
    const last = before.current
    before.current = { removedId, count }
    if (!mayLoseFocus(last, before.current)) return
    const heading = page.current?.querySelector('h1') ?? null
    const { activeElement } = document
    // Whoever has gone on to something else meanwhile stays there.
    if (activeElement && activeElement !== document.body && activeElement !== heading) return
    const undo = page.current?.querySelector<HTMLElement>('[data-undo] button') ?? null
    if (heading) heading.tabIndex = -1
    const target = undo ?? heading
    target?.focus({ preventScroll: true })
  }, [removedId, count])
  return page
}
