import pg from 'pg'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseUrl, describeCluster, lastPort } from '#platform/server/embedded-postgres/cluster.ts'
import { fillInForm, receiveNumber, signAndFile } from '#main/journey/follow.ts'
import { createClient } from '#main/journey/http-client.ts'
import { createSteps } from '#main/journey/steps.ts'
import type { KillBuyer } from './buyers.ts'
import { signInStaff, type DemoPerson } from './office.ts'

type Ended = { by: KillBuyer; workOrderId: string }
type Details = {
  workOrder: { status: string }
  nodes: { id: string; kind: string }[]
  filing: { status: string } | null
  history: { key: string }[]
}
export type EndOutcome = { workOrderId: string; status: string; filing: string; ends: number }

/** With right check digits; two terms of one number would follow each other, and the second not be over. */
const NUMBERS = ['DE136695976', 'DE129273398', 'DE812345673', 'DE234567894', 'DE345678914', 'DE456789125']
/** All of its twelve months and their due days are over. */
const FIRST_MONTH = '2024-01'
const PATIENCE_MS = 60_000

/** Terms of filing that are over: the agency hands over, the hourly job finds that nothing is due any more. */
export async function createFilingEnds(options: {
  url: string
  base: string
  dataDir: string
  person: DemoPerson | undefined
}) {
  const { url, base, dataDir, person } = options
  const staff = createClient(url, 'en')
  staff.signIn(await signInStaff({ url, base, person }))
  const ended: Ended[] = []

  const detailsOf = ({ by, workOrderId }: Ended) =>
    by.buyer.data<Details>(`/woProcessNode/get?workOrderId=${workOrderId}`, {})

  async function handOver({ by, workOrderId }: Ended): Promise<void> {
    const seller = createClient(url, 'en')
    seller.signIn(by.token)
    const today = () => `${FIRST_MONTH}-01`
    const actors = { steps: createSteps(() => undefined), seller, staff, base, workOrderId, today }
    await fillInForm(actors)
    await signAndFile(actors)
    const number = NUMBERS[ended.length % NUMBERS.length] ?? ''
    await receiveNumber(actors, { handsOver: false, number })
    const { nodes } = await detailsOf({ by, workOrderId })
    const nodeId = nodes.find(({ kind }) => kind === 'DELIVERY')?.id
    const filing = { rhythm: 'MONTHLY', firstMonth: FIRST_MONTH }
    await staff.post(`${base}/staff/node/complete`, { workOrderId, nodeId, ...filing })
  }

  /** Has the hourly job run now. */
  async function look(): Promise<void> {
    const cluster = describeCluster(resolve(dataDir, 'postgres'), {})
    const client = new pg.Client(await databaseUrl(cluster, (await lastPort(cluster)) ?? 0, 'greenlane'))
    await client.connect()
    await client.query("select graphile_worker.add_job('registrations.end-terms')")
    await client.end()
  }

  const outcomeOf = async (one: Ended): Promise<EndOutcome> => {
    const { workOrder, filing, history } = await detailsOf(one)
    const ends = history.filter(({ key }) => key === 'filing.ended').length
    return { workOrderId: one.workOrderId, status: workOrder.status, filing: filing?.status ?? '', ends }
  }

  return {
    /** Takes an opened work order to the end of its filing; whatever happens to the server meanwhile. */
    async end(by: KillBuyer, workOrderId: string): Promise<void> {
      const one = { by, workOrderId }
      await handOver(one)
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
