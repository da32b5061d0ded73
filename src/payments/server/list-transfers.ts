import {
  dueOf,
  findOrdersByNumber,
  findOrdersForPayment,
  type OrderForPayment,
} from '#orders/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import { money } from '#platform/shared/money.ts'
import {
  EXACT_AT_MOST,
  type exactTransfers,
  type StaffTransfer,
  type staffTransfers,
  type TransferSuggestion,
} from '../staff/contract.ts'
import { fitOf } from '../transfer-fit.ts'
import { orderNamedIn } from '../transfer-reference.ts'
import type { TransferRow } from './payments.tables.ts'
import { ordersAwaiting, pageOfTransfers, partsReceivedFor } from './transfers.queries.ts'

const SUGGESTIONS_AT_MOST = 3

/** Lines of the statement; for the open ones, the orders they may be meant for. */
export async function listTransfers(
  deps: ServerDeps,
  input: InputOf<typeof staffTransfers>,
): Promise<OutputOf<typeof staffTransfers>> {
  const { rows, total } = await pageOfTransfers(deps.db, input)
  const bound = await findOrdersForPayment(
    deps.db,
    rows.flatMap((row) => row.orderId ?? []),
  )
  const suggest = input.status === 'OPEN' ? await suggester(deps, rows) : () => []
  const records = rows.map((row) => ({
    ...presentTransfer(
      row,
      bound.find((order) => order.id === row.orderId),
    ),
    suggestions: suggest(row),
  }))
  return { records, total, page: input.page, pageSize: input.pageSize }
}

/** Of so many open lines; older ones come up when these are decided. */
const EXACT_AMONG = 500

/** The lines that leave nothing to judge: the order by its reference, the sum to the cent. */
export async function listExactTransfers(deps: ServerDeps): Promise<OutputOf<typeof exactTransfers>> {
  const { rows } = await pageOfTransfers(deps.db, { status: 'OPEN', page: 1, pageSize: EXACT_AMONG })
  const suggest = await suggester(deps, rows)
  const records = rows.flatMap((row) => {
    const suggestions = suggest(row).filter(isCertain)
    return suggestions.length === 1 ? { ...presentTransfer(row, undefined), suggestions } : []
  })
  return { records: records.slice(0, EXACT_AT_MOST) }
}

const isCertain = ({ fit, because }: TransferSuggestion): boolean =>
  fit === 'EXACT' && because === 'REFERENCE'

export function presentTransfer(
  row: TransferRow,
  order: OrderForPayment | undefined,
): Omit<StaffTransfer, 'suggestions'> {
  return {
    id: row.id,
    bankId: row.bankId,
    day: row.day,
    amount: money(row.amount, row.currency),
    reference: row.reference,
    payer: row.payer,
    status: row.status,
    order: order ? { id: order.id, number: order.number, status: order.status } : null,
    isPart: row.status === 'MATCHED' && row.paymentId === null,
    returnReference: row.returnReference,
    returnReason: row.returnReason,
    decidedBy: row.decidedByName,
  }
}

type Reason = TransferSuggestion['because']

/** Reads the candidates for all lines of the page at once: by the order they name, and by their sum. */
async function suggester(
  deps: ServerDeps,
  rows: readonly TransferRow[],
): Promise<(row: TransferRow) => TransferSuggestion[]> {
  const named = new Map(rows.map((row) => [row.id, orderNamedIn(row.reference)]))
  const numbers = [...named.values()].flatMap((found) => found?.orderNumber ?? [])
  const byNumber = await findOrdersByNumber(deps.db, numbers)
  const awaited = await ordersAwaiting(
    deps.db,
    rows.map((row) => row.amount),
  )
  const bySum = await findOrdersForPayment(deps.db, awaited)
  const all = [...byNumber, ...bySum]
  const received = await partsReceivedFor(
    deps.db,
    all.map((order) => order.id),
  )
  return (row) => {
    const name = named.get(row.id)
    const meant = byNumber.filter((order) => order.number === name?.orderNumber)
    const sameSum = bySum.filter((order) => {
      const due = dueOf(order.total, received.get(order.id) ?? 0)
      return due.amount === row.amount && due.currency === row.currency
    })
    const found: [OrderForPayment, Reason][] = [
      ...meant.map((order): [OrderForPayment, Reason] => [order, name?.because ?? 'NUMBER']),
      ...sameSum
        .filter((order) => !meant.some((other) => other.id === order.id))
        .map((order): [OrderForPayment, Reason] => [order, 'AMOUNT']),
    ]
    return found
      .slice(0, SUGGESTIONS_AT_MOST)
      .map(([order, because]) => presentSuggestion(row, order, received.get(order.id) ?? 0, because))
  }
}

function presentSuggestion(
  row: TransferRow,
  order: OrderForPayment,
  received: number,
  because: Reason,
): TransferSuggestion {
  return {
    orderId: order.id,
    number: order.number,
    status: order.status,
    company: order.buyerName,
    outstanding: dueOf(order.total, received),
    fit: fitOf(order, money(row.amount, row.currency), received),
    because,
  }
}
