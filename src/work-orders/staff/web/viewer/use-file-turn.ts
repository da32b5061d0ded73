import { useSyncExternalStore } from 'react'
import { useCallQuery } from '#platform/web/query.ts'
import { staffMe } from '#staff/contract.ts'
import { readTurns, turnedOnce, turnsOf, withTurns } from './look.ts'

/** By person, in their browser: the file itself stays as it was sent. */
const keyOf = (staffId: string) => `staff-file-turns-${staffId}`
const CHANGED = 'staff-file-turns'

function subscribe(onChange: () => void): () => void {
  const names = ['storage', CHANGED]
  for (const name of names) window.addEventListener(name, onChange)
  return () => {
    for (const name of names) window.removeEventListener(name, onChange)
  }
}

/** How the person has turned this file, and how they turn it further. */
export function useFileTurn(fileId: string) {
  const { data: me } = useCallQuery(staffMe, {}, { staff: true })
  const kept = () => readTurns(me ? localStorage.getItem(keyOf(me.id)) : null)
  const turns = useSyncExternalStore(
    subscribe,
    () => turnsOf(kept(), fileId),
    () => 0 as const,
  )
  const turn = () => {
    if (!me) return
    localStorage.setItem(keyOf(me.id), JSON.stringify(withTurns(kept(), fileId, turnedOnce(turns))))
    window.dispatchEvent(new Event(CHANGED))
  }
  return { turns, turn }
}
