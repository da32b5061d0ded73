import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callName } from './calls.ts'
import { castOfFuzz } from './testing/fuzz/actors.ts'
import { fuzzInputs } from './testing/fuzz/inputs.ts'
import { fuzzReport } from './testing/fuzz/report.ts'
import { fuzzRequests } from './testing/fuzz/requests.ts'
import type { Link } from './testing/fuzz/link.ts'
import { fuzzStories } from './testing/fuzz/stories.ts'
import { watchTraffic } from './testing/fuzz/traffic.ts'
import { randomFrom } from './testing/random.ts'
import { takeRenewed, testApp } from './testing/test-app.ts'

/*
 * Whatever is sent, by anyone: never an unexpected error, always the envelope, nothing internal. Twelve requests
 * per call; `npm run test:fuzz` sends thirty-five times as many, FUZZ_ROUNDS says how many, FUZZ_SEED repeats a run. What really reached the
 * use cases is counted, printed, and too little of it fails.
 */
const ROUNDS = Number(process.env['FUZZ_ROUNDS'] ?? 12)
const SEED = Number(process.env['FUZZ_SEED'] ?? randomInt(1_000_000))
/** They end the sessions of others in this file, so they come last. */
const ENDS_SESSION = [
  '/company/changeMember',
  '/company/removeMember',
  '/company/leave',
  '/company/switch',
  '/user/changePassword',
  '/user/logoutOthers',
  '/user/logout',
  '/staff/logoutOthers',
  '/staff/scope/endSessions',
  '/staff/logout',
]
const SIGNED_IN = new Set([
  'owner',
  'other owner',
  'viewer',
  'agent',
  'reviewer',
  'finance',
  'partner',
  'admin',
])
const CODES = new Set<unknown>([0, 1, 3, 400, 499, 502])
const INTERNAL =
  /node_modules|Failed query|\.ts:\d+|\\n\s+at |select \\"|insert into|[Ii]nvalid (input|string|type|option)|期望|实际接收/

// Webhooks go to this machine, and no name server is waited for.
const product = await testApp({ listen: true, config: { webhooks: { allowLocal: true, timeoutMs: 300 } } })
const { people, wired, app, clock, database } = product
const traffic = watchTraffic(wired.routes)
traffic.seed(['vat-registration-de', 'VAT', 'DE', 'EUR', 'CARD', 'x', 'a text', '中文', 'lin'])
traffic.seed(['21/815/08150', 'DE129273398', people.seller.email])
const random = randomFrom(SEED)
const { pick } = random
const actors = await castOfFuzz(product)
const stories = [
  actors.inviteAnew,
  ...fuzzStories(
    product,
    [people.seller, people.seller, people.sellerOther],
    random,
    actors.staff.finance.session,
  ),
]
const links: Link[] = []
const requestTo = fuzzRequests(random, actors, fuzzInputs(random, { ...traffic, links }))
const byActor = new Map<string, { sent: number; answered: number }>()
const faults = new Map<string, string[]>()
let told = 0

const last = (path: string) => ENDS_SESSION.indexOf(path)
const routes = wired.routes.filter(({ call }) => last(call.path) < 0)
const lastRoutes = wired.routes
  .filter(({ call }) => last(call.path) >= 0)
  .toSorted((a, b) => last(a.call.path) - last(b.call.path))

async function ask(route: (typeof routes)[number]): Promise<void> {
  const { actor, options } = requestTo(route)
  traffic.countOf(route.call.path).sent++
  const response = await app.inject(options)
  const isFile = response.headers['content-disposition'] !== undefined
  // An open stream is outside the envelope; in this test it ends before its first hint.
  const isStream = route.call.kind === 'stream' && response.statusCode === 200 && response.body === ''
  const code = isFile || isStream ? 0 : faultOrCode(response.body)
  if (code === 0 && !isFile && !isStream)
    takeRenewed(route.call, actor.session, response.json<{ data: unknown }>().data)
  if (typeof code === 'string') {
    const found = faults.get(route.call.path) ?? []
    found.push(`${actor.name} ${String(options.url)} ${String(options.payload)} → ${response.body}: ${code}`)
    faults.set(route.call.path, found)
  }
  const by = byActor.get(actor.name) ?? { sent: 0, answered: 0 }
  byActor.set(actor.name, { sent: by.sent + 1, answered: by.answered + (code === 0 ? 1 : 0) })
}

/** The code of an envelope, or what is wrong with the answer. */
function faultOrCode(body: string): number | string {
  const answer = JSON.parse(body) as Record<string, unknown>
  const missing = ['code', 'message', 'data'].filter((key) => !(key in answer))
  if (missing.length > 0) return `lacks ${missing.join(', ')}`
  if (!CODES.has(answer['code'])) return 'an unexpected code'
  return INTERNAL.test(body) ? 'tells something internal' : (answer['code'] as number)
}

// All calls in turn rather than one after the other: each finds what the others left.
beforeAll(
  async () => {
    for (const story of stories) links.push(...(await story()))
    for (let round = 0; round < ROUNDS; round++) {
      // Limits on tries would answer in place of the use cases; they have tests of their own.
      await database.pool.query('delete from rate_counters')
      for (const route of routes) await ask(route)
      // What the fuzz did in between may stand in a story's way.
      if (round % 3 === 0)
        // A story orders one service; an order takes all that is in the cart.
        await database.pool.query('delete from cart_lines')
      await pick(stories)().then(
        () => told++,
        () => undefined,
      )
      clock.advance(60_000)
    }
    for (const route of lastRoutes) for (let round = 0; round < ROUNDS; round++) await ask(route)
  },
  // On a quiet machine it takes a third of this and less; a busy one must not look like a hang.
  300_000 + ROUNDS * 15_000,
)

describe(`any input (FUZZ_SEED=${SEED})`, () => {
  test.each(wired.routes.map(({ call }) => [callName(call), call] as const))('sent to %s', (_, call) => {
    expect(traffic.countOf(call.path).sent).toBeGreaterThanOrEqual(ROUNDS)
    expect(faults.get(call.path) ?? []).toEqual([])
  })
})

const counts = () => wired.routes.map(({ call }) => ({ name: callName(call), ...traffic.countOf(call.path) }))

const sum = (of: 'sent' | 'reached') => counts().reduce((total, one) => total + one[of], 0)

describe('what was exercised', () => {
  afterAll(() => void process.stdout.write(fuzzReport(counts(), byActor)))

  test('at least half of all requests reach a use case', () => {
    expect(sum('sent')).toBeGreaterThanOrEqual(wired.routes.length * ROUNDS)
    expect(sum('reached') / sum('sent')).toBeGreaterThan(0.5)
  })

  test('three of four calls succeed now and then, and everybody is answered', () => {
    const never = counts().filter(({ done }) => done === 0)
    expect(never.length / wired.routes.length, never.map(({ name }) => name).join()).toBeLessThan(0.25)
    const unanswered = [...byActor].filter(([, { answered }]) => answered === 0)
    expect(unanswered).toEqual([])
    // A session that ended on the way would leave its person out of nearly everything, and nobody would notice.
    const signedIn = [...byActor].filter(([name]) => SIGNED_IN.has(name))
    expect(signedIn.length).toBe(SIGNED_IN.size)
    for (const [name, { sent, answered }] of signedIn) expect(answered / sent, name).toBeGreaterThan(0.05)
    expect(told).toBeGreaterThan(ROUNDS / 3)
  })
})
