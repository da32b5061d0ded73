import { bindFiles } from '#documents/server/public.ts'
import { isUniqueViolation, type Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { newId } from '#platform/shared/ids.ts'
import { addedRates } from '#vat/server/public.ts'
import type { removeLedgerLine, updateLedgerLine } from '../contract.ts'
import { auditLine, type LedgerActor } from './audit-line.ts'
import { changesOf } from '../line-changes.ts'
import { checkLine, type CheckedLine, type LineInput } from './check-line.ts'
import { ledgerRefusals } from './ledger.errors.ts'
import { linesOfDocument } from './ledger.queries.ts'
import { insertLine, lockLedgerOf, updateLine } from './ledger.repository.ts'
import type { LedgerRow } from './ledger.tables.ts'
import { moveLine } from './move-line.ts'
import { isTyped } from './present-line.ts'

/** Enters a document; it waits for its review. @throws ledger.duplicate, and what `checkLine` and `bindFiles` throw */
export async function addLine(
  deps: ServerDeps,
  actor: LedgerActor,
  input: LineInput,
): Promise<{ id: string }> {
  const { companyId } = actor
  const now = deps.clock.now()
  const line = await checked(deps, input, now)
  const id = newId('led')
  await deps.db.transaction((tx) =>
    orDuplicate(async () => {
      await lockLedgerOf(tx, companyId)
      await refuseDuplicate(tx, companyId, line, input.furtherRate)
      await bindDocument(tx, { companyId, id, ...line }, now)
      await insertLine(tx, { ...line, ...newLine(actor, { id, at: now }) })
      await auditLine(tx, actor, { at: now, action: 'ledger.added', id })
    }),
  )
  return { id }
}

/** Changes a line before its review; a returned one waits for its review again. */
export async function changeLine(
  deps: ServerDeps,
  actor: LedgerActor,
  { id, revision, ...input }: InputOf<typeof updateLedgerLine>,
): Promise<{ id: string }> {
  const { companyId } = actor
  const now = deps.clock.now()
  const changed = await checked(deps, input, now)
  await deps.db.transaction((tx) =>
    orDuplicate(async () => {
      await lockLedgerOf(tx, companyId)
      const { line, status } = await moveLine(tx, actor, { id, revision, action: 'change' })
      await refuseDuplicate(tx, companyId, changed, input.furtherRate, id)
      if (changed.fileId !== line.fileId) await bindDocument(tx, { companyId, id, ...changed }, now)
      const changes = isTyped(line)
        ? changesOf(line, changed, { earlier: line.changes ?? [], by: actor.kind, at: now })
        : []
      await updateLine(tx, line, {
        ...changed,
        ...enteredBy(actor),
        changes,
        status,
        note: null,
        changedAt: now,
      })
      await auditLine(tx, actor, { at: now, action: 'ledger.changed', id, detail: { revision } })
    }),
  )
  return { id }
}

export async function removeLine(
  deps: ServerDeps,
  actor: LedgerActor,
  { id, revision }: InputOf<typeof removeLedgerLine>,
): Promise<{ id: string }> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const { line, status } = await moveLine(tx, actor, { id, revision, action: 'remove' })
    await updateLine(tx, line, { status, changedAt: now })
    await auditLine(tx, actor, { at: now, action: 'ledger.removed', id })
  })
  return { id }
}

/** A line as it begins, for whoever enters it. */
export const newLine = (actor: LedgerActor, { id, at }: { id: string; at: Date }) =>
  ({
    companyId: actor.companyId,
    id,
    revision: 1,
    status: 'SUBMITTED',
    note: null,
    createdAt: at,
    createdById: actor.id,
    changedAt: at,
    reviewedAt: null,
    reviewedById: null,
    changes: null,
    ...enteredBy(actor),
  }) as const

/** Of staff it is kept who it was: nobody reviews what they entered themselves. */
export const enteredBy = ({ kind, id }: LedgerActor) =>
  kind === 'staff'
    ? { enteredById: id, typedById: id, typedByIds: [id] }
    : { enteredById: null, typedById: null, typedByIds: [] }

/** Whoever corrects a line comes to those who typed it: what they leave as it is, was typed by the others. */
export const correctedBy = ({ id }: LedgerActor, line: Typists) => ({
  typedById: id,
  typedByIds: [...new Set([...typistsOf(line), id])],
})

type Typists = Pick<LedgerRow, 'typedById' | 'typedByIds'>

/** Of staff, since the seller last typed it. The release before knows the last of them alone. */
export const typistsOf = ({ typedById, typedByIds }: Typists): string[] =>
  typedById === null ? [] : [...typedByIds, typedById]

export async function checked(deps: ServerDeps, input: LineInput, now: Date): Promise<CheckedLine> {
  return checkLine(input, dayOf(now, deps.config.agency.timeZone), await addedRates(deps))
}

export async function bindDocument(
  tx: Transaction,
  { companyId, id, fileId, country }: Pick<LedgerRow, 'companyId' | 'id' | 'fileId' | 'country'>,
  at: Date,
): Promise<void> {
  const label = { en: 'Document with input VAT', zh: '进项单据' }
  await bindFiles(tx, {
    companyId,
    record: id,
    files: [{ place: 'document', fileId }],
    about: { kind: 'INPUT_TAX', label, country },
    at,
  })
}

type Document = Pick<LedgerRow, 'supplierKey' | 'numberKey' | 'country' | 'kind' | 'basisPoints'>

export async function refuseDuplicate(
  tx: Transaction,
  companyId: string,
  line: Document,
  isFurther: boolean,
  own?: string,
): Promise<void> {
  const found = await linesOfDocument(tx, { companyId, ...line })
  const others = found.filter(({ id }) => id !== own)
  const same = isFurther
    ? others.find(
        ({ country, kind, basisPoints }) =>
          country === line.country && kind === line.kind && basisPoints === line.basisPoints,
      )
    : others[0]
  if (!same) return
  const { id, number, supplier, date } = same
  throw ledgerRefusals.duplicate({ params: { number, supplier, date }, data: { id } })
}

/** Should the lock ever fail to order two writers, the index does. */
export async function orDuplicate(write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    throw isUniqueViolation(error, 'ledger_lines_document') ? ledgerRefusals.duplicate() : error
  }
}
