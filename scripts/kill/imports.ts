import { setTimeout as sleep } from 'node:timers/promises'
import { createBuyers, type KillBuyer } from './buyers.ts'
import { inDatabase } from './database.ts'
import { report, sumsIn } from './make-file.ts'
import { sendReport } from './send-report.ts'

type Money = { amount: number; currency: string }
type Detail = {
  id: string
  status: string
  rowsRead: number
  rowsDuplicate: number
  sums: Record<'in' | 'treated' | 'issues' | 'outside', Money[]>
}
type Import = { by: KillBuyer; importId: string; rows: number; sums: Map<string, number> }
export type ImportOutcome = {
  importId: string
  status: string
  /** Rows of the file less those read, and rows that were met twice. */
  missing: number
  twice: number
  /** Whether the file's money is what was read, and is all treated, an issue or outside. */
  isWhole: boolean
  /** What of the money was not found, by currency. */
  left: string
  /** Totals of the company that are not the sums of its rows. */
  wrongTotals: number
}

/** Three batches of ten thousand, so that the server dies between them. */
const ROWS = 25_000
const PATIENCE_MS = 90_000
const WRONG_TOTALS = `with summed as (select month, treatment_id, currency, rate_day, count(*) as count, sum(net) as net,
    sum(vat) as vat, sum(gross) as gross from transactions where import_id = $1 group by 1, 2, 3, 4),
  told as (select month, treatment_id, currency, rate_day, count, net, vat, gross from transaction_totals
    where company_id = (select company_id from report_imports where id = $1))
  select count(*)::int as wrong from ((table summed except table told) union all (table told except table summed)) as differing`

/** Companies that import a report each, whatever happens to the server meanwhile. */
export function createImports({ url, base, dataDir }: { url: string; base: string; dataDir: string }) {
  const waiting: KillBuyer[] = []
  const begun: Import[] = []

  const detailOf = ({ by, importId }: Pick<Import, 'by' | 'importId'>): Promise<Detail> =>
    by.buyer.data<Detail>(`/salesReport/detail?importId=${importId}`, {})

  async function outcomeOf(one: Import): Promise<ImportOutcome> {
    const { status, rowsRead, rowsDuplicate, sums } = await detailOf(one)
    const { rows } = await inDatabase(dataDir, (client) =>
      client.query<{ wrong: number }>(WRONG_TOTALS, [one.importId]),
    )
    const rest = new Map(one.sums)
    for (const { amount, currency } of [...sums.treated, ...sums.issues, ...sums.outside])
      rest.set(currency, (rest.get(currency) ?? 0) - amount)
    return {
      importId: one.importId,
      status,
      missing: one.rows - rowsRead,
      twice: rowsDuplicate,
      isWhole: [...rest.values()].every((left) => left === 0),
      left: [...rest].filter(([, left]) => left !== 0).join(' '),
      wrongTotals: rows[0]?.wrong ?? -1,
    }
  }

  return {
    /** A company of its own each time, so that no row was there before. */
    async prepare(): Promise<void> {
      waiting.push(...(await createBuyers(1, url, base)))
    },
    async bringIn(): Promise<void> {
      const by = waiting.shift()
      if (!by) throw new Error('nobody was prepared to import')
      const bytes = await report(ROWS, begun.length + 1)
      const importId = await sendReport({ url, base, by }, bytes)
      const one = { by, importId, rows: ROWS, sums: sumsIn(bytes) }
      begun.push(one)
      const patience = Date.now() + PATIENCE_MS
      while ((await detailOf(one)).status !== 'FINISHED' && Date.now() < patience) await sleep(250)
    },
    async outcomes(): Promise<ImportOutcome[]> {
      const found: ImportOutcome[] = []
      for (const one of begun) found.push(await outcomeOf(one))
      return found
    },
  }
}

/** Everything once, and every cent in its place. */
export const isImported = (one: ImportOutcome): boolean =>
  one.status === 'FINISHED' && one.missing === 0 && one.twice === 0 && one.isWhole && one.wrongTotals === 0
