import type { LocalText } from '#platform/shared/local-text.ts'
import { normaliseCategory } from '#vat/rates/categories.ts'
import type { RateRow } from '#vat/rates/facts.ts'
import { rateOn } from '#vat/rates/rate-on.ts'
import { boxesOf } from './boxes.ts'
import type { Facts } from './facts.ts'
import type {
  Liable,
  Question,
  Refusal,
  RefusalReason,
  Scheme,
  VatDecision,
  Warning,
  WarningCode,
} from './vat-result.ts'
import { LAW, type RuleId } from './law.ts'
import { QUESTIONS, REFUSALS, WARNINGS } from './notes.ts'
import { type Place, stateName } from './place.ts'
import { isRegistered } from './seller.ts'
import { fill, NO_TEXT, rateText } from './texts.ts'

const NOTHING: VatDecision = {
  status: 'JUDGED',
  rule: null,
  scheme: null,
  country: null,
  basisPoints: null,
  liable: null,
  return: null,
  boxes: null,
  importBasisPoints: null,
  destination: null,
  sellerSupply: null,
  dispatch: null,
  acquisition: null,
  ecSalesList: false,
  oss: null,
  correctionOf: null,
  reason: { en: '', zh: '' },
  sources: [],
  warnings: [],
  questions: [],
  refusal: null,
}

/** Sentences are built once and shared by all decisions; there are as many as codes times states. */
const warnings = new Map<string, Warning>()

export function warning(code: WarningCode, state: string | null = null): Warning {
  const key = `${code} ${state}`
  const found = warnings.get(key)
  if (found) return found
  const values = state === null ? NO_TEXT : { ...NO_TEXT, state: stateName(state) }
  const warning: Warning = { code, country: state, text: fill(WARNINGS[code], values) }
  warnings.set(key, warning)
  return warning
}

export function question(fact: string, limit: LocalText = NO_TEXT.limit): Question {
  const text = QUESTIONS[fact] ?? { en: `Please give “${fact}”.`, zh: `请补充“${fact}”。` }
  return { fact, text: fill(text, { ...NO_TEXT, limit }) }
}

/** No decision: it depends on missing facts. */
export function undecided(...questions: readonly Question[]): VatDecision {
  const texts = questions.map(({ text }) => text)
  return {
    ...NOTHING,
    status: 'QUESTION',
    reason: { en: texts.map(({ en }) => en).join(' '), zh: texts.map(({ zh }) => zh).join('') },
    questions,
  }
}

const SHOWN = 30

/** No decision: the facts are impossible, or outside the rules. */
export function refused(code: RefusalReason, fact: string | null, shown: LocalText | string): VatDecision {
  const word = typeof shown === 'string' ? { en: shown.slice(0, SHOWN), zh: shown.slice(0, SHOWN) } : shown
  const refusal: Refusal = { code, fact, text: fill(REFUSALS[code], { ...NO_TEXT, state: word }) }
  return { ...NOTHING, status: 'REFUSED', reason: refusal.text, refusal }
}

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

/** One return for the whole UK; every other state has its own. */
export function returnOf(state: string): string {
  return state === 'XI' ? 'GB' : state
}

/** What a rule decides; the rest is derived from the facts. */
export type Decision = {
  rule: RuleId
  scheme: Scheme
  country: string | null
  liable: Liable
  /** Charged on the sale */
  rate?: Rate | null
  /** Paid at import, by whoever imports */
  importRate?: Rate | null
  return?: string | null
  /** State in which the seller must be registered for that */
  registeredIn?: string | null
  limit?: LocalText
  /** Law of another state that also applies */
  alsoSources?: readonly string[]
  warnings?: readonly Warning[]
  questions?: readonly Question[]
} & Partial<
  Pick<
    VatDecision,
    'destination' | 'sellerSupply' | 'dispatch' | 'acquisition' | 'ecSalesList' | 'oss' | 'correctionOf'
  >
>

