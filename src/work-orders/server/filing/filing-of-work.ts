import { filingBought } from '#catalogue/filing-bought.ts'
import type { Product } from '#catalogue/product.ts'
import { getProducts } from '#catalogue/server/public.ts'
import { findOrderLine } from '#orders/server/public.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { newId } from '#platform/shared/ids.ts'
import { findTermOfWork, insertTerm, type TermRow } from '#registrations/server/public.ts'
import type { Work, WorkDeps } from '../work.ts'
import type { WorkOrderRow } from '../work-orders.tables.ts'

/** Writes down the filing that was bought, in the transaction that opens the work: it cannot get lost any more. */
export async function keepFilingBought(
  tx: Transaction,
  deps: WorkDeps,
  bought: { workOrder: WorkOrderRow; product: Product; options: Record<string, string>; at: Date },
): Promise<TermRow | undefined> {
  const { workOrder, product, options, at } = bought
  const filing = filingBought(product, options)
  if (!filing) return undefined
  const term: TermRow = {
    id: newId('term'),
    companyId: workOrder.companyId,
    orderId: workOrder.orderId,
    orderLineId: workOrder.orderLineId,
    workOrderId: workOrder.id,
    isRenewal: false,
    productName: workOrder.productName,
    country: workOrder.country,
    ...filing,
    status: 'WAITING',
    statusSince: at,
    registrationId: null,
    coversFrom: null,
    coversUntil: null,
    lastDueOn: null,
    createdAt: at,
  }
  await insertTerm(tx, term)
  crashPoint(deps, 'filing.keep:before-commit')
  return term
}

/** The filing of a work order; written down now for one that was opened before filing had a record. */
export async function filingOfWork(work: Work): Promise<TermRow | undefined> {
  const { tx, deps, workOrder, now: at } = work
  const known = await findTermOfWork(tx, workOrder.id)
  if (known) return known
  const purchase = await purchaseOf(tx, deps, workOrder)
  return purchase && keepFilingBought(tx, deps, { workOrder, ...purchase, at })
}

/** What was chosen when the work was bought, and the service as it is sold now. */
export async function purchaseOf(
  executor: Executor,
  deps: WorkDeps,
  { orderLineId, productId }: Pick<WorkOrderRow, 'orderLineId' | 'productId'>,
): Promise<{ product: Product; options: Record<string, string> } | undefined> {
  const line = await findOrderLine(executor, orderLineId)
  const [product] = await getProducts(deps, executor, [productId])
  return line && product && { product, options: line.options }
}
