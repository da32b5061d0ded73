import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { fillCart, placeOrderOf } from '#orders/testing/orders.builders.ts'
import { advanceTo, openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { callName } from './calls.ts'
import { randomFrom } from './testing/random.ts'
import { oddInputs } from './testing/odd-inputs.ts'
import { testApp } from './testing/test-app.ts'

/*
 * Whatever is sent, by anyone: never an unexpected error, always the envelope, nothing internal. Some hundred requests
 * per call; FUZZ_ROUNDS sets more, FUZZ_SEED repeats a run.
 */
const ROUNDS = Number(process.env['FUZZ_ROUNDS'] ?? 100)
const SEED = Number(process.env['FUZZ_SEED'] ?? randomInt(1_000_000))
const ENDS_SESSION = new Set([
  '/user/logout',
  '/staff/logout',
  '/user/logoutOthers',
  '/user/changePassword',
  '/company/switch',
])

const product = await testApp()
const { people, wired, app } = product
const ids = await recordsToMeddleWith()
const random = randomFrom(SEED)
const { often, pick } = random
const TEXTS = [
  'vat-registration-de',
  'VAT',
  'DE',
  'EUR',
  'CARD',
  'x',
  'a text',
  '中文',
  people.seller.email,
  'lin',
  '21/815/08150',
  'DE129273398',
]
const inputFor = oddInputs(random, { ids, texts: TEXTS })
const sellers = [people.seller.token, people.seller.token, people.sellerOther.token, people.viewer.token]
const staff = [people.agent.token, people.reviewer.token]

/** Ids of everything that a call may name: of two companies, in several states. */
async function recordsToMeddleWith(): Promise<string[]> {
  for (const [as, last] of [
    [people.seller, 'submitted'],
    [people.seller, 'filed'],
    [people.sellerOther, 'accepted'],
  ] as const) {
    await advanceTo(product, await openWorkOrder(product, as), last)
  }
  await openWorkOrder(product, people.seller)
  await placeOrderOf(product, people.seller)
  await fillCart(product, people.seller, 'eori-eu')
  const { rows } = await product.database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id' and data_type = 'text'",
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: some } = await product.database.pool.query<{ id: string }>(`select id from ${name} limit 8`)
    found.push(...some.map((row) => row.id))
  }
  if (found.length < 40) throw new Error('too few ids to fuzz with')
  return [...found, 'wo_00000000000000000000000000']
}

function headersFor(path: string): Record<string, string> {
  const right = path.startsWith('/staff/') ? staff : sellers
  const token = often(0.9) ? pick(right) : pick([undefined, ...sellers, ...staff, 'x'.repeat(43)])
  return {
    lang: pick(['en', 'zh', 'xx']),
    ...(token ? { [pick(['token', 'authorization', 'x-access-token'])]: token } : {}),
    ...(often(0.1) ? { 'idempotency-key': pick(['k', 'k'.repeat(500), '0']) } : {}),
  }
}

async function ask({ call }: (typeof wired.routes)[number]) {
  const input = inputFor(call.input)
  const path = call.path.replace(/\{\w+\}/g, () =>
    encodeURIComponent(pick(['x', '\u0000', 'sandbox', '中', '%'])),
  )
  const url = `/server/portal${path}`
  const headers = headersFor(call.path)
  if (call.method === 'POST') {
    const body = often(0.03)
      ? pick(['', '{', '[]', 'null', '1', '"x"', '{"a":1e999}'])
      : JSON.stringify(input)
    return app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: body,
    })
  }
  const query = new URLSearchParams()
  for (const [name, one] of Object.entries(input)) {
    query.append(name, (typeof one === 'string' ? one : (JSON.stringify(one) ?? '')).slice(0, 2000))
  }
  return app.inject({ method: 'GET', url: `${url}?${query}`, headers })
}

const routes = wired.routes.filter(({ call }) => !ENDS_SESSION.has(call.path))

describe(`any input (FUZZ_SEED=${SEED})`, () => {
  test.each(routes.map((route) => [callName(route.call), route] as const))(
    'sent to %s',
    async (_name, route) => {
      for (let round = 0; round < ROUNDS; round++) {
        const response = await ask(route)
        const isFile = response.headers['content-disposition'] !== undefined
        const body = isFile ? { code: 0, message: '', data: null } : response.json<Record<string, unknown>>()
        expect([0, 1, 3, 400, 499, 502]).toContain(body['code'])
        expect(Object.keys(body)).toEqual(expect.arrayContaining(['code', 'message', 'data']))
        expect(response.body).not.toMatch(/node_modules|Failed query|\bat \w+ \(/)
      }
    },
    60_000 + ROUNDS * 50,
  )
})
