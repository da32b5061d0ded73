import { setTimeout as sleep } from 'node:timers/promises'
import { createBuyers } from './buyers.ts'
import { inDatabase } from './database.ts'
import type { createOffice } from './office.ts'

type Product = { id: string; options: Record<string, string> }
type Mail = { to: string; subject: string; messageId?: string }
type StaffOrder = {
  order: {
    number: string
    total: { amount: number }
    refunded: { amount: number }
    history: { event: string }[]
  }
  payments: { sessionId: string | null }[]
  disputes: { status: string; url: string | null }[]
  refunds: { kind: string; status: string; amount: { amount: number } }[]
}
type Listed = { records: { order: { id: string } }[]; total: number }
type Kept = { mark: string | null; credit_notes: number; told: number }

export type DisputeOutcome = {
  orderId: string
  /** Of each dispute of the order. */
  statuses: string[]
  mark: string | null
  /** How often it stands among what finance has to do. */
  toDo: number
  /** How often the history says that it began, and that it was lost. */
  began: number
  ended: number
  /** How many were written to, and the most mails that one of them got; one that a killed job repeated is the same. */
  readers: number
  mailsEach: number
  bookings: number
  /** Of each cent that was paid: 1 when all of it went back. */
  wentBack: number
  creditNotes: number
  /** How often the buyer was told that the money went back. */
  told: number
}

const PATIENCE_MS = 60_000
const KEPT = `select o.dispute as mark,
  (select count(*)::int from invoices i where i.order_id = o.id and i.kind <> 'INVOICE') as credit_notes,
  (select count(*)::int from messages m where m.kind = 'payments.disputeLost' and m.params->>'orderId' = o.id) as told
  from orders o where o.id = $1`

type At = {
  url: string
  base: string
  dataDir: string
  office: Awaited<ReturnType<typeof createOffice>>
  product: Product
}

/** Orders whose payment a bank disputes: the dispute begins, or is lost, while the server dies. */
export function createDisputes(at: At) {
  const { url, base, dataDir, office, product } = at
  const orderOf = (orderId: string) => office.data<StaffOrder>(`/staff/order/get?orderId=${orderId}`, {})

  /** An order of a new company, paid by card, with its work. */
  async function paid(): Promise<string> {
    const [by] = await createBuyers(1, url, base)
    if (!by) throw new Error('nobody was made')
    const orderId = await by.buyer.buy(product)
    await until(async () => (await by.buyer.state(orderId)).workOrders.length > 0)
    return orderId
  }

  /** The payer goes to their bank; whatever happens to the server meanwhile. */
  async function open(orderId: string): Promise<void> {
    const { payments } = await orderOf(orderId)
    const session = payments.find(({ sessionId }) => sessionId !== null)?.sessionId
    await pressInsistently(`${url}/local-stripe/pay/${session}`, { action: 'pay', disputed: 'chargeback' })
    await until(async () => (await orderOf(orderId)).disputes.length > 0)
  }

  /** The bank finds for the payer. */
  async function decide(orderId: string): Promise<void> {
    const page = (await orderOf(orderId)).disputes[0]?.url
    if (!page) throw new Error(`the payment of ${orderId} is not disputed`)
    await pressInsistently(page, { status: 'lost' })
    await until(async () => (await orderOf(orderId)).refunds.length > 0)
  }

  async function outcomeOf(orderId: string): Promise<DisputeOutcome> {
    const { order, disputes, refunds } = await orderOf(orderId)
    const { records, total } = await office.data<Listed>('/staff/dispute/list?pageSize=100', {})
    if (total > records.length) throw new Error('there are more disputes than one page shows')
    const kept = await inDatabase(
      dataDir,
      async (client) => (await client.query<Kept>(KEPT, [orderId])).rows[0],
    )
    const mails = ((await (await fetch(`${url}/dev/mail.json`)).json()) as Mail[]).filter(
      ({ subject }) => subject.includes(order.number) && /disputes|争议/.test(subject),
    )
    const perReader = Map.groupBy(mails, ({ to }) => to)
    const times = (event: string) => order.history.filter((one) => one.event === event).length
    const booked = refunds.filter(({ kind, status }) => kind === 'DISPUTE' && status === 'SUCCEEDED')
    return {
      orderId,
      statuses: disputes.map(({ status }) => status),
      mark: kept?.mark ?? null,
      toDo: records.filter((one) => one.order.id === orderId).length,
      began: times('DISPUTED'),
      ended: times('DISPUTE_LOST'),
      readers: perReader.size,
      mailsEach: Math.max(
        0,
        ...[...perReader.values()].map((all) => new Set(all.map((one) => one.messageId)).size),
      ),
      bookings: refunds.length,
      wentBack: booked.length === 0 ? 0 : order.refunded.amount / order.total.amount,
      creditNotes: kept?.credit_notes ?? 0,
      told: kept?.told ?? 0,
    }
  }

  /** One thing that happens to orders, each of which is prepared before anything is killed. */
  function course(how: {
    what: string
    prepare: () => Promise<string>
    act: (orderId: string) => Promise<void>
    isRight: (one: DisputeOutcome) => boolean
  }) {
    const waiting: string[] = []
    const begun: string[] = []
    const { what, isRight } = how
    return {
      what,
      isRight,
      async prepare(): Promise<void> {
        waiting.push(await how.prepare())
      },
      async act(): Promise<void> {
        const orderId = waiting.shift()
        if (orderId === undefined) throw new Error('no payment was prepared to be disputed')
        begun.push(orderId)
        await how.act(orderId)
        await until(async () => isRight(await outcomeOf(orderId)))
      },
      async outcomes(): Promise<DisputeOutcome[]> {
        const found: DisputeOutcome[] = []
        for (const orderId of begun) found.push(await outcomeOf(orderId))
        return found
      },
    }
  }

  return {
    dispute: course({ what: 'disputes opened', prepare: paid, act: open, isRight: isOpened }),
    lose: course({
      what: 'disputes lost and booked',
      async prepare() {
        const orderId = await paid()
        await open(orderId)
        return orderId
      },
      act: decide,
      isRight: isLost,
    }),
  }
}

const isToldOnce = ({ began, readers, mailsEach }: DisputeOutcome): boolean =>
  began === 1 && readers > 0 && mailsEach === 1

/** Known once, marked, one thing to do, and nothing booked. */
export const isOpened = (one: DisputeOutcome): boolean =>
  one.statuses.join() === 'OPEN' &&
  one.mark === 'OPEN' &&
  one.toDo === 1 &&
  isToldOnce(one) &&
  one.ended + one.bookings + one.wentBack + one.creditNotes + one.told === 0

/** Booked once, all of it, with one credit note, and nothing left to do. */
export const isLost = (one: DisputeOutcome): boolean =>
  one.statuses.join() === 'LOST' &&
  one.mark === 'LOST' &&
  one.toDo === 0 &&
  isToldOnce(one) &&
  [one.ended, one.bookings, one.wentBack, one.creditNotes, one.told].every((times) => times === 1)

/** Looks again and again, also while nothing answers. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const patience = Date.now() + PATIENCE_MS
  while (Date.now() < patience) {
    if (await isSo().catch(() => false)) return
    await sleep(250)
  }
}

/** A page of the provider, which runs in the same process; what was pressed twice happens once. */
async function pressInsistently(page: string, fields: Record<string, string>): Promise<void> {
  const patience = Date.now() + PATIENCE_MS
  for (;;) {
    const answer = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined)
    if (answer?.status === 303) return
    if (Date.now() > patience) throw new Error(`${page}: ${answer?.status ?? 'no answer'}`)
    await sleep(150)
  }
}
