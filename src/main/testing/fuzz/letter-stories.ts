import { checkConfirmation, createConfirmation } from '#confirmations/contract.ts'
import { staffConfirmations } from '#confirmations/staff/contract.ts'
import { fileAwayAuthorityLetter } from '#letters/staff/contract.ts'
import { answerInspection, closeInspection } from '#letters/staff/inspections-contract.ts'
import { inspectionFields, openedInspection } from '#letters/testing/inspections.builders.ts'
import { letterFields, letterOf, sortedLetter, uploadLetterOf } from '#letters/testing/letters.builders.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { agencyToday } from '../agency-today.ts'
import type { Link } from './link.ts'
import { advanceTo, openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import type { Telling } from './telling.ts'

/** Letters: of the authorities, of the agency to prove a filing, and inspections. */
export function letterStories({ product, seller }: Telling) {
  const filed = async () => {
    const order = await openWorkOrder(product, seller())
    await advanceTo(product, order, 'filed')
    return order
  }
  const { people } = product
  async function letter(): Promise<Link[]> {
    const { workOrderId, as } = await filed()
    const { body } = await product.post(createConfirmation, { workOrderId }, { as })
    await product.post(checkConfirmation, { code: body.data?.code ?? '' })
    if (!body.data) return []
    const { id: letterId, number } = body.data
    const { body: all } = await product.get(staffConfirmations, { keyword: number }, { as: people.agent })
    const [{ companyId, workOrderNumber } = {}] = all.data?.records ?? []
    return [{ workOrderId }, { letterId }, { companyId, letterId, reason: 'Mistyped' }, { workOrderNumber }]
  }
  /** Checks by authorities: one that goes on, one that is answered, and one that is over. */
  async function inspection(): Promise<Link[]> {
    const { workOrderId } = await filed()
    const on = agencyToday(product)
    const open = inspectionFields(product, workOrderId)
    const as = people.agent
    const { id } = await openedInspection(product, workOrderId)
    const told = await openedInspection(product, workOrderId)
    await product.post(answerInspection, { ...told, on, what: 'All papers' }, { as })
    const over = await openedInspection(product, workOrderId)
    const outcome = { on, outcomeEn: 'Nothing was found.', outcomeZh: '未发现问题。' }
    await product.post(closeInspection, { ...over, ...outcome }, { as })
    return [
      open,
      { id, revision: 1, on, what: 'Lease' },
      { id, revision: 1, ...outcome },
      {
        id: told.id,
        revision: 2,
        on,
        askedEn: 'The lease.',
        askedZh: '租赁合同。',
        answerBy: addDays(on, 14),
      },
      { id: over.id, revision: 2 },
    ]
  }
  /** Letters of authorities: new ones, sorted ones, and one that was filed away. */
  async function authorityLetter(): Promise<Link[]> {
    const { workOrderId } = await filed()
    const { id } = await sortedLetter(product, { workOrderId })
    const closed = await sortedLetter(product, { workOrderId })
    const reason = 'An advertisement'
    await product.post(fileAwayAuthorityLetter, { id: closed.id, revision: 2, reason }, { as: people.agent })
    const { act } = await letterOf(product, id)
    const papers = [{ en: 'Lease', zh: '租赁合同' }]
    const fresh = { id: await uploadLetterOf(product), revision: 1 }
    return [
      { ...fresh, ...letterFields(product), workOrderId },
      { id, revision: 2, on: agencyToday(product) },
      { id, revision: 2, replyBy: addDays(agencyToday(product), 14), reason, proofId: fresh.id },
      { id, revision: 2, workOrderRevision: act?.revision, papers },
      { id: closed.id, revision: 3, reason },
      { ...fresh, reason },
    ]
  }
  return [letter, authorityLetter, inspection]
}
