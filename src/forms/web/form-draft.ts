import type { Answer, Answers } from '#forms/engine/model/template.ts'
import { changedPaths, flatten, merge, unflatten, type Conflict, type FlatAnswers } from './flat-answers.ts'
import { restrict, type LocalDraft } from './local-draft.ts'

/** One number a section: a seller and a helper may work side by side. */
export type Revisions = Readonly<Record<string, number>>

export type Version = { answers: Answers; revisions: Revisions }

/** What came of sending a draft. */
export type Sent =
  /** `unread`: paths whose answers had the wrong shape and were not stored. */
  | { kind: 'saved'; revisions: Revisions; at: string; unread?: readonly string[] }
  /** Somebody else saved meanwhile: their answers. */
  | { kind: 'stale'; theirs: Version }
  | { kind: 'offline' }
  /** The session is over; the page is about to leave. */
  | { kind: 'signedOut' }
  /** The form stands on another version now; the page is about to read it anew, with what is kept here. */
  | { kind: 'outdated' }
  | { kind: 'refused'; message: string }

export type SaveState =
  | { kind: 'clean'; at: string | undefined }
  | { kind: 'waiting' }
  | { kind: 'sending' }
  | { kind: 'offline' }
  | { kind: 'refused'; message: string }

export type DraftState = {
  answers: Answers
  revisions: Revisions
  saving: SaveState
  /** Answers that were changed here and elsewhere; nothing is sent until a person has chosen. */
  conflicts: readonly Conflict[]
  /** When the answers were typed that this device had kept and that are back now. */
  restoredFrom: string | undefined
  /** False when this device keeps nothing: leaving would lose what has not been sent. */
  storedLocally: boolean
}

export type DraftPorts = {
  /** `changed`: the paths that the server does not have yet. */
  send(version: Version & { changed: readonly string[] }): Promise<Sent>
  store(draft: LocalDraft): boolean
  remove(): void
  now(): string
  /** Milliseconds of rest before a change is sent. */
  delay: number
  retry: number
}

export type FormDraft = {
  state(): DraftState
  subscribe(listener: () => void): () => void
  set(path: string, answer: Answer | undefined): void
  addRow(group: string, id: string): void
  removeRow(group: string, id: string): void
  resolve(path: string, side: 'mine' | 'theirs'): void
  /** Sends what has not been sent. @returns whether everything is stored */
  flush(): Promise<boolean>
  /** Takes over what the server has now: after a refetch, or what a refused submission answered. */
  receive(theirs: Version): void
  stop(): void
}

