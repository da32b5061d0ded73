import { getCompany } from '#accounts/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { faultOf, referenceKey, type LetterFields } from '../letter-fields.ts'
import { authorityLetterRefusals } from './letters.errors.ts'
import { companyOfRegistration, companyOfWorkOrder } from './letters.queries.ts'
import { moveLetter, type LetterDeps, type MovedLetter, type SeenLetter } from './move-letter.ts'

/** Says whose a letter is, what it wants and until when. */
export function sortLetter(
  deps: LetterDeps,
  { actor, id, revision, ...said }: SeenLetter & LetterFields,
): Promise<MovedLetter> {
  return moveLetter(deps, { action: 'sort', actor, id, revision }, async (tx, _letter, today) => {
    const fields = { ...said, companyId: await companyOrRefuse(tx, said) }
    const wrong = faultOf(fields, today)
    if (wrong) {
      const text = authorityLetterRefusals[wrong.fault]()
      const field = { [wrong.field]: { en: text.messageIn('en'), zh: text.messageIn('zh') } }
      throw authorityLetterRefusals[wrong.fault]({ fields: field })
    }
    const { reference } = fields
    return { set: { ...fields, reference: reference || null, referenceKey: keyOf(reference) } }
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
