import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { createAmazon } from '../server/amazon/create-amazon.ts'
import { isUnreported } from '../server/amazon/reports.ts'
import { createLocalBooks } from './local-books.ts'
import { LOCAL_SELLERS } from './local-sellers.ts'

/* The stand-in is held against Amazon's own models: what it answers, and what it refuses; and the client against it. */

type Model = { paths: Record<string, Record<string, { responses: Record<string, { schema?: object }> }>> }
const modelOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`./models/${name}.json`, import.meta.url), 'utf8')) as Model
const MODELS = { reports: modelOf('reports-2021-06-30'), tokens: modelOf('tokens-2021-03-01') }
const ajv = new Ajv({ strict: false, validateFormats: false })
for (const [name, model] of Object.entries(MODELS)) ajv.addSchema(model, name)

const clock = settableClock(new Date('2026-11-22T10:00:00Z'))
const app = await testApp({ listen: true, clock })
const books = createLocalBooks({ box: app.deps.box, now: () => clock.now() })
const tokenOf = (id: string) => {
  const seller = LOCAL_SELLERS.find((one) => one.id === id)
  if (!seller) throw new Error(`no seller ${id}`)
  return books.newTokens(seller).access
}
const amazon = createAmazon(app.deps)
if (!amazon) throw new Error('Amazon is not set up')
const { reports } = amazon
const later = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1_000))

const REPORTS = '/reports/2021-06-30/reports'
const REPORT = '/reports/2021-06-30/reports/{reportId}'
const DOCUMENT = '/reports/2021-06-30/documents/{reportDocumentId}'
const TOKENS = '/tokens/2021-03-01/restrictedDataToken'
const DE = { month: '2026-10', marketplaceIds: ['A1PA6795UKMFR9'] }

