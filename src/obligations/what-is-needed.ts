import type { Day } from '#platform/shared/calendar.ts'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import { type ConditionResult, evaluate } from './conditions.ts'
import { FACT_NAMES, type FactName, type Facts } from './facts.ts'
import {
  OBLIGATION_KINDS,
  type Each,
  type ObligationKind,
  type Rule,
  type NeedStatus,
  NEED_STATUSES,
} from './rule.ts'

/** The rule behind an entry, and whether the facts decide it or leave it open. */
type Ground = { rule: Rule; certain: boolean; missing: readonly FactName[] }

export type Finding = {
  kind: ObligationKind
  country: string
  status: NeedStatus
  grounds: readonly Ground[]
  /** First day on which it applies, if in the future. */
  from: Day | null
}

/** A missing fact that would change the result, and for which kinds. */
type OpenQuestion = { fact: FactName; about: readonly ObligationKind[] }

export type Needs = {
  must: Finding[]
  probably: Finding[]
  notNeeded: Finding[]
  open: OpenQuestion[]
}

/** The result of one rule for one place. */
type RuleResult = Ground & { country: string; status: NeedStatus | null }

/**
 * What follows from the facts on that day. Pure and total: independent of the order of the rules and of the answers,
 * and a missing fact never makes a "must".
 */
export function whatIsNeeded(facts: Facts, day: Day, rules: readonly Rule[]): Needs {
  const inForce = rules.filter((rule) => rule.until === null || rule.until >= day)
  const first = inForce.filter((rule) => !follows(rule)).flatMap((rule) => resultsOf(rule, facts))
  const registrations = findingsOf(
    first.filter((results) => results.rule.kind === 'VAT_REGISTRATION'),
    day,
  )
  const following = inForce.filter(follows).flatMap((rule) => followUpResultsOf(rule, facts, registrations))
  const results = [...first, ...following]
  const findings = findingsOf(results, day)
  return {
    must: findings.filter((finding) => finding.status === 'must'),
    probably: findings.filter((finding) => finding.status === 'probably'),
    notNeeded: findings.filter((finding) => finding.status === 'notNeeded'),
    open: openQuestions(results, findings),
  }
}

const follows = (rule: Rule): boolean => 'of' in rule.each && rule.each.of === 'vatRegistration'

function resultsOf(rule: Rule, facts: Facts): RuleResult[] {
  const places = placesOf(rule.each, facts)
  if (places) return places.map((country) => resultFor(rule, country, evaluate(rule.when, facts, country)))
  // Without the list there is no place to which the rule could apply; the question itself is open.
  const fact: FactName = 'of' in rule.each && rule.each.of === 'stock' ? 'stock' : 'customers'
  return [{ rule, country: '', certain: false, missing: [fact], status: null }]
}

function placesOf(each: Each, facts: Facts): readonly string[] | null {
  if ('fixed' in each) return [each.fixed]
  if (each.of === 'vatRegistration') return []
  return facts[each.of]?.filter((country) => inScope(country, each.only)) ?? null
}

const inScope = (country: string, only: 'EU' | readonly string[]): boolean =>
  only === 'EU' ? EU_STATES.has(country) : only.includes(country)

/** What follows from a registration is no more certain than the registration itself. */
function followUpResultsOf(rule: Rule, facts: Facts, registrations: readonly Finding[]): RuleResult[] {
  const { each } = rule
  if (!('of' in each)) return []
  return registrations
    .filter(({ status, country }) => status !== 'notNeeded' && inScope(country, each.only))
    .map(({ status, country }) => {
      const evaluated = evaluate(rule.when, facts, country)
      const atMost = status === 'must' || evaluated.holds !== true ? evaluated : { ...evaluated, holds: null }
      return resultFor(rule, country, atMost)
    })
}

/** Without knowing where goods are stored or sent, a guess would apply to everybody. */
const appliesToAnybody = (missing: readonly FactName[]) =>
  missing.includes('stock') || missing.includes('customers')

function resultFor(rule: Rule, country: string, { holds, missing }: ConditionResult): RuleResult {
  const mayGuess =
    rule.whenUnknown === 'probably' && rule.result !== 'notNeeded' && !appliesToAnybody(missing)
  const guessed = mayGuess ? 'probably' : null
  const status = holds === null ? guessed : holds ? rule.result : null
  return { rule, country, certain: holds === true, missing, status }
}

function findingsOf(results: readonly RuleResult[], day: Day): Finding[] {
  const subjects = Map.groupBy(
    results.filter((one) => one.status !== null),
    ({ rule, country }) => `${rule.kind} ${country}`,
  )
  return [...subjects.values()].flatMap((group) => findingOf(group, day) ?? []).toSorted(inOrder)
}

function findingOf(group: readonly RuleResult[], day: Day): Finding | undefined {
  const status = NEED_STATUSES.find((wanted) => group.some((one) => one.status === wanted))
  const [first] = group
  if (!first || !status) return undefined
  const strongest = group.filter((one) => one.status === status)
  const certain = strongest.filter((one) => one.certain)
  const grounds = (certain.length > 0 ? certain : strongest)
    .map(({ rule, certain: sure, missing }) => ({ rule, certain: sure, missing }))
    .toSorted((a, b) => compare(a.rule.id, b.rule.id))
  // It applies from the day on which the first of its grounds does.
  const starts = grounds.map(({ rule }) => rule.from ?? '')
  const earliest = starts.toSorted(compare)[0] ?? ''
  return {
    kind: first.rule.kind,
    country: first.country,
    status,
    grounds,
    from: earliest > day ? earliest : null,
  }
}

function openQuestions(results: readonly RuleResult[], findings: readonly Finding[]): OpenQuestion[] {
  const decided = new Set(
    findings.filter(({ status }) => status === 'must').map(({ kind, country }) => `${kind} ${country}`),
  )
  const open = results.filter(({ rule, country }) => !decided.has(`${rule.kind} ${country}`))
  return FACT_NAMES.flatMap((fact) => {
    const kinds = new Set(open.filter((one) => one.missing.includes(fact)).map(({ rule }) => rule.kind))
    return kinds.size > 0 ? [{ fact, about: OBLIGATION_KINDS.filter((kind) => kinds.has(kind)) }] : []
  })
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const inOrder = (a: Finding, b: Finding): number =>
  OBLIGATION_KINDS.indexOf(a.kind) - OBLIGATION_KINDS.indexOf(b.kind) || compare(a.country, b.country)
