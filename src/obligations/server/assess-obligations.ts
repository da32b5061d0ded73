import type { z } from 'zod'
import { offersByCode, priceDay } from '#catalogue/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { assessObligations } from '../contract.ts'
import { whatIsNeeded } from '../what-is-needed.ts'
import { factsFrom } from './facts-from-answers.ts'
import { readRules } from './obligations.queries.ts'
import { presentNeeds } from './present-needs.ts'

type Input = z.output<(typeof assessObligations)['input']>

/** What the answers lead to today, with the services on sale. Nothing is stored. */
export async function assess(deps: ServerDeps, { currency, ...answers }: Input, lang: Lang) {
  const facts = factsFrom(answers)
  const [rules, offer] = await Promise.all([readRules(deps.db), offersByCode(deps, lang, currency)])
  const day = priceDay(deps)
  const holding = rules.filter(({ enabled }) => enabled).map(({ rule }) => rule)
  return presentNeeds(whatIsNeeded(facts, day, holding), { facts, lang, day, offer })
}
