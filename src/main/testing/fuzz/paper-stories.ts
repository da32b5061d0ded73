import { confirmOriginal, listOriginals } from '#work-orders/originals/originals-contract.ts'
import { keepFile } from '#work-orders/staff/contract.ts'
import { answerSupplement, fillForSeller, formForSeller } from '#work-orders/staff/fill-contract.ts'
import { addOriginal, moveOriginal } from '#work-orders/staff/originals-contract.ts'
import { completeNode } from '#work-orders/staff/steps-contract.ts'
import { askSupplements } from '#work-orders/staff/supplements-contract.ts'
import { advanceTo, openWorkOrder, uploadForStaff } from '#work-orders/testing/work-orders.builders.ts'
import type { Caller, TestApp } from '../test-app.ts'
import type { Link } from './link.ts'

/** Papers that travel by post, papers that staff keep, and what staff enter for a seller. */
export function paperStories(product: TestApp, seller: () => NonNullable<Caller>) {
  const { agent } = product.people

  /** One that is asked for, one that is here and handed on, one on its way back. */
  async function originals(): Promise<Link[]> {
    const { workOrderId, as } = await openWorkOrder(product, seller())
    const add = async (asked: boolean) => {
      const draft = { workOrderId, kind: 'ARTICLES' as const, asked }
      return (await product.post(addOriginal, draft, { as: agent })).body.data?.id ?? ''
    }
    const move = (id: string, status: string, action: string, said: object = {}) =>
      product.post(moveOriginal, { workOrderId, id, status, action, ...said }, { as: agent })
    const [asked, here, back, gone] = [await add(true), await add(false), await add(false), await add(false)]
    await move(here, 'HERE', 'handOut', { holder: 'NOTARY' })
    await move(back, 'HERE', 'sendBack', { courier: 'DHL' })
    await move(gone, 'HERE', 'sendBack', { courier: 'DHL' })
    await product.post(confirmOriginal, { workOrderId, id: gone, status: 'SENT_BACK' }, { as })
    await product.get(listOriginals, { workOrderId }, { as })
    return [
      { workOrderId, id: asked, status: 'ASKED', action: 'send', courier: 'SF' },
      { workOrderId, id: here, status: 'OUT', action: 'receive' },
      { workOrderId, id: back, status: 'SENT_BACK' },
      { workOrderId, kind: 'ARTICLES', asked: true },
    ]
  }
  /** A paper of a step that staff keep, and one that they show. */
  async function kept(): Promise<Link[]> {
    const order = await openWorkOrder(product, seller())
    await advanceTo(product, order, 'signed')
    const { workOrderId } = order
    const [shown, internal] = [
      await uploadForStaff(product, workOrderId),
      await uploadForStaff(product, workOrderId),
    ]
    const done = { ...order.node('translation'), uploadIds: [shown], internalUploadIds: [internal] }
    await product.post(completeNode, done, { as: agent })
    await product.post(keepFile, { workOrderId, uploadId: internal, internal: false }, { as: agent })
    return [{ workOrderId, uploadId: shown, internal: true }]
  }
  /** A form and a supplement that staff may fill in. */
  async function filled(): Promise<Link[]> {
    const order = await openWorkOrder(product, seller())
    const { workOrderId } = order
    const at = order.node('companyForm')
    await product.get(formForSeller, at, { as: agent })
    const draft = { ...at, answers: { city: 'Hangzhou' }, submit: false, revisions: null }
    await product.post(fillForSeller, draft, { as: agent })
    const items = [{ title: 'Former names', kind: 'text' as const }]
    for (let i = 0; i < 2; i++) await product.post(askSupplements, { workOrderId, items }, { as: agent })
    const { rows } = await product.database.pool.query<{ id: string }>(
      'select id from wo_supplements where work_order_id = $1',
      [workOrderId],
    )
    const [free, sent] = rows.map(({ id }) => ({ workOrderId, id, value: 'None', how: 'CHAT' as const }))
    await product.post(answerSupplement, sent, { as: agent })
    const again = await openWorkOrder(product, seller())
    return [
      { ...again.node('companyForm'), answers: { city: 'Ningbo' }, submit: false, revisions: null },
      ...(free ? [free] : []),
    ]
  }
  return [originals, kept, filled]
}
