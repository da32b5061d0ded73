import type { Offer } from '#catalogue/server/public.ts'
import { countryName } from '#platform/shared/countries.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { LOCALES } from '#platform/shared/format-number.ts'
import { type Lang, type LocalText, pickText } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'
import type { NeedsView, ObligationView } from '../contract.ts'
import { type Facts, NORTHERN_IRELAND, OUTSIDE } from '../facts.ts'
import { codesFor } from '../served-by.ts'
import { TITLES } from '../titles.ts'
import type { Finding, Needs } from '../what-is-needed.ts'

type About = { facts: Facts; lang: Lang; day: Day; offer(code: string): Offer | undefined }

const PLACES: Record<string, LocalText> = {
  EU: { en: 'European Union', zh: '欧盟' },
  [NORTHERN_IRELAND]: { en: 'Northern Ireland', zh: '北爱尔兰' },
}
const UNKNOWN_HOME: LocalText = { en: 'its home country', zh: '公司所在国' }

export function presentNeeds(needs: Needs, about: About): NeedsView {
  return {
    day: about.day,
    must: presentList(needs.must, about),
    probably: presentList(needs.probably, about),
    notNeeded: presentList(needs.notNeeded, about),
    open: needs.open.map(({ fact, about: kinds }) => ({
      fact,
      about: kinds.map((kind) => pickText(TITLES[kind], about.lang)),
    })),
    reviewed: false,
  }
}

/** The same obligation on the same grounds in several countries becomes one entry. */
function presentList(findings: readonly Finding[], about: About): ObligationView[] {
  const groups = Map.groupBy(findings, ({ kind, grounds, from }) =>
    [kind, from, ...grounds.map(({ rule }) => rule.id)].join(' '),
  )
  return [...groups.values()].flatMap((group) => presentGroup(group, about) ?? [])
}

function presentGroup(group: readonly Finding[], about: About): ObligationView | undefined {
  const [first] = group
  if (!first) return undefined
  const countries = group.map(({ country }) => ({ code: country, name: placeName(country, about.lang) }))
  const names = {
    country: listOf(
      countries.map(({ name }) => name),
      about.lang,
    ),
    home: about.facts.home ? placeName(about.facts.home, about.lang) : pickText(UNKNOWN_HOME, about.lang),
    stock: listOf(
      (about.facts.stock ?? []).filter((at) => at !== OUTSIDE).map((at) => placeName(at, about.lang)),
      about.lang,
    ),
  }
  return {
    kind: first.kind,
    title: pickText(TITLES[first.kind], about.lang),
    countries,
    from: first.from,
    reasons: first.grounds.map(({ rule }) => ({
      rule: rule.id,
      text: fillText(pickText(rule.reason, about.lang), names),
      source: { label: pickText(rule.source.label, about.lang), url: rule.source.url },
      confidence: rule.confidence,
    })),
    missing: [...new Set(first.grounds.flatMap(({ missing }) => missing))],
    services:
      first.status === 'notNeeded' ? [] : group.flatMap((finding) => serviceFor(finding, about) ?? []),
  }
}

function serviceFor({ kind, country }: Finding, { offer }: About) {
  const [first, ...others] = codesFor(kind, country).flatMap((code) => offer(code) ?? [])
  return (
    first && {
      country,
      product: first.card,
      price: first.price,
      alternatives: others.map(({ card }) => card),
    }
  )
}

function placeName(code: string, lang: Lang): string {
  const place = PLACES[code]
  return place ? pickText(place, lang) : countryName(code, lang)
}

function listOf(names: readonly string[], lang: Lang): string {
  return new Intl.ListFormat(LOCALES[lang], { type: 'conjunction' }).format(names)
}
