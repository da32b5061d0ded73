import { rateOn, ratesOn } from '#vat/rates/rate-on.ts'
import { type Command, fieldsOf, idOf, unreadable } from './command.ts'

const percent = (basisPoints: number): number => basisPoints / 100

/** `{ country, date, category? }` → `{ standard, reduced, rate, from, source }`, rates in percent. */
export const answer: Command = (question) => {
  const fields = fieldsOf(question)
  const { country, date, category } = fields ?? {}
  if (!fields || typeof country !== 'string' || typeof date !== 'string')
    return unreadable('FIELDS', 'Needed: country and date, as texts.', '请以文本形式提供country和date。')
  if (category !== undefined && category !== null && typeof category !== 'string')
    return unreadable('FIELDS', 'category is a text.', 'category须为文本。')
  const found = rateOn(country, category, date)
  if ('refused' in found) return unreadable('REFUSED', found.refused.en, found.refused.zh)
  const inForce = ratesOn(country, date)
  const superReduced = Array.isArray(inForce)
    ? inForce.find((row) => row.category === 'super-reduced' || row.category === 'zero')
    : undefined
  return {
    ...idOf(fields),
    country: found.country,
    standard: percent(found.standardBasisPoints),
    reduced: found.reducedBasisPoints.map(percent),
    super_reduced: superReduced ? percent(superReduced.basisPoints) : null,
    rate: percent(found.basisPoints),
    from: found.from,
    until: found.until,
    source: found.source,
    confidence: found.confidence,
    ...(found.warning ? { warning: found.warning.en } : {}),
  }
}
