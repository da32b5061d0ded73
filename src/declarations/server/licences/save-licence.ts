import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import { expectSame } from '#platform/server/http/once.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { getStaffMember } from '#staff/server/public.ts'
import type { saveLicence as saveLicenceCall } from '../../staff/licences-contract.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import type { LicenceRow } from '../licences.tables.ts'
import { findLicence } from './licences.queries.ts'
import { insertLicence, updateLicence } from './licences.repository.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config'>
type By = { staffId: string; address: string }

/**
 * Adds a licence, or changes one. Country and act stay as they are: another country is another licence. A new one that is
 * there already is the same request's.
 * @param newId of one that is new: that of its request
 * @throws declarations.licence_unknown, declarations.signer_unknown
 */
export function saveLicence(
  deps: Deps,
  by: By,
  { id, newId, ...input }: InputOf<typeof saveLicenceCall> & { newId: string },
): Promise<LicenceRow> {
  return deps.db.transaction(async (tx) => {
    for (const signer of input.signers) {
      const member = await getStaffMember(tx, signer)
      if (!member) throw declarationRefusals.signer_unknown()
    }
    const facts = { ...input, validUntil: input.validUntil ?? null, signers: [...new Set(input.signers)] }
    const before = id === undefined ? await findLicence(tx, newId) : undefined
    if (before) {
      expectSame(before, facts)
      return before
    }
    const saved =
      id === undefined ? await add(tx, deps, { ...facts, id: newId }) : await change(tx, id, facts)
    await audit(tx, deps, by, { action: 'declarations.licence_saved', row: saved })
    return saved
  })
}

type Facts = Omit<LicenceRow, 'id' | 'endedOn' | 'createdAt'>
type NewLicence = Facts & Pick<LicenceRow, 'id'>

async function add(tx: Transaction, { clock }: Deps, licence: NewLicence): Promise<LicenceRow> {
  const row = { ...licence, endedOn: null, createdAt: clock.now() }
  await insertLicence(tx, row)
  return row
}

async function change(
  tx: Transaction,
  id: string,
  { country: _country, act: _act, ...facts }: Facts,
): Promise<LicenceRow> {
  const row = await updateLicence(tx, id, facts)
  if (!row) throw declarationRefusals.licence_unknown()
  return row
}

/** From today on nothing is filed under it. @throws declarations.licence_unknown */
export function endLicence(deps: Deps, by: By, { id }: { id: string }): Promise<LicenceRow> {
  return deps.db.transaction(async (tx) => {
    const endedOn = dayOf(deps.clock.now(), deps.config.agency.timeZone)
    const row = await updateLicence(tx, id, { endedOn })
    if (!row) throw declarationRefusals.licence_unknown()
    await audit(tx, deps, by, { action: 'declarations.licence_ended', row })
    return row
  })
}

function audit(
  tx: Transaction,
  { clock }: Deps,
  { staffId, address }: By,
  { action, row }: { action: string; row: LicenceRow },
): Promise<void> {
  const { country, act, holder, number, validFrom, validUntil, signers } = row
  return writeAudit(tx, {
    at: clock.now(),
    actorKind: 'staff',
    actorId: staffId,
    action,
    record: row.id,
    address,
    detail: { country, act, holder, number, validFrom, validUntil, signers },
  })
}
