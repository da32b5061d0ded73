import { isDeepStrictEqual } from 'node:util'
import { notify } from '#messages/server/public.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import { addDays, dayOf } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import { firstDayKept } from '#vat/calendar/keeping.ts'
import { type CausedChange, changesBetween, factsUntil } from '../fact-changes.ts'
import { waitsForDistance } from '../waits-for-distance.ts'
import { accountsForAll } from '../import-states.ts'
import { addRejudgeJob } from './add-rejudge-job.ts'
import { turnoverOf } from './distance-facts.ts'
import { CauseBook } from './cause-book.ts'
import { type CompanyFacts, companyFacts, factsRead } from './company-facts.ts'
import { CalledOff, least, most } from './import-writer.ts'
import { endStatementsOf } from './end-proved-wrong.ts'
import { changeImport } from './imports.repository.ts'
import { daysWaiting } from './issues.queries.ts'
import { causesOf, keepCauses } from './issues.repository.ts'
import { rejudgeRefundsOf } from './late-sales.ts'
import { monthsOfOthers } from './orders.queries.ts'
import { fullPace } from './pace.ts'
import { readInBatches } from './read-in-batches.ts'
import {
  beginRejudgement,
  changeRejudgement,
  factsInUse,
  findFacts,
  importsToJudge,
  keepFacts,
} from './rejudgements.repository.ts'
import type { RejudgementRow } from './rejudgements.tables.ts'
import { RejudgementWriter, type Counted } from './rejudgement-writer.ts'
import type { ReportsDeps } from './reports-deps.ts'
import { REPORTS_CHANGED } from './reports-changed.ts'
import { reportsMessages } from './reports.messages.ts'
import type { ImportRow } from './reports.tables.ts'
import { withAuthors } from './who-changed.ts'
import { RowCollector } from './row-batch.ts'

/** What is not kept any more is not determined anew: rows that are forgotten would come again. */
export const sinceWhen = ({ clock, config }: ReportsDeps) =>
  firstDayKept(dayOf(clock.now(), config.agency.timeZone))

/** Has the rows of each company determined anew whose facts are others than those by which they were determined. */
export async function rejudgeChanged(deps: ReportsDeps): Promise<void> {
  const byCompany = Map.groupBy(await factsInUse(deps.db, sinceWhen(deps)), ({ companyId }) => companyId)
  for (const [companyId, used] of byCompany) {
    const { hash } = await companyFacts(deps, companyId)
    if (used.every((one) => one.hash === hash)) continue
    await deps.db.transaction((tx) => addRejudgeJob(deps, tx, companyId))
  }
}

/** Determines anew what was determined by other facts than today's, report by report, the oldest first. */
export async function rejudgeCompany(deps: ReportsDeps, payload: JobPayload): Promise<void> {
  const companyId = String(payload['companyId'])
  for (let round = 0; round < MOST_ROUNDS; round++)
    if (!(await rejudgeBy(deps, companyId, await companyFacts(deps, companyId)))) return
}

/**
 * Rows that waited add to the sum of distance sales once they are decided, so that others are determined anew. What has
 * not settled by then is looked at again by the next run.
 */
const MOST_ROUNDS = 4

/** @returns whether there was anything to look at, on which the sum of distance sales may depend */
async function rejudgeBy(deps: ReportsDeps, companyId: string, known: CompanyFacts): Promise<boolean> {
  let looked = false
  for (const row of await importsToJudge(deps.db, companyId, sinceWhen(deps))) {
    if (row.factsHash === known.hash) continue
    looked = true
    const before = await findFacts(deps.db, companyId, row.factsHash)
    const last = addDays(dayOf(row.endedAt ?? deps.clock.now(), 'UTC'), 1)
    if (before && isDeepStrictEqual(factsUntil(before.facts, last), factsUntil(known.facts, last)))
      await deps.db.transaction((tx) => noteFacts(tx, deps, row, known))
    else await rejudgeImport(deps, row, { known, before, last })
  }
  return looked && known.distance !== null
}

type Known = Pick<CompanyFacts, 'facts' | 'hash'>

async function noteFacts(tx: Transaction, deps: ReportsDeps, row: ImportRow, { facts, hash }: Known) {
  await keepFacts(tx, { companyId: row.companyId, id: hash, facts, knownAt: deps.clock.now() })
  await changeImport(tx, row, ['FINISHED'], { factsHash: hash })
}

type Change = { known: CompanyFacts; before: Awaited<ReturnType<typeof findFacts>>; last: string }

/** What changed, and who changed it. */
function causesOfChange(
  deps: ReportsDeps,
  companyId: string,
  { known, before, last }: Change,
): Promise<CausedChange[]> {
  if (!before) return Promise.resolve([])
  const facts = { before: factsUntil(before.facts, last), now: factsUntil(known.facts, last) }
  const changes = changesBetween(facts.before, facts.now)
  return withAuthors(deps, changes, { companyId, ...facts, since: before.knownAt })
}

