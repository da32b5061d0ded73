import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { createGunzip } from 'node:zlib'
import type { z } from 'zod'
import { lastDayOf } from '../../report-months.ts'
import { ask } from './ask.ts'
import { linkSchema, orderedSchema, progressSchema, restrictedTokenSchema } from './reports-models.ts'
import {
  isUnreported,
  type AmazonReports,
  type ReportLink,
  type ReportProgress,
  type Unreported,
} from './reports.ts'

const REPORTS = '/reports/2021-06-30'
const VAT_TRANSACTIONS = 'GET_VAT_TRANSACTION_DATA'
/** A report of two gigabytes on a slow line. */
const DOWNLOAD_MS = 30 * 60_000

type Settings = { urls(): { api: string }; timeoutMs: number }

/** The Reports API of 2021-06-30 over HTTP. */
export function createReportsClient(settings: Settings): AmazonReports {
  const read = <S extends z.ZodType>(path: string, token: string, schema: S) =>
    call(settings, { path, token }, schema)
  return {
    order: (token, { month, marketplaceIds }) =>
      call(
        settings,
        { path: `${REPORTS}/reports`, token, body: orderOf(month, marketplaceIds) },
        orderedSchema,
      ),
    progress: async (token, reportId) => {
      const found = await read(`${REPORTS}/reports/${encodeURIComponent(reportId)}`, token, progressSchema)
      return 'fault' in found ? found : progressOf(found)
    },
    async link(token, documentId) {
      const path = `${REPORTS}/documents/${encodeURIComponent(documentId)}`
      const body = { restrictedResources: [{ method: 'GET', path }] }
      const tokens = '/tokens/2021-03-01/restrictedDataToken'
      const restricted = await call(settings, { path: tokens, token, body }, restrictedTokenSchema)
      if ('fault' in restricted) return restricted
      const found = await read(path, restricted.restrictedDataToken, linkSchema)
      if ('fault' in found) return found
      return isSafe(settings, found.url) ? found : { fault: 'UNREADABLE' }
    },
    download,
  }
}

/** Whole days: Amazon reads the days and ignores the times. */
const orderOf = (month: string, marketplaceIds: readonly string[]) => ({
  reportType: VAT_TRANSACTIONS,
  marketplaceIds,
  dataStartTime: `${month}-01T00:00:00+00:00`,
  dataEndTime: `${lastDayOf(month)}T23:59:59+00:00`,
})

type Request = { path: string; token: string; body?: object }

async function call<S extends z.ZodType>(
  { urls, timeoutMs }: Settings,
  { path, token, body }: Request,
  schema: S,
): Promise<z.output<S> | Unreported> {
  const headers = { 'x-amz-access-token': token, accept: 'application/json' }
  const post = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const answer = await ask(urls().api + path, body ? post : { headers }, timeoutMs)
  if (isUnreported(answer)) return answer
  const { status } = answer
  if (status === 401 || status === 403) return { fault: 'NOT_ALLOWED' }
  // 400, 404, 415: what was asked is wrong, or no longer there.
  if (status >= 400) return { fault: 'REFUSED' }
  const parsed = schema.safeParse(answer.body)
  return parsed.success ? parsed.data : { fault: 'UNREADABLE' }
}

function progressOf({
  processingStatus,
  reportDocumentId,
}: z.output<typeof progressSchema>): ReportProgress | Unreported {
  switch (processingStatus) {
    case 'CANCELLED':
      return { status: 'NO_DATA' }
    case 'FATAL':
      return { status: 'FATAL' }
    case 'DONE':
      return reportDocumentId === undefined
        ? { fault: 'UNREADABLE' }
        : { status: 'DONE', documentId: reportDocumentId }
    default:
      return { status: 'RUNNING' }
  }
}

/** Where the API itself is asked over TLS, nothing is fetched without it. */
const isSafe = ({ urls }: Settings, url: string): boolean =>
  URL.canParse(url) && ['https:', new URL(urls().api).protocol].includes(new URL(url).protocol)

/** No token is sent along: the address is one. */
async function download({ url, isGzip }: ReportLink): Promise<AsyncIterable<Uint8Array> | Unreported> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(DOWNLOAD_MS) })
    if (response.status === 200 && response.body) {
      const bytes = Readable.fromWeb(response.body as WebStream)
      return isGzip ? unpacked(bytes) : bytes
    }
    await response.body?.cancel()
    if (response.status === 429 || response.status >= 500) return { fault: 'UNAVAILABLE' }
    return { fault: 'LINK_OVER' }
  } catch {
    return { fault: 'UNAVAILABLE' }
  }
}

function unpacked(bytes: Readable): AsyncIterable<Uint8Array> {
  const gunzip = createGunzip()
  bytes.once('error', (error) => gunzip.destroy(error))
  return bytes.pipe(gunzip)
}
