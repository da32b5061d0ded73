import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { reportProblem, tokenRequestProblem } from './body-problems.ts'
import { fail } from './errors.ts'
import { createLimits, type Limit } from './limits.ts'
import type { LocalBooks } from './local-books.ts'
import { createLocalReports, REPORT_TYPE, type LocalReports } from './local-reports.ts'
import type { LocalSeller } from './local-sellers.ts'

/** The limits of the models. */
const CREATE: Limit = { rate: 0.0167, burst: 15 }
const READ: Limit = { rate: 2, burst: 15 }
const DOCUMENT: Limit = { rate: 0.0167, burst: 15 }
const TOKEN: Limit = { rate: 1, burst: 10 }

const REPORTS = '/reports/2021-06-30'

type Settings = { books: LocalBooks; now(): Date; address(request: FastifyRequest): string }
type Asked = { request: FastifyRequest; reply: FastifyReply; seller: LocalSeller }

/** The Reports API of 2021-06-30 and the Tokens API of 2021-03-01, by Amazon's models. */
export function registerReportsApi(app: FastifyInstance, settings: Settings): void {
  const { books, now } = settings
  const reports = createLocalReports(books, now)
  const mayAsk = createLimits(now)
  const answer =
    (operation: string, limit: Limit, respond: (asked: Asked) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const token = String(request.headers['x-amz-access-token'] ?? '')
      const seller = books.sellerOfAccess(token) ?? reports.sellerOfRestricted(token, request.url)
      void reply.header('x-amzn-requestid', request.id)
      // The same answer for a token that is over and for a role that is missing.
      if (!seller || seller.id.endsWith('403'))
        return fail(reply, 403, 'Unauthorized', 'Access to requested resource is denied.')
      void reply.header('x-amzn-ratelimit-limit', String(limit.rate))
      if (!mayAsk(seller, operation, limit))
        return fail(reply, 429, 'QuotaExceeded', 'You exceeded your quota for the requested resource.')
      if (seller.id.endsWith('503')) return fail(reply, 503, 'ServiceUnavailable', 'Please try again.')
      return respond({ request, reply, seller })
    }
  app.post(`${REPORTS}/reports`, answer('createReport', CREATE, create(reports)))
  app.get(`${REPORTS}/reports/*`, answer('getReport', READ, progress(reports)))
  app.get(`${REPORTS}/documents/*`, answer('getReportDocument', DOCUMENT, document(reports, settings)))
  app.post(
    '/tokens/2021-03-01/restrictedDataToken',
    answer('createRestrictedDataToken', TOKEN, token(reports)),
  )
  app.get('/report-files/*', { compress: false }, async (request, reply) => {
    const found = reports.file(idOf(request))
    // As the file store behind it answers, which is not the API.
    if (!found)
      return reply.status(403).type('application/xml').send('<Error><Code>AccessDenied</Code></Error>')
    const bytes = Buffer.from(found.text, 'utf8')
    return reply.type('application/octet-stream').send(found.isGzip ? gzipSync(bytes) : bytes)
  })
}

const idOf = ({ params }: FastifyRequest): string => String(Object.values(params as object)[0] ?? '')

const create =
  (reports: LocalReports) =>
  ({ request, reply, seller }: Asked) => {
    const problem = reportProblem(request.body)
    if (problem !== undefined) return fail(reply, 400, 'InvalidInput', problem)
    const made = reports.create(seller, request.body as Parameters<LocalReports['create']>[1])
    if (typeof made === 'string') return fail(reply, 400, 'InvalidInput', made)
    return reply.status(202).send(made)
  }

const progress =
  (reports: LocalReports) =>
  ({ request, reply, seller }: Asked) => {
    const found = reports.read(seller, idOf(request))
    return found ? { reportType: REPORT_TYPE, ...found } : fail(reply, 404, 'NotFound', 'No such report.')
  }

/** A document with buyers’ data is given for a token of that document alone. */
const document =
  (reports: LocalReports, { address }: Settings) =>
  ({ request, reply, seller }: Asked) => {
    const isRestricted = reports.sellerOfRestricted(
      String(request.headers['x-amz-access-token'] ?? ''),
      request.url,
    )
    if (!isRestricted) return fail(reply, 403, 'Unauthorized', 'Access to requested resource is denied.')
    const found = reports.document(seller, idOf(request))
    if (!found) return fail(reply, 404, 'NotFound', 'No such document.')
    return {
      reportDocumentId: idOf(request),
      url: `${address(request)}/report-files/${found.key}`,
      ...(found.isGzip && { compressionAlgorithm: 'GZIP' }),
    }
  }

const token =
  (reports: LocalReports) =>
  ({ request, reply, seller }: Asked) => {
    const problem = tokenRequestProblem(request.body)
    if (problem !== undefined) return fail(reply, 400, 'InvalidInput', problem)
    const { restrictedResources } = request.body as {
      restrictedResources: { method: string; path: string }[]
    }
    const [first] = restrictedResources
    if (
      restrictedResources.length !== 1 ||
      first?.method !== 'GET' ||
      !reports.isDocumentPath(seller, first.path)
    )
      return fail(reply, 400, 'InvalidInput', 'Invalid or unsupported document ID found')
    return { restrictedDataToken: reports.restrict(seller, first.path), expiresIn: 3_600 }
  }
