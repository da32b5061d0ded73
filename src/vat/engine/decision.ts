import { formatDay } from '#platform/shared/day-text.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { boxesOf, ossBoxes } from './boxes.ts'
import type { Doubt, Facts } from './facts.ts'
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
import { warningBehind } from './known-law.ts'
import { LAW, type RuleId } from './law.ts'
import { QUESTIONS, REFUSALS, WARNINGS } from './notes.ts'
import { type Place, stateName } from './place.ts'
import type { Rate } from './rate-at.ts'
import { isRegistered, registeredFrom } from './seller.ts'
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

export function warning(code: Exclude<WarningCode, 'LAW_NOT_KNOWN'>, state: string | null = null): Warning {
  const key = `${code} ${state}`
  const found = warnings.get(key)
  if (found) return found
  const values = state === null ? NO_TEXT : { ...NO_TEXT, state: stateName(state) }
  const warning: Warning = { code, country: state, text: fill(WARNINGS[code], values) }
  warnings.set(key, warning)
  return warning
}

const MOST_WARNINGS = 5000

/** That there is no number, or that it begins later: seen from this transaction both are missing. */
export function registrationMissing({ seller }: Pick<Facts, 'seller'>, state: string): Warning {
  const day = registeredFrom(seller, state)
  if (day === null) return warning('NO_REGISTRATION', state)
  const key = `REGISTERED_LATER ${state} ${day}`
  const found = warnings.get(key)
  if (found) return found
  if (warnings.size >= MOST_WARNINGS) warnings.clear()
  const values = {
    ...NO_TEXT,
    state: stateName(state),
    day: { en: formatDay(day, 'en'), zh: formatDay(day, 'zh') },
  }
  const later: Warning = {
    code: 'REGISTERED_LATER',
    country: state,
    text: fill(WARNINGS.REGISTERED_LATER, values),
  }
  warnings.set(key, later)
  return later
}

/** @param asked the question, where a fact is asked for in more than one way */
export function question(fact: string, limit: LocalText = NO_TEXT.limit, asked: string = fact): Question {
  const text = QUESTIONS[asked] ?? { en: `Please enter “${fact}”.`, zh: `请补充“${fact}”。` }
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
  const questions = [...(decision.questions ?? []), ...questionsOf(facts, scheme)]
  const behind = warningBehind(rule, facts.day)
  return {
    ...NOTHING,
    status: questions.length > 0 || behind ? 'PROVISIONAL' : 'JUDGED',
    rule,
    scheme,
    country,
    basisPoints,
    liable,
    return: decision.return ?? null,
    boxes: decision.oss
      ? ossBoxes(decision.oss.identification, decision.oss.dispatchedFrom)
      : boxesOf(decision.return ?? null, scheme, basisPoints ?? 0, country),
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
    warnings: [...warningsOf(facts, decision, spoken), ...(behind ? [behind] : [])],
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
    day: NO_TEXT.day,
  })
  reasons.set(key, reason)
  return reason
}

function warningsOf(facts: Facts, decision: Decision, spoken: Rate | null): Warning[] {
  const { registrations } = facts.seller
  const state = decision.registeredIn ?? null
  const list = [...(decision.warnings ?? [])]
  if (state !== null && registrations && !isRegistered(registrations, state))
    list.unshift(registrationMissing(facts, state))
  if (mayBeLocalTrader(facts)) list.push(warning('RATE_OF_LOCAL_TRADERS'))
  if (spoken && !spoken.certain) list.push(warning('RATE_NOT_CERTAIN', decision.country))
  return list
}

/** Sent from a territory whose traders have a rate of their own, by a seller of the same state who may be one. */
function mayBeLocalTrader({ from, seller }: Facts): boolean {
  if (from.localTraders === null || from.area !== from.state) return false
  return seller.established?.includes(from.state) ?? false
}

function questionsOf({ type, refund, from, to, buyer }: Facts, scheme: Scheme): Question[] {
  const list: Question[] = []
  if (refund && !refund.originalKnown) list.push(question('original_supply_date'))
  if (buyer.doubt !== null) list.push(...buyerQuestions(buyer.doubt, scheme))
  if (type === 'RETURN') return list
  if (to.contradicted) list.push(question('arrive_postcode', NO_TEXT.limit, 'postcode_elsewhere'))
  if (from.contradicted) list.push(question('depart_postcode', NO_TEXT.limit, 'postcode_elsewhere'))
  if (from.state !== to.state) list.push(...postcodeQuestions(from, to))
  return list
}

/** Facts about the buyer that contradict each other, or a liquidator who is not named; an export does not need the name. */
function buyerQuestions(doubt: Doubt, scheme: Scheme): Question[] {
  if (doubt === 'NUMBER_CANNOT_BE') return [question('buyer_vat_id', NO_TEXT.limit, 'number_cannot_be')]
  if (doubt === 'CONSUMER_WITH_NUMBER') return [question('buyer', NO_TEXT.limit, 'consumer_with_number')]
  if (doubt === 'LIQUIDATOR' && scheme !== 'EXPORT')
    return [question('buyer_vat_id', NO_TEXT.limit, 'liquidator')]
  return []
}

/** Without a postcode, Great Britain may be Northern Ireland, where EU rules apply. */
function postcodeQuestions(from: Place, to: Place): Question[] {
  if (to.uncertain) return [question('arrive_postcode')]
  return from.uncertain ? [question('depart_postcode')] : []
}

const DOUBTS: Partial<Record<Doubt, Parameters<typeof warning>[0]>> = {
  MISSING: 'BUYER_NUMBER_MISSING',
  NOT_VALID: 'BUYER_NUMBER_NOT_VALID',
  NOT_CHECKED: 'BUYER_NUMBER_NOT_CHECKED',
}

/** Why a buyer who claims to be a business is treated as a consumer. */
export function doubtOf({ buyer }: Facts): Warning[] {
  const code = buyer.doubt === null ? undefined : DOUBTS[buyer.doubt]
  return code ? [warning(code)] : []
}

export function noRate(place: Place): VatDecision {
  return refused('RATE_NOT_KNOWN', 'date', place.name)
}
