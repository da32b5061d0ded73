import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { Actor } from '#platform/shared/principal.ts'
import { firstDayKept } from '#vat/calendar/keeping.ts'
import type { PreparedReturn } from '../boxes/prepared-return.ts'
import type { Waiting } from '../waiting.ts'
import { notify } from '#messages/server/public.ts'
import { aboutDeclaration, declarationsMessages } from './declarations.messages.ts'
import { openCorrection } from './correct-declaration.ts'
import { declarationRefusals } from './declarations.errors.ts'
import { boxesOf } from './declarations.queries.ts'
import { lockDeclaration, updateDeclaration } from './declarations.repository.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { requestFileCheck } from './filing/checked-files.ts'
import { recalculateNext } from './follow-carried.ts'
import { keepFigures } from './keep-figures.ts'
import { moveDeclaration } from './move-declaration.ts'
import { prepareDeclaration } from './prepare-declaration.ts'
import type { CalculationDeps } from './return-sources.ts'
import { waitingFor } from './waiting-for.ts'

export type Calculation = { companyId: string; id: string; by: Actor; address?: string; note?: string }

/**
 * Calculates a declaration from what is known today. Figures that differ are a new revision and need a new check and a
 * new confirmation; a declaration that was filed never changes: what came late opens one that corrects it.
 * @throws declarations.not_found, declarations.cannot_calculate
 */
export function calculateDeclaration(deps: CalculationDeps, asked: Calculation): Promise<DeclarationRow> {
  return deps.db.transaction(async (tx) => {
    const row = await calculateLocked(tx, deps, asked)
    crashPoint(deps, 'declaration.calculate:before-commit')
    return row
  })
}

/** The same inside a transaction. */
export async function calculateLocked(
  tx: Transaction,
  deps: CalculationDeps,
  asked: Calculation,
): Promise<DeclarationRow> {
  const row = await lockDeclaration(tx, asked.companyId, asked.id)
  if (!row) throw declarationRefusals.not_found()
  if (isForgotten(deps, row)) return row
  const prepared = await prepareDeclaration(tx, deps.sources, row)
  if (row.status === 'FILED' || row.status === 'ACCEPTED')
    return calculateCorrection(tx, deps, { row, prepared, asked })
  const waiting = await waitingFor(tx, deps.sources, { row, prepared })
  if (prepared === null || mustWait(row, waiting, asked.by)) return wait(tx, deps, { row, waiting, asked })
  const calculated = await calculate(tx, deps, { row, prepared, asked })
  // Its register may have a million rows: what is wrong with it is found out beside, before somebody looks.
  if (row.kind === 'RETURN' && row.country === 'PL') await requestFileCheck(tx, deps, row)
  return calculated
}

/** The sales behind it are not kept any more: what is found today would seem to correct it. */
const isForgotten = ({ clock, config }: CalculationDeps, { status, fromDay }: DeclarationRow): boolean =>
  status === 'ACCEPTED' && fromDay < firstDayKept(dayOf(clock.now(), config.agency.timeZone))

/** @returns the one that was filed, which stays as it is */
async function calculateCorrection(
  tx: Transaction,
  deps: CalculationDeps,
  { row, prepared, asked }: { row: DeclarationRow; prepared: PreparedReturn | null; asked: Calculation },
): Promise<DeclarationRow> {
  const correction = await openCorrection(tx, deps, { row, prepared, by: asked.by })
  if (correction) await calculateLocked(tx, deps, { ...asked, id: correction.id })
  return row
}

/** Without these there are no figures, whoever asks. */
const HOPELESS = [
  'RATE',
  'NOT_CALCULATED',
  'NOT_DUE',
  'WEIGHTS',
  'MORE_WEIGHTS',
  'PIECES',
  'NOT_CREDIBLE',
] as const satisfies readonly Waiting['reason'][]

