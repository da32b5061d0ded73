import { useEffect, useRef } from 'react'
import { readToken } from '#platform/web/session.ts'

/**
 * Asks before the window closes while something would be lost by it. What is stored on the device needs no
 * question, and none holds a window up whose session has ended: it leaves by itself.
 */
export function useLeaveGuard(wouldLose: () => boolean): void {
  const latest = useRef(wouldLose)
  useEffect(() => {
    latest.current = wouldLose
  })
  useEffect(() => {
    const beganSignedIn = readToken(false) !== null
    const onLeave = (event: BeforeUnloadEvent) => {
      if (beganSignedIn && readToken(false) === null) return
      if (latest.current()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [])
}
