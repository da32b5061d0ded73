import { COUNTRY_CODES } from '#platform/shared/countries.ts'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import {
  CHANNELS,
  CUSTOMER_PLACES,
  FACT_NAMES,
  type FactName,
  GOODS,
  IMPORTERS,
  MAKERS,
  PARCELS,
  SALES,
  STOCK_PLACES,
} from '../facts.ts'
import { QUESTIONS } from './question-count.ts'

/** Answers in the address: `?home=CN&stock=DE&stock=FR`. */
export type Answers = Partial<Record<FactName, string[]>>

export const UNKNOWN = 'UNKNOWN'
/** After "In the EU" and "somewhere else" the country itself is the next question. */
const HOME_REGIONS = ['EU', 'OTHER'] as const
export type HomeRegion = (typeof HOME_REGIONS)[number]

/** Which question asks for a fact; the others are asked in the result, where they matter. */
export const QUESTION_OF: Partial<Record<FactName, number>> = {
  home: 1,
  stock: 2,
  customers: 3,
  channels: 4,
  sales: 5,
  goods: 5,
}

const OFFERED: Record<FactName, readonly string[]> = {
  home: COUNTRY_CODES,
  stock: STOCK_PLACES,
  customers: ['EU', ...CUSTOMER_PLACES],
  channels: CHANNELS,
  sales: SALES,
  goods: ['NONE', ...GOODS],
  parcels: PARCELS,
  importer: IMPORTERS,
  maker: MAKERS,
}
const SEVERAL: ReadonlySet<FactName> = new Set(['stock', 'customers', 'channels', 'goods'])

/** The answers in an address. Unknown ones are ignored, so that an old or malformed link still works. */
export function readAnswers(search: URLSearchParams): Answers {
  const answers: Answers = {}
  for (const fact of FACT_NAMES) {
    const offered = [...new Set(search.getAll(fact))].filter((value) => OFFERED[fact].includes(value))
    const given = SEVERAL.has(fact) ? offered : offered.slice(0, 1)
    const meant = given.length > 1 ? given.filter((value) => value !== 'NONE') : given
    if (meant.length > 0) answers[fact] = meant
    else if (search.getAll(fact).includes(UNKNOWN)) answers[fact] = [UNKNOWN]
  }
  return answers
}

/** The part of the world that was chosen instead of a country, if any. */
export function homeRegion(search: URLSearchParams): HomeRegion | undefined {
  return HOME_REGIONS.find((region) => region === search.get('home'))
}

export function countriesIn(region: HomeRegion): string[] {
  return COUNTRY_CODES.filter((code) => EU_STATES.has(code) === (region === 'EU'))
}

/** The question to ask; undefined once the result is to be shown. */
export function stepOf(search: URLSearchParams, answers: Answers): number | undefined {
  const step = Number(search.get('step'))
  if (Number.isInteger(step) && step >= 1 && step <= QUESTIONS) return step
  return Object.keys(answers).length === 0 ? 1 : undefined
}

/** Answers as input of the call. */
export function toInput(answers: Answers) {
  const one = (fact: FactName) => answers[fact]?.[0]
  return {
    home: one('home'),
    stock: answers.stock,
    customers: answers.customers,
    channels: answers.channels,
    sales: one('sales'),
    goods: answers.goods,
    parcels: one('parcels'),
    importer: one('importer'),
    maker: one('maker'),
  }
}
