import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { currencyOn } from '#vat/rates/currency-on.ts'
import type { listStandingChoices, signStandingChoice } from '../../contract.ts'
import { choicesIn, STANDING_CHOICES } from '../../silence.ts'
import { CHOICE_VERSION } from '../../standing-choice.ts'
import { declaredCountries } from '../declarations.queries.ts'
import type { StandingChoiceRow } from '../standing-choices.tables.ts'
import { CHOICE_TEXTS } from './choice-texts.ts'
import { currentChoices } from './choices.queries.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config'>

/** Every country in which the company declares, with what it chose there. */
export async function listChoices(
  { db, clock, config }: Deps,
  { companyId, lang }: { companyId: string; lang: Lang },
): Promise<OutputOf<typeof listStandingChoices>> {
  const [signed, countries] = [await currentChoices(db, companyId), await declaredCountries(db, companyId)]
  const today = dayOf(clock.now(), config.agency.timeZone)
  const open = countries.filter((country) => !signed.some((row) => row.country === country))
  return {
    choices: [
      ...signed.map(presentChoice),
      ...open.map((country) => unsigned(country, currencyOn(country, today)?.code ?? 'EUR')),
    ].toSorted((a, b) => (a.country < b.country ? -1 : 1)),
    version: CHOICE_VERSION,
    texts: STANDING_CHOICES.map((choice) => ({ choice, text: pickText(CHOICE_TEXTS[choice], lang) })),
  }
}

type Choice = OutputOf<typeof signStandingChoice>

const unsigned = (country: string, currency: string): Choice => ({
  country,
  choice: 'ASK',
  choices: [...choicesIn(country)],
  from: null,
  to: null,
  currency,
  signature: null,
  signedAt: null,
})

export function presentChoice(row: StandingChoiceRow): Choice {
  const { country, choice, bandFrom, bandTo, currency, signature, signedAt } = row
  const choices = [...choicesIn(country)]
  return {
    country,
    choice,
    choices,
    from: bandFrom,
    to: bandTo,
    currency,
    signature,
    signedAt: signedAt.toISOString(),
  }
}
