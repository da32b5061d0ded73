import { setTimeout as sleep } from 'node:timers/promises'
import { createBuyers, type KillBuyer } from './buyers.ts'
import { inDatabase } from './database.ts'
import { companyOf, germanSales, inBooks, monthOf, openGerman, TAX_OF_A_SALE } from './returns-books.ts'
import { sendReport } from './send-report.ts'

type Calculated = { by: KillBuyer; id: string; month: string }
export type CalculationOutcome = {
  id: string
  status: string
  payable: number | null
  /** How often it was calculated, told by its history and by what was kept. */
  steps: number
  revisions: number
  /** Boxes that are not the sum of what they are made of. */
  wrongBoxes: number
}

const SALES = 3
const PATIENCE_MS = 60_000
const FACTS = `select status, payable::int as payable,
  (select count(*)::int from declaration_history h where h.declaration_id = d.id and h.action = 'calculate') as steps,
  (select count(*)::int from declaration_calculations c where c.declaration_id = d.id) as revisions,
  (select count(*)::int from declaration_boxes b where b.declaration_id = d.id and jsonb_array_length(b.sources) > 0
    and b.amount <> (select sum((source->>'units')::bigint) from jsonb_array_elements(b.sources) as source)) as "wrongBoxes"
  from declarations d where d.id = $1`

/** Returns that are calculated from a report that comes in, whatever happens to the server meanwhile. */
export function createCalculations({ url, base, dataDir }: { url: string; base: string; dataDir: string }) {
  let owner: KillBuyer | undefined
  const waiting: Calculated[] = []
  const begun: Calculated[] = []

  const outcomeOf = ({ id }: Calculated): Promise<CalculationOutcome> =>
    inDatabase(dataDir, async (client) => {
      const { rows } = await client.query<Omit<CalculationOutcome, 'id'>>(FACTS, [id])
      if (!rows[0]) throw new Error(`declaration ${id} is gone`)
      return { id, ...rows[0] }
    })

  return {
    what: 'returns calculated',
    async prepare(): Promise<void> {
      const by = (owner ??= (await createBuyers(1, url, base))[0])
      if (!by) throw new Error('nobody declares')
      const month = monthOf(begun.length + waiting.length)
      const companyId = await companyOf(by)
      const { id } = await inBooks(dataDir, (books) => openGerman(books, companyId, month))
      waiting.push({ by, id, month })
    },
    async act(): Promise<void> {
      const one = waiting.shift()
      if (!one) throw new Error('nothing was prepared to be calculated')
      begun.push(one)
      await sendReport({ url, base, by: one.by }, germanSales(one.month, SALES))
      const patience = Date.now() + PATIENCE_MS
      for (let done = false; !done && Date.now() < patience; await sleep(250))
        done = await outcomeOf(one).then(isCalculated, () => false)
    },
    outcomes: () => Promise.all(begun.map(outcomeOf)),
    isRight: isCalculated,
  }
}

/** Once, to the cent, and each box the sum of its sources. */
function isCalculated(one: CalculationOutcome): boolean {
  const isOnce = one.steps === 1 && one.revisions === 1
  return (
    one.status === 'CALCULATED' && isOnce && one.payable === SALES * TAX_OF_A_SALE && one.wrongBoxes === 0
  )
}
