import { acceptMandate, returnMandate, staffMandates } from '#registrations/staff/contract.ts'
import { listMandates, renewMandate } from '#registrations/mandates-contract.ts'
import { askSupplements } from '#work-orders/staff/supplements-contract.ts'
import { proposeCorrection } from '#work-orders/staff/corrections-contract.ts'
import { queriedByAuthority } from '#work-orders/staff/authority-contract.ts'
import { judgeAnswer } from '#work-orders/staff/verdicts-contract.ts'
import {
  advanceTo,
  openWorkOrder,
  uploadSampleFile,
  type Step,
} from '#work-orders/testing/work-orders.builders.ts'
import type { Caller } from '../test-app.ts'
import type { Link } from './link.ts'
import type { Telling } from './telling.ts'

/** What people do on work orders: forms in each step, supplements, queries, corrections, mandates. */
export function workOrderStories({ product, seller }: Telling) {
  const { people } = product
  async function workOrder(last?: Step) {
    const order = await openWorkOrder(product, seller())
    if (last) await advanceTo(product, order, last)
    return order
  }
  const formAt = async (last?: Step): Promise<Link[]> => {
    const { node } = await workOrder(last)
    const { workOrderId, nodeId } = node('companyForm')
    return [
      { workOrderId, nodeId },
      { fromNodeId: nodeId, toNodeId: nodeId },
    ]
  }
  /** A form in review: what is judged, and one answer of it. */
  async function review(): Promise<Link[]> {
    const { node } = await workOrder('submitted')
    const at = { ...node('companyForm'), submission: 1 }
    await product.post(judgeAnswer, { ...at, path: 'city', verdict: 'ACCEPTED' }, { as: people.agent })
    return [at, { ...at, path: 'city', verdict: 'OPEN' }, { ...at, path: 'street', verdict: 'ACCEPTED' }]
  }
  const at = async (last: Step, next: string): Promise<Link[]> => [(await workOrder(last)).node(next)]
  async function supplement(): Promise<Link[]> {
    const { workOrderId } = await workOrder('filed')
    const items = [{ title: 'Proof of address', kind: 'TEXT' }]
    await product.post(askSupplements, { workOrderId, items }, { as: people.agent })
    const { rows } = await product.database.pool.query<{ id: string }>(
      'select id from wo_supplements where work_order_id = $1',
      [workOrderId],
    )
    return rows.map(({ id }) => ({ workOrderId, id }))
  }
  async function query(): Promise<Link[]> {
    const order = await workOrder('filed')
    const asked = { ...order.node('taxNumber'), text: 'Which goods?', dueAt: '2026-12-31' }
    await product.post(queriedByAuthority, asked, { as: people.agent })
    return [order.node('taxNumber')]
  }
  /** What was handed over: to be corrected, and with a correction that waits. */
  async function correction(): Promise<Link[]> {
    const right = { number: 'DE136695976', reason: 'Misread' }
    const [free, open] = [await workOrder('done'), await workOrder('done')]
    const { workOrderId } = open
    const at = open.node('vatNumber')
    await product.post(proposeCorrection, { ...at, ...right }, { as: people.agent })
    const { rows } = await product.database.pool.query<{ id: string }>(
      'select id from wo_corrections where work_order_id = $1',
      [workOrderId],
    )
    return [
      { ...free.node('vatNumber'), ...right },
      ...rows.map(({ id }) => ({ workOrderId, correctionId: id })),
    ]
  }
  /** Signed and checked, so that it is a mandate; signed again, returned once, and accepted. */
  async function signed(): Promise<Link[]> {
    const { as, workOrderId, node } = await workOrder('signed')
    const current = async () => {
      const { body } = await product.get(listMandates, { pageSize: 100 }, { as })
      const own = body.data?.records.find(
        ({ workOrder, status }) => workOrder.id === workOrderId && status === 'IN_FORCE',
      )
      return own?.id ?? ''
    }
    const mandateId = await current()
    await product.post(returnMandate, { ...(await again(as, mandateId)), reason: 'x' }, { as: people.agent })
    const renewed = await again(as, mandateId)
    await product.post(acceptMandate, renewed, { as: people.agent })
    return [node('translation'), renewed]
  }
  async function again(as: Caller, mandateId: string): Promise<{ companyId: string; mandateId: string }> {
    const uploadId = await uploadSampleFile(product, as, 'signed-again.pdf')
    await product.post(renewMandate, { mandateId, uploadId }, { as })
    const { body } = await product.get(staffMandates, { pageSize: 100 }, { as: people.agent })
    const waiting = body.data?.records.find(({ replaces }) => replaces === mandateId)
    return { companyId: waiting?.company.id ?? '', mandateId: waiting?.id ?? '' }
  }
  return [
    () => formAt(),
    () => formAt('submitted'),
    review,
    () => formAt('accepted'),
    () => at('submitted', 'powerOfAttorney'),
    signed,
    () => at('translated', 'handIn'),
    () => at('filed', 'taxNumber'),
    () => at('done', 'handover'),
    supplement,
    query,
    correction,
  ]
}
