import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { workOrderByNumber, workOrderRefusals } from '#work-orders/server/public.ts'
import { notify } from '#messages/server/public.ts'
import type { staffConfirmations } from '../staff/contract.ts'
import type { ConfirmationActor } from './audit-confirmation.ts'
import { createConfirmation } from './create-confirmation.ts'
import { confirmationsMessages } from './confirmations.messages.ts'
import { pageOfAllConfirmations } from './confirmations.queries.ts'
import { withoutCode } from './present-confirmation.ts'
import { revokeConfirmation } from './revoke-confirmation.ts'

type Staff = Omit<ConfirmationActor, 'companyId' | 'kind'>

/** A keyword is the number of a letter, or that of a work order. */
export async function readAllConfirmations(
  deps: ServerDeps,
  { keyword, ...filter }: InputOf<typeof staffConfirmations> & { scope: StaffScope },
  lang: Lang,
): Promise<OutputOf<typeof staffConfirmations>> {
  const number = keyword?.toUpperCase()
  const workOrder = number?.startsWith('WO-') ? await workOrderByNumber(deps.db, number) : undefined
  const about = workOrder ? { workOrder } : number ? { number } : {}
  const { rows, ...page } = await pageOfAllConfirmations(deps.db, { ...filter, ...about })
  return {
    ...page,
    records: rows.map(({ letter, company }) => ({
      ...withoutCode(letter),
      companyId: letter.companyId,
      company: company ?? letter.content.company.name,
      service: pickText(letter.content.service, lang),
      workOrderId: letter.workOrderId,
      workOrderNumber: letter.content.workOrderNumber,
    })),
  }
}

/** @throws work_orders.not_found, and what `createConfirmation` throws */
export async function createConfirmationForCompany(
  deps: ServerDeps,
  staff: Staff,
  asked: { id: string; workOrderNumber: string },
) {
  const found = await workOrderByNumber(deps.db, asked.workOrderNumber.toUpperCase())
  if (!found) throw workOrderRefusals.not_found()
  const { id: workOrderId, companyId } = found
  return createConfirmation(deps, { ...staff, kind: 'staff', companyId }, { id: asked.id, workOrderId })
}

/** Its company is told why. @throws letter.not_found */
export async function revokeConfirmationOfCompany(
  deps: ServerDeps,
  staff: Staff,
  { companyId, letterId, reason }: { companyId: string; letterId: string; reason: string },
) {
  return revokeConfirmation(deps, { ...staff, kind: 'staff', companyId }, letterId, {
    reason,
    tell: (tx, { workOrderId, number }) =>
      notify(tx, deps, {
        companyId,
        kind: confirmationsMessages.withdrawn,
        params: { workOrderId, number, reason },
      }),
  })
}
