import { findOrdersForPayment } from '#orders/server/public.ts'
import type { PaymentServerDeps } from './payments-deps.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import { type Lang, pickText } from '#platform/shared/local-text.ts'
import { money } from '#platform/shared/money.ts'
import type { StaffProposal, staffProposedRefunds } from '../staff/contract.ts'
import { listTreasurers } from '#staff/server/public.ts'
import { needsTwoPeople, type OnePersonUpTo } from '../two-people.ts'
import { openProposalsOf, pageOfProposals } from './payments.queries.ts'
import type { ProposalRow } from './payments.tables.ts'

/** The proposals of an order that finance has not decided. */
export async function proposalsOf(
  { db, config }: Pick<PaymentServerDeps, 'db' | 'config'>,
  orderId: string,
  lang: Lang,
): Promise<StaffProposal[]> {
  const rows = await openProposalsOf(db, orderId)
  if (rows.length === 0) return []
  const reading = { lang, upTo: config.payments.refundAloneUpTo, treasurers: await listTreasurers(db) }
  return rows.map((row) => presentProposal(row, reading))
}

/** Without a work order it is there because it was too much for who asked for it, whatever the limit is by now. */
export const needsOther = (
  { amount, currency, workOrderId }: Pick<ProposalRow, 'amount' | 'currency' | 'workOrderId'>,
  upTo: OnePersonUpTo,
): boolean => workOrderId === null || needsTwoPeople({ amount, currency }, upTo)

/** The refunds that wait for finance: of cancelled work first, each the oldest first. */
export async function listProposals(
  deps: PaymentServerDeps,
  input: InputOf<typeof staffProposedRefunds>,
  lang: Lang,
): Promise<OutputOf<typeof staffProposedRefunds>> {
  const [{ rows, total }, treasurers] = await Promise.all([
    pageOfProposals(deps.db, input),
    listTreasurers(deps.db),
  ])
  const reading = { lang, upTo: deps.config.payments.refundAloneUpTo, treasurers }
  const orders = await findOrdersForPayment(
    deps.db,
    rows.map((row) => row.orderId),
  )
  const records = rows.flatMap((row) => {
    const order = orders.find((candidate) => candidate.id === row.orderId)
    if (!order) return []
    return {
      ...presentProposal(row, reading),
      order: { id: order.id, number: order.number },
      company: order.buyerName,
    }
  })
  return { records, total, page: input.page, pageSize: input.pageSize }
}

type Reading = { lang: Lang; upTo: OnePersonUpTo; treasurers: readonly { id: string; name: string }[] }

function presentProposal(row: ProposalRow, { lang, upTo, treasurers }: Reading): StaffProposal {
  const { workOrderId: id, workOrderNumber: number } = row
  const isForOther = needsOther(row, upTo)
  return {
    id: row.id,
    workOrder: id === null || number === null ? null : { id, number },
    amount: money(row.amount, row.currency),
    reason: pickText(row.reason, lang),
    proposedBy: row.proposedByName,
    proposedById: row.proposedBy,
    needsOther: isForOther,
    approvers: treasurers.filter((one) => !isForOther || one.id !== row.proposedBy).map(({ name }) => name),
    createdAt: row.createdAt.toISOString(),
  }
}
