import type { Day } from '#platform/shared/calendar.ts'
import { findTerms } from '#registrations/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import { type Lang, pickText } from '#platform/shared/local-text.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { money } from '#platform/shared/money.ts'
import type { OrderDetail } from '../contract.ts'
import type { OrderPayment } from '#payments/payment.ts'
import type { staffOrders } from '../staff/contract.ts'
import { findAnyOrder, findHistory, findLines } from './orders.queries.ts'
import type { OrderLineRow, OrderRow } from './orders.tables.ts'
import { presentDetail } from './present-order.ts'
import { type OrderSearch, pageOfAllOrders } from './staff-orders.queries.ts'

type Input = InputOf<typeof staffOrders>
type Answered = OutputOf<typeof staffOrders>

/** How many years back a number without its year is searched. */
const YEARS_BACK = 3

export async function listAllOrders(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  { scope, ...input }: Input & { scope: StaffScope },
  lang: Lang,
): Promise<Answered> {
  const { page, pageSize, status, keyword } = input
  const search = keyword ? searchFor(deps, keyword) : undefined
  const { rows, total } = await pageOfAllOrders(deps.db, { status, search, scope, page, pageSize })
  const found = await findLines(
    deps.db,
    rows.map((order) => order.id),
  )
  const lines = Map.groupBy(found, (line) => line.orderId)
  return { records: rows.map((row) => presentRow(row, lines.get(row.id) ?? [], lang)), total, page, pageSize }
}

/** A number (with or without its prefix), or else a part of a company's name. */
function searchFor({ clock }: Pick<ServerDeps, 'clock'>, keyword: string): OrderSearch {
  const digits = /^(?:OR-?(?:(\d{4})-?)?)?0*(\d{1,8})$/i.exec(keyword)
  if (!digits?.[2]) return { companyName: keyword }
  const serial = digits[2].padStart(6, '0')
  const thisYear = clock.now().getUTCFullYear()
  const years = digits[1]
    ? [digits[1]]
    : Array.from({ length: YEARS_BACK }, (_, back) => String(thisYear - back))
  return { numbers: years.map((year) => `OR-${year}-${serial}`) }
}

function presentRow(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  lang: Lang,
): Answered['records'][number] {
  const { buyer, currency } = order
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    company: { name: buyer.companyName, nameOriginal: buyer.companyNameOriginal, country: buyer.country },
    titles: lines.map((line) => pickText(line.name, lang)),
    total: money(order.total, currency),
    refunded: money(order.refunded, currency),
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
  }
}

/** One order of any company, as its buyer sees it but without the buyer's buttons. */
export async function orderForStaff(
  executor: Executor,
  input: { orderId: string; payments: OrderPayment[]; received: number; lang: Lang; today: Day },
): Promise<OrderDetail | undefined> {
  const order = await findAnyOrder(executor, input.orderId)
  if (!order) return undefined
  const { companyId, id: orderId } = order
  const [lines, history, filing] = await Promise.all([
    findLines(executor, [orderId]),
    findHistory(executor, orderId),
    findTerms(executor, { companyId, orderId }),
  ])
  const { payments, received, lang, today } = input
  return presentDetail(
    order,
    lines,
    { history, payments, received, filing },
    { lang, today, mayWrite: false },
  )
}
