import { notePeriodFiled } from '#registrations/server/public.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import { type Actor, PORTAL } from '#platform/shared/principal.ts'
import { filingMove, type FilingAction } from '../filing-moves.ts'
import { confirmBy, waitsSince } from '../silence.ts'
import { declarationRefusals } from './declarations.errors.ts'
import { hmrcRefusals } from './hmrc/hmrc.errors.ts'
import { findOpenSubmission } from './hmrc/submissions.repository.ts'
import { addHistory, lockDeclaration, updateDeclaration } from './declarations.repository.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { followCarried } from './follow-carried.ts'

type Step = {
  companyId: string
  id: string
  action: FilingAction
  by: Actor
  at: Date
  note?: string
  box?: string
  /** From where somebody made the move. */
  address?: string | undefined
  /** What else the audit trail says of it. */
  detail?: Record<string, unknown>
  /** What was sent to the authority, and has its answer. */
  submissionId?: string
  /** The revision that the person saw; refused when the figures are others by now. */
  revision?: number
}

/**
 * The one way to move a declaration: locks it, looks whether the move is allowed, writes it down.
 * @param changes what else becomes of it, made from the locked row; it may refuse by throwing
 * @throws declarations.not_found, declarations.outdated, declarations.not_now, hmrc.being_filed
 */
export async function moveDeclaration(
  tx: Transaction,
  step: Step,
  changes: (row: DeclarationRow) => Partial<DeclarationRow> | Promise<Partial<DeclarationRow>> = () => ({}),
): Promise<DeclarationRow> {
  const row = await lockDeclaration(tx, step.companyId, step.id)
  if (!row) throw declarationRefusals.not_found()
  if (step.revision !== undefined && step.revision !== row.revision) throw declarationRefusals.outdated()
  const move = filingMove(row.status, step.action, step.by.kind)
  if (!move) throw declarationRefusals.not_now()
  await requireNotSent(tx, row, step)
  const moved = await updateDeclaration(tx, row, {
    ...(await changes(row)),
    status: move.to,
    statusSince: step.at,
    confirmBy: move.to === 'AWAITING_CONFIRMATION' ? confirmDay({ ...row, statusSince: step.at }) : null,
  })
  await writeStep(tx, moved, step)
  await noteFiled(tx, moved, step.at)
  const { companyId, number: note } = moved
  await followCarried(tx, {
    row: moved,
    move: (id, action, changed) =>
      moveDeclaration(tx, { companyId, id, action, by: PORTAL, at: step.at, note }, () => changed),
  })
  return moved
}

/** The day that a declaration asks its confirmation for; null where no law gives it a due day. */
export function confirmDay({
  country,
  dueOn,
  statusSince,
}: Pick<DeclarationRow, 'country' | 'dueOn' | 'statusSince'>): Day | null {
  return dueOn === null ? null : confirmBy({ country, dueOn, since: waitsSince(country, statusSince) })
}

/** Its period knows whether it is filed, for what is due next. */
async function noteFiled(
  tx: Transaction,
  { companyId, periodId: id, status, filedAt }: DeclarationRow,
  at: Date,
): Promise<void> {
  if (id === null || !FILED_OR_BACK.has(status)) return
  const filedOn = status === 'REJECTED' ? null : dayOf(filedAt ?? at, 'UTC')
  await notePeriodFiled(tx, { companyId, id, filedOn })
}

const FILED_OR_BACK: ReadonlySet<DeclarationRow['status']> = new Set(['FILED', 'ACCEPTED', 'REJECTED'])

/** What an authority may have already can neither change nor be filed in another way. */
async function requireNotSent(tx: Transaction, row: DeclarationRow, { submissionId }: Step): Promise<void> {
  const { companyId, id: declarationId, status } = row
  if (status !== 'CONFIRMED' || submissionId !== undefined) return
  if (await findOpenSubmission(tx, { companyId, declarationId })) throw hmrcRefusals.being_filed()
}

/** Written with more of its own where it is done: under which licence, in which way, why. */
const AUDITED_WITH_MORE: ReadonlySet<string> = new Set(['file', 'accept', 'reject', 'send_proof'])
/** What the portal does by itself whenever a report comes: their figures stay, revision by revision. */
const AUDITED_OF_PEOPLE: ReadonlySet<string> = new Set(['create', 'calculate'])

type WrittenStep = Omit<Step, 'action'> & { action: Parameters<typeof addHistory>[1]['action'] }

/** A line of the history, after the move, and of the audit trail, whoever made it. */
export async function writeStep(tx: Transaction, row: DeclarationRow, step: WrittenStep): Promise<void> {
  await auditStep(tx, row, step)
  await addHistory(tx, {
    companyId: row.companyId,
    declarationId: row.id,
    action: step.action,
    status: row.status,
    taxStatus: row.taxStatus,
    revision: row.revision,
    actorKind: step.by.kind,
    actorId: step.by.id,
    actorName: step.by.name,
    note: step.note ?? null,
    box: step.box ?? null,
    at: step.at,
  })
}

async function auditStep(tx: Transaction, row: DeclarationRow, step: WrittenStep): Promise<void> {
  const { action, by, at, address, box, detail } = step
  const isOfPortal = by.kind === 'system'
  if (isOfPortal ? AUDITED_OF_PEOPLE.has(action) : AUDITED_WITH_MORE.has(action)) return
  await writeAudit(tx, {
    at,
    actorKind: by.kind,
    actorId: by.id,
    action: `declarations.${action}`,
    record: row.id,
    companyId: row.companyId,
    ...(address !== undefined && { address }),
    detail: {
      revision: row.revision,
      status: row.status,
      ...(box !== undefined && { box }),
      ...detail,
    },
  })
}
