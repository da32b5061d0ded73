import { scriptsOf } from '#accounts/latin-names.ts'
import { getCompany } from '#accounts/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { expectSame } from '#platform/server/http/once.ts'
import { nextNumber } from '#platform/server/number-series.ts'
import { isDrawable } from '#platform/server/pdf-faces.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { readAuthorityRecord, workOrderRefusals } from '#work-orders/server/public.ts'
import type { Confirmation } from '../contract.ts'
import { confirmationFacts, type ConfirmationObstacle } from '../confirmation-facts.ts'
import { auditConfirmation, type ConfirmationActor } from './audit-confirmation.ts'
import { sealNewCode } from './confirmation-code-of.ts'
import { confirmationRefusals } from './confirmations.errors.ts'
import { findConfirmation } from './confirmations.queries.ts'
import { insertConfirmation, replaceConfirmations } from './confirmations.repository.ts'
import type { ConfirmationContent } from './confirmations.tables.ts'
import { presentConfirmation } from './present-confirmation.ts'

const CONFIRMATIONS_AN_HOUR = 100

const REFUSALS: Record<ConfirmationObstacle, keyof typeof confirmationRefusals> = {
  NO_AUTHORITY: 'no_authority',
  CANCELLED: 'cancelled',
  REFUSED: 'refused',
  NOT_FILED: 'not_filed',
}

/**
 * Makes a letter; one that is there already is the same request's.
 * @throws work_orders.not_found, letter.no_authority, letter.cancelled, letter.refused, letter.not_filed, letter.name
 */
export async function createConfirmation(
  deps: ServerDeps,
  actor: ConfirmationActor,
  { id, workOrderId }: { id: string; workOrderId: string },
): Promise<Confirmation> {
  const { companyId } = actor
  await deps.limits.count({ key: `letters:${companyId}`, limit: CONFIRMATIONS_AN_HOUR, windowMinutes: 60 })
  const row = await deps.db.transaction(async (tx) => {
    const before = await findConfirmation(tx, { companyId, letterId: id })
    if (before) {
      expectSame(before, { workOrderId })
      return before
    }
    const at = deps.clock.now()
    const issuedOn = dayOf(at, deps.config.agency.timeZone)
    // First of all: whoever makes a letter at the same moment waits here, so that exactly one stays in force.
    const number = await nextNumber(tx, 'LT', Number(issuedOn.slice(0, 4)))
    const content = await contentOf(tx, deps, { companyId, workOrderId })
    await replaceConfirmations(tx, { companyId, workOrderId, at })
    const made = await insertConfirmation(tx, {
      companyId,
      id,
      number,
      workOrderId,
      content,
      ...sealNewCode(deps.box, id),
      issuedOn,
      createdAt: at,
      createdById: actor.id,
      createdByName: actor.name,
    })
    await auditConfirmation(tx, actor, {
      at,
      action: 'letter.created',
      letterId: id,
      detail: { number, workOrderId },
    })
    return made
  })
  return presentConfirmation(deps, row)
}

async function contentOf(
  executor: Executor,
  { config: { agency } }: ServerDeps,
  about: { companyId: string; workOrderId: string },
): Promise<ConfirmationContent> {
  const record = await readAuthorityRecord(executor, { ...about, timeZone: agency.timeZone })
  const company = await getCompany(executor, about.companyId)
  if (!record || !company) throw workOrderRefusals.not_found()
  const { workOrder, steps } = record
  const found = confirmationFacts(workOrder.status, steps)
  if ('obstacle' in found) throw confirmationRefusals[REFUSALS[found.obstacle]]()
  return {
    ...found.facts,
    company: namesOf(company),
    service: workOrder.productName,
    productCode: workOrder.productCode,
    country: workOrder.country,
    workOrderNumber: workOrder.number,
    agency: { name: agency.name, address: agency.address, email: agency.email },
  }
}

/** In Latin letters, with the name in its own script where our typefaces have it. @throws letter.name */
function namesOf(company: Parameters<typeof scriptsOf>[0]): ConfirmationContent['company'] {
  const { nameLatin, nameOriginal } = scriptsOf(company)
  const name = nameLatin ?? company.name
  if (!isDrawable(name)) throw confirmationRefusals.name()
  const isPrinted = nameOriginal !== undefined && nameOriginal !== name && isDrawable(nameOriginal)
  return { name, nameOriginal: isPrinted ? nameOriginal : null }
}
