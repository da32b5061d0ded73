import { useEffect, useRef } from 'react'

/**
 * Asks before the window closes while something would be lost by it. What is stored on the device needs no
 * question.
 */
export function useLeaveGuard(wouldLose: () => boolean): void {
  const latest = useRef(wouldLose)
  useEffect(() => {
    latest.current = wouldLose
  })
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [])
}
