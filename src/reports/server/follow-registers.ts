import type { Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import { lastDayOf } from '#shops/report-months.ts'
import type { RegisterStanding } from '#tax-numbers/register-standing.ts'
import { registerStandings } from '#tax-numbers/server/public.ts'
import type { FactChange } from '../fact-changes.ts'
import { differsIn } from '../answers-of-registers.ts'
import { addRejudgeJob } from './add-rejudge-job.ts'
import { notedNumbers } from './buyer-numbers.queries.ts'
import { changeImport } from './imports.repository.ts'
import { sinceWhen } from './rejudge-company.ts'
import { beginRejudgement } from './rejudgements.repository.ts'
import type { ReportsDeps } from './reports-deps.ts'

/**
 * Has the rows of a company determined anew whose buyers' numbers a register has meanwhile confirmed or denied. That it is
 * to be done, and because of what, is noted in one transaction. @returns how many files it concerns
 */
export async function followRegisters(deps: ReportsDeps, companyId: string): Promise<number> {
  const noted = await notedNumbers(deps.db, companyId, sinceWhen(deps))
  const numbers = [...new Set(noted.map(({ number }) => number))]
  const standings = await registerStandings(deps.db, numbers, deps.config.agency.timeZone)
  const news = noted.filter(({ number, month, confirmed, deniedSince }) => {
    const before = confirmed === null ? null : { confirmed, deniedSince }
    return differsIn({ first: month, last: lastDayOf(month.slice(0, 7)) }, before, standings.get(number))
  })
  if (news.length === 0) return 0
  const byImport = Map.groupBy(news, ({ importId }) => importId)
  await deps.db.transaction(async (tx) => {
    for (const [importId, changed] of byImport)
      await noteNews(tx, deps, { companyId, importId, changes: changesOf(changed, standings) })
    await addRejudgeJob(deps, tx, companyId)
  })
  return byImport.size
}

type News = { companyId: string; importId: string; changes: readonly FactChange[] }

async function noteNews(tx: Transaction, deps: ReportsDeps, { companyId, importId, changes }: News) {
  const begun = { companyId, importId, changes, beganAt: deps.clock.now(), endedAt: null, rowsChanged: 0 }
  await beginRejudgement(tx, { ...begun, id: newId('rej') })
  await changeImport(tx, { companyId, id: importId }, ['FINISHED'], { factsHash: null })
}

const NAMED = 3

/** Those that are confirmed, and those that are denied in some of the months. */
function changesOf(
  changed: readonly { number: string; month: Day }[],
  standings: ReadonlyMap<string, RegisterStanding>,
): FactChange[] {
  const numbers = [...new Set(changed.map(({ number }) => number))].toSorted()
  const isDenied = (number: string): boolean => (standings.get(number)?.deniedSince ?? null) !== null
  return [false, true].flatMap((denied): FactChange[] => {
    const some = numbers.filter((number) => isDenied(number) === denied)
    if (some.length === 0) return []
    return [{ fact: 'BUYER_NUMBERS', denied, count: some.length, numbers: some.slice(0, NAMED) }]
  })
}
