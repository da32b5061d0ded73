import { nameFor } from '#platform/shared/original-name.ts'
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
    notes: rows.map((row) => ({
      id: row.sequence,
      at: row.at.toISOString(),
      by: row.actorName,
      text: sentenceOf(row.key, row.params, lang),
      detail: typeof row.params['text'] === 'string' ? row.params['text'] : null,
      read: row.readAt !== null,
      company: nameFor({ name: row.company, nameOriginal: row.companyOriginal }, lang),
      workOrder: {
        id: row.workOrderId,
        number: row.number,
        product: pickText(row.product, lang),
        country: row.country,
      },
    })),
  }
}

/** One note that was opened, or all as far as the list was seen. */
export async function markRead(deps: FormDeps, staff: StaffPrincipal, read: { upTo: number; only: boolean }) {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    await markNotesRead(tx, { staffId: staff.staffId, ...read, now })
    return { unread: await countUnreadNotes(tx, staff) }
  })
}
