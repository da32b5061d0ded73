import { memberMayConfirm } from '#accounts/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { movementsWithoutPrice } from '#reports/server/public.ts'
import { paymentDue } from '#vat/calendar/payment-due.ts'
import type { DeclarationDetail } from '../contract.ts'
import { adjustmentsOf, calculationOf, correctedBy } from './figures.queries.ts'
import { WORKSHEET_PDF } from '../files/worksheet-pdf.ts'
import type { Waiting } from '../waiting.ts'
import { periodOfRow } from '../period-title.ts'
import { isEnteredByStaff, waitedRate } from '../waited-rate.ts'
import { blockerText } from './blocker-texts.ts'
import { filingBlockers } from './filing/filing-blockers.ts'
import { findingCode, findingText, waitingText } from './finding-texts.ts'
import { presentQuantities } from './epr/present-quantities.ts'
import { presentConsequence, presentSilence, silenceNow } from './silence-now.ts'
import { presentBox } from './present-box.ts'
import { lapsedConfirmation } from './lapsed-confirmation.ts'
import { nextOpenReturn } from './carried.queries.ts'
import { declarationRefusals } from './declarations.errors.ts'
import { isAmongStaff } from './among-staff.ts'
import { boxesOf, findDeclaration, findPeriodBefore, historyOf } from './declarations.queries.ts'
import type { DeclarationHistoryRow, DeclarationRow } from './declarations.tables.ts'
import type { MissingReport } from '../missing-reports.ts'
import { presentDeclaration } from './present-declaration.ts'

type Deps = Pick<ServerDeps, 'db' | 'config' | 'clock'>

/** One of the company's declarations, as its members see it. @throws declarations.not_found */
export async function readDeclaration(
  deps: Deps,
  { companyId, userId }: Pick<SellerPrincipal, 'companyId' | 'userId'>,
  { id, lang }: { id: string; lang: Lang },
): Promise<DeclarationDetail> {
  const row = await findDeclaration(deps.db, companyId, id)
  if (!row) throw declarationRefusals.not_found()
  return presentDetail(deps, row, {
    lang,
    mayConfirm: await memberMayConfirm(deps.db, { companyId, userId }),
  })
}

/** The same for whoever may see it. */
export async function presentDetail(
  { db, config, clock }: Deps,
  row: DeclarationRow,
  { lang, mayConfirm, reader = 'seller' }: { lang: Lang; mayConfirm: boolean; reader?: 'seller' | 'staff' },
): Promise<DeclarationDetail> {
  const chain = await correctedBy(db, row)
  const [corrected, first] = [chain[0], chain.at(-1)]
  const before = corrected ?? (await findPeriodBefore(db, row))
  const [boxes, boxesBefore, history, calculation, adjustments] = await Promise.all([
    boxesOf(db, row),
    before ? boxesOf(db, before) : [],
    historyOf(db, row),
    calculationOf(db, row),
    adjustmentsOf(db, row),
  ])
  const amounts = new Map(boxesBefore.map(({ box, amount }) => [box, amount]))
  const reasons = new Map(adjustments.map(({ id, reason }) => [id, reason]))
  const { currency } = row
  const { timeZone } = config.agency
  return {
    ...presentDeclaration(row, first ? { ordinal: chain.length, of: first.number } : null),
    revision: row.revision,
    boxes: boxes.map((box) => presentBox(box, { before: amounts, reasons })),
    confirmedBefore: await lapsedConfirmation(db, row, history),
    hasWorksheet: calculation !== undefined && WORKSHEET_PDF.isFor(calculation.prepared),
    silence: presentSilence(await silenceNow(db, row, { clock, config }), { row, lang, timeZone }),
    ifLate: presentConsequence(row, lang),
    payDayNote: presentPayDay(row, lang),
    mayConfirm,
    findings: (calculation?.findings ?? []).map((finding) => ({
      code: findingCode(finding),
      text: findingText(finding, { lang, currency }),
      importId: 'importId' in finding ? finding.importId : null,
      unreported: finding.code === 'REPORT_MISSING' ? unreportedOf(finding) : null,
    })),
    movementsWithoutPrice: await withoutPrice(db, row),
    blockers: (await filingBlockers(db, { clock, config }, row)).map((code) => ({
      code,
      text: blockerText(code, { reader, lang }),
    })),
    waitingFor: row.waitingFor.map((one) => presentWaiting(row, one, lang)),
    nilStated:
      row.nilStatedAt === null ? null : { by: row.nilStatedName ?? '', at: row.nilStatedAt.toISOString() },
    isNil: row.isNil,
    quantities: await presentQuantities(db, row),
    carry: await presentCarry(db, row, lang),
    corrects: corrected ? { id: corrected.id, number: corrected.number } : null,
    reference: row.reference,
    receiptAt: row.receiptAt?.toISOString() ?? null,
    history: history.filter((step) => reader === 'staff' || !isAmongStaff(step)).map(presentStep),
  }
}

/** The return in which its error stands; null as long as none is open. */
async function presentCarry(
  db: Deps['db'],
  row: DeclarationRow,
  lang: Lang,
): Promise<DeclarationDetail['carry']> {
  if (!row.isCarried) return null
  const { companyId, carriedInto } = row
  const into =
    carriedInto === null ? await nextOpenReturn(db, row) : await findDeclaration(db, companyId, carriedInto)
  return {
    into: into ? { id: into.id, number: into.number, label: periodOfRow(into, lang) } : null,
    isFiled: carriedInto !== null,
  }
}

function presentPayDay({ scheme, country, frequency, toDay }: DeclarationRow, lang: Lang): string | null {
  const due = paymentDue(scheme === 'LOCAL' ? country : scheme, frequency, toDay)
  return due ? pickText(due.note, lang) : null
}

/** Own goods are in national returns and in lists of sales to other states. */
function withoutPrice(db: Deps['db'], { companyId, kind, fromDay, toDay }: DeclarationRow) {
  const hasMovements = kind === 'RETURN' || kind === 'ANNUAL' || kind === 'EC_SALES_LIST'
  if (!hasMovements) return { count: 0, skus: 0, records: [] }
  return movementsWithoutPrice(db, { companyId, from: fromDay, to: toDay })
}

function presentWaiting(row: DeclarationRow, waiting: Waiting, lang: Lang) {
  const rate = waitedRate(row, waiting)
  return {
    reason: waiting.reason,
    text: waitingText(waiting, { lang, rate, isStated: row.nilStatedAt !== null }),
    rate: rate && isEnteredByStaff(rate) ? rate : null,
    unreported: waiting.reason === 'REPORT' ? unreportedOf(waiting) : null,
    importId: waiting.reason === 'ROWS' || waiting.reason === 'UNREAD' ? waiting.importId : null,
  }
}

/** Null where it was found before the shop was noted. */
const unreportedOf = ({ shopId, month, channel }: MissingReport) =>
  shopId === undefined ? null : { shopId, month, channel }

function presentStep({ action, actorKind: by, actorName, note, box, at }: DeclarationHistoryRow) {
  return { action, by, name: by === 'system' ? '' : actorName, note, box, at: at.toISOString() }
}
