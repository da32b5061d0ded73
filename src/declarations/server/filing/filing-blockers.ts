import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { areGapsKnown, numbersOf } from '#registrations/server/public.ts'
import { getStaffMember } from '#staff/server/public.ts'
import type { PreparedReturn } from '../../boxes/prepared-return.ts'
import { filesFor } from '../../files/all-files.ts'
import { filingNumber } from '../../files/tax-number.ts'
import type { FilingBlocker } from '../../filing-blockers.ts'
import { areErrorsTooLarge } from '../carried-errors.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { calculationOf, numberOf } from '../figures.queries.ts'
import { licencesInForce } from '../licences/licences.queries.ts'
import { checkedFilesOf } from './checked-files.ts'
import { refusedFile } from './declaration-files.ts'
import { asksForLicence, mandateFor } from './may-file.ts'
import { taxNumbersOf } from './tax-number.repository.ts'

type Deps = Pick<ServerDeps, 'clock' | 'config'>

/** What stands in the way of filing a declaration as things are now; nothing where it is filed. */
export async function filingBlockers(
  executor: Executor,
  { clock, config }: Deps,
  row: DeclarationRow,
): Promise<FilingBlocker[]> {
  if (row.status === 'FILED' || row.status === 'ACCEPTED') return []
  const on = dayOf(clock.now(), config.agency.timeZone)
  const [licence, mandate, gapsKnown, number, prepared] = [
    asksForLicence(row) ? await lackOfSigner(executor, row.country, on) : [],
    await mandateFor(executor, { row, on }),
    await areGapsKnown(executor, row, on),
    await numberOf(executor, row),
    (await calculationOf(executor, row))?.prepared,
  ]
  const isNumbered = !prepared || row.kind === 'EPR' || (await hasTaxNumber(executor, row, prepared))
  return [
    ...licence,
    ...(mandate ? [] : (['NO_MANDATE'] as const)),
    ...(gapsKnown ? [] : (['GAPS_UNKNOWN'] as const)),
    ...(number ? [] : (['NO_NUMBER'] as const)),
    ...(isNumbered ? [] : (['NO_TAX_NUMBER'] as const)),
    ...((await areErrorsTooLarge(executor, row)) ? (['CARRY_TOO_LARGE'] as const) : []),
  ]
}

async function lackOfSigner(executor: Executor, country: string, on: Day): Promise<FilingBlocker[]> {
  const held = await licencesInForce(executor, { country, act: 'FILE_RETURNS', on })
  if (held.length === 0) return ['NO_LICENCE']
  for (const signer of new Set(held.flatMap(({ signers }) => signers)))
    if (await getStaffMember(executor, signer)) return []
  return ['NO_SIGNER']
}

async function hasTaxNumber(
  executor: Executor,
  { companyId }: DeclarationRow,
  prepared: PreparedReturn,
): Promise<boolean> {
  const [country] = filesFor(prepared).flatMap(({ taxNumberOf }) => taxNumberOf ?? [])
  if (country === undefined) return true
  const entered = (await taxNumbersOf(executor, companyId))[country]
  if (entered !== undefined) return true
  const obtained = await numbersOf(executor, companyId, ['VAT_NUMBER', 'TAX_NUMBER'])
  return obtained
    .filter((one) => one.country === country)
    .flatMap(({ kind, number, taxNumber }) => [taxNumber, kind === 'TAX_NUMBER' ? number : null])
    .some((number) => number !== null && filingNumber(country, number) !== null)
}

const REFUSALS = {
  NO_LICENCE: declarationRefusals.no_licence,
  NO_SIGNER: declarationRefusals.no_signer,
  NO_MANDATE: declarationRefusals.no_mandate,
  GAPS_UNKNOWN: declarationRefusals.gaps_unknown,
  NO_NUMBER: declarationRefusals.no_number,
  NO_TAX_NUMBER: declarationRefusals.no_tax_number,
  CARRY_TOO_LARGE: declarationRefusals.carry_exceeds,
} as const

/**
 * Nobody is asked to confirm what nobody could file.
 * @throws declarations.no_licence, declarations.no_signer, declarations.no_mandate, declarations.gaps_unknown, declarations.no_number,
 *   declarations.no_tax_number, declarations.carry_exceeds, declarations.file_refused, declarations.file_being_made
 */
export async function requireFileable(executor: Executor, deps: Deps, row: DeclarationRow): Promise<void> {
  const [first] = await filingBlockers(executor, deps, row)
  if (first) throw REFUSALS[first]()
  if (!(await calculationOf(executor, row))) return
  const files = await checkedFilesOf(executor, deps, row)
  // The key of a British period comes from HMRC when the return is sent.
  const problems = files.map((file) => file.problems.filter(({ path }) => path !== '/periodKey'))
  const [refused] = problems
  if (refused && problems.every(({ length }) => length > 0)) throw refusedFile(refused)
}

/** Whoever files it, and in whatever way. @throws declarations.carry_exceeds */
export async function requireErrorsFit(executor: Executor, row: DeclarationRow): Promise<void> {
  if (await areErrorsTooLarge(executor, row)) throw REFUSALS.CARRY_TOO_LARGE()
}
