import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** How long a heading is waited for while the page loads. */
const WAIT_MS = 10_000

/**
 * After a navigation the focus goes to the heading of the new page, so that a screen reader says where one is and the
 * Tab key begins there. Whoever does something first keeps their focus.
 */
export function FocusHeading(): null {
  const { pathname, hash } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    return hash === '' ? focusWhenThere() : undefined
  }, [pathname, hash])
  return null
}

function focusWhenThere(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const look = () => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    stop.abort()
  }
  const observer = new MutationObserver(look)
  signal.addEventListener('abort', () => observer.disconnect())
  for (const event of ['keydown', 'pointerdown'])
    window.addEventListener(event, () => stop.abort(), { signal, capture: true })
  setTimeout(() => stop.abort(), WAIT_MS)
  // The page that is left may still be there in this moment.
  requestAnimationFrame(() => {
    if (signal.aborted) return
    look()
    if (!signal.aborted) observer.observe(document.body, { childList: true, subtree: true })
  })
  return () => stop.abort()
}
