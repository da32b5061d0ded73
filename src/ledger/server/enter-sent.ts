import { notify } from '#messages/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { newId } from '#platform/shared/ids.ts'
import { changesOf } from '../line-changes.ts'
import type { correctLedgerLine, enterFurtherPart, enterSentDocument } from '../staff/contract.ts'
import { auditLine } from './audit-line.ts'
import { ledgerRefusals } from './ledger.errors.ts'
import { ledgerMessages } from './ledger.messages.ts'
import { findLine } from './ledger.queries.ts'
import { insertLine, lockLedgerOf, updateLine } from './ledger.repository.ts'
import { moveLine } from './move-line.ts'
import { isTyped } from './present-line.ts'
import { reviewerOf, type Staff } from './review-line.ts'
import {
  bindDocument,
  checked,
  correctedBy,
  enteredBy,
  newLine,
  orDuplicate,
  refuseDuplicate,
} from './write-line.ts'

/** The line of a document that was sent without typing. @throws ledger.duplicate, and what `moveLine` and `checkLine` throw */
export async function enterSent(
  deps: ServerDeps,
  staff: Staff,
  { companyId, id, revision, ...input }: InputOf<typeof enterSentDocument>,
): Promise<{ id: string }> {
  const actor = reviewerOf(staff, companyId)
  const now = deps.clock.now()
  const seen = await findLine(deps.db, companyId, id)
  if (!seen) throw ledgerRefusals.not_found()
  const typed = await checked(deps, { ...input, uploadId: seen.fileId }, now)
  await deps.db.transaction((tx) =>
    orDuplicate(async () => {
      await lockLedgerOf(tx, companyId)
      const { line, status } = await moveLine(tx, actor, { id, revision, action: 'enter' })
      await refuseDuplicate(tx, companyId, typed, input.furtherRate, id)
      if (typed.country !== line.country) await bindDocument(tx, { companyId, id, ...typed }, now)
      await updateLine(tx, line, { ...typed, ...enteredBy(actor), status, changedAt: now })
      await auditLine(tx, actor, { at: now, action: 'ledger.entered', id, detail: { revision } })
    }),
  )
  return { id }
}

/** A further line of the same document. @throws as `enterSent` */
export async function enterPart(
  deps: ServerDeps,
  staff: Staff,
  { companyId, id: ofLine, ...input }: InputOf<typeof enterFurtherPart>,
): Promise<{ id: string }> {
  const actor = reviewerOf(staff, companyId)
  const now = deps.clock.now()
  const of = await findLine(deps.db, companyId, ofLine)
  if (!of || of.status === 'REMOVED') throw ledgerRefusals.not_found()
  if (of.status !== 'SUBMITTED') throw ledgerRefusals.not_now()
  const typed = await checked(deps, { ...input, uploadId: of.fileId }, now)
  const id = newId('led')
  await deps.db.transaction((tx) =>
    orDuplicate(async () => {
      await lockLedgerOf(tx, companyId)
      await refuseDuplicate(tx, companyId, typed, true)
      await bindDocument(tx, { companyId, id, ...typed }, now)
      await insertLine(tx, { ...typed, ...newLine(actor, { id, at: now }) })
      await auditLine(tx, actor, { at: now, action: 'ledger.entered', id, detail: { of: ofLine } })
    }),
  )
  return { id }
}

/** What was misread is put right; the seller is told where it was theirs. @throws as `enterSent` */
export async function correctLine(
  deps: ServerDeps,
  staff: Staff,
  { companyId, id, revision, ...input }: InputOf<typeof correctLedgerLine>,
): Promise<{ id: string }> {
  const actor = reviewerOf(staff, companyId)
  const now = deps.clock.now()
  const seen = await findLine(deps.db, companyId, id)
  if (!seen || !isTyped(seen)) throw ledgerRefusals.not_found()
  const typed = await checked(deps, { ...input, uploadId: seen.fileId }, now)
  await deps.db.transaction((tx) =>
    orDuplicate(async () => {
      await lockLedgerOf(tx, companyId)
      const { line, status } = await moveLine(tx, actor, { id, revision, action: 'correct' })
      await refuseDuplicate(tx, companyId, typed, input.furtherRate, id)
      const changes = changesOf(line, typed, { earlier: line.changes ?? [], by: 'staff', at: now })
      await updateLine(tx, line, { ...typed, ...correctedBy(actor, line), changes, status, changedAt: now })
      const fields = changes.map(({ field }) => field)
      await auditLine(tx, actor, { at: now, action: 'ledger.corrected', id, detail: { revision, fields } })
      const { supplier, number } = typed
      const isOther = changesOf(line, typed, { earlier: [], by: 'staff', at: now }).length > 0
      if (line.enteredById === null && isOther)
        await notify(tx, deps, {
          companyId,
          kind: ledgerMessages.corrected,
          params: { id, supplier, number },
        })
    }),
  )
  return { id }
}
