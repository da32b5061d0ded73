import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import { readCountry } from '../engine/read-country.ts'
import { readDay } from '../engine/read-day.ts'
import type { vatRates } from '../contract.ts'
import { percentOf } from '../engine/money.ts'
import { currencyOn } from '../rates/currency-on.ts'
import type { RateRow } from '../rates/facts.ts'
import { rateOn, ratesOn } from '../rates/rate-on.ts'
import { sourceNames } from '../rates/sources.ts'
import { addedRates } from './added-rates.ts'
import { vatRefusals } from './vat.errors.ts'

/** What the module of declarations knows of one of them. */
type DeclaredBoxes = {
  country: string
  date: Day
  boxes: NonNullable<OutputOf<typeof vatRates>['boxes']>
}
export type DeclarationPort = {
  boxesOfDeclaration(companyId: string, id: string): Promise<DeclaredBoxes | undefined>
}

/** The boxes of a declaration, beside the rates of its country at the end of its period. @throws tax.* */
export async function ratesAndBoxes(
  deps: ServerDeps,
  { boxesOfDeclaration }: DeclarationPort,
  { companyId, id, lang }: { companyId: string; id: string; lang: Lang },
): Promise<OutputOf<typeof vatRates>> {
  const declared = await boxesOfDeclaration(companyId, id)
  if (!declared) throw vatRefusals.declaration_not_found()
  const { country, date, boxes } = declared
  return { ...(await ratesInForce(deps, { country, date }, lang)), boxes }
}

/** The rates of a country on a day, including those that staff added. @throws tax.* */
export async function ratesInForce(
  deps: ServerDeps,
  input: Omit<InputOf<typeof vatRates>, 'id'>,
  lang: Lang,
): Promise<OutputOf<typeof vatRates>> {
  const requested = input.country?.trim() ?? ''
  if (requested === '') throw vatRefusals.country_missing({ fields: { country: COUNTRY_MISSING } })
  const country = readCountry(requested) ?? requested
  const day = requestedDay(deps, input.date)
  const added = await addedRates(deps)
  const { category } = input
  const answer = rateOn(country, category, day, added)
  if ('refused' in answer) throw refused(answer.refused)
  const all = ratesOn(country, day, added)
  const rows = 'refused' in all ? [] : all
  return {
    country: answer.country,
    date: day,
    currency: currencyOn(country, day)?.code ?? null,
    standardRate: percentOf(answer.standardBasisPoints),
    rates: (category ? rows.filter((row) => row.category === answer.category) : rows).map((row) =>
      presentRate(row, lang),
    ),
    warning: answer.warning?.[lang] ?? null,
    boxes: null,
  }
}

function requestedDay(deps: ServerDeps, date: string | undefined): string {
  if (date === undefined || date.trim() === '') return dayOf(deps.clock.now(), 'Europe/Berlin')
  const day = readDay(date)
  return day === null || day === 'AMBIGUOUS' ? date : day
}

export const refused = ({ en, zh }: LocalText) => vatRefusals.rate_unknown({ params: { why: en, whyZh: zh } })

const COUNTRY_MISSING: LocalText = { en: 'Enter a country, for example DE.', zh: '请填写国家，例如DE。' }

export function presentRate(row: RateRow, lang: Lang) {
  return {
    category: row.category,
    rate: percentOf(row.basisPoints),
    from: row.from,
    until: row.until,
    sources: sourceNames(row.source, lang),
    confidence: row.confidence,
    note: row.note?.[lang] ?? null,
  }
}
