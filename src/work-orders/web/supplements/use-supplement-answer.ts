import { useState } from 'react'
import { fromWire, toWire } from '#documents/wire-names.ts'
import type { FormFile } from '#forms/web/public.tsx'
import type { SupplementRecord } from '../../records.ts'

/** What was typed, chosen or uploaded but not sent yet. */
export type SupplementDraft = { value: string; files: readonly FormFile[] }
const NOTHING: SupplementDraft = { value: '', files: [] }

/** Signing out removes everything under `draft:`. A new round starts empty. */
const keyOf = ({ id, round }: SupplementRecord) => `draft:supplement:${id}:${round}`

/** Stored with the names of the wire, as earlier versions of the page wrote it. */
function readLocalDraft(supplement: SupplementRecord): SupplementDraft {
  try {
    const text = localStorage.getItem(keyOf(supplement)) ?? 'null'
    const localDraft = fromWire(JSON.parse(text)) as SupplementDraft | null
    return localDraft && typeof localDraft.value === 'string' && Array.isArray(localDraft.files)
      ? localDraft
      : NOTHING
  } catch {
    return NOTHING
  }
}

function writeLocalDraft(supplement: SupplementRecord, draft: SupplementDraft): void {
  try {
    if (isEmpty(draft)) localStorage.removeItem(keyOf(supplement))
    else localStorage.setItem(keyOf(supplement), JSON.stringify(toWire(draft)))
  } catch {
    // A private window may not store anything; the answer stays on the screen.
  }
}

const isEmpty = (draft: SupplementDraft) => draft.value.trim() === '' && draft.files.length === 0

/** Whether a draft could be sent as it is. */
export function isReady({ kind }: SupplementRecord, draft: SupplementDraft): boolean {
  return kind === 'file' ? draft.files.length > 0 : draft.value.trim() !== ''
}

export function toItem({ id, kind }: SupplementRecord, draft: SupplementDraft) {
  return kind === 'file'
    ? { id, fileIds: draft.files.map((file) => file.fileId) }
    : { id, value: draft.value.trim() }
}

/** The unsent answers to supplements, kept on this device until they are sent. */
export function useSupplementDrafts() {
  const [changed, setChanged] = useState<ReadonlyMap<string, SupplementDraft>>(new Map())
  const of = (supplement: SupplementRecord) => changed.get(keyOf(supplement)) ?? readLocalDraft(supplement)
  return {
    of,
    change(supplement: SupplementRecord, change: (before: SupplementDraft) => SupplementDraft) {
      setChanged((before) => {
        const next = change(before.get(keyOf(supplement)) ?? readLocalDraft(supplement))
        writeLocalDraft(supplement, next)
        return new Map([...before, [keyOf(supplement), next]])
      })
    },
    /** @param sent the drafts at the time of sending */
    purge(sent: readonly SupplementRecord[]) {
      for (const one of sent) writeLocalDraft(one, NOTHING)
      setChanged((before) => new Map([...before].filter(([key]) => !sent.some((one) => keyOf(one) === key))))
    },
  }
}
