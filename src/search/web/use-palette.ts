import { type ComponentType, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useOnDemand } from '#platform/web/use-on-demand.ts'

/**
 * Opens a palette with ⌘K or Ctrl+K, or by a press; its code is loaded when it is first asked for. Not over another
 * dialog, whose work it would leave behind.
 */
export function usePalette<Props>(load: () => Promise<ComponentType<Props>>, enabled: boolean) {
  const [isOpen, setOpen] = useState(false)
  const { component, ask, prefetch } = useOnDemand(load)
  const open = () => {
    ask()
    setOpen(true)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key.toLowerCase() !== 'k' ||
      !(event.metaKey || event.ctrlKey) ||
      event.altKey ||
      event.shiftKey
    )
      return
    if (!isOpen && document.querySelector('[role="dialog"][aria-modal="true"]')) return
    event.preventDefault()
    if (isOpen) setOpen(false)
    else open()
  })
  useEffect(() => {
    if (!enabled) return undefined
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [enabled])
  return { Palette: enabled && isOpen ? component : undefined, open, prefetch, close: () => setOpen(false) }
}

/** The shortcut as the person's keyboard has it. */
export function useShortcut(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'),
    () => 'Ctrl K',
  )
}
