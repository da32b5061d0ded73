import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Inside a collapsed panel: renders its content, and so loads its data, once the panel is opened. */
export function WhenOpened({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const line = place.current?.closest('details')
    const onToggle = () => {
      if (line?.open) setOpened(true)
    }
    line?.addEventListener('toggle', onToggle)
    return () => line?.removeEventListener('toggle', onToggle)
  }, [])
  return <div ref={place}>{opened && children}</div>
}
