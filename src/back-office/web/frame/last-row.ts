import { useEffect } from 'react'

/** By list, the record whose page was open last. */
const left = new Map<string, string>()

export const leaveRow = (list: string, key: string): void => void left.set(list, key)

/** On the page of a record: where its list goes on when it is shown again. */
export function useLastRow(list: string, key: string | undefined): void {
  useEffect(() => {
    if (key !== undefined) leaveRow(list, key)
  }, [list, key])
}

/** @returns the row to go on from, once: whoever opens the list again later begins at its start */
export function takeLastRow(list: string, keys: readonly string[]): string | undefined {
  const key = left.get(list)
  if (key === undefined || keys.length === 0) return undefined
  left.delete(list)
  return keys.includes(key) ? key : undefined
}
