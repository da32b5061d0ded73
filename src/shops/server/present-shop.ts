import { dayOf, daysBetween } from '#platform/shared/calendar.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { RunningReturns } from '#registrations/server/public.ts'
import { statusOf } from '../authorisation.ts'
import type { authorizationInfo } from '../contract.ts'
import { givesConsent, type Region } from '../marketplaces.ts'
import { inRegion } from '../region.ts'
import { newConsentState } from './consent-state.ts'
import type { ShopsDeps } from './shops-deps.ts'
import type { Participation } from './amazon/amazon.ts'
import type { AuthorisationRow } from './shops.tables.ts'
import type { WholeShop } from './shops.queries.ts'

type Shown = OutputOf<typeof authorizationInfo>[number]

/** A shop as its company sees it. Nothing of a token is in it. */
export function presentShop(
  deps: ShopsDeps,
  reader: SellerPrincipal,
  { shop, authorisation, confirmedBy }: WholeShop,
  {
    running,
    missing,
  }: { running: readonly RunningReturns[]; missing: ReadonlyMap<string, readonly string[]> },
): Shown {
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  const consents = givesConsent(shop.marketplace)
  const stored = authorisation?.status ?? 'NONE'
  const expiresOn = authorisation?.expiresOn ?? null
  const status = statusOf({ consents, authorisation: stored, expiresOn }, today)
  const isOver = status === 'REVOKED' || status === 'NOT_CONNECTED' || status === 'FILE_UPLOAD'
  const returns = running.filter(({ country }) => inRegion(country, shop.region))
  return {
    id: shop.id,
    name: shop.name,
    marketplace: shop.marketplace,
    region: shop.region,
    sellerId: shop.sellerId,
    countries: countriesOf(authorisation, shop.region),
    suspended: countriesOf(authorisation, shop.region, ({ suspended }) => suspended),
    status,
    authorisedAt: isOver ? null : (authorisation?.authorisedAt.toISOString() ?? null),
    expiresAt: isOver ? null : expiresOn,
    daysLeft: isOver || expiresOn === null ? null : Math.max(0, daysBetween(today, expiresOn)),
    lastSync: authorisation?.answeredAt?.toISOString() ?? null,
    fault: authorisation?.fault ?? null,
    askAgainAt: authorisation?.askAgainAt?.toISOString() ?? null,
    account: accountOf(authorisation, confirmedBy),
    missingMonths: [...(missing.get(shop.id) ?? [])],
    returns: returns.map(({ country, nextDueOn }) => ({ country, dueAt: nextDueOn })),
    ...consentOf(deps, reader, { consents, shopId: shop.id }),
  }
}

function accountOf(authorisation: AuthorisationRow | null, by: string | null): Shown['account'] {
  const confirmedAt = authorisation?.confirmedAt ?? null
  return {
    is: authorisation?.accountIs ?? 'UNKNOWN',
    name: authorisation?.account?.name ?? null,
    registrationNumber: authorisation?.account?.registrationNumber ?? null,
    confirmed: confirmedAt && { at: confirmedAt.toISOString(), by },
  }
}

function countriesOf(
  authorisation: AuthorisationRow | null,
  region: Region,
  wanted: (one: Participation) => boolean = () => true,
): string[] {
  const found = (authorisation?.participations ?? []).filter(
    (one) => one.active && inRegion(one.country, region) && wanted(one),
  )
  return [...new Set(found.map(({ country }) => country))].toSorted()
}

function consentOf(
  { amazon, box, clock }: ShopsDeps,
  reader: SellerPrincipal,
  { consents, shopId }: { consents: boolean; shopId: string },
): Pick<Shown, 'consentUrl' | 'consentObstacle'> {
  if (!consents) return { consentUrl: null, consentObstacle: 'NOT_NEEDED' }
  if (!amazon) return { consentUrl: null, consentObstacle: 'NOT_SET_UP' }
  if (reader.role === 'viewer') return { consentUrl: null, consentObstacle: 'READ_ONLY' }
  const state = newConsentState(box, reader, shopId, clock.now())
  return { consentUrl: amazon.consentUrl(state), consentObstacle: null }
}
