import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '#main/journey/http-client.ts'
import type { KillBuyer } from './buyers.ts'
import { inDatabase } from './database.ts'
import { germanNumber, handOver } from './hand-over.ts'

type Ended = { by: KillBuyer; workOrderId: string }
type Details = {
  workOrder: { status: string }
  filing: { status: string } | null
  history: { key: string }[]
}
export type EndOutcome = { workOrderId: string; status: string; filing: string; ends: number }

/** Two terms of one number would follow each other, and the second not be over: none is that of a renewal. */
const FIRST_NUMBER = 1_000
/** All of its twelve months and their due days are over. */
const FIRST_MONTH = '2024-01'
const PATIENCE_MS = 60_000

/** Terms of filing that are over: the agency hands over, the hourly job finds that nothing is due any more. */
export function createFilingEnds(options: { url: string; base: string; dataDir: string; staff: Client }) {
  const { url, base, dataDir, staff } = options
  const ended: Ended[] = []

  const detailsOf = ({ by, workOrderId }: Ended) =>
    by.buyer.data<Details>(`/woProcessNode/get?workOrderId=${workOrderId}`, {})

  /** Has the hourly job run now. */
  const look = (): Promise<unknown> =>
    inDatabase(dataDir, (client) => client.query("select graphile_worker.add_job('registrations.end-terms')"))

  const outcomeOf = async (one: Ended): Promise<EndOutcome> => {
    const { workOrder, filing, history } = await detailsOf(one)
    const ends = history.filter(({ key }) => key === 'filing.ended').length
    return { workOrderId: one.workOrderId, status: workOrder.status, filing: filing?.status ?? '', ends }
  }

  return {
    /** Takes an opened work order to the end of its filing; whatever happens to the server meanwhile. */
    async end(by: KillBuyer, workOrderId: string): Promise<void> {
      const one = { by, workOrderId }
      const number = germanNumber(FIRST_NUMBER + ended.length)
      await handOver({ url, base, staff, by, workOrderId, firstMonth: FIRST_MONTH, number })
      ended.push(one)
      await look()
      const patience = Date.now() + PATIENCE_MS
      while (!isEnded(await outcomeOf(one)) && Date.now() < patience) await sleep(250)
    },
    outcomes: () => Promise.all(ended.map(outcomeOf)),
  }
}

/** Over, closed with its work, and said so once. */
export const isEnded = (one: EndOutcome): boolean =>
  one.status === 'COMPLETED' && one.filing === 'ENDED' && one.ends === 1
