import { type RefObject, useEffect, useRef } from 'react'

/** What one key does, as the list of keys says it. */
export type KeyLine = { sign: string; text: string }

type Listed = RefObject<readonly KeyLine[]>

const listed = new Set<Listed>()
const openers = new Set<() => void>()

/** The keys of what is on the screen, in the order in which it appeared; each is named once. */
export function keysOnScreen(): KeyLine[] {
  const lines = [...listed].flatMap(({ current }) => current)
  return [...new Map(lines.map((line) => [`${line.sign} ${line.text}`, line])).values()]
}

/** Names keys for the list that `?` shows on every page of the staff, for as long as they do something. */
export function useKeyList(lines: readonly KeyLine[]): void {
  const own = useRef(lines)
  useEffect(() => {
    own.current = lines
  })
  useEffect(() => {
    listed.add(own)
    return () => void listed.delete(own)
  }, [])
}

/** Opens the list, as `?` does. */
export const showKeyList = (): void => openers.forEach((open) => open())

/** For the frame, which shows the list. */
export function useKeyListOpener(open: () => void): void {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    const opener = () => latest.current()
    openers.add(opener)
    return () => void openers.delete(opener)
  }, [])
}
