import type { Answer } from '#forms/engine/model/template.ts'
import type { FlatAnswers } from './flat-answers.ts'

/**
 * What a person has typed and the server has not confirmed yet, stored on this device under the person and
 * the form, so that neither a lost connection nor an expired session loses anything. It is removed when the
 * server has it, and on signing out.
 */
export type LocalDraft = {
  /** ISO instant of the last change. */
  at: string
  /** The changed answers as the server had them when they were changed. */
  base: FlatAnswers
  /** The changed answers as they were typed. */
  mine: FlatAnswers
}

/** The part of `localStorage` that is needed. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Signing out removes everything under `draft:`. */
const PREFIX = 'draft:form:'

const keyOf = (personId: string, nodeId: string): string => `${PREFIX}${personId}:${nodeId}`

/** @returns false where the browser stores nothing (private window, storage full) */
export function writeLocalDraft(
  storage: DraftStorage,
  personId: string,
  nodeId: string,
  draft: LocalDraft,
): boolean {
  const { at, base, mine } = draft
  try {
    storage.setItem(keyOf(personId, nodeId), JSON.stringify({ at, base: [...base], mine: [...mine] }))
    return true
  } catch {
    return false
  }
}

export function readLocalDraft(
  storage: DraftStorage,
  personId: string,
  nodeId: string,
): LocalDraft | undefined {
  try {
    const text = storage.getItem(keyOf(personId, nodeId))
    if (text === null) return undefined
    const draft = JSON.parse(text) as { at: string; base: [string, Answer][]; mine: [string, Answer][] }
    return { at: draft.at, base: new Map(draft.base), mine: new Map(draft.mine) }
  } catch {
    return undefined
  }
}

export function removeLocalDraft(storage: DraftStorage, personId: string, nodeId: string): void {
  try {
    storage.removeItem(keyOf(personId, nodeId))
  } catch {
    // A browser that refuses storage has stored nothing either.
  }
}

/** The part of the answers that `paths` name, with the row list of every group that they touch. */
export function restrict(
  answerAt: (path: string) => Answer | undefined,
  paths: Iterable<string>,
): Map<string, Answer> {
  const part = new Map<string, Answer>()
  for (const path of paths) {
    const [group = path] = path.split('/')
    for (const key of [group, path]) {
      const answer = answerAt(key)
      if (answer !== undefined) part.set(key, answer)
    }
  }
  return part
}
