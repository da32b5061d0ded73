import { useEffect, useRef } from 'react'

/** Asks before the window closes while something would be lost by it. What is kept on the device asks nothing. */
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
