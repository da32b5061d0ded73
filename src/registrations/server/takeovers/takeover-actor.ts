import { type CallContext, sellerOf, staffOf } from '#platform/server/http/call-context.ts'
import { PORTAL } from '#platform/shared/principal.ts'

/** Who says or checks something of a takeover; the portal, where a form of the seller began it. */
export type TakeoverActor = {
  kind: 'seller' | 'staff' | 'system'
  id: string
  name: string
  address?: string
}

export const PORTAL_ACTOR: TakeoverActor = { kind: 'system', id: PORTAL.id, name: PORTAL.name }

export function sellerActor(context: CallContext): TakeoverActor {
  const { userId: id, userName: name } = sellerOf(context)
  return { kind: 'seller', id, name, address: context.ip }
}

export function staffActor(context: CallContext): TakeoverActor {
  const { staffId: id, staffName: name } = staffOf(context)
  return { kind: 'staff', id, name, address: context.ip }
}
