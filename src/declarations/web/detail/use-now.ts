import { useState } from 'react'

/** When the page was opened. */
export function useNow(): Date {
  const [now] = useState(() => new Date())
  return now
}
