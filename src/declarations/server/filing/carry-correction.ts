import type { Transaction } from '#platform/server/database.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { Actor } from '#platform/shared/principal.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { carryFault } from '../../gb-carry.ts'
import { gbCorrectionOf } from '../../gb-correction.ts'
import { calculateLocked } from '../calculate-declaration.ts'
import { carriedCorrections, nextOpenReturn } from '../carried.queries.ts'
import { taxAfterConfirming } from '../confirm-declaration.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import { boxesOf } from '../declarations.queries.ts'
import { lockDeclaration, updateDeclaration } from '../declarations.repository.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { writeStep } from '../move-declaration.ts'
import type { CalculationDeps } from '../return-sources.ts'

type At = { companyId: string; id: string; by: Actor }

/**
 * Puts the error that a confirmed British correction corrects into the next return, which is calculated anew with it. Who
 * does so says that the error was not deliberate.
 * @throws declarations.not_found, declarations.outdated, declarations.not_now, declarations.carry_too_large,
 *   declarations.carry_too_late, declarations.carry_waits, hmrc.being_filed
 */
export function carryCorrection(
  deps: CalculationDeps,
  { revision, ...at }: At & { revision: number },
): Promise<DeclarationRow> {
  return deps.db.transaction(async (tx) => {
    const row = await lockCarriable(tx, at)
    if (row.revision !== revision) throw declarationRefusals.outdated()
    if (row.isCarried) throw declarationRefusals.not_now()
    const now = deps.clock.now()
    const next = await nextOpenReturn(tx, row)
    const others = (await carriedCorrections(tx, row)).filter(({ carriedInto }) => carriedInto === null)
    const fault = carryFault(gbCorrectionOf(row, dayOf(now, deps.config.agency.timeZone)), {
      net: [row, ...others].reduce((sum, { payable }) => sum + (payable ?? 0), 0),
      box6: next ? await box6Of(tx, next) : null,
    })
    if (fault) throw REFUSALS[fault]()
    // Its tax is paid, or set off, with that return.
    const carried = await updateDeclaration(tx, row, { isCarried: true, taxStatus: 'NONE' })
    await writeStep(tx, carried, {
      ...at,
      action: 'carry_error',
      at: now,
      ...(next && { note: next.number }),
    })
    await calculateNext(tx, deps, { row, next })
    return carried
  })
}

/** @throws declarations.not_found, declarations.not_now, hmrc.being_filed */
export function withdrawCarry(deps: CalculationDeps, at: At): Promise<DeclarationRow> {
  return deps.db.transaction(async (tx) => {
    const row = await lockCarriable(tx, at)
    if (!row.isCarried) throw declarationRefusals.not_now()
    const next = await nextOpenReturn(tx, row)
    const taken = await updateDeclaration(tx, row, { isCarried: false, taxStatus: taxAfterConfirming(row) })
    await writeStep(tx, taken, { ...at, action: 'withdraw_carry', at: deps.clock.now() })
    await calculateNext(tx, deps, { row, next })
    return taken
  })
}

const REFUSALS = {
  NOT_BRITISH: declarationRefusals.not_now,
  TOO_LATE: declarationRefusals.carry_too_late,
  TOO_LARGE: declarationRefusals.carry_too_large,
  TARGET_UNKNOWN: declarationRefusals.carry_waits,
} as const

async function lockCarriable(tx: Transaction, { companyId, id }: At): Promise<DeclarationRow> {
  const row = await lockDeclaration(tx, companyId, id)
  if (!row) throw declarationRefusals.not_found()
  if (row.status !== 'CONFIRMED' || row.corrects === null || row.country !== 'GB')
    throw declarationRefusals.not_now()
  return row
}

async function box6Of(tx: Transaction, next: DeclarationRow): Promise<number | null> {
  if (next.revision === 0) return null
  return (await boxesOf(tx, next)).find(({ box }) => box === '6')?.amount ?? 0
}

/** One that waits for data takes the error once it has them. */
async function calculateNext(
  tx: Transaction,
  deps: CalculationDeps,
  { row, next }: { row: DeclarationRow; next: DeclarationRow | undefined },
): Promise<void> {
  if (!next || next.status === 'AWAITING_DATA') return
  await calculateLocked(tx, deps, { companyId: next.companyId, id: next.id, by: PORTAL, note: row.number })
}
