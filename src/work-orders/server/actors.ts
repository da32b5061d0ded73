import type { Actor, SellerPrincipal, StaffPrincipal } from '#platform/shared/principal.ts'

export function sellerActor({ userId, userName }: SellerPrincipal): Actor {
  return { kind: 'seller', id: userId, name: userName }
}

export function staffActor({ staffId, staffName }: StaffPrincipal): Actor {
  return { kind: 'staff', id: staffId, name: staffName }
}
