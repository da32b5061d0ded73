import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Inside a folded line: draws its content, and loads what that needs, once the line is unfolded. */
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