export function decisionFrom(facts: Facts, decision: Decision): VatDecision {
  const { rule, scheme, country, liable, rate, importRate } = decision
  const law = LAW[rule]
  const basisPoints = rate ? rate.basisPoints : country === null ? null : 0
  const spoken = rate ?? importRate ?? null
  const shownRate = decision.acquisition?.basisPoints ?? spoken?.basisPoints ?? null
  const questions = [...(decision.questions ?? []), ...questionsOf(facts)]
  return {
    ...NOTHING,
    status: questions.length > 0 ? 'PROVISIONAL' : 'JUDGED',
    rule,
    scheme,
    country,
    basisPoints,
    liable,
    return: decision.return ?? null,
    boxes: boxesOf(decision.return ?? null, scheme, basisPoints ?? 0, country),
    importBasisPoints: importRate?.basisPoints ?? null,
    destination: decision.destination ?? null,
    sellerSupply: decision.sellerSupply ?? null,
    dispatch: decision.dispatch ?? null,
    acquisition: decision.acquisition ?? null,
    ecSalesList: decision.ecSalesList ?? false,
    oss: decision.oss ?? null,
    correctionOf: decision.correctionOf ?? null,
    reason: reasonOf(facts, decision, shownRate),
    sources: decision.alsoSources ? [...law.sources, ...decision.alsoSources] : law.sources,
    warnings: warningsOf(facts, decision, spoken),
    questions,
  }
}

const reasons = new Map<string, LocalText>()
const MOST_REASONS = 5000

function reasonOf(
  { from, to }: Facts,
  { rule, country, limit }: Decision,
  basisPoints: number | null,
): LocalText {
  const key = `${rule} ${from.index} ${to.index} ${country} ${basisPoints} ${limit?.en}`
  const found = reasons.get(key)
  if (found) return found
  if (reasons.size >= MOST_REASONS) reasons.clear()
  const reason = fill(LAW[rule].reason, {
    from: from.name,
    to: to.name,
    state: stateName(country ?? to.state),
    rate: rateText(basisPoints),
    limit: limit ?? NO_TEXT.limit,
  })
  reasons.set(key, reason)
  return reason
}

function warningsOf(facts: Facts, decision: Decision, spoken: Rate | null): Warning[] {
  const { registrations } = facts.seller
  const state = decision.registeredIn ?? null
  const list = [...(decision.warnings ?? [])]
  if (state !== null && registrations && !isRegistered(registrations, state))
    list.unshift(warning('NO_REGISTRATION', state))
  if (mayBeLocalTrader(facts)) list.push(warning('RATE_OF_LOCAL_TRADERS'))
  if (spoken && !spoken.certain) list.push(warning('RATE_NOT_CERTAIN', decision.country))
  return list
}

/** Sent from a territory whose traders have a rate of their own, by a seller of the same state who may be one. */
function mayBeLocalTrader({ from, seller }: Facts): boolean {
  if (from.localTraders === null || from.area !== from.state) return false
  return seller.established?.includes(from.state) ?? false
}

function questionsOf({ refund, from, to }: Facts): Question[] {
  const list: Question[] = []
  if (refund && !refund.originalKnown) list.push(question('original_supply_date'))
  if (from.state !== to.state) list.push(...postcodeQuestions(from, to))
  return list
}

/** Without a postcode, Great Britain may be Northern Ireland, where EU rules apply. */
function postcodeQuestions(from: Place, to: Place): Question[] {
  if (to.uncertain) return [question('arrive_postcode')]
  return from.uncertain ? [question('depart_postcode')] : []
}

const DOUBTS = {
  MISSING: 'BUYER_NUMBER_MISSING',
  NOT_VALID: 'BUYER_NUMBER_NOT_VALID',
  NOT_CHECKED: 'BUYER_NUMBER_NOT_CHECKED',
} as const

/** Why a buyer who claims to be a business is treated as a consumer. */
export function doubtOf({ buyer }: Facts): Warning[] {
  return buyer.doubt ? [warning(DOUBTS[buyer.doubt])] : []
}

export function noRate(place: Place): VatDecision {
  return refused('RATE_NOT_KNOWN', 'date', place.name)
}
