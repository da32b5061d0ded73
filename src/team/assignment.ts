import type { Day } from '#platform/shared/calendar.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { isAbsent, whoStandsIn, type Absence } from './absences.ts'

/** Who gets what comes in. What is null or empty narrows nothing; rules are tried in their order. */
export type AssignmentRule = {
  productCode: string | null
  country: string | null
  lang: Lang | null
  staffIds: readonly string[]
  /** Of the team that it names; empty for all. */
  countries: readonly string[]
  /** Whoever has this many open work orders gets no more by this rule. */
  mostOpen: number | null
}

export type OrderToAssign = { productCode: string; country: string; lang: Lang; day: Day }

/** One of those who work on orders: how many they have open, and how many of these are of the same company. */
export type Load = { id: string; open: number; ofCompany: number }

/** Why nobody gets it. */
type UnassignedBecause = 'NO_RULE' | 'ALL_AWAY' | 'ALL_FULL' | 'AWAY' | 'LEFT'

export type Chosen =
  | { staffId: string; because: 'COMPANY' | 'RULE' | 'AWAY'; rule: number | null; standsInFor: string | null }
  | { staffId: null; because: UnassignedBecause }

/**
 * The one rule of who gets a work order: who has others of the company, then the first assignment rule that fits and
 * has somebody, of these the one with the fewest open. Nobody who is away gets anything: where all are, their stand-ins do.
 */
export function chooseAssignee(
  order: OrderToAssign,
  rules: readonly AssignmentRule[],
  load: readonly Load[],
  absences: readonly Absence[],
): Chosen {
  const people = load.toSorted(fewestFirst)
  const known = people.filter(({ ofCompany }) => ofCompany > 0).toSorted((a, b) => b.ofCompany - a.ofCompany)
  const knows = firstHere(known, { people, day: order.day, absences, mayGet: () => true })
  if (typeof knows !== 'string') return { ...knows, because: 'COMPANY', rule: null }
  return byRules(order, rules, { people, absences })
}

/**
 * Who gets what somebody has who is away: who stands in for them, else whom the rules find; nobody where there are none.
 * @param away who has it
 */
export function chooseInstead(
  away: string,
  order: OrderToAssign,
  {
    rules,
    load,
    absences,
  }: Record<'rules', readonly AssignmentRule[]> & {
    load: readonly Load[]
    absences: readonly Absence[]
  },
): Chosen {
  const standIn = whoStandsIn(away, order.day, absences)
  if (standIn !== null && load.some(({ id }) => id === standIn))
    return { staffId: standIn, because: 'AWAY', rule: null, standsInFor: away }
  if (rules.length === 0) return { staffId: null, because: 'AWAY' }
  return chooseAssignee(order, rules, load, absences)
}

function byRules(
  order: OrderToAssign,
  rules: readonly AssignmentRule[],
  { people, absences }: Pick<Search, 'people' | 'absences'>,
): Chosen {
  let because: UnassignedBecause = 'NO_RULE'
  for (const [index, rule] of rules.entries()) {
    if (!fits(rule, order)) continue
    const { staffIds, mostOpen } = rule
    const named = staffIds.length === 0 ? people : people.filter(({ id }) => staffIds.includes(id))
    const mayGet = ({ open }: Load) => mostOpen === null || open < mostOpen
    const found = firstHere(named, { people, day: order.day, absences, mayGet })
    if (typeof found !== 'string') return { ...found, because: 'RULE', rule: index + 1 }
    if (because !== 'ALL_FULL') because = found
  }
  return { staffId: null, because }
}

type Search = {
  people: readonly Load[]
  day: Day
  absences: readonly Absence[]
  mayGet: (one: Load) => boolean
}
type Here = { staffId: string; standsInFor: string | null }

/** The first who is there and may get it, or who stands in for one that is away; otherwise why there is none. */
function firstHere(named: readonly Load[], search: Search): Here | 'ALL_AWAY' | 'ALL_FULL' {
  const { people, day, absences, mayGet } = search
  const here = named.filter(({ id }) => !isAbsent(id, day, absences))
  const free = here.find(mayGet)
  if (free) return { staffId: free.id, standsInFor: null }
  const standIns = named
    .filter((one) => !here.includes(one))
    .map(({ id }) => ({ instead: id, one: people.find((p) => p.id === whoStandsIn(id, day, absences)) }))
  const found = standIns.find(({ one }) => one && mayGet(one))
  if (found?.one) return { staffId: found.one.id, standsInFor: found.instead }
  return here.length > 0 || standIns.some(({ one }) => one) ? 'ALL_FULL' : 'ALL_AWAY'
}

const fits = (rule: AssignmentRule, { productCode, country, lang }: OrderToAssign): boolean =>
  (rule.productCode === null || rule.productCode === productCode) &&
  (rule.country === null || rule.country === country) &&
  (rule.countries.length === 0 || rule.countries.includes(country)) &&
  (rule.lang === null || rule.lang === lang)

const fewestFirst = (a: Load, b: Load): number => a.open - b.open || (a.id < b.id ? -1 : Number(a.id > b.id))
