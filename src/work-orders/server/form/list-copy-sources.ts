import { pickText, type Lang } from '#platform/shared/local-text.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { copyFrom, openFormNode, openToCopy, readSources } from './copy-answers.ts'
import type { FormDeps, FormNode } from './node-form.ts'
import { findWorkOrder, listNodes, listOthers } from '../work-orders.queries.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import type { WorkOrderRow } from '../work-orders.tables.ts'

/** Earlier work orders of the company with answers for the open form of this one. */
export async function listCopySources(
  deps: FormDeps,
  request: { principal: SellerPrincipal; workOrderId: string; page: number; pageSize: number; lang: Lang },
) {
  const { principal, workOrderId, page, pageSize, lang } = request
  const { companyId } = principal
  const workOrder = await findWorkOrder(deps.db, workOrderId, companyId)
  if (!workOrder) throw workOrderRefusals.not_found()
  const node = openFormNode(await listNodes(deps.db, [workOrder.id]))
  const others = node ? await listOthers(deps.db, companyId, workOrderId) : []
  const matches = node ? await countMatches(deps, principal, node, others) : new Map<string, number>()
  const found = others.filter((other) => (matches.get(other.id) ?? 0) > 0)
  return {
    records: found.slice((page - 1) * pageSize, page * pageSize).map((other) => ({
      workOrderId: other.id,
      number: other.number,
      product: pickText(other.productName, lang),
      country: other.country,
      boughtAt: other.boughtAt.toISOString(),
      matching: matches.get(other.id) ?? 0,
    })),
    total: found.length,
    page,
    pageSize,
  }
}

async function countMatches(
  deps: FormDeps,
  principal: SellerPrincipal,
  node: FormNode,
  others: readonly WorkOrderRow[],
): Promise<Map<string, number>> {
  const to = await openToCopy(deps.db, deps, principal, node)
  const nodes = await listNodes(
    deps.db,
    others.map((other) => other.id),
  )
  const counts = new Map<string, number>()
  for (const other of others) {
    const own = nodes.filter((candidate) => candidate.workOrderId === other.id)
    const sources = await readSources(deps.db, deps, own)
    if (sources.length === 0) continue
    counts.set(other.id, (await copyFrom(deps.db, principal.companyId, sources, to)).copied.length)
  }
  return counts
}
