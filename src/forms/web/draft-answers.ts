import type { Answer, Answers } from '#forms/engine/model/template.ts'
import { isRows, sameAnswer } from '#forms/engine/model/answer-kinds.ts'
import { changedPaths, flatten, merge, unflatten, type Conflict, type FlatAnswers } from './flat-answers.ts'
import { rawAt, rowsAt, withAnswer } from './form-model.ts'
import { restrict, type LocalDraft } from './local-draft.ts'

/** The answers of a draft beside those of the server: which differ, and how two windows are merged. */
type DraftAnswers = {
  /** As they were typed. A change replaces its own row only; all others stay the same objects. */
  now(): Answers
  conflicts(): readonly Conflict[]
  set(path: string, answer: Answer | undefined): void
  addRow(group: string, id: string): void
  removeRow(group: string, id: string): void
  /** @returns false when there is no conflict at this path */
  resolve(path: string, side: 'mine' | 'theirs'): boolean
  /** Everything that differs from what the server has; undefined when nothing does. */
  unconfirmed(): Omit<LocalDraft, 'at'> | undefined
  /** The server has what was sent, except for the answers at `unread`. */
  confirm(sent: FlatAnswers, unread: readonly string[]): void
  /** What the server has now, with what was typed here on top. */
  takeOver(theirs: Answers): void
  /** What this device had stored, on top of what the server has. @returns whether that changes anything */
  restore(localDraft: LocalDraft): boolean
}

export function createDraftAnswers(start: Answers, groups: ReadonlySet<string>): DraftAnswers {
  let answers = start
  let base: FlatAnswers = flatten(start)
  let conflicts: readonly Conflict[] = []
  /** Where `answers` differs from `base`; kept up to date so that a keystroke needs no full comparison. */
  let changed = new Set<string>()

  function replace(next: Answers): void {
    answers = next
    changed = new Set(changedPaths(base, flatten(next)))
  }

  function set(path: string, answer: Answer | undefined): void {
    answers = withAnswer(answers, path, answer)
    if (sameAnswer(base.get(path), flatAt(answers, path))) changed.delete(path)
    else changed.add(path)
  }

  return {
    now: () => answers,
    conflicts: () => conflicts,
    set,
    addRow: (group, id) => replace({ ...answers, [group]: [...rowsAt(answers, group), { _id: id }] }),
    removeRow(group, id) {
      replace({ ...answers, [group]: rowsAt(answers, group).filter((row) => row._id !== id) })
    },
    resolve(path, side) {
      const conflict = conflicts.find((candidate) => candidate.path === path)
      if (!conflict) return false
      conflicts = conflicts.filter((candidate) => candidate !== conflict)
      set(path, conflict[side])
      return true
    },
    unconfirmed() {
      if (changed.size === 0) return undefined
      const mine = restrict((path) => flatAt(answers, path), changed)
      return { base: restrict((path) => base.get(path), changed), mine }
    },
    confirm(sent, unread) {
      base = withoutUnread(base, sent, unread)
      replace(answers)
    },
    takeOver(theirs) {
      const server = flatten(theirs)
      const result = merge(base, flatten(answers), server, groups)
      base = server
      conflicts = result.conflicts
      replace(unflatten(result.merged, groups))
    },
    restore(localDraft) {
      const result = merge(localDraft.base, localDraft.mine, base, groups)
      conflicts = result.conflicts
      replace(unflatten(result.merged, groups))
      return changed.size > 0 || conflicts.length > 0
    },
  }
}

/** The answer in the flat form: a group is the list of its row ids. */
function flatAt(answers: Answers, path: string): Answer | undefined {
  const answer = rawAt(answers, path)
  return isRows(answer) ? answer.map((row) => row._id) : answer
}

/** What the server has once it has stored `sent`: answers that it could not read are as before. */
function withoutUnread(base: FlatAnswers, sent: FlatAnswers, unread: readonly string[]): FlatAnswers {
  const next = new Map(sent)
  for (const path of unread) {
    const before = base.get(path)
    if (before === undefined) next.delete(path)
    else next.set(path, before)
  }
  return next
}
