import type { Currency } from '#platform/shared/money.ts'
import { countryName } from '#platform/shared/countries.ts'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import { PageMeta } from '#platform/ui/page-meta.tsx'
import { type LoaderArgs, pageContextFrom } from '#platform/web/caller.ts'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { assessObligations, type AnswersInput } from '../contract.ts'
import {
  type Answers,
  countriesIn,
  type HomeRegion,
  homeRegion,
  readAnswers,
  stepOf,
  toInput,
} from './answers-address.ts'
import { NeedsResult } from './needs-result.tsx'
import type { needsStartText } from './needs-start.text.ts'
import type { needsText } from './needs.text.ts'
import { CountryQuestion, Question } from './question.tsx'
import styles from './needs-page.module.css'

export const handle = { auth: true, access: 'public', texts: ['needs', 'needs-start', 'ui'] }

/** Without a step in the address the server evaluates the answers: the rules are never sent to the browser. */
export async function loader({ context, request }: LoaderArgs) {
  const { call, lang, currency: wanted, publicUrl, config } = pageContextFrom(context)
  const currency = wanted as Currency
  const search = new URL(request.url).searchParams
  const answers = readAnswers(search)
  const region = homeRegion(search)
  const step = region ? 1 : stepOf(search, answers)
  const meta = { brand: config.brandName, url: `${publicUrl}${paths.whatYouNeed()}` }
  const names = namesFor(answers, region, lang)
  if (step) return { step, region, answers, names, currency, needs: null, meta }
  const needs = await call(assessObligations, { ...(toInput(answers) as AnswersInput), currency })
  return { step: undefined, region, answers, names, currency, needs, meta }
}

/**
 * Names of the countries offered or chosen; made in the loader, because server and browser may name them differently.
 */
function namesFor(answers: Answers, region: HomeRegion | undefined, lang: 'en' | 'zh') {
  const codes = [...EU_STATES, 'GB', 'XI', ...(answers.home ?? []), ...(region ? countriesIn(region) : [])]
  return Object.fromEntries(codes.map((code) => [code, countryName(code, lang)]))
}

type Props = { loaderData: Awaited<ReturnType<typeof loader>> }

export default function NeedsPage({ loaderData }: Props) {
  const t = useText<typeof needsText>('needs')
  const start = useText<typeof needsStartText>('needs-start')
  const { step, region, answers, names, currency, needs, meta } = loaderData
  return (
    <div className={styles.page}>
      <PageMeta title={needs ? t('resultTitle') : start('title')} description={t('description')} {...meta} />
      <div className="page-width">
        {needs ? (
          <NeedsResult needs={needs} answers={answers} names={names} currency={currency} />
        ) : (
          <div className={styles.wizard}>
            {region ? (
              <CountryQuestion region={region} answers={answers} names={names} />
            ) : (
              <Question step={step ?? 1} answers={answers} names={names} />
            )}
          </div>
        )}
      </div>
    </div>
  )
}
