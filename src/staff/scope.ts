import type { StaffRole } from '#platform/shared/call.ts'
import type { StaffScope } from '#platform/shared/principal.ts'

/**
 * How much of the work a person sees.
 * - `all`: everything.
 * - `teams`: the countries of their teams, and what is assigned to them. A team without countries works on all.
 * - `assigned`: what is assigned to them.
 * - `partner`: the countries of their firm, and nothing for being assigned. Every `partner` has it, and nobody else.
 */
export const STAFF_SCOPES = ['all', 'teams', 'assigned', 'partner'] as const
export type ScopeKind = (typeof STAFF_SCOPES)[number]

/** Money and the work of all are not divided by country: whoever looks after them sees everything. */
const UNDIVIDED: ReadonlySet<StaffRole> = new Set(['finance', 'admin'])

/** Which scopes can be given to a role; the first is what it has unless something else is chosen. */
export function scopesOf(role: StaffRole): readonly [ScopeKind, ...ScopeKind[]] {
  if (role === 'partner') return ['partner']
  return UNDIVIDED.has(role) ? ['all'] : ['all', 'teams', 'assigned']
}

export type Scoped = {
  staffId: string
  role: StaffRole
  scope: ScopeKind
  /** Of the partner firm. */
  countries: readonly string[]
}

/** What else decides about a scope: the countries of each of the person's teams, and where they sign off. */
export type AroundScope = { teams: readonly (readonly string[])[]; signed: readonly string[] }

/** The scope that counts. One that the role cannot have is the narrowest: a role that changes opens nothing by itself. */
export function scopeOf(person: Scoped, { teams, signed }: AroundScope): StaffScope {
  const allowed = scopesOf(person.role)
  const kind = allowed.length === 1 ? allowed[0] : allowed.includes(person.scope) ? person.scope : 'assigned'
  switch (kind) {
    case 'all':
      return 'all'
    case 'teams':
      if (teams.some((countries) => countries.length === 0)) return 'all'
      return { countries: sorted(teams.flat()), assignedTo: person.staffId }
    case 'assigned':
      return { countries: [], assignedTo: person.staffId }
    case 'partner':
      return { countries: sorted([...person.countries, ...signed]), assignedTo: null }
  }
}

const sorted = (countries: readonly string[]) => [...new Set(countries)].toSorted()

/** Whether work in a country, assigned to somebody or nobody, is in a scope. What the queries say, for one record. */
export function isInScope(
  scope: StaffScope,
  { country, assigneeId }: { country: string; assigneeId: string | null },
): boolean {
  if (scope === 'all') return true
  return scope.countries.includes(country) || (scope.assignedTo !== null && scope.assignedTo === assigneeId)
}
