import { useState } from 'react'
import { fromWire, toWire } from '#documents/wire-names.ts'
import type { FormFile } from '#forms/web/public.tsx'
import type { SealedDrafts } from '#platform/web/sealed-drafts.ts'
import { DRAFT_PREFIX } from '#platform/web/stored-drafts.ts'
import { useSealedDrafts } from '#platform/web/use-sealed-drafts.ts'
import type { SupplementRecord } from '../../records.ts'

/** What was typed, chosen or uploaded but not sent yet. */
export type SupplementDraft = { value: string; files: readonly FormFile[] }
const NOTHING: SupplementDraft = { value: '', files: [] }

/** A new round starts empty. */
const nameOf = ({ id, round }: SupplementRecord) => `${DRAFT_PREFIX}supplement:${id}:${round}`

/** Stored with the names of the wire, as earlier versions of the page wrote it. */
function readLocalDraft(drafts: SealedDrafts | undefined, supplement: SupplementRecord): SupplementDraft {
  const localDraft = fromWire(drafts?.read(nameOf(supplement))) as SupplementDraft | null | undefined
  return localDraft && typeof localDraft.value === 'string' && Array.isArray(localDraft.files)
    ? localDraft
    : NOTHING
}

function writeLocalDraft(
  drafts: SealedDrafts | undefined,
  supplement: SupplementRecord,
  draft: SupplementDraft,
): void {
  if (isEmpty(draft)) drafts?.remove(nameOf(supplement))
  else drafts?.write(nameOf(supplement), toWire(draft))
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

/**
 * The unsent answers to supplements, kept on this device until they are sent.
 * @param draftKey of the person; until it is known, nothing is stored
 */
export function useSupplementDrafts(draftKey: string | undefined) {
  const drafts = useSealedDrafts(draftKey)
  const [changed, setChanged] = useState<ReadonlyMap<string, SupplementDraft>>(new Map())
  const of = (supplement: SupplementRecord) =>
    changed.get(nameOf(supplement)) ?? readLocalDraft(drafts, supplement)
  return {
    of,
    change(supplement: SupplementRecord, change: (before: SupplementDraft) => SupplementDraft) {
      setChanged((before) => {
        const next = change(before.get(nameOf(supplement)) ?? readLocalDraft(drafts, supplement))
        writeLocalDraft(drafts, supplement, next)
        return new Map([...before, [nameOf(supplement), next]])
      })
    },
    /** @param sent the drafts at the time of sending */
    purge(sent: readonly SupplementRecord[]) {
      for (const one of sent) writeLocalDraft(drafts, one, NOTHING)
      setChanged((before) => new Map([...before].filter(([key]) => !sent.some((one) => nameOf(one) === key))))
    },
  }
}
