import type { Executor } from '#platform/server/database.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Actor } from '#platform/shared/principal.ts'
import type { DeclarationDetail } from '../../contract.ts'
import type { EprStream } from '../../epr/categories.ts'
import { trueUpLines, type EcoFeeCurrency, type EcoFeeKind } from '../../epr/eco-fees.ts'
import { inReportOrder } from '../../epr/entry.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import { findDeclaration } from '../declarations.queries.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import type { CalculationDeps } from '../return-sources.ts'
import { lastFiled, weightsOfReport } from './compare-periods.ts'
import { ecoFeesOf, reportsOfYear } from './eco-fees.queries.ts'
import { endEcoFee, insertEcoFee } from './eco-fees.repository.ts'
import { readTyped, requireReport } from './read-report.ts'

type Deps = Pick<CalculationDeps, 'db' | 'clock'>
type Entered = {
  companyId: string
  id: string
  by: Pick<Actor, 'id' | 'name'>
  kind: EcoFeeKind
  amount: number
  currency: EcoFeeCurrency
  document: string
  paidOn: string | null
  lines: readonly { category: string; kilograms: string }[]
}

const yearOf = ({ toDay }: Pick<DeclarationRow, 'toDay'>): number => Number(toDay.slice(0, 4))

/** @throws declarations.not_found, declarations.not_quantities, declarations.no_such_line */
export function enterEcoFee(
  { db, clock }: Deps,
  { companyId, id, by, lines, kind, amount, currency, document, paidOn }: Entered,
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = requireReport(await findDeclaration(tx, companyId, id))
    const { stream, registrationId } = row
    const entered = { enteredById: by.id, enteredByName: by.name, enteredAt: clock.now() }
    await insertEcoFee(tx, {
      companyId,
      id: newId('eco'),
      registrationId,
      year: yearOf(row),
      kind,
      amount,
      currency,
      document,
      paidOn,
      lines: inReportOrder(stream, readTyped(stream, lines)),
      ...entered,
    })
  })
}

/** @throws declarations.not_found, declarations.no_such_fee */
export function takeBackEcoFee(
  { db, clock }: Deps,
  { companyId, id, feeId }: { companyId: string; id: string; feeId: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await findDeclaration(tx, companyId, id)
    if (!row) throw declarationRefusals.not_found()
    const { registrationId } = row
    const isEnded = await endEcoFee(tx, { companyId, registrationId, id: feeId, at: clock.now() })
    if (!isEnded) throw declarationRefusals.no_such_fee()
  })
}

/** The documents of a report's year, and its forecast beside what was reported. */
export async function presentEcoFees(
  executor: Executor,
  row: DeclarationRow,
  stream: EprStream,
): Promise<NonNullable<DeclarationDetail['quantities']>['ecoFees']> {
  const year = yearOf(row)
  const fees = await ecoFeesOf(executor, row, year)
  const reports: (ReadonlyMap<string, number> | null)[] = []
  let open = 0
  for (const first of await reportsOfYear(executor, row, year)) {
    const report = await lastFiled(executor, first)
    if (report.filedAt === null) open += 1
    reports.push(report.filedAt === null ? null : await weightsOfReport(executor, report))
  }
  return {
    year,
    open,
    fees: fees.map((fee) => ({
      id: fee.id,
      kind: fee.kind,
      amount: fee.amount,
      currency: fee.currency,
      document: fee.document,
      paidOn: fee.paidOn,
      by: fee.enteredByName,
    })),
    lines: trueUpLines(stream, fees, reports),
  }
}
