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
import { refundedAlone } from './refunded-alone.ts'

/** The proposals of an order that finance has not decided. */
export async function proposalsOf(
  { db, config }: Pick<PaymentServerDeps, 'db' | 'config'>,
  orderId: string,
  lang: Lang,
): Promise<StaffProposal[]> {
  const rows = await openProposalsOf(db, orderId)
  if (rows.length === 0) return []
  const [treasurers, alone] = await Promise.all([listTreasurers(db), refundedAlone(db, [orderId])])
  const reading = { lang, upTo: config.payments.refundAloneUpTo, treasurers, alone }
  return rows.map((row) => presentProposal(row, reading))
}

/**
 * Whether who proposed it may not approve it. Without a work order it is there because it was too much for who asked for it,
 * whatever the limit is by now. In parts, one for each work order that was cancelled, it is as much as at once.
 */
export const needsOther = (
  row: Pick<ProposalRow, 'amount' | 'currency' | 'workOrderId' | 'orderId' | 'proposedBy'>,
  upTo: OnePersonUpTo,
  alone: Alone,
): boolean => row.workOrderId === null || needsTwoPeople(row, upTo, alone.of(row.orderId, row.proposedBy))

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
  const orderIds = rows.map((row) => row.orderId)
  const [orders, alone] = await Promise.all([
    findOrdersForPayment(deps.db, orderIds),
    refundedAlone(deps.db, orderIds),
  ])
  const reading = { lang, upTo: deps.config.payments.refundAloneUpTo, treasurers, alone }
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

type Alone = Awaited<ReturnType<typeof refundedAlone>>
type Reading = {
  lang: Lang
  upTo: OnePersonUpTo
  treasurers: readonly { id: string; name: string }[]
  alone: Alone
}

function presentProposal(row: ProposalRow, { lang, upTo, treasurers, alone }: Reading): StaffProposal {
  const { workOrderId: id, workOrderNumber: number } = row
  const isForOther = needsOther(row, upTo, alone)
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
