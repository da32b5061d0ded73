import type { Answer } from '#forms/engine/model/template.ts'
import type { SealedDrafts } from '#platform/web/sealed-drafts.ts'
import { DRAFT_PREFIX } from '#platform/web/stored-drafts.ts'
import type { FlatAnswers } from './flat-answers.ts'

/**
 * What a person has typed and the server has not confirmed yet, stored on this device under the person and
 * the form, sealed (`sealed-drafts.ts`). It is removed when the server has it, and on signing out.
 */
export type LocalDraft = {
  /** ISO instant of the last change. */
  at: string
  /** The changed answers as the server had them when they were changed. */
  base: FlatAnswers
  /** The changed answers as they were typed. */
  mine: FlatAnswers
}

/** As it is stored: maps as lists. */
type StoredDraft = { at: string; base: [string, Answer][]; mine: [string, Answer][] }

const nameOf = (personId: string, nodeId: string): string => `${DRAFT_PREFIX}form:${personId}:${nodeId}`

/** @returns false where the browser stores nothing (private window, storage full) */
export function writeLocalDraft(
  drafts: SealedDrafts,
  personId: string,
  nodeId: string,
  { at, base, mine }: LocalDraft,
): boolean {
  const stored: StoredDraft = { at, base: [...base], mine: [...mine] }
  return drafts.write(nameOf(personId, nodeId), stored)
}

export function readLocalDraft(
  drafts: SealedDrafts,
  personId: string,
  nodeId: string,
): LocalDraft | undefined {
  try {
    const draft = drafts.read(nameOf(personId, nodeId)) as StoredDraft | undefined
    return draft && { at: draft.at, base: new Map(draft.base), mine: new Map(draft.mine) }
  } catch {
    return undefined
  }
}

export function removeLocalDraft(drafts: SealedDrafts, personId: string, nodeId: string): void {
  drafts.remove(nameOf(personId, nodeId))
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
