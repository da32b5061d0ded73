import { findOrdersForPayment, type OrderForPayment } from '#orders/server/public.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import type { Money } from '#platform/shared/money.ts'
import { evidenceDay } from '../evidence-day.ts'
import type { StaffDispute, staffDisputes } from '../staff/contract.ts'
import { disputesOf, disputesToBook, pageOfDisputes, paidOf } from './disputes.queries.ts'
import type { PaymentDeps } from './payments-deps.ts'
import type { DisputeRow } from './payments.tables.ts'

/** What banks have not decided, or finance has to book; first what must be answered, by its last day. */
export async function listDisputes(
  deps: PaymentDeps,
  input: InputOf<typeof staffDisputes>,
): Promise<OutputOf<typeof staffDisputes>> {
  const { rows, total } = await pageOfDisputes(deps.db, input)
  const orders = await findOrdersForPayment(
    deps.db,
    rows.map((row) => row.orderId),
  )
  const around = await aroundOf(deps, rows)
  const records = rows.flatMap((row) => {
    const order = orders.find((candidate) => candidate.id === row.orderId)
    if (!order) return []
    return {
      ...presentDispute(deps, row, around),
      order: { id: order.id, number: order.number },
      company: order.buyerName,
    }
  })
  return { records, total, page: input.page, pageSize: input.pageSize }
}

export async function disputesForStaff(deps: PaymentDeps, order: OrderForPayment): Promise<StaffDispute[]> {
  const rows = await disputesOf(deps.db, order)
  const around = await aroundOf(deps, rows)
  return rows.map((row) => presentDispute(deps, row, around))
}

type Around = { paid: ReadonlyMap<string, Money>; toBook: ReadonlySet<string> }

async function aroundOf({ db }: PaymentDeps, rows: readonly DisputeRow[]): Promise<Around> {
  const lost = rows.filter(({ status }) => status === 'LOST')
  const [paid, toBook] = await Promise.all([
    paidOf(
      db,
      rows.map(({ paymentId }) => paymentId),
    ),
    disputesToBook(
      db,
      lost.map(({ id }) => id),
    ),
  ])
  return { paid, toBook }
}

function presentDispute(
  { provider, config, clock }: PaymentDeps,
  row: DisputeRow,
  { paid, toBook }: Around,
): StaffDispute {
  const { id, status, isInquiry, reason, dueAt, amount, currency } = row
  const sum = paid.get(row.paymentId)
  if (!sum) throw new Error(`dispute ${id} has no payment`)
  return {
    id,
    status,
    isInquiry,
    reason,
    amount: { amount, currency },
    paid: sum,
    toBook: toBook.has(id),
    dueOn: dueAt && status === 'OPEN' ? evidenceDay(dueAt, config.agency.timeZone) : null,
    isLate: status === 'OPEN' && dueAt !== null && dueAt <= clock.now(),
    url: provider?.name === row.provider ? provider.disputeUrl(row.providerId) : null,
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  }
}
