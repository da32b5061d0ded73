import type { LocalVerdict, LocalVerdicts } from './review.ts'

type Saves = {
  /** Writes one verdict. @throws what `isKept` decides about */
  judge(path: string, local: LocalVerdict): Promise<void>
  acceptRest(): Promise<void>
  /** Whether what was decided here stays on the page although it was not saved. */
  isKept(error: unknown, local: LocalVerdict): boolean
}

export type QueueState = { local: LocalVerdicts; failed: boolean; saving: boolean }

const PAUSE_MS = 600

/**
 * Sends verdicts to the server one after the other, in the order in which they were given: decisions at once, the text of
 * a note when its writer pauses. Nothing leaves the page before the server has it.
 */
export function createVerdictQueue(saves: Saves) {
  let state: QueueState = { local: {}, failed: false, saving: false }
  const watchers = new Set<() => void>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let chain = Promise.resolve()
  let waiting = 0

  function show(next: Partial<QueueState>): void {
    state = { ...state, ...next }
    for (const watcher of watchers) watcher()
  }
  function put(path: string, local: LocalVerdict): void {
    show({ local: { ...state.local, [path]: local } })
  }
  function drop(path: string, sent: LocalVerdict): void {
    if (state.local[path] !== sent) return
    const { [path]: _, ...rest } = state.local
    show({ local: rest })
  }
  function enqueue(work: () => Promise<void>): Promise<void> {
    waiting += 1
    show({ saving: true })
    chain = chain.then(work).finally(() => {
      waiting -= 1
      show({ saving: waiting > 0 })
    })
    return chain
  }
  async function save(path: string): Promise<void> {
    const sent = state.local[path]
    if (!sent) return
    try {
      await saves.judge(path, sent)
      drop(path, sent)
      show({ failed: false })
    } catch (error) {
      if (saves.isKept(error, sent)) show({ failed: true })
      else drop(path, sent)
    }
  }
  function stopTimer(path: string): void {
    clearTimeout(timers.get(path))
    timers.delete(path)
  }

  return {
    subscribe(watcher: () => void) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    read: () => state,
    decide(path: string, local: LocalVerdict): void {
      stopTimer(path)
      put(path, local)
      void enqueue(() => save(path))
    },
    write(path: string, local: LocalVerdict): void {
      stopTimer(path)
      put(path, local)
      const later = () => {
        timers.delete(path)
        void enqueue(() => save(path))
      }
      timers.set(path, setTimeout(later, PAUSE_MS))
    },
    /** @param open shown as accepted until the server says so */
    acceptRest(open: readonly string[], accepted: LocalVerdict): void {
      if (open.length === 0) return
      show({ local: { ...state.local, ...Object.fromEntries(open.map((path) => [path, accepted])) } })
      void enqueue(async () => {
        const done = await saves.acceptRest().then(
          () => true,
          () => false,
        )
        for (const path of open) drop(path, accepted)
        show({ failed: state.failed && !done })
      })
    },
    /** Sends all that is still here. @returns whether the server has everything */
    async flush(): Promise<boolean> {
      for (const path of timers.keys()) stopTimer(path)
      for (const path of Object.keys(state.local)) void enqueue(() => save(path))
      await chain
      return Object.keys(state.local).length === 0
    },
  }
}
