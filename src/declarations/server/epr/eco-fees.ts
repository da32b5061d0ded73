import { bindFiles } from '#documents/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { type Day, dayOf } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import type { EcoFeeCurrency, EcoFeeKind } from '../../epr/eco-fees.ts'
import { inReportOrder } from '../../epr/entry.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import { findDeclaration } from '../declarations.queries.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { auditDeclaration, type ActingOn } from '../audit-declaration.ts'
import { insertEcoFee, updateEcoFee } from './eco-fees.repository.ts'
import { readTyped, requireReport } from './read-report.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config'>
type Later = { paidOn: Day | null; uploadId?: string | undefined }
type Entered = ActingOn &
  Later & {
    kind: EcoFeeKind
    amount: number
    currency: EcoFeeCurrency
    document: string
    lines: readonly { category: string; kilograms: string }[]
  }

export const yearOf = ({ toDay }: Pick<DeclarationRow, 'toDay'>): number => Number(toDay.slice(0, 4))

/**
 * @throws declarations.not_found, declarations.not_quantities, declarations.no_such_line,
 * declarations.fee_paid_in_future, documents.not_found, documents.not_scanned
 */
export function enterEcoFee(
  deps: Deps,
  { companyId, id, by, address, lines, kind, amount, currency, document, ...later }: Entered,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const row = requireReport(await findDeclaration(tx, companyId, id))
    const { stream, registrationId } = row
    const known = await readLater(deps, tx, row, later)
    const entered = { enteredById: by.id, enteredByName: by.name, enteredAt: deps.clock.now() }
    const feeId = newId('eco')
    await insertEcoFee(tx, {
      companyId,
      id: feeId,
      registrationId,
      year: yearOf(row),
      kind,
      amount,
      currency,
      document,
      ...known,
      lines: inReportOrder(stream, readTyped(stream, lines)),
      ...entered,
    })
    const said = { kind, amount, currency, document, ...known }
    await auditDeclaration(
      tx,
      deps,
      { companyId, id, by, address },
      { action: 'declarations.eco_fee_entered', detail: { feeId, ...said } },
    )
  })
}

/**
 * When it was paid, and its file.
 * @throws declarations.not_found, declarations.no_such_fee, declarations.fee_paid_in_future, documents.not_found,
 * documents.not_scanned
 */
export function completeEcoFee(
  deps: Deps,
  { companyId, id, by, address, feeId, ...later }: ActingOn & Later & { feeId: string },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const row = await findDeclaration(tx, companyId, id)
    if (!row) throw declarationRefusals.not_found()
    const { registrationId } = row
    const known = await readLater(deps, tx, row, later)
    const isChanged = await updateEcoFee(tx, { companyId, registrationId, id: feeId }, known)
    if (!isChanged) throw declarationRefusals.no_such_fee()
    await auditDeclaration(
      tx,
      deps,
      { companyId, id, by, address },
      { action: 'declarations.eco_fee_completed', detail: { feeId, ...known } },
    )
  })
}

/** @throws declarations.not_found, declarations.no_such_fee */
export function takeBackEcoFee(
  deps: Deps,
  { companyId, id, by, address, feeId }: ActingOn & { feeId: string },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const row = await findDeclaration(tx, companyId, id)
    if (!row) throw declarationRefusals.not_found()
    const { registrationId } = row
    const back = { takenBackAt: deps.clock.now(), takenBackById: by.id, takenBackByName: by.name }
    const isEnded = await updateEcoFee(tx, { companyId, registrationId, id: feeId }, back)
    if (!isEnded) throw declarationRefusals.no_such_fee()
    await auditDeclaration(
      tx,
      deps,
      { companyId, id, by, address },
      { action: 'declarations.eco_fee_taken_back', detail: { feeId } },
    )
  })
}

/** The day as it may be said, and the file among the company's documents from then on. */
async function readLater(
  { clock, config }: Deps,
  tx: Transaction,
  { companyId, id, country }: DeclarationRow,
  { paidOn, uploadId }: Later,
): Promise<{ paidOn: Day | null; fileId?: string }> {
  const at = clock.now()
  if (paidOn !== null && paidOn > dayOf(at, config.agency.timeZone))
    throw declarationRefusals.fee_paid_in_future()
  if (uploadId === undefined) return { paidOn }
  await bindFiles(tx, {
    companyId,
    record: id,
    files: [{ place: `ecoFee:${uploadId}`, fileId: uploadId }],
    about: { kind: 'OTHER', label: LABEL, country },
    at,
  })
  return { paidOn, fileId: uploadId }
}

const LABEL = { en: 'Invoice of the eco-organisation', zh: '回收组织账单' }
