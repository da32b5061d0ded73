import type { Executor } from '#platform/server/database.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { zonedInstant } from '#platform/shared/zoned-instant.ts'
import { latenessOf } from '#vat/calendar/late-returns.ts'
import type { DeclarationDetail } from '../contract.ts'
import { isClean } from '../pre-flight.ts'
import { LAST_SAFE_HOUR, silenceOf, type Silence, waitsSince } from '../silence.ts'
import { choiceApplies, hadTimeToLook, isChosenFor, type SignedChoice } from '../standing-choice.ts'
import { choiceIn } from './choices/choices.queries.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { filingBlockers } from './filing/filing-blockers.ts'
import { calculationOf } from './figures.queries.ts'
import { hasFigures } from './waiting-for.ts'

/** What happens while nobody answers; null unless it waits for the seller, and a due day is known. */
export async function silenceNow(
  executor: Executor,
  row: DeclarationRow,
  { clock, config }: Pick<ServerDeps, 'clock' | 'config'>,
): Promise<Silence | null> {
  const { timeZone } = config.agency
  const { status, statusSince, dueOn, country, companyId } = row
  if (status !== 'AWAITING_CONFIRMATION' || dueOn === null) return null
  const signed = isChosenFor(row) ? await choiceIn(executor, { companyId, country }) : undefined
  const { choice = 'ASK', bandFrom = null, bandTo = null, currency = '' } = signed ?? {}
  const since = waitsSince(country, statusSince)
  const wait = { country, dueOn, since, choice }
  const held = silenceOf({ ...wait, choiceApplies: false })
  if (choice === 'ASK' || !hadTimeToLook(statusSince, lastSafeAt(held, timeZone))) return held
  // What nobody could file is not filed by a choice either.
  const applies =
    (await appliesTo(executor, row, { choice, from: bandFrom, to: bandTo, currency })) &&
    (await filingBlockers(executor, { clock, config }, row)).length === 0
  return silenceOf({ ...wait, choiceApplies: applies })
}

async function appliesTo(executor: Executor, row: DeclarationRow, signed: SignedChoice): Promise<boolean> {
  const calculation = await calculationOf(executor, row)
  return choiceApplies(signed, {
    payable: row.payable,
    currency: row.currency,
    isClean: calculation !== undefined && isClean(calculation.findings),
    // Zeros with nothing behind them are a nil return that nobody stated.
    isNil: row.isNil || (calculation !== undefined && !hasFigures(calculation.prepared)),
    isCorrection: row.corrects !== null,
  })
}

/** Until this moment we can promise to file in time. */
export const lastSafeAt = ({ lastSafeOn }: Silence, timeZone: string): Date =>
  zonedInstant(timeZone, lastSafeOn, LAST_SAFE_HOUR)

export function presentSilence(
  silence: Silence | null,
  { row, lang, timeZone }: { row: DeclarationRow; lang: Lang; timeZone: string },
): DeclarationDetail['silence'] {
  if (silence === null) return null
  const { remindedOn, dueOn, lateFrom, outcome } = silence
  return {
    remindedOn: [...remindedOn],
    lastSafeAt: lastSafeAt(silence, timeZone).toISOString(),
    dueOn,
    lateFrom,
    outcome,
    consequence: presentConsequence(row, lang),
  }
}

/** What follows when a return is late, and the law; null where nobody has checked it. */
export function presentConsequence(
  { kind, scheme, country }: Pick<DeclarationRow, 'kind' | 'scheme' | 'country'>,
  lang: Lang,
): DeclarationDetail['ifLate'] {
  const late = kind === 'EPR' ? undefined : latenessOf(scheme === 'LOCAL' ? country : scheme)
  return late === undefined ? null : { text: pickText(late.text, lang), source: pickText(late.source, lang) }
}
