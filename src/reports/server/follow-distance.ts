import type { YearlyTurnover } from '../yearly-turnover.ts'
import { type CompanyFacts, companyFacts, factsRead } from './company-facts.ts'
import { changeImport, findImport } from './imports.repository.ts'
import { addRejudgeJob } from './add-rejudge-job.ts'
import { keepFacts } from './rejudgements.repository.ts'
import type { ReportsDeps } from './reports-deps.ts'
import type { ImportRow } from './reports.tables.ts'

type Read = { known: CompanyFacts; turnover: YearlyTurnover }

/**
 * The sales of a file may change from when all of a year are taxed where the goods arrive: what other files had
 * determined by the sum without them is determined anew. The file itself was read with its own sales in the sum, rows
 * that other files have too among them: where that made a difference, it is read again.
 */
export async function followDistance(
  deps: ReportsDeps,
  id: Pick<ImportRow, 'companyId' | 'id'>,
  { known, turnover }: Read,
): Promise<void> {
  const now = await companyFacts(deps, id.companyId)
  const read = factsRead(known, turnover)
  if (now.hash === known.hash && read.hash === known.hash) return
  await deps.db.transaction(async (tx) => {
    const row = await findImport(tx, id)
    // Without facts it is determined anew in any case.
    if (row?.factsHash === known.hash && read.hash !== known.hash) {
      const kept = { companyId: id.companyId, id: read.hash, facts: read.facts, knownAt: deps.clock.now() }
      await keepFacts(tx, kept)
      await changeImport(tx, id, ['FINISHED'], { factsHash: read.hash })
    }
    await addRejudgeJob(deps, tx, id.companyId)
  })
}
