import { setTimeout as sleep } from 'node:timers/promises'
import { createBuyers, type KillBuyer } from './buyers.ts'
import { inDatabase } from './database.ts'
import { report } from './make-file.ts'
import { sendReport } from './send-report.ts'

type Detail = { status: string; rowsDuplicate: number }
/** Two files of one company with the same rows: the second one counts when the first is withdrawn. */
type Withdrawal = {
  by: KillBuyer
  first: string
  second: string
  /** What the first file put into the totals before. */
  counted: number
}
export type WithdrawalOutcome = {
  importId: string
  status: string
  /** Rows that counted before and were not taken out, or were taken out twice. */
  notMoved: number
  /** Rows of the second file that should count now and do not, or count twice. */
  notRevived: number
  /** Totals of the company that are not the sums of its rows. */
  wrongTotals: number
}

/** Two batches of ten thousand, so that the server dies between them. */
const ROWS = 15_000
const PATIENCE_MS = 90_000
const COUNTED = `select count(*)::int as count, count(distinct id)::int as distinct from transactions where import_id = $1`
const TAKEN_OUT = `select count(*)::int as count from withdrawn_transactions where import_id = $1`
const WRONG_TOTALS = `with summed as (select month, treatment_id, currency, rate_day, count(*) as count, sum(net) as net,
    sum(vat) as vat, sum(gross) as gross from transactions where company_id = $1 group by 1, 2, 3, 4),
  told as (select month, treatment_id, currency, rate_day, count, net, vat, gross from transaction_totals
    where company_id = $1 and count <> 0)
  select count(*)::int as wrong from ((table summed except table told) union all (table told except table summed)) as differing`

const detailOf = (by: KillBuyer, importId: string): Promise<Detail> =>
  by.buyer.data<Detail>(`/salesReport/detail?importId=${importId}`, {})

async function reaches(by: KillBuyer, importId: string, status: string): Promise<void> {
  const patience = Date.now() + PATIENCE_MS
  while ((await detailOf(by, importId)).status !== status && Date.now() < patience) await sleep(250)
}

/** Companies that withdraw a file each, whatever happens to the server meanwhile. */
export function createWithdrawals({ url, base, dataDir }: { url: string; base: string; dataDir: string }) {
  const waiting: Withdrawal[] = []
  const begun: Withdrawal[] = []

  const ask = <T extends Record<string, unknown>>(text: string, param: string): Promise<T> =>
    inDatabase(dataDir, async (client) => {
      const { rows } = await client.query<T>(text, [param])
      const [row] = rows
      if (!row) throw new Error('no answer')
      return row
    })

  return {
    /** Both files are in before anything is killed. */
    async prepare(): Promise<void> {
      const [by] = await createBuyers(1, url, base)
      if (!by) throw new Error('nobody was made')
      const bytes = await report(ROWS, 1_000 + begun.length)
      const first = await sendReport({ url, base, by }, bytes)
      await reaches(by, first, 'FINISHED')
      const second = await sendReport({ url, base, by }, inAnotherOrder(bytes))
      await reaches(by, second, 'FINISHED')
      const { count: counted } = await ask<{ count: number }>(COUNTED, first)
      const { rowsDuplicate } = await detailOf(by, second)
      if (counted === 0 || rowsDuplicate === 0) throw new Error('there is nothing to be withdrawn')
      waiting.push({ by, first, second, counted })
    },
    async withdraw(): Promise<void> {
      const one = waiting.shift()
      if (!one) throw new Error('nobody was prepared to withdraw')
      begun.push(one)
      await one.by.buyer.data<object>('/salesReport/withdraw', {
        body: { importId: one.first },
        look: async () => {
          const detail = await detailOf(one.by, one.first)
          return detail.status === 'FINISHED' ? undefined : detail
        },
      })
      await reaches(one.by, one.first, 'WITHDRAWN')
    },
    async outcomes(): Promise<WithdrawalOutcome[]> {
      const found: WithdrawalOutcome[] = []
      for (const { by, first, second, counted } of begun) {
        const { status } = await detailOf(by, first)
        const [left, taken, revived] = [
          await ask<{ count: number }>(COUNTED, first),
          await ask<{ count: number }>(TAKEN_OUT, first),
          await ask<{ count: number; distinct: number }>(COUNTED, second),
        ]
        const { company_id: companyId } = await ask<{ company_id: string }>(
          'select company_id from report_imports where id = $1',
          first,
        )
        const { wrong } = await ask<{ wrong: number }>(WRONG_TOTALS, companyId)
        found.push({
          importId: first,
          status,
          notMoved: left.count + Math.abs(counted - taken.count),
          notRevived: Math.abs(counted - revived.count) + revived.count - revived.distinct,
          wrongTotals: wrong,
        })
      }
      return found
    },
  }
}

/** All of it once, and what repeated it counts in its place. */
export const isWithdrawn = (one: WithdrawalOutcome): boolean =>
  one.status === 'WITHDRAWN' && one.notMoved === 0 && one.notRevived === 0 && one.wrongTotals === 0

/** The same rows from the last to the first: another file. */
function inAnotherOrder(bytes: Buffer): Buffer {
  const [header = '', ...lines] = bytes.toString().trimEnd().split('\r\n')
  return Buffer.from(`${[header, ...lines.toReversed()].join('\r\n')}\r\n`)
}
