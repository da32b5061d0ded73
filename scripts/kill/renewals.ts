import { setTimeout as sleep } from 'node:timers/promises'
import { ENDS_THIS_MONTH, monthsAgo } from '#main/journey/begin-filing.ts'
import type { Client } from '#main/journey/http-client.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { lastDayAfter } from '#registrations/renewal-span.ts'
import { allMessages } from './all-messages.ts'
import type { KillBuyer } from './buyers.ts'
import { germanNumber, handOver } from './hand-over.ts'

type Ending = { by: KillBuyer; id: string; number: string; end: string; orderId?: string }
type Registrations = {
  records: { id: string; number: string | null; renewal: { end: string } | null }[]
}
type Order = { status: string; history: { event: string }[] }
export type RenewalOutcome = {
  number: string
  order: string
  extensions: number
  messages: number
  end: string | undefined
  expected: string
}

const MONTHS = 12
const PATIENCE_MS = 60_000

async function registrationOf(by: KillBuyer, number: string) {
  const { records } = await by.buyer.data<Registrations>('/registration/list?pageSize=100', {})
  return records.find((one) => one.number === number)
}

/** Filing that ends this month, and is renewed while the server dies. */
export function createRenewals(options: { url: string; base: string; staff: Client }) {
  const { url, base, staff } = options
  const waiting: Ending[] = []
  const renewed: Ending[] = []

  async function outcomeOf({ by, number, end, orderId }: Ending): Promise<RenewalOutcome> {
    const registration = await registrationOf(by, number)
    const order = await by.buyer.data<Order>(`/order/detail?id=${orderId}`, {})
    const messages = await allMessages(by, 'type=ORDER')
    return {
      number,
      order: order.status,
      extensions: order.history.filter(({ event }) => event === 'RENEWED').length,
      messages: messages.filter(({ body }) => body.startsWith(`Your renewal of ${number} is paid`)).length,
      end: registration?.renewal?.end,
      expected: lastDayAfter(addDays(end, 1), MONTHS),
    }
  }

  return {
    /** Hands over work whose twelve returns end this month, so that they can be renewed. */
    async prepare(by: KillBuyer, workOrderId: string): Promise<void> {
      const number = germanNumber(waiting.length + renewed.length)
      await handOver({ url, base, staff, by, workOrderId, firstMonth: monthsAgo(ENDS_THIS_MONTH), number })
      const registration = await registrationOf(by, number)
      if (!registration?.renewal) throw new Error(`${number} has no end`)
      waiting.push({ by, id: registration.id, number, end: registration.renewal.end })
    },
    /** Renews what was prepared; whatever happens to the server meanwhile. */
    async renew(): Promise<void> {
      const one = waiting.shift()
      if (!one) throw new Error('nothing was prepared to be renewed')
      renewed.push(one)
      one.orderId = await one.by.buyer.renew([one.id])
      const patience = Date.now() + PATIENCE_MS
      while (!isRenewed(await outcomeOf(one)) && Date.now() < patience) await sleep(250)
    },
    outcomes: () => Promise.all(renewed.map(outcomeOf)),
  }
}

/** Extended by its months once, and said so once. */
export const isRenewed = (one: RenewalOutcome): boolean =>
  one.order === 'COMPLETED' && one.extensions === 1 && one.messages === 1 && one.end === one.expected
