import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { pickText } from '#platform/shared/local-text.ts'
import type { FormDeps } from '../form/node-form.ts'
import type { Reading } from '../present-card.ts'
import { sentenceOf } from '../present-history.ts'
import { countUnreadNotes, listNotes } from './watching.queries.ts'
import { markNotesRead } from './watching.repository.ts'

/** Older ones are in the history of their work orders. */
const MOST_NOTES = 50

/** What one member of staff was told, newest first. */
export async function readNotes({ db }: Pick<FormDeps, 'db'>, staff: StaffPrincipal, { lang }: Reading) {
  const rows = await listNotes(db, { ...staff, most: MOST_NOTES })
  return {
    unread: await countUnreadNotes(db, staff),
    notes: rows.map(({ sequence, at, key, params, actorName, readAt, workOrderId, number, product }) => ({
      id: sequence,
      at: at.toISOString(),
      by: actorName,
      text: sentenceOf(key, params, lang),
      detail: typeof params['text'] === 'string' ? params['text'] : null,
      read: readAt !== null,
      workOrder: { id: workOrderId, number, product: pickText(product, lang) },
    })),
  }
}

export async function markRead(deps: FormDeps, staff: StaffPrincipal, upTo: number) {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    await markNotesRead(tx, { staffId: staff.staffId, upTo, now })
    return { unread: await countUnreadNotes(tx, staff) }
  })
}
