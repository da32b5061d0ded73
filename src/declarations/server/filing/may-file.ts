import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { areGapsKnown, mandateInForce } from '#registrations/server/public.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { licencesInForce } from '../licences/licences.queries.ts'
import type { LicenceRow } from '../licences.tables.ts'
import type { FiledUnder } from '../../licence.ts'

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
type Signing = { licenceId: string | undefined; signer: string }

async function lackOfLicence(
  executor: Executor,
  { country, staffId, on }: Licensed,
): Promise<('NO_LICENCE' | 'NOT_A_SIGNER')[]> {
  const held = await licencesInForce(executor, { country, act: 'FILE_RETURNS', on })
  if (held.length === 0) return ['NO_LICENCE']
  return held.some(({ signers }) => signers.includes(staffId)) ? [] : ['NOT_A_SIGNER']
}

/** The licences under which a member of staff may file in a country on a day. */
export async function licencesSignedBy(
  executor: Executor,
  { country, staffId, on }: Licensed,
): Promise<LicenceRow[]> {
  const held = await licencesInForce(executor, { country, act: 'FILE_RETURNS', on })
  return held.filter(({ signers }) => signers.includes(staffId))
}

/**
 * Whatever way it is filed, a signer of a licence in force signs it off; who signs for several holders says for which.
 * @throws declarations.no_licence, declarations.not_a_signer, declarations.licence_not_chosen,
 *   declarations.licence_not_in_force
 */
export async function requireLicence(
  executor: Executor,
  { licenceId, signer, ...asked }: Licensed & Signing,
): Promise<FiledUnder> {
  const [first] = await lackOfLicence(executor, asked)
  if (first) throw REFUSALS[first]()
  const [only, another] = await licencesSignedBy(executor, asked)
  if (licenceId === undefined && another) throw declarationRefusals.licence_not_chosen()
  const chosen = licenceId === undefined ? only : await licenceNamed(executor, licenceId, asked)
  if (!chosen) throw declarationRefusals.licence_not_in_force()
  return { licenceId: chosen.id, holder: chosen.holder, number: chosen.number, signer }
}

async function licenceNamed(
  executor: Executor,
  licenceId: string,
  asked: Licensed,
): Promise<LicenceRow | undefined> {
  return (await licencesSignedBy(executor, asked)).find(({ id }) => id === licenceId)
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

/**
 * Under whose licence it is filed; null where none is asked for.
 * @throws declarations.no_mandate, declarations.gaps_unknown, and what refuses the licence
 */
export async function requireMayFile(
  executor: Executor,
  { row, staffId, on, ...signing }: Asked & Signing,
): Promise<FiledUnder | null> {
  const licensed = { country: row.country, staffId, on, ...signing }
  const under = asksForLicence(row) ? await requireLicence(executor, licensed) : null
  if (!(await mandateFor(executor, { row, on }))) throw REFUSALS.NO_MANDATE()
  await requireGapsKnown(executor, { row, on })
  return under
}
