import { getCompany } from '#accounts/server/public.ts'
import { notify } from '#messages/server/public.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { faultOf, referenceKey, type LetterFields } from '../letter-fields.ts'
import { authorityLetterRefusals } from './letters.errors.ts'
import { authorityLettersMessages } from './letters.messages.ts'
import { companyOfRegistration, companyOfWorkOrder } from './letters.queries.ts'
import { moveLetter, type MovedLetter, type SeenLetter } from './move-letter.ts'

/** Says whose a letter is, what it wants and until when. */
export function sortLetter(
  deps: ServerDeps,
  { actor, id, revision, ...said }: SeenLetter & LetterFields,
): Promise<MovedLetter> {
  return moveLetter(deps, { action: 'sort', actor, id, revision }, async (tx, letter, today) => {
    const fields = { ...said, companyId: await companyOrRefuse(tx, said) }
    const wrong = faultOf(fields, today)
    if (wrong) {
      const text = authorityLetterRefusals[wrong.fault]()
      const field = { [wrong.field]: { en: text.messageIn('en'), zh: text.messageIn('zh') } }
      throw authorityLetterRefusals[wrong.fault]({ fields: field })
    }
    const { reference } = fields
    await tellSeller(tx, deps, letter, fields)
    return { set: { ...fields, reference: reference || null, referenceKey: keyOf(reference) } }
  })
}

/** Once, when a company sees the letter for the first time; a corrected summary is no news. */
async function tellSeller(
  tx: Transaction,
  deps: ServerDeps,
  before: { id: string; companyId: string | null; visibleToSeller: boolean },
  { companyId, visibleToSeller, ...fields }: LetterFields,
): Promise<void> {
  const saw = before.visibleToSeller && before.companyId === companyId
  if (!visibleToSeller || companyId === null || saw) return
  const { authority, summaryEn, summaryZh, workOrderId, replyBy } = fields
  await notify(tx, deps, {
    companyId,
    kind: authorityLettersMessages.shown,
    params: {
      authority,
      summary: { en: summaryEn ?? '', zh: summaryZh ?? '' },
      workOrderId: workOrderId ?? '',
      replyBy: replyBy === null ? null : { day: replyBy },
    },
    once: `authority-letter:${before.id}`,
  })
}

const keyOf = (reference: string | null): string | null =>
  reference ? referenceKey(reference) || null : null

/** The company that was named, or that of the work order or registration; all of them agree. */
async function companyOrRefuse(
  executor: Executor,
  { companyId, workOrderId, registrationId }: LetterFields,
): Promise<string | null> {
  const ofOrder = workOrderId === null ? undefined : await companyOfWorkOrder(executor, workOrderId)
  const company = companyId ?? ofOrder ?? null
  if (workOrderId !== null && (ofOrder === undefined || ofOrder !== company))
    throw authorityLetterRefusals.unknown_work_order()
  if (registrationId !== null) {
    const owner = await companyOfRegistration(executor, registrationId)
    if (owner === undefined || (company ?? owner) !== owner)
      throw authorityLetterRefusals.unknown_registration()
    return owner
  }
  if (companyId !== null && !(await getCompany(executor, companyId)))
    throw authorityLetterRefusals.unknown_company()
  return company
}
