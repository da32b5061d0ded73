import { useEffect, useEffectEvent } from 'react'

const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

/**
 * Single-key shortcuts for repetitive work. Inactive while typing, while a dialog is open, and with Ctrl, Alt or ⌘,
 * which belong to the browser. What answers `false` leaves the key to it too.
 */
export function useHotkeys(keys: Readonly<Record<string, (event: KeyboardEvent) => unknown>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target as Element | null
    if (target?.closest(TYPING) || document.querySelector('[role="dialog"][aria-modal="true"]')) return
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (act && act(event) !== false) event.preventDefault()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** Ctrl or ⌘ with Enter: sends what is being written, from any field of the page. A dialog has its own button. */
export function useCommandEnter(act: (() => void) | undefined): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!act || event.defaultPrevented || event.repeat) return
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    if (document.querySelector('[role="dialog"][aria-modal="true"]')) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
