import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { areGapsKnown, mandateInForce } from '#registrations/server/public.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { licencesInForce } from '../licences/licences.queries.ts'

export type Obstacle = 'NO_LICENCE' | 'NOT_A_SIGNER' | 'NO_MANDATE' | 'GAPS_UNKNOWN'

type Asked = { row: DeclarationRow; staffId: string; on: Day }

/** What stands between a declaration and filing it on a day, besides the seller's confirmation. */
export async function obstaclesToFiling(
  executor: Executor,
  { row, staffId, on }: Asked,
): Promise<Obstacle[]> {
  const unlicensed = asksForLicence(row)
    ? await lackOfLicence(executor, { country: row.country, staffId, on })
    : []
  const mandate = await mandateFor(executor, { row, on })
  const gapsKnown = await areGapsKnown(executor, row, on)
  return [
    ...unlicensed,
    ...(mandate ? [] : (['NO_MANDATE'] as const)),
    ...(gapsKnown ? [] : (['GAPS_UNKNOWN'] as const)),
  ]
}

/** Licences are about tax; a producer's quantities are none. */
export const asksForLicence = ({ kind }: Pick<DeclarationRow, 'kind'>): boolean => kind !== 'EPR'

/** Under what the agency may file a declaration on a day. */
export function mandateFor(executor: Executor, { row, on }: Pick<Asked, 'row' | 'on'>) {
  const { companyId, country, scheme, kind } = row
  if (kind === 'EPR') return mandateInForce(executor, { companyId, on, country, scope: 'EPR' })
  // That for a one-stop shop is given for the whole Union, whatever the state of identification.
  const given =
    scheme === 'LOCAL'
      ? ({ country, scope: 'VAT' } as const)
      : ({ country: [country, 'EU'], scope: 'OSS_IOSS' } as const)
  return mandateInForce(executor, { companyId, on, ...given })
}

type Licensed = { country: string; staffId: string; on: Day }

async function lackOfLicence(executor: Executor, { country, staffId, on }: Licensed): Promise<Obstacle[]> {
  const held = await licencesInForce(executor, { country, act: 'FILE_RETURNS', on })
  if (held.length === 0) return ['NO_LICENCE']
  return held.some(({ signers }) => signers.includes(staffId)) ? [] : ['NOT_A_SIGNER']
}

/** Whatever way it is filed, a signer of a licence signs it off. @throws declarations.no_licence, declarations.not_a_signer */
export async function requireLicence(executor: Executor, asked: Licensed): Promise<void> {
  const [first] = await lackOfLicence(executor, asked)
  if (first) throw REFUSALS[first]()
}

const REFUSALS = {
  NO_LICENCE: declarationRefusals.no_licence,
  NOT_A_SIGNER: declarationRefusals.not_a_signer,
  NO_MANDATE: declarationRefusals.no_mandate,
  GAPS_UNKNOWN: declarationRefusals.gaps_unknown,
} as const

/** Nothing is filed for a number that was taken over before its gaps are known. @throws declarations.gaps_unknown */
export async function requireGapsKnown(
  executor: Executor,
  { row, on }: Pick<Asked, 'row' | 'on'>,
): Promise<void> {
  if (!(await areGapsKnown(executor, row, on))) throw REFUSALS.GAPS_UNKNOWN()
}

/** @throws declarations.no_licence, declarations.not_a_signer, declarations.no_mandate, declarations.gaps_unknown */
export async function requireMayFile(executor: Executor, asked: Asked): Promise<void> {
  const [first] = await obstaclesToFiling(executor, asked)
  if (first) throw REFUSALS[first]()
}
