import { invitePeople } from '#invites/server/invites.builders.ts'
import type { CallDefinition } from '#platform/shared/call.ts'
import { keyAccessOf } from '#platform/server/http/access.ts'
import type { Caller, TestApp } from '../test-app.ts'
import { staffPerson } from '../staff-person.ts'

/**
 * Somebody who sends requests: with a session, with the code of an invite, or with nothing that is valid. A session is
 * shared with the stories, because its token is renewed on both sides.
 */
export type Actor = { name: string; session?: NonNullable<Caller>; code?: string }
export type Actors = Awaited<ReturnType<typeof castOfFuzz>>

/** Everybody who can make a call: every role of both sides, invited people, and people without a valid key. */
export async function castOfFuzz(product: TestApp) {
  const { people } = product
  const sellers: Actor[] = [
    { name: 'owner', session: people.seller },
    { name: 'owner', session: people.seller },
    { name: 'other owner', session: people.sellerOther },
    { name: 'viewer', session: people.viewer },
  ]
  const staff = {
    agent: { name: 'agent', session: people.agent },
    reviewer: { name: 'reviewer', session: people.reviewer },
    finance: { name: 'finance', session: await staffPerson(product, 'finance') },
    partner: { name: 'partner', session: await staffPerson(product, 'partner') },
    admin: { name: 'admin', session: people.admin },
  }
  const invited: Actor[] = [
    { name: 'invited', code: (await invitePeople(product)).code },
    { name: 'invited', code: (await invitePeople(product)).code },
    { name: 'invited before the PIN', code: (await invitePeople(product, { pin: '482913' })).code },
  ]
  /** Invites end; new ones take their place. */
  const inviteAnew = async () => {
    const { nodeId, order, code } = await invitePeople(product)
    invited.splice(0, 1)
    invited.push({ name: 'invited', code })
    return [{ nodeId }, { workOrderId: order.workOrderId }]
  }
  const nobody: Actor[] = [
    { name: 'visitor' },
    { name: 'invalid', session: { token: 'x'.repeat(43) } },
    { name: 'invalid', code: 'x'.repeat(43) },
  ]
  const everyStaff = Object.values(staff)
  const all = [...sellers, ...everyStaff, ...invited, ...nobody]

  function allowed({ access, path }: CallDefinition): Actor[] {
    if (typeof access === 'object' && 'staff' in access) return access.staff.map((role) => staff[role])
    if (access === 'staff') return everyStaff
    const key = keyAccessOf(access)
    if (key) return key.or ? [...invited, ...sellers] : invited
    if (access === 'signed') return nobody
    if (access === 'public') return path.startsWith('/staff/') ? nobody : [...sellers, ...nobody]
    const onlyOwners = access === 'sellerOwner' || access === 'sellerWriter'
    return onlyOwners ? sellers.filter(({ name }) => name !== 'viewer') : sellers
  }
  return { all, nobody, staff, allowed, inviteAnew }
}
