import type { Answer, Answers } from '#forms/engine/model/template.ts'
import { createDraftAnswers } from './draft-answers.ts'
import { changedPaths, flatten, type Conflict, type FlatAnswers } from './flat-answers.ts'
import type { LocalDraft } from './local-draft.ts'

/** One revision per section: a seller and a helper may work side by side. */
export type Revisions = Readonly<Record<string, number>>

export type Version = { answers: Answers; revisions: Revisions }

/** The outcome of sending a draft. */
export type Sent =
  /** `unread`: paths whose answers had the wrong shape and were not stored. */
  | { kind: 'saved'; revisions: Revisions; at: string; unread?: readonly string[] }
  /** Somebody else saved meanwhile: their answers. */
  | { kind: 'stale'; theirs: Version }
  | { kind: 'offline' }
  /** The session is over; the page is about to leave. */
  | { kind: 'signedOut' }
  /** The form is on another version now; the page is about to reload it, with what is stored here. */
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
  /** When the restored answers of this device were typed. */
  restoredFrom: string | undefined
  /** False when this device stores nothing: leaving would lose what has not been sent. */
  storedLocally: boolean
}

export type DraftPorts = {
  /** `changed`: the paths that the server does not have yet. */
  send(version: Version & { changed: readonly string[] }): Promise<Sent>
  /** What the server has, with what the form shows in addition: the profile's answers, first rows. */
  complete(theirs: Version): Answers
  store(draft: LocalDraft): boolean
  remove(): void
  now(): string
  /** Milliseconds of pause before a change is sent. */
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
  /** Takes over what the server has now: after a refetch, or from the answer to a refused submission. */
  receive(theirs: Version): void
  stop(): void
}

/**
 * Holds one form's answers: typed here, stored on the device at once, sent after a pause, merged with other
 * windows.
 */
export function createFormDraft(
  start: Version,
  groups: ReadonlySet<string>,
  localDraft: LocalDraft | undefined,
  ports: DraftPorts,
): FormDraft {
  const listeners = new Set<() => void>()
  const mine = createDraftAnswers(start.answers, groups)
  let lastSent: FlatAnswers = flatten(start.answers)
  let revisions = start.revisions
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: Promise<boolean> | undefined
  let savedAt: string | undefined
  let state: DraftState = {
    answers: start.answers,
    revisions,
    saving: { kind: 'clean', at: undefined },
    conflicts: [],
    restoredFrom: undefined,
    storedLocally: true,
  }

  const publish = (change: Partial<DraftState>): void => {
    state = { ...state, answers: mine.now(), revisions, conflicts: mine.conflicts(), ...change }
    for (const listener of listeners) listener()
  }
  const isDirty = (): boolean => changedPaths(lastSent, flatten(mine.now())).length > 0
  const hasConflicts = (): boolean => mine.conflicts().length > 0

  function storeLocally(): boolean {
    const unconfirmed = mine.unconfirmed()
    if (unconfirmed) return ports.store({ at: ports.now(), ...unconfirmed })
    ports.remove()
    return true
  }

  function plan(delay: number): void {
    clearTimeout(timer)
    timer = hasConflicts() ? undefined : setTimeout(() => void flush(), delay)
  }

  /** After a change of the answers: stored here at once, sent after a pause. */
  function changed(): void {
    const offline = state.saving.kind === 'offline'
    publish({ storedLocally: storeLocally(), ...(!offline && { saving: { kind: 'waiting' } }) })
    plan(offline ? ports.retry : ports.delay)
  }

  function takeOver(theirs: Version): void {
    const answers = ports.complete(theirs)
    mine.takeOver(answers)
    lastSent = flatten(answers)
    revisions = { ...revisions, ...theirs.revisions }
  }

  async function sendOnce(): Promise<boolean> {
    const answers = mine.now()
    const snapshot = flatten(answers)
    publish({ saving: { kind: 'sending' } })
    const sent = await ports.send({ answers, revisions, changed: changedPaths(lastSent, snapshot) })
    switch (sent.kind) {
      case 'saved':
        revisions = { ...revisions, ...sent.revisions }
        lastSent = snapshot
        savedAt = sent.at
        mine.confirm(snapshot, sent.unread ?? [])
        publish({
          storedLocally: storeLocally(),
          saving: { kind: 'clean', at: sent.at },
          restoredFrom: undefined,
        })
        return true
      case 'stale':
        takeOver(sent.theirs)
        publish({ storedLocally: storeLocally(), saving: { kind: 'waiting' } })
        if (hasConflicts()) return false
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

  /** Everything is stored: also after a change that was undone. */
  function rest(): true {
    if (state.saving.kind !== 'clean') publish({ saving: { kind: 'clean', at: savedAt } })
    return true
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    if (underWay) await underWay
    if (hasConflicts()) return false
    if (!isDirty()) return rest()
    underWay = sendOnce().finally(() => (underWay = undefined))
    const stored = await underWay
    if (stored && isDirty()) plan(ports.delay)
    return stored
  }

  if (localDraft && mine.restore(localDraft)) {
    publish({ saving: { kind: 'waiting' }, restoredFrom: localDraft.at })
    plan(0)
  } else if (localDraft) ports.remove()

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(path, answer) {
      mine.set(path, answer)
      changed()
    },
    addRow(group, id) {
      mine.addRow(group, id)
      changed()
    },
    removeRow(group, id) {
      mine.removeRow(group, id)
      changed()
    },
    resolve: (path, side) => void (mine.resolve(path, side) && changed()),
    flush,
    receive(theirs) {
      takeOver(theirs)
      publish({ storedLocally: storeLocally() })
      if (isDirty()) plan(ports.delay)
    },
    stop: () => clearTimeout(timer),
  }
}
