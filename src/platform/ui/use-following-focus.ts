import { type RefObject, useEffect, useRef } from 'react'

const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex]'

/**
 * Where content replaces what somebody has just pressed, the focus would be lost: it goes to the first control of what is
 * there instead. Put the returned ref on whichever of the two is shown.
 * @param shown changes when one replaces the other
 */
export function useFollowingFocus<E extends HTMLElement>(shown: unknown): RefObject<E | null> {
  const place = useRef<E>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    // Whoever has gone on to something else meanwhile stays there.
    if (document.activeElement && document.activeElement !== document.body) return
    const target = [...(place.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].find(
      (element) => !element.matches(':disabled, [tabindex="-1"]'),
    )
    target?.focus()
  }, [shown])
  return place
}