async function ask(path: string, token: string, body?: unknown) {
  const response = await fetch(`${app.baseUrl}/local-amazon${path}`, {
    headers: {
      'x-amz-access-token': token,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

function faultsOf(
  { status, body }: { status: number; body: unknown },
  path: string,
  method = 'get',
): unknown {
  const name = path === TOKENS ? 'tokens' : 'reports'
  const schema = MODELS[name].paths[path]?.[method]?.responses[String(status)]?.schema
  if (!schema) return `no answer ${status} in the model`
  const isIt = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('#/', `${name}#/`)) as object)
  return isIt(body) ? null : isIt.errors
}

const ordered = async (seller: string, wanted = DE): Promise<string> => {
  const answer = await reports.order(tokenOf(seller), wanted)
  if (isUnreported(answer)) throw new Error(answer.fault)
  return answer.reportId
}
const documentOf = async (seller: string): Promise<string> => {
  const reportId = await ordered(seller)
  later(10)
  const found = await reports.progress(tokenOf(seller), reportId)
  if (isUnreported(found) || found.status !== 'DONE') throw new Error(JSON.stringify(found))
  return found.documentId
}
const textOf = async (answer: Awaited<ReturnType<typeof reports.download>>): Promise<string> => {
  if (isUnreported(answer)) throw new Error(answer.fault)
  const pieces: Uint8Array[] = []
  for await (const piece of answer) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}

describe('the local Amazon', () => {
  it('refuses what the models refuse, and answers by them', async () => {
    const token = tokenOf('A1BRIGHTOAK001')
    for (const wrong of [
      {},
      { reportType: 'GET_VAT_TRANSACTION_DATA' },
      { reportType: 7, marketplaceIds: ['A1PA6795UKMFR9'] },
      { reportType: 'GET_VAT_TRANSACTION_DATA', marketplaceIds: [] },
      { reportType: 'GET_OTHER', marketplaceIds: ['A1PA6795UKMFR9'] },
      { reportType: 'GET_VAT_TRANSACTION_DATA', marketplaceIds: ['NOWHERE'] },
    ]) {
      const refused = await ask(REPORTS, token, wrong)
      expect([refused.status, faultsOf(refused, REPORTS, 'post')]).toEqual([400, null])
    }
    const reportId = await ordered('A1BRIGHTOAK001')
    for (const seconds of [0, 3, 10]) {
      later(seconds)
      const found = await ask(`${REPORTS}/${reportId}`, token)
      expect([found.status, faultsOf(found, REPORT)]).toEqual([200, null])
    }
    const documentId = await documentOf('A1BRIGHTOAK001')
    const path = DOCUMENT.replace('{reportDocumentId}', documentId)
    const plain = await ask(path, token)
    expect([plain.status, faultsOf(plain, DOCUMENT)]).toEqual([403, null])
    for (const wrong of [
      {},
      { restrictedResources: [{ method: 'LOOK', path }] },
      { restrictedResources: [{ method: 'GET', path: REPORTS }] },
    ]) {
      const refused = await ask(TOKENS, token, wrong)
      expect([refused.status, faultsOf(refused, TOKENS, 'post')]).toEqual([400, null])
    }
    const given = await ask(TOKENS, token, { restrictedResources: [{ method: 'GET', path }] })
    expect([given.status, faultsOf(given, TOKENS, 'post')]).toEqual([200, null])
    const { restrictedDataToken } = given.body as { restrictedDataToken: string }
    const found = await ask(path, restrictedDataToken)
    expect([found.status, faultsOf(found, DOCUMENT)]).toEqual([200, null])
    const elsewhere = await ask(
      DOCUMENT.replace('{reportDocumentId}', await documentOf('A1BRIGHTOAK001')),
      restrictedDataToken,
    )
    expect(elsewhere.status).toBe(403)
    const unknown = await ask(`${REPORTS}/nothing`, token)
    expect([unknown.status, faultsOf(unknown, REPORT)]).toEqual([404, null])
  })

  it('gives nobody the report of another account', async () => {
    const reportId = await ordered('A1BRIGHTOAK001')
    const answer = await reports.progress(tokenOf('A2LUMENA000002'), reportId)
    expect(answer).toEqual({ fault: 'REFUSED' })
  })
})

describe('a report of Amazon’s', () => {
  it.each([
    ['A1BRIGHTOAK001', true],
    ['A2LUMENA000002', false],
  ])('of %s is ordered, made and downloaded, packed or not', async (seller, isPacked) => {
    const token = tokenOf(seller)
    const reportId = await ordered(seller)
    expect(await reports.progress(token, reportId)).toEqual({ status: 'RUNNING' })
    later(10)
    const done = await reports.progress(token, reportId)
    if (isUnreported(done) || done.status !== 'DONE') throw new Error(JSON.stringify(done))
    const link = await reports.link(token, done.documentId)
    if (isUnreported(link)) throw new Error(link.fault)
    expect(link.isGzip).toBe(isPacked)
    const raw = Buffer.from(await (await fetch(link.url)).arrayBuffer())
    const text = await textOf(await reports.download(link))
    expect(isPacked ? gunzipSync(raw).toString('utf8') : raw.toString('utf8')).toBe(text)
    expect(text).toMatch(/^UNIQUE_ACCOUNT_IDENTIFIER\tACTIVITY_PERIOD/)
    expect(text).toContain(`${seller}\t2026-OCT`)
  })

  it('tells what failed apart from what has no data, and from what came too early', async () => {
    const fates: [string, string, string][] = [
      ['A8FAILING00500', '2026-10', 'FATAL'],
      ['A8NOSALES00204', '2026-10', 'NO_DATA'],
      ['A1BRIGHTOAK001', '2026-11', 'FATAL'],
    ]
    for (const [seller, month, status] of fates) {
      const reportId = await ordered(seller, { ...DE, month })
      later(10)
      expect(await reports.progress(tokenOf(seller), reportId)).toEqual({ status })
    }
  })

  it('is not given where Amazon is asked too often, does not answer, or does not let us', async () => {
    expect(await reports.order(tokenOf('A3LIMITED00429'), DE)).toEqual({ fault: 'THROTTLED', waitMs: 59_881 })
    expect(await reports.order(tokenOf('A5SILENT000503'), DE)).toEqual({ fault: 'UNAVAILABLE' })
    expect(await reports.order(tokenOf('A4NOROLE000403'), DE)).toEqual({ fault: 'NOT_ALLOWED' })
    expect(await reports.order('Atza|nothing', DE)).toEqual({ fault: 'NOT_ALLOWED' })
    const over = tokenOf('A1BRIGHTOAK001')
    later(3_700)
    expect(await reports.order(over, DE)).toEqual({ fault: 'NOT_ALLOWED' })
    expect(await reports.order(tokenOf('A1BRIGHTOAK001'), { ...DE, marketplaceIds: ['X'] })).toEqual({
      fault: 'REFUSED',
    })
  })

  it('has an address for five minutes; a new one is asked for', async () => {
    const documentId = await documentOf('A1BRIGHTOAK001')
    const link = await reports.link(tokenOf('A1BRIGHTOAK001'), documentId)
    if (isUnreported(link)) throw new Error(link.fault)
    later(301)
    expect(await reports.download(link)).toEqual({ fault: 'LINK_OVER' })
    const overdue = await documentOf('A8OVERDUE00410')
    const first = await reports.link(tokenOf('A8OVERDUE00410'), overdue)
    expect(isUnreported(first) || (await reports.download(first))).toEqual({ fault: 'LINK_OVER' })
    const second = await reports.link(tokenOf('A8OVERDUE00410'), overdue)
    expect(isUnreported(second) ? second : await textOf(await reports.download(second))).toContain('2026-OCT')
  })
})
