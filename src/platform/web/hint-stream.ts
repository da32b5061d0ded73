import { useSyncExternalStore } from 'react'
import { basePath, callHeaders } from './api.ts'

/** `live`: hints arrive. `polling`: they do not, and what matters is asked for regularly. */
export type StreamState = 'live' | 'polling'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/** A window that nobody looks at asks for everything when it is looked at again. */
const HIDDEN_MS = 30_000

let state: StreamState = 'polling'
const listeners = new Set<() => void>()

function setState(next: StreamState): void {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

export function useStreamState(): StreamState {
  return useSyncExternalStore<StreamState>(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
    () => 'polling',
  )
}

/** @property of the record that it is about, where the server says so */
export type Heard = { kind: string; of: string | undefined }

export type HintSource = {
  /** Of the call whose stream it is, with its query. */
  path: string
  staff: boolean
}

export const SELLER_HINTS: HintSource = { path: '/stream', staff: false }

/**
 * Listens to the server's hints while the window is looked at. A break is mended by itself, later each time; the first
 * hint after it is `open`: everything may have changed. So it is at the beginning, which is seconds after the page was
 * read.
 * @returns a function that stops it
 */
export function watchHints(source: HintSource, onHint: (heard: Heard) => void): () => void {
  const stopped = new AbortController()
  let reading: AbortController | undefined
  let wait = FIRST_WAIT_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  const heard = (kind: string, of: string | undefined) => {
    if (kind === 'open') {
      wait = FIRST_WAIT_MS
      setState('live')
    }
    onHint({ kind, of })
  }
  const listen = async () => {
    clearTimeout(timer)
    const own = (reading = new AbortController())
    const isOver = await readStream(source, own.signal, heard).catch(() => false)
    if (reading !== own || stopped.signal.aborted) return
    reading = undefined
    setState('polling')
    // A refused session is told by the calls of the page.
    if (!isOver) timer = setTimeout(() => void listen(), wait * (0.5 + Math.random()))
    wait = Math.min(LONGEST_WAIT_MS, wait * 2)
  }
  const pause = () => {
    clearTimeout(timer)
    reading?.abort()
    reading = undefined
    setState('polling')
  }
  const onVisible = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') timer = setTimeout(pause, HIDDEN_MS)
    else if (!reading) void listen()
  }
  document.addEventListener('visibilitychange', onVisible, { signal: stopped.signal })
  onVisible()
  return () => {
    stopped.abort()
    pause()
  }
}

/** @returns whether the session was refused: then there is nothing to wait for @throws when the connection breaks */
async function readStream(
  { path, staff }: HintSource,
  signal: AbortSignal,
  onHint: (kind: string, of: string | undefined) => void,
): Promise<boolean> {
  const response = await fetch(`${basePath()}${path}`, { headers: callHeaders(staff), signal })
  if (response.status === 401) return true
  if (!response.ok || !response.body) throw new Error('no stream')
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) throw new Error('the stream has ended')
    const events = (rest + decoder.decode(value, { stream: true })).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const kind = /^event: (\w+)$/m.exec(event)?.[1]
      if (kind) onHint(kind, /^data: ([\w-]+)$/m.exec(event)?.[1])
    }
  }
}
