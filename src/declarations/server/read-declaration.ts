import { memberMayConfirm } from '#accounts/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { zonedInstant } from '#platform/shared/zoned-instant.ts'
import { latenessOf } from '#vat/calendar/late-returns.ts'
import type { DeclarationDetail } from '../contract.ts'
import { LAST_SAFE_HOUR, silenceOf } from '../silence.ts'
import { declarationRefusals } from './declarations.errors.ts'
import { boxesOf, findDeclaration, findPeriodBefore, historyOf } from './declarations.queries.ts'
import type { BoxRow, DeclarationHistoryRow, DeclarationRow } from './declarations.tables.ts'
import { presentDeclaration } from './present-declaration.ts'

type Deps = Pick<ServerDeps, 'db' | 'config'>

/** One of the company's declarations, as its members see it. @throws declarations.not_found */
export async function readDeclaration(
  { db, config }: Deps,
  { companyId, userId }: Pick<SellerPrincipal, 'companyId' | 'userId'>,
  { id, lang }: { id: string; lang: Lang },
): Promise<DeclarationDetail> {
  const row = await findDeclaration(db, companyId, id)
  if (!row) throw declarationRefusals.not_found()
  const before = await findPeriodBefore(db, row)
  const [boxes, boxesBefore, history, mayConfirm] = await Promise.all([
    boxesOf(db, row),
    before ? boxesOf(db, before) : [],
    historyOf(db, row),
    memberMayConfirm(db, { companyId, userId }),
  ])
  const amounts = new Map(boxesBefore.map(({ box, amount }) => [box, amount]))
  return {
    ...presentDeclaration(row),
    revision: row.revision,
    boxes: boxes.map((box) => presentBox(box, amounts)),
    silence: silenceNow(row, { lang, timeZone: config.agency.timeZone }),
    mayConfirm,
    reference: row.reference,
    history: history.map(presentStep),
  }
}

function presentBox({ box, amount, decimals }: BoxRow, before: ReadonlyMap<string, number>) {
  return { box, amount, decimals, before: before.get(box) ?? null }
}

function presentStep({ action, actorKind: by, actorName, note, box, at }: DeclarationHistoryRow) {
  return { action, by, name: by === 'system' ? '' : actorName, note, box, at: at.toISOString() }
}

function silenceNow(
  { status, statusSince, dueOn, country, scheme }: DeclarationRow,
  { lang, timeZone }: { lang: Lang; timeZone: string },
): DeclarationDetail['silence'] {
  if (status !== 'AWAITING_CONFIRMATION' || dueOn === null) return null
  const since = dayOf(statusSince, timeZone)
  // A standing choice that files by itself needs its signed text; until a company has one, nothing is filed in silence.
  const silence = silenceOf({ country, dueOn, since, choice: 'ASK', choiceApplies: false })
  const late = latenessOf(scheme === 'LOCAL' ? country : scheme)
  return {
    remindedOn: [...silence.remindedOn],
    lastSafeAt: zonedInstant(timeZone, silence.lastSafeOn, LAST_SAFE_HOUR).toISOString(),
    dueOn,
    lateFrom: silence.lateFrom,
    outcome: silence.outcome,
    consequence:
      late === undefined ? null : { text: pickText(late.text, lang), source: pickText(late.source, lang) },
  }
}
