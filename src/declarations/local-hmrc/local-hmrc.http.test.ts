import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, it, test } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { connectHmrc } from '../testing/hmrc.builders.ts'
import { createLocalTokens } from './local-tokens.ts'

/* The stand-in is held against HMRC's own document: what it answers, and what it refuses. */

type Answer = { status: number; body: Record<string, unknown> }
type Document = {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { schema: object; examples: unknown[] }> }>
  >
}
const document = JSON.parse(
  readFileSync(new URL('../files/schemas/gb-hmrc-vat/vat-api.json', import.meta.url), 'utf8'),
) as Document
const ajv = new Ajv({ strict: false, validateFormats: false, multipleOfPrecision: 6 })
ajv.addSchema(document, 'hmrc')

const app = await testApp({ listen: true })
await connectHmrc(app)
const { access } = createLocalTokens({ box: app.deps.box, now: () => app.clock.now() }).newTokens()
const BASE = '/organisations/vat/{vrn}'

async function ask(
  path: string,
  { scenario, body, accept }: { scenario?: string; body?: unknown; accept?: string } = {},
): Promise<Answer> {
  const response = await fetch(`${app.baseUrl}/local-hmrc-vat/organisations/vat/${path}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      accept: accept ?? 'application/vnd.hmrc.1.0+json',
      authorization: `Bearer ${access}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(scenario !== undefined && { 'gov-test-scenario': scenario }),
    },
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

function faultsOf({ status, body }: Answer, path: string, method = 'get'): unknown {
  const schema = document.paths[path]?.[method]?.responses[String(status)]?.schema
  if (!schema) return `no answer ${status} in the document`
  const isIt = ajv.compile(
    JSON.parse(JSON.stringify(schema).replaceAll('#/components', 'hmrc#/components')) as object,
  )
  return isIt(body) ? null : isIt.errors
}

/** The codes that an operation of the document names. */
const codesOf = (path: string, method = 'get'): Set<string> =>
  new Set(
    Object.values(document.paths[path]?.[method]?.responses ?? {}).flatMap(({ examples }) =>
      examples.flatMap((example) => (example as { code?: string } | null)?.code ?? []),
    ),
  )

const codeOf = ({ body }: Answer) =>
  (body['errors'] as { code: string }[] | undefined)?.[0]?.code ?? body['code']

const ends = async (vrn: string): Promise<string[]> => {
  const { body } = await ask(`${vrn}/obligations?from=2025-01-01&to=2025-12-31`)
  const all = (body['obligations'] as { end: string }[]).map(({ end }) => end)
  return all.filter((end) => end.startsWith('2025'))
}

describe('obligations', () => {
  const path = `${BASE}/obligations`
  it.each([
    ['QUARTERLY_NONE_MET', 4, 0],
    ['QUARTERLY_ONE_MET', 4, 1],
    ['QUARTERLY_FOUR_MET', 4, 4],
    ['MONTHLY_THREE_MET', 4, 3],
    ['MONTHLY_OBS_03_OPEN', 3, 2],
    ['QUARTERLY_OBS_02_OPEN', 2, 1],
    ['MONTHLY_OBS_12_FULFILLED', 12, 12],
    ['QUARTERLY_OBS_04_FULFILLED', 4, 4],
    ['MULTIPLE_OPEN_MONTHLY', 12, 10],
    ['MULTIPLE_OPEN_QUARTERLY', 4, 2],
    ['OBS_SPANS_MULTIPLE_YEARS', 1, 0],
  ])('%s: %i periods, %i of them fulfilled', async (scenario, count, fulfilled) => {
    const answer = await ask('123456789/obligations?status=O', { scenario })
    expect(faultsOf(answer, path)).toBeNull()
    const obligations = answer.body['obligations'] as { status: string }[]
    expect(obligations).toHaveLength(count)
    expect(obligations.filter(({ status }) => status === 'F')).toHaveLength(fulfilled)
  })

  it.each([
    ['INSOLVENT_TRADER', 'RULE_INSOLVENT_TRADER'],
    ['NOT_FOUND', 'NOT_FOUND'],
  ])('%s is %s', async (scenario, code) => {
    const answer = await ask('123456789/obligations?status=O', { scenario })
    expect(codeOf(answer)).toBe(code)
    expect(codesOf(path)).toContain(code)
    expect(faultsOf(answer, path)).toBeNull()
  })

  it.each([
    ['12345678/obligations?status=O', 'VRN_INVALID'],
    ['123456789/obligations?status=X', 'INVALID_STATUS'],
    ['123456789/obligations', 'INVALID_DATE_FROM'],
    ['123456789/obligations?from=2026-02-30&to=2026-03-01', 'INVALID_DATE_FROM'],
    ['123456789/obligations?from=2026-01-01&to=x', 'INVALID_DATE_TO'],
    ['123456789/obligations?from=2025-01-01&to=2026-01-03', 'INVALID_DATE_RANGE'],
  ])('%s is refused: %s', async (asked, code) => {
    const answer = await ask(asked)
    expect(answer).toMatchObject({ status: 400, body: { code } })
    expect(codesOf(path)).toContain(code)
  })

  it('are quarters of the calendar, later ones, or months, by the number', async () => {
    expect(await ends('123456789')).toEqual(['2025-03-31', '2025-06-30', '2025-09-30', '2025-12-31'])
    expect(await ends('323456789')).toEqual(['2025-01-31', '2025-04-30', '2025-07-31', '2025-10-31'])
    expect(await ends('423456789')).toEqual(['2025-02-28', '2025-05-31', '2025-08-31', '2025-11-30'])
    expect(await ends('223456789')).toHaveLength(12)
  })
})

type Case = { name: string; body: Record<string, unknown>; code?: string; path?: string }
const cases = JSON.parse(
  readFileSync(new URL('../testing/gb-bodies.cases.json', import.meta.url), 'utf8'),
) as Case[]

describe('a return', () => {
  const path = `${BASE}/returns`
  let number = 100_000_000
  it.each(cases.filter(({ name }) => !/hash/.test(name)))('$name', async ({ body, code }) => {
    number += 1
    const answer = await ask(`${number}/returns`, { body })
    expect(answer.status < 400 ? undefined : codeOf(answer)).toBe(code)
    if (answer.status === 201) expect(faultsOf(answer, path, 'post')).toBeNull()
  })

  it.each([
    ['INVALID_VRN', 'VRN_INVALID'],
    ['INVALID_PERIODKEY', 'PERIOD_KEY_INVALID'],
    ['INVALID_PAYLOAD', 'INVALID_REQUEST'],
    ['DUPLICATE_SUBMISSION', 'DUPLICATE_SUBMISSION'],
    ['TAX_PERIOD_NOT_ENDED', 'TAX_PERIOD_NOT_ENDED'],
    ['INSOLVENT_TRADER', 'RULE_INSOLVENT_TRADER'],
  ])('%s is %s', async (scenario, code) => {
    const answer = await ask('123456789/returns', { scenario, body: cases[0]?.body })
    expect(codeOf(answer)).toBe(code)
    expect(codesOf(path, 'post')).toContain(code)
  })

  it('is shown as it was sent, and not taken twice', async () => {
    const { body } = cases[0] as Case
    expect((await ask('199999999/returns/26A1')).status).toBe(404)
    expect((await ask('199999999/returns', { body })).status).toBe(201)
    expect(codeOf(await ask('199999999/returns', { body }))).toBe('DUPLICATE_SUBMISSION')
    const shown = await ask('199999999/returns/26A1')
    expect(faultsOf(shown, `${BASE}/returns/{periodKey}`)).toBeNull()
    const { finalised: _, ...figures } = body
    expect(shown.body).toEqual(figures)
    expect(codeOf(await ask('199999999/returns/26A1', { scenario: 'DATE_RANGE_TOO_LARGE' }))).toBe(
      'DATE_RANGE_TOO_LARGE',
    )
    expect(codeOf(await ask('199999999/returns/26A12'))).toBe('PERIOD_KEY_INVALID')
  })
})

describe.each([
  ['liabilities', 'LIABILITY', 'LIABILITIES', 2],
  ['payments', 'PAYMENT', 'PAYMENTS', 3],
] as const)('%s', (name, one, several, count) => {
  const list = async (query: string, scenario?: string) =>
    ask(`123456789/${name}?${query}`, scenario === undefined ? {} : { scenario })
  it.each([
    [`SINGLE_${one}`, 'from=2017-01-02&to=2017-02-02', 1],
    [`MULTIPLE_${several}`, 'from=2017-02-27&to=2017-12-21', count],
    [`SINGLE_${one}_2018_19`, 'from=2018-01-02&to=2018-02-02', 1],
    [`MULTIPLE_${several}_2018_19`, 'from=2018-02-27&to=2018-12-21', count],
  ])('%s', async (scenario, query, expected) => {
    const answer = await list(query, scenario)
    expect(faultsOf(answer, `${BASE}/${name}`)).toBeNull()
    expect(answer.body[name]).toHaveLength(expected)
  })
  it.each([
    ['from=x&to=2026-01-01', 'DATE_FROM_INVALID'],
    ['from=2026-01-01&to=2999-01-01', 'DATE_TO_INVALID'],
    ['from=2024-01-01&to=2026-01-01', 'DATE_RANGE_INVALID'],
    ['from=2026-01-01&to=2026-02-01', 'NOT_FOUND'],
  ])('%s: %s', async (query, code) => {
    expect(codeOf(await list(query))).toBe(code)
    expect(codesOf(`${BASE}/${name}`)).toContain(code)
  })
})

test('a call without HMRC’s version or without access is refused', async () => {
  const path = '123456789/obligations?status=O'
  expect(await ask(path, { accept: 'application/json' })).toMatchObject({ status: 406 })
  const url = `${app.baseUrl}/local-hmrc-vat/organisations/vat/${path}`
  const headers = { accept: 'application/vnd.hmrc.1.0+json', authorization: 'Bearer made-up' }
  expect((await fetch(url, { headers })).status).toBe(401)
})
