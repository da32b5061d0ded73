import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { companyMembers, users } from '#accounts/server/accounts.tables.ts'
import { revokeInvite } from '#invites/contract.ts'
import { invitePeople } from '#invites/server/invites.builders.ts'
import { STAFF_ROLES, type Access, type StaffRole } from '#platform/shared/call.ts'
import { FORMER_TOKEN_MS } from '#platform/server/sessions.repository.ts'
import { keyAccessOf } from '#platform/server/http/access.ts'
import { staffMembers } from '#staff/server/staff.tables.ts'
import { AUTHORISATION } from './authorisation-table.ts'
import { callName } from './calls.ts'
import { fuzzInputs } from './testing/fuzz/inputs.ts'
import { requestOf } from './testing/fuzz/requests.ts'
import { allRows, changedRows } from './testing/fuzz/rows.ts'
import type { Link } from './testing/fuzz/link.ts'
import { fuzzStories } from './testing/fuzz/stories.ts'
import { watchTraffic } from './testing/fuzz/traffic.ts'
import { tokenOf } from './testing/people.ts'
import { randomFrom } from './testing/random.ts'
import { staffPerson } from './testing/staff-person.ts'
import { takeRenewed, testApp } from './testing/test-app.ts'

const product = await testApp({ listen: true })
const { people, wired, database, deps } = product
const traffic = watchTraffic(wired.routes)
const random = randomFrom(1)
const links: Link[] = []
const { sound } = fuzzInputs(random, { ...traffic, links })
traffic.seed(['DE', 'EUR', 'a text', 'DE129273398', 'vat-registration-de'])

type Caller = {
  name: string
  token?: string
  /** What is sent as `inviteCommitCode`. */
  code?: string
  kind: 'visitor' | 'invalid' | 'seller' | 'staff' | 'invited' | 'noInvite'
  role?: string
}

const SELLER_ROLES = ['viewer', 'editor', 'owner'] as const
const finance = await staffPerson(product, 'finance')
for (const story of fuzzStories(product, [people.seller], random, finance)) links.push(...(await story()))
await database.pool.query('delete from cart_lines')
const expiredSeller = await tokenOf(product.app, product.config.product, people.viewer, product.clock)
await database.pool.query(
  "update user_sessions set expires_at = now() - interval '1 minute' where id = (select id from user_sessions order by created_at desc limit 1)",
)
const expiredStaff = (await staffPerson(product, 'partner')).token
await database.pool.query(
  "update staff_sessions set expires_at = now() - interval '1 minute' where id = (select id from staff_sessions order by created_at desc limit 1)",
)
const { code: rightCode } = await invitePeople(product)
const { code: otherCode } = await invitePeople(product)
const { id: endedId, code: endedCode } = await invitePeople(product)
await product.post(revokeInvite, { id: endedId }, { as: people.seller })
const { code: lockedCode } = await invitePeople(product, { pin: '482913' })

const callers: Caller[] = [
  { name: 'anonymous', kind: 'visitor' },
  { name: 'unknown token', kind: 'invalid', token: 'A'.repeat(43) },
  { name: 'expired seller', kind: 'invalid', token: expiredSeller },
  { name: 'expired staff', kind: 'invalid', token: expiredStaff },
  ...SELLER_ROLES.map((role) => ({ name: role, kind: 'seller' as const, role })),
  { name: 'right invite', kind: 'invited', code: rightCode },
  { name: 'other invite', kind: 'invited', code: otherCode },
  { name: 'invite before its PIN', kind: 'noInvite', code: lockedCode },
  { name: 'ended invite', kind: 'noInvite', code: endedCode },
  { name: 'unknown invite', kind: 'noInvite', code: 'B'.repeat(43) },
  ...STAFF_ROLES.map((role) => ({ name: `staff ${role}`, kind: 'staff' as const, role })),
]

/** Whose session makes a call. */
type Subject = { token: string; password?: string } | undefined

const CONFIRMS = new Set(['/user/confirm', '/staff/confirm'])

/** One viewer and one agent change roles in turn: a session has its member's current role. */
async function takeRole(caller: Caller): Promise<Subject> {
  if (caller.kind === 'seller') {
    const [user] = await deps.db.select().from(users).where(eq(users.email, people.viewer.email))
    await deps.db
      .update(companyMembers)
      .set({ role: caller.role as 'viewer' })
      .where(eq(companyMembers.userId, user?.id ?? ''))
    return people.viewer
  }
  if (caller.kind === 'staff') {
    await deps.db
      .update(staffMembers)
      .set({ role: caller.role as StaffRole })
      .where(eq(staffMembers.email, people.agent.email))
    return people.agent
  }
  return caller.token === undefined ? undefined : { token: caller.token }
}

type Outcome = 'in' | 'session' | 'role' | 'invite'

const REFUSED_INVITE = /^invite\.(unknown|revoked|pin_needed)$/

/** A missing PIN must not prevent entering the PIN. */
const mayEnterPin = (access: Access, caller: Caller) =>
  keyAccessOf(access)?.beforePin === true && caller.code === lockedCode

