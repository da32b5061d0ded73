import type { MemberRole } from '#platform/shared/principal.ts'

/** Of which sellers the agency demands a second factor. */
export const FACTOR_DEMANDS = ['may', 'owners', 'all'] as const
export type FactorDemand = (typeof FACTOR_DEMANDS)[number]

/** Whether somebody in this role, in the company where they work, must have a second factor. */
export const demandsFactor = (demand: FactorDemand, role: MemberRole): boolean =>
  demand === 'all' || (demand === 'owners' && role === 'owner')
