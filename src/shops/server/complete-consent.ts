import type { InputOf } from '#platform/shared/call.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { isUniqueViolation, type Transaction } from '#platform/server/database.ts'
import { endOfConsent } from '../authorisation.ts'
import type { amazonCallback } from '../contract.ts'
import { isUnanswered, type Amazon, type Tokens } from './amazon/amazon.ts'
import { auditShop } from './audit-shop.ts'
import { readConsentState } from './consent-state.ts'
import { ASK_SHOP, askKey } from './job-names.ts'
import { sealRefreshToken } from './refresh-token.ts'
import type { ShopActor, ShopsDeps } from './shops-deps.ts'
import { shopRefusals } from './shops.errors.ts'
import { findShop, holderOfAccount, isConsentUsed } from './shops.queries.ts'
import { lockShop, putAuthorisation, takeAccount, updateShop, useConsent } from './shops.repository.ts'
import type { ShopRow } from './shops.tables.ts'

const CALLBACKS_AN_HOUR = 60

/** What Amazon gave to the browser: the code is exchanged for a token, which is kept for the shop of the state. */
export async function completeConsent(
  deps: ShopsDeps,
  actor: ShopActor,
  sent: InputOf<typeof amazonCallback>,
): Promise<{ shopId: string; name: string }> {
  const { companyId } = actor
  await deps.limits.count({
    key: `amazon-callbacks:${companyId}`,
    limit: CALLBACKS_AN_HOUR,
    windowMinutes: 60,
  })
  const state = readConsentState(deps.box, actor, sent.state, deps.clock.now())
  if (!state) throw shopRefusals.consent_state()
  if (await isConsentUsed(deps.db, companyId, state.hash)) throw shopRefusals.consent_used()
  const { code, sellingPartnerId: sellerId } = sent
  if (code === undefined || sellerId === undefined) throw shopRefusals.consent_refused()
  if (!deps.amazon) throw shopRefusals.not_set_up()
  const found = await findShop(deps.db, companyId, state.shopId)
  if (!found) throw shopRefusals.not_found()
  refuseOtherSeller(found.shop, sellerId)
  const holder = await holderOfAccount(deps.db, sellerId)
  if (holder !== undefined && holder !== companyId) throw shopRefusals.other_company()
  await useOnce(deps, { companyId, stateHash: state.hash })
  const tokens = await exchange(deps, deps.amazon, code)
  const shop = { companyId, shopId: found.shop.id, sellerId }
  await keep(deps, actor, { ...shop, tokens }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? shopRefusals.exists() : error
  })
  return { shopId: found.shop.id, name: found.shop.name }
}

/** A shop whose seller id is known is authorised with that account alone. */
function refuseOtherSeller({ sellerId: expected }: ShopRow, given: string): void {
  if (expected !== null && expected.toUpperCase() !== given)
    throw shopRefusals.other_seller({ params: { given, expected } })
}

/** Before the code is exchanged: of two requests with one state only one reaches Amazon. */
async function useOnce(deps: ShopsDeps, used: { companyId: string; stateHash: string }): Promise<void> {
  const isFirst = await deps.db.transaction((tx) => useConsent(tx, { ...used, usedAt: deps.clock.now() }))
  if (!isFirst) throw shopRefusals.consent_used()
}

async function exchange(deps: ShopsDeps, amazon: Amazon, code: string): Promise<Tokens> {
  const answer = await amazon.exchange(code)
  if (!isUnanswered(answer)) return answer
  deps.log.warn({ fault: answer.fault }, 'Amazon gave no tokens for a code')
  if (answer.fault === 'WITHDRAWN') throw shopRefusals.consent_code()
  throw shopRefusals.amazon_unavailable()
}

type Granted = { companyId: string; shopId: string; sellerId: string; tokens: Tokens }

async function keep(deps: ShopsDeps, actor: ShopActor, granted: Granted): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { companyId, shopId, sellerId } = granted
    const shop = await lockShop(tx, companyId, shopId)
    if (!shop) throw shopRefusals.not_found()
    refuseOtherSeller(shop, sellerId)
    const now = deps.clock.now()
    if (!(await takeAccount(tx, { sellerId, companyId, since: now }))) throw shopRefusals.other_company()
    await updateShop(tx, shop, { sellerId })
    await storeTokens(tx, deps, granted, now)
    await deps.jobs.add(tx, ASK_SHOP, { companyId, shopId }, { key: askKey(shopId) })
    await auditShop(tx, actor, { at: now, action: 'shop.authorised', shopId, detail: { sellerId } })
  })
}

async function storeTokens(
  tx: Transaction,
  { box, config }: ShopsDeps,
  { companyId, shopId, tokens }: Granted,
  now: Date,
): Promise<void> {
  await putAuthorisation(tx, {
    companyId,
    shopId,
    status: 'GRANTED',
    sealedRefreshToken: sealRefreshToken(box, { companyId, shopId }, tokens.refreshToken),
    authorisedAt: now,
    expiresOn: endOfConsent(dayOf(now, config.agency.timeZone)),
    askedAt: null,
    answeredAt: null,
    fault: null,
    askAgainAt: null,
    participations: [],
    account: null,
    accountIs: 'UNKNOWN',
    endingNotifiedAt: null,
  })
}
