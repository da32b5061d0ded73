import { beginTakeover, canBeTakenOver, PORTAL_ACTOR, standingIn } from '#registrations/server/public.ts'
import type { RegistrationRow } from '#registrations/server/public.ts'
import type { Work } from '../work.ts'

/** The form says that another agency has filed until now: nothing is filed before it is known what it leaves behind. */
export async function takeOverFrom(
  { tx, deps }: Work,
  registration: RegistrationRow,
  answers: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (answers['filedBy'] !== 'agent' || !canBeTakenOver(registration.kind)) return
  const { formerAgent, formerAgentTold, release } = answers
  const [releaseFileId] = Array.isArray(release) ? release : []
  await beginTakeover(tx, deps, registration, {
    earlierAgency: typeof formerAgent === 'string' ? formerAgent : '',
    by: PORTAL_ACTOR,
    ...(formerAgentTold === 'released' && typeof releaseFileId === 'string' && { releaseFileId }),
  })
}

const TRANSFER = /^agent-transfer-/

/** A transfer from another agent was bought: the numbers that we know there are taken over. */
export async function takeOverByTransfer({ tx, deps, workOrder }: Work): Promise<void> {
  if (!TRANSFER.test(workOrder.productCode)) return
  const { companyId, country } = workOrder
  const standing = await standingIn(tx, companyId, [country])
  for (const registration of standing.filter(({ kind }) => kind === 'VAT_NUMBER'))
    await beginTakeover(tx, deps, registration, { earlierAgency: '', by: PORTAL_ACTOR })
}
