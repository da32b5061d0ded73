import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { companyMembers, users } from '#accounts/server/accounts.tables.ts'
import { revokeInvite } from '#invites/contract.ts'
import { invitePeople } from '#invites/server/invites.builders.ts'
import { STAFF_ROLES, type Access, type StaffRole } from '#platform/shared/call.ts'
import { keyAccessOf } from '#platform/server/http/access.ts'
import { staffMembers } from '#staff/server/staff.tables.ts'
import { AUTHORISATION } from './authorisation-table.ts'
import { callName } from './calls.ts'
import { testApp } from './testing/test-app.ts'

const product = await testApp()
const { people, wired, database, deps } = product

type Caller = {
  name: string
  token?: string
  /** What is sent as `inviteCommitCode`. */
  code?: string
  kind: 'visitor' | 'invalid' | 'seller' | 'staff' | 'invited' | 'noInvite'
  role?: string
}

const SELLER_ROLES = ['viewer', 'editor', 'owner'] as const
const { code: rightCode } = await invitePeople(product)
const { code: otherCode } = await invitePeople(product)
const { id: endedId, code: endedCode } = await invitePeople(product)
await product.post(revokeInvite, { id: endedId }, { as: people.seller })
const { code: lockedCode } = await invitePeople(product, { pin: '482913' })

const callers: Caller[] = [
  { name: 'anonymous', kind: 'visitor' },
  { name: 'unknown token', kind: 'invalid', token: 'A'.repeat(43) },
  ...SELLER_ROLES.map((role) => ({ name: role, kind: 'seller' as const, role })),
  { name: 'right invite', kind: 'invited', code: rightCode },
  { name: 'other invite', kind: 'invited', code: otherCode },
  { name: 'invite before its PIN', kind: 'noInvite', code: lockedCode },
  { name: 'ended invite', kind: 'noInvite', code: endedCode },
  { name: 'unknown invite', kind: 'noInvite', code: 'B'.repeat(43) },
  ...STAFF_ROLES.map((role) => ({ name: `staff ${role}`, kind: 'staff' as const, role })),
]

/** One viewer and one agent change roles in turn: a session has its member's current role. */
async function takeRole(caller: Caller): Promise<string | undefined> {
  if (caller.kind === 'seller') {
    const [user] = await deps.db.select().from(users).where(eq(users.email, people.viewer.email))
    await deps.db
      .update(companyMembers)
      .set({ role: caller.role as 'viewer' })
      .where(eq(companyMembers.userId, user?.id ?? ''))
    return people.viewer.token
  }
  if (caller.kind === 'staff') {
    await deps.db
      .update(staffMembers)
      .set({ role: caller.role as StaffRole })
      .where(eq(staffMembers.email, people.agent.email))
    return people.agent.token
  }
  return caller.token
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

async function rowCounts(): Promise<string> {
  const { rows } = await database.pool.query<{ relname: string }>(
    "select relname from pg_stat_user_tables where schemaname = 'public' and relname not like 'rate%' and relname not like '%sessions' order by 1",
  )
  const counts: string[] = []
  for (const { relname } of rows) {
    const found = await deps.db.execute(sql.raw(`select count(*) as count from "${relname}"`))
    counts.push(`${relname}=${String(found.rows[0]?.['count'])}`)
  }
  return counts.join(' ')
}

describe('the authorisation table', () => {
  test('lists every registered call with its access, and nothing else', () => {
    const registered = Object.fromEntries(wired.routes.map(({ call }) => [callName(call), call.access]))
    expect(registered).toEqual(AUTHORISATION)
  })

  const endsSession = new Set(['POST /user/logout', 'POST /staff/logout'])
  const routes = wired.routes.filter(({ call }) => !endsSession.has(callName(call)))

  test.each(callers)(
    '$name gets exactly what it promises, and a refused call changes nothing',
    async (caller) => {
      const token = await takeRole(caller)
      const before = await rowCounts()
      let refused = 0
      for (const { call } of routes) {
        const path = call.path.replace(/\{\w+\}/g, 'x')
        const expected = promised(call.access, caller, call.path)
        if (expected === 'in') continue
        refused++
        const response = await product.app.inject({
          method: call.method,
          url: `/server/portal${path}`,
          headers: { ...headersOf(caller, token), 'content-type': 'application/json' },
          ...(call.method === 'POST' ? { payload: '{}' } : {}),
        })
        const body = response.json<{ code: number; error?: string }>()
        const outcome: Outcome =
          body.code === 1
            ? 'session'
            : REFUSED_INVITE.test(body.error ?? '')
              ? 'invite'
              : ['wire.not_allowed', 'wire.staff_role'].includes(body.error ?? '')
                ? 'role'
                : 'in'
        expect(`${callName(call)}: ${outcome}`).toBe(`${callName(call)}: ${expected}`)
      }
      expect(await rowCounts()).toBe(before)
      if (caller.kind !== 'seller' || caller.role !== 'owner') expect(refused).toBeGreaterThan(0)
    },
  )

  test.each(callers)('$name is admitted where the table says so', async (caller) => {
    const token = await takeRole(caller)
    for (const { call } of routes) {
      if (promised(call.access, caller, call.path) !== 'in' || call.method !== 'GET') continue
      const response = await product.app.inject({
        method: 'GET',
        url: `/server/portal${call.path.replace(/\{\w+\}/g, 'x')}`,
        headers: headersOf(caller, token),
      })
      const isFile = !String(response.headers['content-type']).startsWith('application/json')
      const body = isFile ? { code: 0 } : response.json<{ code: number; error?: string }>()
      expect([0, 400, 499], callName(call)).toContain(body.code)
      expect('error' in body ? body.error : '', callName(call)).not.toMatch(
        /^(wire\.(not_allowed|staff_role)|invite\.(unknown|revoked|pin_needed))$/,
      )
    }
  })
})
