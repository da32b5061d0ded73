import { findOrdersForPayment, type OrderForPayment } from '#orders/server/public.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import { money } from '#platform/shared/money.ts'
import type { StaffDispute, staffDisputes } from '../staff/contract.ts'
import { disputesOf, pageOfDisputes } from './disputes.queries.ts'
import type { PaymentDeps } from './payments-deps.ts'
import type { DisputeRow } from './payments.tables.ts'

/** What banks have not decided; first what must be answered, by its last day. */
export async function listDisputes(
  deps: PaymentDeps,
  input: InputOf<typeof staffDisputes>,
): Promise<OutputOf<typeof staffDisputes>> {
  const { rows, total } = await pageOfDisputes(deps.db, input)
  const orders = await findOrdersForPayment(
    deps.db,
    rows.map((row) => row.orderId),
  )
  const records = rows.flatMap((row) => {
    const order = orders.find((candidate) => candidate.id === row.orderId)
    if (!order) return []
    return {
      ...presentDispute(deps, row),
      order: { id: order.id, number: order.number },
      company: order.buyerName,
    }
  })
  return { records, total, page: input.page, pageSize: input.pageSize }
}

export async function disputesForStaff(deps: PaymentDeps, order: OrderForPayment): Promise<StaffDispute[]> {
  const rows = await disputesOf(deps.db, order)
  return rows.map((row) => presentDispute(deps, row))
}

function presentDispute({ provider, config, clock }: PaymentDeps, row: DisputeRow): StaffDispute {
  const { id, status, isInquiry, reason, dueAt } = row
  return {
    id,
    status,
    isInquiry,
    reason,
    amount: money(row.amount, row.currency),
    dueOn: dueAt && status === 'OPEN' ? dayOf(dueAt, config.agency.timeZone) : null,
    isLate: status === 'OPEN' && dueAt !== null && dueAt <= clock.now(),
    url: provider?.name === row.provider ? provider.disputeUrl(row.providerId) : null,
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  }
}
