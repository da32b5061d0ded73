import { useEffect, useRef, useState } from 'react'

/** Tells that a `details` inside the box was opened once; `toggle` does not bubble, so it is caught on its way down. */
export function useOpened() {
  const box = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    const element = box.current
    const see = () => setOpened(true)
    // opened before the script came
    if (element?.querySelector('details[open]')) see()
    element?.addEventListener('toggle', see, { capture: true })
    return () => element?.removeEventListener('toggle', see, { capture: true })
  }, [])
  return [box, opened] as const
}
