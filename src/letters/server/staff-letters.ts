import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { workOrderByNumber, workOrderRefusals } from '#work-orders/server/public.ts'
import { notify } from '#messages/server/public.ts'
import type { staffLetters } from '../staff/contract.ts'
import type { LetterActor } from './audit-letter.ts'
import { createLetter } from './create-letter.ts'
import { lettersMessages } from './letters.messages.ts'
import { pageOfAllLetters } from './letters.queries.ts'
import { withoutCode } from './present-letter.ts'
import { revokeLetter } from './revoke-letter.ts'

type Staff = Omit<LetterActor, 'companyId' | 'kind'>

/** A keyword is the number of a letter, or that of a work order. */
export async function readAllLetters(
  deps: ServerDeps,
  { keyword, ...filter }: InputOf<typeof staffLetters>,
  lang: Lang,
): Promise<OutputOf<typeof staffLetters>> {
  const number = keyword?.toUpperCase()
  const workOrder = number?.startsWith('WO-') ? await workOrderByNumber(deps.db, number) : undefined
  const about = workOrder ? { workOrder } : number ? { number } : {}
  const { rows, ...page } = await pageOfAllLetters(deps.db, { ...filter, ...about })
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

/** @throws work_orders.not_found, and what `createLetter` throws */
export async function createLetterForCompany(deps: ServerDeps, staff: Staff, number: string) {
  const found = await workOrderByNumber(deps.db, number.toUpperCase())
  if (!found) throw workOrderRefusals.not_found()
  const { id: workOrderId, companyId } = found
  return createLetter(deps, { ...staff, kind: 'staff', companyId }, { workOrderId })
}

/** Its company is told why. @throws letter.not_found */
export async function revokeLetterOfCompany(
  deps: ServerDeps,
  staff: Staff,
  { companyId, letterId, reason }: { companyId: string; letterId: string; reason: string },
) {
  return revokeLetter(deps, { ...staff, kind: 'staff', companyId }, letterId, {
    reason,
    tell: (tx, { workOrderId, number }) =>
      notify(tx, deps, {
        companyId,
        kind: lettersMessages.withdrawn,
        params: { workOrderId, number, reason },
      }),
  })
}
