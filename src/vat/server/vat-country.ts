import type { ServerDeps } from '#platform/server/server-deps.ts'
import { type Day, dayOf } from '#platform/shared/calendar.ts'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import { nextDueDates } from '../calendar/next-due-dates.ts'
import { readCountry } from '../engine/read-country.ts'
import type { VatCountry } from '../contract.ts'
import { CATEGORY_NAMES } from '../rates/categories.ts'
import { rateHistory } from '../rates/rate-on.ts'
import { sourceNames } from '../rates/sources.ts'
import { factsOf } from '../rates/tax-country.ts'
import { type Threshold, THRESHOLDS } from '../rates/thresholds.ts'
import { addedRates } from './added-rates.ts'
import { vatRefusals } from './vat.errors.ts'
import { presentRate, refused } from './vat-rates.ts'

const LEVEL_NAMES: Readonly<Record<string, LocalText>> = {
  standard: { en: 'Standard rate', zh: '标准税率' },
  reduced: { en: 'Reduced rate', zh: '优惠税率' },
  'super-reduced': { en: 'Super-reduced rate', zh: '超低税率' },
  zero: { en: 'Zero rate', zh: '零税率' },
  parking: { en: 'Parking rate', zh: '过渡税率' },
}

/** Everything known about the VAT of a state, for display. @throws tax.* */
export async function describeCountry(deps: ServerDeps, requested: string, lang: Lang): Promise<VatCountry> {
  const facts = factsOf(readCountry(requested) ?? requested)
  if (!facts) throw vatRefusals.country_unknown()
  const history = rateHistory(facts.code, await addedRates(deps))
  if ('refused' in history) throw refused(history.refused)
  const today = dayOf(deps.clock.now(), 'Europe/Berlin')
  return {
    country: facts.code,
    today,
    vatName: facts.vatName,
    numberName: facts.vatNumberName,
    currencies: facts.currencies.map(({ code, from, until }) => ({ code, from, until })),
    begins: history.begins,
    rates: history.rows.map((row) => ({
      ...presentRate(row, lang),
      name: nameOf(row.category)[lang],
    })),
    thresholds: thresholdsOf(facts.code).map((threshold) => presentThreshold(threshold, lang)),
    filing: filingOf(facts.code, today, lang),
    territories: facts.territories.map(({ name, outsideVatArea, localTax }) => ({
      name: name[lang],
      outside: outsideVatArea,
      localTax,
    })),
    notes: facts.notes.map((note) => note[lang]),
  }
}

const categoryNames: Readonly<Record<string, LocalText>> = CATEGORY_NAMES
const nameOf = (category: string): LocalText =>
  LEVEL_NAMES[category] ?? categoryNames[category] ?? { en: category, zh: category }

function thresholdsOf(country: string): Threshold[] {
  const inEu = EU_STATES.has(country) || country === 'XI'
  return Object.values(THRESHOLDS).filter(({ place }) => place === country || (place === 'EU' && inEu))
}

function presentThreshold(threshold: Threshold, lang: Lang): VatCountry['thresholds'][number] {
  const { name, rule, amount, currency, from, source, confidence } = threshold
  return {
    name: name[lang],
    rule: rule[lang],
    value: { amount, currency },
    from,
    sources: sourceNames(source, lang),
    confidence,
  }
}

function filingOf(country: string, today: Day, lang: Lang): VatCountry['filing'] {
  return nextDueDates(country, today).map(({ frequency, periodFrom, periodEnd, nominal, shifted, rule }) => ({
    frequency,
    form: rule.form,
    when: rule.when?.[lang] ?? null,
    note: rule.note?.[lang] ?? null,
    periodFrom,
    periodEnd,
    due: nominal,
    dueShifted: shifted,
    sources: sourceNames(rule.source, lang),
    confidence: rule.confidence,
  }))
}