/** Keeps one form's answers: typed here, kept on the device at once, sent after a rest, merged with other windows. */
export function createFormDraft(
  start: Version,
  groups: ReadonlySet<string>,
  localDraft: LocalDraft | undefined,
  ports: DraftPorts,
): FormDraft {
  const listeners = new Set<() => void>()
  let base: FlatAnswers = flatten(start.answers)
  let mine: FlatAnswers = base
  let lastSent: FlatAnswers = base
  let revisions = start.revisions
  let conflicts: readonly Conflict[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: Promise<boolean> | undefined
  let savedAt: string | undefined
  let state: DraftState = {
    answers: start.answers,
    revisions,
    saving: { kind: 'clean', at: undefined },
    conflicts,
    restoredFrom: undefined,
    storedLocally: true,
  }

  const publish = (change: Partial<DraftState>): void => {
    state = { ...state, answers: unflatten(mine, groups), revisions, conflicts, ...change }
    for (const listener of listeners) listener()
  }
  const isDirty = (): boolean => changedPaths(lastSent, mine).length > 0

  function storeLocally(): boolean {
    const paths = changedPaths(base, mine)
    if (paths.length > 0) {
      return ports.store({ at: ports.now(), base: restrict(base, paths), mine: restrict(mine, paths) })
    }
    ports.remove()
    return true
  }

  function plan(delay: number): void {
    clearTimeout(timer)
    timer = conflicts.length === 0 ? setTimeout(() => void flush(), delay) : undefined
  }

  function change(next: FlatAnswers): void {
    mine = next
    const offline = state.saving.kind === 'offline'
    publish({ storedLocally: storeLocally(), ...(!offline && { saving: { kind: 'waiting' } }) })
    plan(offline ? ports.retry : ports.delay)
  }

  function takeOver(theirs: Version): void {
    const result = merge(base, mine, flatten(theirs.answers), groups)
    base = flatten(theirs.answers)
    lastSent = base
    mine = result.merged
    conflicts = result.conflicts
    revisions = { ...revisions, ...theirs.revisions }
  }

  async function sendOnce(): Promise<boolean> {
    const snapshot = mine
    publish({ saving: { kind: 'sending' } })
    const changed = changedPaths(lastSent, snapshot)
    const sent = await ports.send({ answers: unflatten(snapshot, groups), revisions, changed })
    switch (sent.kind) {
      case 'saved':
        revisions = { ...revisions, ...sent.revisions }
        lastSent = snapshot
        savedAt = sent.at
        base = keepUnread(base, snapshot, sent.unread ?? [])
        publish({
          storedLocally: storeLocally(),
          saving: { kind: 'clean', at: sent.at },
          restoredFrom: undefined,
        })
        return true
      case 'stale':
        takeOver(sent.theirs)
        publish({ storedLocally: storeLocally(), saving: { kind: 'waiting' } })
        if (conflicts.length > 0) return false
        return isDirty() ? sendOnce() : rest()
      case 'offline':
        publish({ saving: { kind: 'offline' } })
        plan(ports.retry)
        return false
      case 'signedOut':
      case 'outdated':
        return false
      case 'refused':
        publish({ saving: { kind: 'refused', message: sent.message } })
        return false
    }
  }

  /** Everything is stored: also after a change that was taken back. */
  function rest(): true {
    if (state.saving.kind !== 'clean') publish({ saving: { kind: 'clean', at: savedAt } })
    return true
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    if (underWay) await underWay
    if (conflicts.length > 0) return false
    if (!isDirty()) return rest()
    underWay = sendOnce().finally(() => (underWay = undefined))
    const stored = await underWay
    if (stored && isDirty()) plan(ports.delay)
    return stored
  }

  function resolve(path: string, side: 'mine' | 'theirs'): void {
    const conflict = conflicts.find((candidate) => candidate.path === path)
    if (!conflict) return
    conflicts = conflicts.filter((candidate) => candidate !== conflict)
    change(withAnswer(mine, path, conflict[side]))
  }

  if (localDraft) {
    const result = merge(localDraft.base, localDraft.mine, base, groups)
    mine = result.merged
    conflicts = result.conflicts
    const isBack = changedPaths(base, mine).length > 0 || conflicts.length > 0
    if (isBack) {
      publish({ saving: { kind: 'waiting' }, restoredFrom: localDraft.at })
      plan(0)
    } else ports.remove()
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (path, answer) => change(withAnswer(mine, path, answer)),
    addRow: (group, id) => change(withAnswer(mine, group, [...rowIds(mine, group), id])),
    removeRow: (group, id) => change(withoutRow(mine, group, id)),
    resolve,
    flush,
    receive(theirs) {
      takeOver(theirs)
      publish({ storedLocally: storeLocally() })
      if (isDirty()) plan(ports.delay)
    },
    stop: () => clearTimeout(timer),
  }
}

function withAnswer(flat: FlatAnswers, path: string, answer: Answer | undefined): FlatAnswers {
  const next = new Map(flat)
  if (answer === undefined || answer === '') next.delete(path)
  else next.set(path, answer)
  return next
}

function rowIds(flat: FlatAnswers, group: string): readonly string[] {
  const ids = flat.get(group)
  return Array.isArray(ids) ? (ids as readonly string[]) : []
}

function withoutRow(flat: FlatAnswers, group: string, id: string): FlatAnswers {
  const next = new Map(flat)
  next.set(
    group,
    rowIds(flat, group).filter((row) => row !== id),
  )
  for (const path of flat.keys()) if (path.startsWith(`${group}/${id}/`)) next.delete(path)
  return next
}

/** The server has the snapshot, but for the answers that it could not read: those stay kept on this device. */
function keepUnread(base: FlatAnswers, snapshot: FlatAnswers, unread: readonly string[]): FlatAnswers {
  const next = new Map(snapshot)
  for (const path of unread) {
    const before = base.get(path)
    if (before === undefined) next.delete(path)
    else next.set(path, before)
  }
  return next
}
