import { invitePeople } from '#invites/server/invites.builders.ts'
import type { CallDefinition } from '#platform/shared/call.ts'
import { keyAccessOf } from '#platform/server/http/access.ts'
import type { TestApp } from '../test-app.ts'
import { staffPerson } from '../staff-person.ts'

/** Somebody who sends requests: with a session, with the code of an invite, or with nothing that is valid. */
export type Actor = { name: string; token?: string; code?: string }
export type Actors = Awaited<ReturnType<typeof castOfFuzz>>

/** Everybody who can make a call: every role of both sides, invited people, and people without a valid key. */
export async function castOfFuzz(product: TestApp) {
  const { people } = product
  const sellers: Actor[] = [
    { name: 'owner', token: people.seller.token },
    { name: 'owner', token: people.seller.token },
    { name: 'other owner', token: people.sellerOther.token },
    { name: 'viewer', token: people.viewer.token },
  ]
  const staff = {
    agent: { name: 'agent', token: people.agent.token },
    reviewer: { name: 'reviewer', token: people.reviewer.token },
    finance: { name: 'finance', token: (await staffPerson(product, 'finance')).token },
    partner: { name: 'partner', token: (await staffPerson(product, 'partner')).token },
    admin: { name: 'admin', token: people.admin.token },
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
    { name: 'invalid', token: 'x'.repeat(43) },
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
  return { all, staff, allowed, inviteAnew }
}
