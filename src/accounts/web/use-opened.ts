import { useEffect, useRef, useState } from 'react'

/**
 * Reports the first opening of a `details` inside the box; `toggle` does not bubble, so it is caught in the
 * capture phase.
 */
export function useOpened() {
  const box = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    const element = box.current
    const see = () => setOpened(true)
    // opened before hydration
    if (element?.querySelector('details[open]')) see()
    element?.addEventListener('toggle', see, { capture: true })
    return () => element?.removeEventListener('toggle', see, { capture: true })
  }, [])
  return [box, opened] as const
}
