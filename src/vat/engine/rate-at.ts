import { normaliseCategory } from '#vat/rates/categories.ts'
import type { RateRow } from '#vat/rates/facts.ts'
import { rateOn } from '#vat/rates/rate-on.ts'
import type { Facts } from './facts.ts'

export type Rate = { basisPoints: number; certain: boolean }

/** Rates by place, goods and day: looked up once for all rows. */
const rateCache = new WeakMap<readonly RateRow[], Map<string, Map<string, Rate | null>>>()
/** Limits per place on cached days and categories, since files may contain anything. */
const MAX_CACHED = 5000

/** The rate of a place as of the rules' day; null if unknown. */
export function rateAt(facts: Pick<Facts, 'day' | 'rates' | 'category'>, area: string): Rate | null {
  const { category } = facts
  let places = rateCache.get(facts.rates)
  if (!places) rateCache.set(facts.rates, (places = new Map()))
  const place = category === 'standard' ? area : `${area} ${category}`
  let days = places.get(place)
  if (!days) {
    if (places.size >= MAX_CACHED) places.clear()
    places.set(place, (days = new Map()))
  }
  const found = days.get(facts.day)
  if (found !== undefined) return found
  if (days.size >= MAX_CACHED) days.clear()
  const rate = lookUp(facts, area, category)
  days.set(facts.day, rate)
  return rate
}

function lookUp({ day, rates }: Pick<Facts, 'day' | 'rates'>, area: string, category: string): Rate | null {
  const answer = rateOn(area, category, day, rates)
  if ('refused' in answer) return null
  const certain = normaliseCategory(category) === 'standard' || answer.category !== 'standard'
  return { basisPoints: answer.basisPoints, certain }
}
