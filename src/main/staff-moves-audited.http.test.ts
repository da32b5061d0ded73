import { expect, test } from 'vitest'
import { staffOf } from '#platform/server/http/call-context.ts'
import { callName } from './calls.ts'
import { fuzzInputs } from './testing/fuzz/inputs.ts'
import type { Link } from './testing/fuzz/link.ts'
import { requestOf } from './testing/fuzz/requests.ts'
import { fuzzStories } from './testing/fuzz/stories.ts'
import { watchTraffic } from './testing/fuzz/traffic.ts'
import { randomFrom } from './testing/random.ts'
import { staffPerson } from './testing/staff-person.ts'
import { testApp } from './testing/test-app.ts'

/*
 * Whatever a member of the staff changes leaves a line of theirs in the audit trail, or is listed here with the reason
 * why it need not.
 */
const SILENT: Readonly<Record<string, string>> = {
  'POST /staff/login': 'told apart by its own lines, of people who are not signed in yet',
  'POST /staff/logout': 'ends a session and changes nothing',
  'POST /staff/savedView/save': 'what somebody looks at',
  'POST /staff/savedView/delete': 'what somebody looks at',
  'POST /staff/textBlock/save': 'words that are kept for writing',
  'POST /staff/textBlock/delete': 'words that are kept for writing',
  'POST /staff/tag/save': 'names for sorting, with who made them',
  'POST /staff/tag/put': 'a mark for sorting that the company does not see',
  'POST /staff/workOrder/watch': 'what somebody is told of',
  'POST /staff/note/read': 'what somebody has read',
  'POST /staff/presence/announce': 'what somebody has open at the moment',
  'POST /staff/talk/read': 'what somebody has read',
  'POST /staff/verdict/set':
    'a verdict is a record of its own: who judged which answer of which submission, when',
  'POST /staff/verdict/acceptRest': 'a verdict is a record of its own',
  'POST /staff/file/upload': 'a file is kept with who uploaded it; whatever it is used for is audited',
  'POST /staff/declarations/uploadReceipt':
    'a file is kept with who uploaded it; keeping the receipt is audited',
  'POST /staff/declarations/readTaxStatement': 'reads what was pasted in, and stores nothing',
  'POST /staff/declarations/readTaxStatementFile': 'reads what was sent, and stores nothing',
  'POST /staff/hmrc/account': 'asks HMRC, and stores nothing',
}

/** Audited where they do something: here they may only meet what is gone already, what is so already, or what is refused item by item. */
const MAY_DO_NOTHING: ReadonlySet<string> = new Set([
  'POST /staff/tag/delete',
  'POST /staff/team/level/remove',
  'POST /staff/team/team/remove',
  'POST /staff/team/day/remove',
  'POST /staff/team/rule/remove',
  'POST /staff/team/absence/remove',
  'POST /staff/transfer/import',
  'POST /staff/transfer/matchExact',
  'POST /staff/hmrc/disconnect',
  'POST /staff/workOrder/assign',
  'POST /staff/queue/together',
  'POST /staff/queue/handOver',
  'POST /staff/declarations/together',
  'POST /staff/declarations/matchTaxStatement',
  'POST /staff/declarations/removeCostPrice',
  'POST /staff/declarations/removeGoods',
  'POST /staff/declarations/calculate',
])

const product = await testApp({ listen: true })
const { people, wired, app, database } = product
/** Calls that were done, and whether each left a line. */
const done = new Map<string, { audited: number; silent: number }>()
const linesOf = async (staffId: string) =>
  (await database.pool.query('select 1 from audit_trail where actor_id = $1', [staffId])).rowCount ?? 0

for (const route of wired.routes) {
  const { call, handler } = route
  if (!call.path.startsWith('/staff/') || call.method !== 'POST') continue
  const name = callName(call)
  route.handler = async (context, input) => {
    // One line shows that it is audited.
    if (done.get(name)?.audited || context.principal.kind !== 'staff') return handler(context, input)
    const { staffId } = staffOf(context)
    const before = await linesOf(staffId)
    const result = await handler(context, input)
    const isAudited = (await linesOf(staffId)) > before
    const { audited, silent } = done.get(name) ?? { audited: 0, silent: 0 }
    done.set(name, { audited: audited + Number(isAudited), silent: silent + Number(!isAudited) })
    return result
  }
}

const traffic = watchTraffic(wired.routes)
const random = randomFrom(5)
const links: Link[] = []
const finance = await staffPerson(product, 'finance')
const inputs = fuzzInputs(random, { ...traffic, links })
const writing = wired.routes.filter(
  ({ call }) => call.path.startsWith('/staff/') && call.method === 'POST' && !/log(in|out)/.test(call.path),
)

const ROUNDS = 4

test('every move of the staff is in the audit trail, or listed with a reason', async () => {
  for (const story of fuzzStories(product, [people.seller], random, finance)) links.push(...(await story()))
  for (let round = 0; round < ROUNDS; round++)
    for (const { call } of writing) {
      if (done.get(callName(call))?.audited) continue
      await database.pool.query('delete from rate_counters')
      await app.inject(requestOf(call, inputs.sound(call), { token: people.admin.token }))
    }
  const silent = [...done].filter(([, of]) => of.silent > 0 && of.audited === 0).map(([name]) => name)
  expect(silent.filter((name) => SILENT[name] === undefined && !MAY_DO_NOTHING.has(name))).toEqual([])
  const audited = [...done].filter(([, of]) => of.audited > 0).map(([name]) => name)
  expect(audited.filter((name) => SILENT[name] !== undefined)).toEqual([])
  // What is never done proves nothing.
  expect(audited.length).toBeGreaterThan(55)
}, 600_000)
