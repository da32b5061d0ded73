import type { Actor, SellerPrincipal, StaffPrincipal } from '#platform/shared/principal.ts'

/** Who moves a work order: besides the usual actors, an invited person and the authority. */
export type WorkActor = Actor<'invited' | 'authority'>

export function sellerActor({ userId, userName }: SellerPrincipal): WorkActor {
  return { kind: 'seller', id: userId, name: userName }
}

export function staffActor({ staffId, staffName }: StaffPrincipal): WorkActor {
  return { kind: 'staff', id: staffId, name: staffName }
}
