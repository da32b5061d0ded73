import { notify } from '#messages/server/public.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import {
  findShop,
  isUnreported,
  shopAccess,
  type ReportFault,
  type Unreported,
} from '#shops/server/public.ts'
import { isGivenUp, MOST_FAILURES, nextLook, waitAfterFailure, waitAfterSilence } from '../../fetch-states.ts'
import type { FetchRow } from '../report-fetches.tables.ts'
import { reportsMessages } from '../reports.messages.ts'
import type { FetchDeps } from './fetch-deps.ts'
import { changeFetch, findFetch } from './fetches.repository.ts'
import { noSales } from './no-sales.ts'
import { addFetchJob } from './request-fetch.ts'
import { storeReport } from './store-report.ts'

type Fault = ReportFault | 'NOT_CONNECTED' | 'OTHER_COMPANY' | 'NO_MARKETPLACES' | 'NOT_MADE'
type Amazon = NonNullable<FetchDeps['amazon']>

/** What no patience changes. */
const FINAL: ReadonlySet<Fault> = new Set([
  'NOT_ALLOWED',
  'WITHDRAWN',
  'REFUSED',
  'NOT_CONNECTED',
  'OTHER_COMPANY',
])
const ON_ITS_WAY = ['WAITING', 'ORDERED'] as const

/**
 * Takes the next step of a fetch: orders the report, looks whether it is made, or imports it. Each step is noted before
 * the next; one that was taken and not noted, because the process ended, is taken again and does no harm.
 */
export async function fetchReport(deps: FetchDeps, payload: JobPayload): Promise<void> {
  const row = await findFetch(deps.db, {
    companyId: String(payload['companyId']),
    shopId: String(payload['shopId']),
    month: String(payload['month']),
  })
  if (row?.status !== 'WAITING' && row?.status !== 'ORDERED') return
  if (row.askAgainAt && row.askAgainAt > deps.clock.now())
    return deps.db.transaction((tx) => addFetchJob(deps, tx, row, row.askAgainAt ?? undefined))
  const access = await shopAccess(deps, row)
  if (!access || !deps.amazon) return silence(deps, row, { fault: 'NOT_CONNECTED' })
  if (access === 'OTHER_COMPANY') return silence(deps, row, { fault: access })
  if (isUnreported(access)) return silence(deps, row, access)
  return row.reportId === null
    ? order(deps, row, deps.amazon, access)
    : look(deps, row, { amazon: deps.amazon, reportId: row.reportId, token: access.accessToken })
}

async function order(
  deps: FetchDeps,
  row: FetchRow,
  amazon: Amazon,
  { accessToken, marketplaceIds }: { accessToken: string; marketplaceIds: readonly string[] },
): Promise<void> {
  if (marketplaceIds.length === 0) return silence(deps, row, { fault: 'NO_MARKETPLACES' })
  const month = row.month.slice(0, 7)
  const answer = await amazon.reports.order(accessToken, { month, marketplaceIds })
  if (isUnreported(answer)) return silence(deps, row, answer)
  crashPoint(deps, 'report.fetch:ordered')
  const now = deps.clock.now()
  const { reportId } = answer
  await goOn(
    deps,
    row,
    { status: 'ORDERED', reportId, orderedAt: now, fault: null, tries: 0 },
    nextLook(now, now) ?? 0,
  )
}

type Looking = { amazon: Amazon; reportId: string; token: string }

async function look(deps: FetchDeps, row: FetchRow, { amazon, reportId, token }: Looking): Promise<void> {
  const found = await amazon.reports.progress(token, reportId)
  // Amazon keeps reports for a while only; what it no longer knows is ordered anew.
  if (isUnreported(found)) return found.fault === 'REFUSED' ? notMade(deps, row) : silence(deps, row, found)
  if (found.status === 'NO_DATA') return noSales(deps, row)
  if (found.status === 'FATAL') return notMade(deps, row)
  if (found.status === 'DONE') return take(deps, row, { amazon, token, documentId: found.documentId })
  const wait = nextLook(row.orderedAt ?? row.startedAt, deps.clock.now())
  return wait === null ? notMade(deps, row) : goOn(deps, row, { fault: null, tries: 0 }, wait)
}

async function take(
  deps: FetchDeps,
  row: FetchRow,
  { amazon, token, documentId }: { amazon: Amazon; token: string; documentId: string },
): Promise<void> {
  let fault: Unreported = { fault: 'LINK_OVER' }
  // The address of a document is valid for minutes: a second one is asked for at once.
  for (let times = 0; times < 2; times++) {
    const link = await amazon.reports.link(token, documentId)
    if (isUnreported(link)) return silence(deps, row, link)
    const bytes = await amazon.reports.download(link)
    if (!isUnreported(bytes))
      return (await storeReport(deps, row, bytes)) ? undefined : silence(deps, row, { fault: 'UNAVAILABLE' })
    fault = bytes
    if (bytes.fault !== 'LINK_OVER') break
  }
  return silence(deps, row, fault)
}

/** Amazon could not make it: it is ordered anew, some hours later. */
async function notMade(deps: FetchDeps, row: FetchRow): Promise<void> {
  const failures = row.failures + 1
  if (failures >= MOST_FAILURES) return giveUp(deps, row, 'NOT_MADE', failures)
  const anew = { status: 'WAITING', reportId: null, orderedAt: null, fault: 'NOT_MADE', failures } as const
  await goOn(deps, row, anew, waitAfterFailure())
}

async function silence(
  deps: FetchDeps,
  row: FetchRow,
  { fault, waitMs }: { fault: Fault; waitMs?: number },
): Promise<void> {
  if (fault === 'MISCONFIGURED') deps.log.error({ fault }, 'Amazon refuses the credentials of this portal')
  if (FINAL.has(fault) || isGivenUp(row.startedAt, deps.clock.now())) return giveUp(deps, row, fault)
  await goOn(deps, row, { fault, tries: row.tries + 1 }, waitAfterSilence(row.tries, waitMs))
}

async function goOn(
  deps: FetchDeps,
  row: FetchRow,
  change: Partial<FetchRow>,
  waitMs: number,
): Promise<void> {
  const changedAt = deps.clock.now()
  const askAgainAt = new Date(changedAt.getTime() + waitMs)
  await deps.db.transaction(async (tx) => {
    if (!(await changeFetch(tx, row, ON_ITS_WAY, { ...change, askAgainAt, changedAt }))) return
    await addFetchJob(deps, tx, row, askAgainAt)
  })
}

/** Of these the seller knows: they ended it, were told when it was found, or have it among what waits for them. */
const KNOWN: ReadonlySet<Fault> = new Set(['WITHDRAWN', 'NOT_CONNECTED', 'OTHER_COMPANY'])

/** The seller is told what to do. */
async function giveUp(deps: FetchDeps, row: FetchRow, fault: Fault, failures = row.failures): Promise<void> {
  const at = deps.clock.now()
  const { companyId, shopId, month } = row
  const found = await findShop(deps.db, companyId, shopId)
  await deps.db.transaction(async (tx) => {
    const end = { status: 'FAILED', fault, failures, askAgainAt: null, endedAt: at, changedAt: at } as const
    if (!(await changeFetch(tx, row, ON_ITS_WAY, end)) || !found || KNOWN.has(fault)) return
    const params = { shop: found.shop.name, shopId, month: { day: month } }
    await notify(tx, deps, { companyId, kind: reportsMessages.fetchFailed, params })
  })
}
