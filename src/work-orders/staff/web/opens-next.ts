import { useSyncExternalStore } from 'react'

/** By person, in their browser; without it the next one opens. */
const keyOf = (staffId: string) => `staff-opens-next-${staffId}`
const CHANGED = 'staff-opens-next'

function subscribe(onChange: () => void): () => void {
  const names = ['storage', CHANGED]
  for (const name of names) window.addEventListener(name, onChange)
  return () => {
    for (const name of names) window.removeEventListener(name, onChange)
  }
}

/** Whether the next work order opens by itself after a decision, and how the person changes that. */
export function useOpensNext(staffId: string | undefined) {
  const opensNext = useSyncExternalStore(
    subscribe,
    () => staffId !== undefined && localStorage.getItem(keyOf(staffId)) !== 'no',
    () => false,
  )
  return {
    opensNext,
    setOpensNext(opens: boolean) {
      if (staffId === undefined) return
      if (opens) localStorage.removeItem(keyOf(staffId))
      else localStorage.setItem(keyOf(staffId), 'no')
      window.dispatchEvent(new Event(CHANGED))
    },
  }
}