/** What the table promises. Calls that end the caller's session come last, see below. */
function promised(access: Access, caller: Caller, path: string): Outcome {
  if (access === 'public' || access === 'signed') return 'in'
  const key = keyAccessOf(access)
  if (key && !key.or) return caller.kind === 'invited' || mayEnterPin(access, caller) ? 'in' : 'invite'
  if (key && caller.kind === 'invited') return 'in'
  if (key && caller.kind === 'noInvite') return 'invite'
  // To any other call a code means nothing: with a code alone the caller is a visitor.
  const isVisitor = ['visitor', 'invited', 'noInvite'].includes(caller.kind)
  const isStaffCall = path.startsWith('/staff/')
  if (access === 'visitorOrSeller') return isVisitor || caller.kind === 'seller' ? 'in' : 'session'
  if (access === 'visitorOrSellerWriter') {
    if (caller.kind === 'seller') return caller.role === 'viewer' ? 'role' : 'in'
    return isVisitor ? 'in' : 'session'
  }
  if (isStaffCall ? caller.kind !== 'staff' : caller.kind !== 'seller') return 'session'
  if (typeof access === 'object' && 'staff' in access)
    return access.staff.includes(caller.role as StaffRole) ? 'in' : 'role'
  if (access === 'sellerWriter' || key?.or === 'sellerWriter') return caller.role === 'viewer' ? 'role' : 'in'
  if (access === 'sellerOwner') return caller.role === 'owner' ? 'in' : 'role'
  return 'in'
}

function headersOf({ code }: Caller, token: string | undefined): Record<string, string> {
  return { ...(token ? { token } : {}), ...(code ? { invitecommitcode: code } : {}) }
}

const endsSession = new Set([
  'POST /user/login',
  'POST /user/logout',
  'POST /staff/logout',
  'POST /staff/logoutOthers',
  'POST /staff/logoutSession',
  'POST /staff/scope/endSessions',
  'POST /user/logoutOthers',
  'POST /user/logoutSession',
  'POST /user/answerSignIn',
  'POST /company/leave',
  'POST /company/removeMember',
])
const routes = wired.routes.filter(({ call }) => !endsSession.has(callName(call)))

type Body = { code: number; error?: string; data?: unknown }

/** An input that the call takes, naming what exists. */
function inputOf({ call }: (typeof routes)[number], as: Subject): Record<string, unknown> {
  // By node, this public call asks for a session, as its summary says.
  if (call.path === '/woTemplate/preview') return { code: 'de-vat-registration' }
  // Among the passwords that were seen is now and then the right one: here it always is.
  if (CONFIRMS.has(call.path) && as?.password) return { password: as.password }
  return sound(call)
}

/**
 * Makes the call. Whoever proves again who they are goes on under another token, and the one before opens nothing from then
 * on: otherwise the pace of the machine would decide which later call is the first one without a session.
 */
async function make(route: (typeof routes)[number], caller: Caller, as: Subject) {
  const { call } = route
  const input = inputOf(route, as)
  const response = await product.app.inject(requestOf(call, input, headersOf(caller, as?.token)))
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  const body: Body = isJson ? response.json<Body>() : { code: 0 }
  if (takeRenewed(call, as, body.data)) product.clock.advance(FORMER_TOKEN_MS)
  return { isSound: call.input.safeParse(input).success, body }
}

function outcomeOf({ code, error = '' }: { code: number; error?: string }): Outcome {
  if (code === 1) return 'session'
  if (REFUSED_INVITE.test(error)) return 'invite'
  return ['wire.not_allowed', 'wire.staff_role'].includes(error) ? 'role' : 'in'
}

// Invited people first: what others do may end their invites.
const byInvite = (caller: Caller) => (caller.code ? 0 : 1)

describe('the authorisation table', () => {
  test('lists every registered call with its access, and nothing else', () => {
    const registered = Object.fromEntries(wired.routes.map(({ call }) => [callName(call), call.access]))
    expect(registered).toEqual(AUTHORISATION)
  })

  test.each(callers)(
    '$name gets exactly what it promises, and a refused call changes nothing',
    async (caller) => {
      const as = await takeRole(caller)
      const before = await allRows(product)
      const refused = routes.filter(({ call }) => promised(call.access, caller, call.path) !== 'in')
      let sounds = 0
      for (const route of refused) {
        const { body, isSound } = await make(route, caller, as)
        if (isSound) sounds++
        const name = callName(route.call)
        expect(`${name}: ${outcomeOf(body)}`).toBe(
          `${name}: ${promised(route.call.access, caller, route.call.path)}`,
        )
      }
      expect(changedRows(before, await allRows(product))).toEqual({ gone: [], added: [] })
      // A call that would be refused for its input anyway proves nothing.
      expect(sounds / refused.length).toBeGreaterThan(0.95)
      expect(refused.length).toBeGreaterThan(10)
    },
  )

  test.each(callers.toSorted((a, b) => byInvite(a) - byInvite(b)))(
    '$name is admitted where the table says so',
    async (caller) => {
      const admitted = routes.filter(({ call }) => promised(call.access, caller, call.path) === 'in')
      let done = 0
      for (const route of admitted) {
        await database.pool.query('delete from rate_counters')
        // Each time: an owner may have made himself an editor by the call before.
        const { body } = await make(route, caller, await takeRole(caller))
        if (body.code === 0) done++
        const name = callName(route.call)
        expect([0, 3, 400, 499, 502], name).toContain(body.code)
        expect(`${name}: ${outcomeOf(body)}`).toBe(`${name}: in`)
      }
      if (admitted.length > 0) expect(done).toBeGreaterThan(0)
    },
  )
})
