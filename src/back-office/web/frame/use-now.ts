import { useEffect, useState } from 'react'

/** The current time, updated every minute: waiting times must stay right on a screen that is open all day. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
