import { findOrdersForPayment } from '#orders/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import { type Lang, pickText } from '#platform/shared/local-text.ts'
import { money } from '#platform/shared/money.ts'
import type { StaffProposal, staffProposedRefunds } from '../staff/contract.ts'
import { needsTwoPeople } from '../two-people.ts'
import { openProposalsOf, pageOfProposals } from './payments.queries.ts'
import type { ProposalRow } from './payments.tables.ts'

/** The proposals of an order that finance has not decided. */
export async function proposalsOf(db: Executor, orderId: string, lang: Lang): Promise<StaffProposal[]> {
  return (await openProposalsOf(db, orderId)).map((row) => presentProposal(row, lang))
}

/** The refunds that wait for finance, the oldest first. */
export async function listProposals(
  deps: ServerDeps,
  input: InputOf<typeof staffProposedRefunds>,
  lang: Lang,
): Promise<OutputOf<typeof staffProposedRefunds>> {
  const { rows, total } = await pageOfProposals(deps.db, input)
  const orders = await findOrdersForPayment(
    deps.db,
    rows.map((row) => row.orderId),
  )
  const records = rows.flatMap((row) => {
    const order = orders.find((candidate) => candidate.id === row.orderId)
    if (!order) return []
    return {
      ...presentProposal(row, lang),
      order: { id: order.id, number: order.number },
      company: order.buyerName,
    }
  })
  return { records, total, page: input.page, pageSize: input.pageSize }
}

function presentProposal(row: ProposalRow, lang: Lang): StaffProposal {
  const amount = money(row.amount, row.currency)
  return {
    id: row.id,
    workOrder: { id: row.workOrderId, number: row.workOrderNumber },
    amount,
    reason: pickText(row.reason, lang),
    proposedBy: row.proposedByName,
    proposedById: row.proposedBy,
    needsOther: needsTwoPeople(amount),
    createdAt: row.createdAt.toISOString(),
  }
}