async function rejudgeImport(deps: ReportsDeps, row: ImportRow, change: Change): Promise<void> {
  const changes = await causesOfChange(deps, row.companyId, change)
  await determineAnew(deps, row, { known: change.known, changes, tells: true })
}

/**
 * Rows count that were skipped as repeats of rows of a file that was withdrawn, and refunds lose the sales that it had.
 * Whoever has them revived tells of it, unless what changes lies in other months.
 */
export async function reviveImport(
  deps: ReportsDeps,
  row: ImportRow,
  { gone, tells }: { gone: ImportRow; tells: boolean },
): Promise<void> {
  const known = await companyFacts(deps, row.companyId)
  const change = { fact: 'WITHDRAWN', importId: gone.id, file: gone.fileName } as const
  if (row.factsHash === known.hash) return determineAnew(deps, row, { known, changes: [change], tells })
  const before = await findFacts(deps.db, row.companyId, row.factsHash)
  const last = addDays(dayOf(row.endedAt ?? deps.clock.now(), 'UTC'), 1)
  const others = await causesOfChange(deps, row.companyId, { known, before, last })
  await determineAnew(deps, row, { known, changes: [change, ...others], tells: true })
}

type Anew = { known: CompanyFacts; changes: readonly CausedChange[]; tells: boolean }

async function determineAnew(
  deps: ReportsDeps,
  row: ImportRow,
  { known, changes, tells }: Anew,
): Promise<void> {
  const { companyId, id: importId } = row
  const begun = { companyId, id: newId('rej'), importId, changes, beganAt: deps.clock.now() }
  const rejudgement = await deps.db.transaction((tx) =>
    beginRejudgement(tx, { ...begun, endedAt: null, rowsChanged: 0 }),
  )
  const causes = await causesOf(deps.db, row)
  const counting = causes.map((cause) => ({ ...cause, count: 0, sums: {} }))
  const book = new CauseBook(row, counting)
  const months = await monthsOfOthers(deps.db, row)
  const writer = new RejudgementWriter(deps, rejudgement, { causes: book, months })
  const collector = new RowCollector(row.fingerprint ?? row.id, true)
  const turnover = await turnoverOf(deps.db, known, {
    importId,
    // Its rows that are decided are in the sum already, without those that other files have too.
    counts: causes.some(({ code, count }) => count > 0 && waitsForDistance(code)),
    today: dayOf(deps.clock.now(), 'UTC'),
  })
  try {
    const write = writer.write.bind(writer)
    await readInBatches(deps, row, {
      facts: known,
      turnover,
      collector,
      skip: 0,
      write,
      pace: fullPace(deps),
      months,
    })
  } catch (error) {
    if (error instanceof CalledOff) return
    throw error
  }
  const ended = { known: factsRead(known, turnover), rejudgement, book, counted: writer.counted, tells }
  await deps.db.transaction((tx) => endRejudgement(tx, deps, row, ended))
  crashPoint(deps, 'report.rejudge:ended')
}

type Ended = Pick<Anew, 'tells'> & {
  known: Known
  rejudgement: RejudgementRow
  book: CauseBook
  counted: Counted
}

async function endRejudgement(
  tx: Transaction,
  deps: ReportsDeps,
  row: ImportRow,
  { known, rejudgement, book, counted, tells }: Ended,
): Promise<void> {
  if (!accountsForAll(counted.sums)) throw new Error('the money of a file is not all accounted for')
  const { companyId, id, fileName } = row
  const before = await daysWaiting(tx, row)
  if (!(await changeImport(tx, row, ['FINISHED'], counted))) return
  await endStatementsOf(tx, { ...row, ...counted }, deps.clock.now())
  await noteFacts(tx, deps, row, known)
  await keepCauses(tx, book.all)
  const rows = await changeRejudgement(tx, rejudgement, { rowsChanged: 0, endedAt: deps.clock.now() })
  // A sale that was an issue until now may be that of a refund elsewhere.
  if (rows > 0) await rejudgeRefundsOf(tx, deps, { ...row, ...counted })
  if (rows === 0 || !tells) return
  // Rows without a day may be of those of their file, which are others without the rows that it lost.
  const after = await daysWaiting(tx, row)
  const from = least([row.firstDay, counted.firstDay, before.first, after.first])
  const to = most([row.lastDay, counted.lastDay, before.last, after.last])
  await deps.jobs.publish(tx, REPORTS_CHANGED, { companyId, from, to })
  const params = { file: fileName, rows, importId: id }
  await notify(tx, deps, { companyId, kind: reportsMessages.rejudged, params })
}