/**
 * Without rates nobody can calculate. Without all reports the portal waits, and staff may go on: the gap is shown before
 * anybody confirms. Nothing found is never nil by itself.
 */
function mustWait(row: DeclarationRow, waiting: readonly Waiting[], by: Actor): boolean {
  const reasons = new Set(waiting.map(({ reason }) => reason))
  if (HOPELESS.some((reason) => reasons.has(reason))) return true
  const isFirst = row.status === 'AWAITING_DATA'
  // Nil was shown by the reports of all shops: it holds no longer where one is missing, not read, or has rows to correct.
  const isUnsure = reasons.has('ROWS') || reasons.has('UNREAD')
  if ((reasons.has('REPORT') || isUnsure) && row.isNil) return true
  if (reasons.has('NOTHING_FOUND') || isUnsure) return isFirst
  return reasons.has('REPORT') && isFirst && by.kind === 'system'
}

type Waited = { row: DeclarationRow; waiting: readonly Waiting[]; asked: Calculation }

async function wait(tx: Transaction, deps: CalculationDeps, { row, waiting, asked }: Waited) {
  if (asked.by.kind === 'staff') throw declarationRefusals.cannot_calculate()
  const step = {
    companyId: row.companyId,
    id: row.id,
    by: asked.by,
    address: asked.address,
    at: deps.clock.now(),
  }
  const forgotten = {
    waitingFor: waiting,
    isNil: false,
    confirmedRevision: null,
    confirmedBy: null,
    checkedBy: null,
  }
  if (row.status === 'AWAITING_DATA' || row.status === 'REJECTED')
    return updateDeclaration(tx, row, { waitingFor: waiting })
  // The figures that somebody saw no longer hold, and there are no others yet.
  if (row.status !== 'CALCULATED') await moveDeclaration(tx, { ...step, action: 'outdate' }, withoutTax)
  if (row.isCarried) await recalculateNext(tx, deps, row)
  return moveDeclaration(tx, { ...step, action: 'send_back' }, () => forgotten)
}

type Material = { row: DeclarationRow; prepared: PreparedReturn; asked: Calculation }

async function calculate(
  tx: Transaction,
  deps: CalculationDeps,
  { row, prepared, asked }: Material,
): Promise<DeclarationRow> {
  const before = row.revision === 0 ? null : await boxesOf(tx, row)
  const kept = await keepFigures(tx, deps, { row, prepared, before })
  if (!kept.isNew && row.status !== 'AWAITING_DATA' && row.status !== 'REJECTED')
    return row.waitingFor.length === 0 ? row : updateDeclaration(tx, row, { waitingFor: [] })
  const { companyId, id } = row
  const { by, address, note } = asked
  const step = { companyId, id, by, address, at: deps.clock.now(), ...(note && { note }) }
  const wasSeen =
    row.status === 'AWAITING_CONFIRMATION' || row.status === 'QUERIED' || row.status === 'CONFIRMED'
  const moved = await moveDeclaration(
    tx,
    { ...step, action: wasSeen ? 'outdate' : 'calculate' },
    (locked) => ({
      ...withoutTax(locked),
      ...kept.changes,
      waitingFor: [],
      calculatedBy: asked.by.kind === 'staff' ? asked.by.id : null,
      checkedBy: null,
      confirmedRevision: null,
      confirmedBy: null,
    }),
  )
  if (row.isCarried) await recalculateNext(tx, deps, row)
  if (wasSeen)
    await notify(tx, deps, { companyId, kind: declarationsMessages.changed, params: aboutDeclaration(moved) })
  return moved
}

/**
 * What an outdated confirmation asked for is no longer asked for, and an error of other figures is not carried. Money that
 * was sent stays known.
 */
function withoutTax({ taxStatus }: DeclarationRow): Partial<DeclarationRow> {
  return taxStatus === 'DUE' || taxStatus === 'CREDIT'
    ? { taxStatus: 'NONE', isCarried: false }
    : { isCarried: false }
}
