import { notify } from '#messages/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import { nextNumber } from '#platform/server/number-series.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Actor } from '#platform/shared/principal.ts'
import { boxesOfReturn } from '../boxes/return-boxes.ts'
import type { PreparedReturn } from '../boxes/prepared-return.ts'
import { boxesOf } from './declarations.queries.ts'
import { aboutDeclaration, declarationsMessages } from './declarations.messages.ts'
import { insertDeclaration } from './declarations.repository.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { correctionOf } from './figures.queries.ts'
import { writeStep } from './move-declaration.ts'
import { NOT_BEGUN } from './not-begun.ts'
import type { CalculationDeps } from './return-sources.ts'
import { sameFigures } from './same-figures.ts'

type Late = { row: DeclarationRow; prepared: PreparedReturn | null; by: Actor }

/**
 * What came late for a declaration that was filed: it stays as it is, and another corrects it, with the boxes of the
 * corrected return. One-stop shops correct in a later return instead.
 * @returns the new one, or undefined where nothing is to be corrected, or is already
 */
export async function openCorrection(
  tx: Transaction,
  deps: CalculationDeps,
  { row, prepared, by }: Late,
): Promise<DeclarationRow | undefined> {
  if (row.scheme !== 'LOCAL' || prepared === null || prepared.missingRates.length > 0) return undefined
  if (await correctionOf(tx, row)) return undefined
  if (sameFigures(await boxesOf(tx, row), boxesOfReturn(prepared))) return undefined
  const at = deps.clock.now()
  const today = dayOf(at, deps.config.agency.timeZone)
  const number = await nextNumber(tx, 'DC', Number(today.slice(0, 4)))
  const correction = correcting(row, { id: newId('dcl'), number, at, today })
  if (!(await insertDeclaration(tx, correction))) return undefined
  const { companyId, id } = correction
  await writeStep(tx, correction, { companyId, id, action: 'create', by, at })
  const params = aboutDeclaration(correction)
  await notify(tx, deps, { companyId, kind: declarationsMessages.corrected, params })
  return correction
}

/**
 * A declaration of its own for the same period. No law gives it a day: it is due at once, which is the day on which it
 * was found, and so is its tax.
 */
function correcting(
  filed: DeclarationRow,
  { id, number, at, today }: { id: string; number: string; at: Date; today: Day },
): DeclarationRow {
  return {
    ...filed,
    ...NOT_BEGUN,
    id,
    number,
    periodId: null,
    dueOn: today,
    payBy: filed.payBy === null ? null : today,
    corrects: filed.id,
    statusSince: at,
    createdAt: at,
  }
}
