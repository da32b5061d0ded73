import { notify } from '#messages/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import { isUnanswered, type Amazon, type AskFault, type Unanswered } from './amazon/amazon.ts'
import { whoseAccount } from './gather-facts.ts'
import { ASK_SHOP, askKey } from './job-names.ts'
import { openRefreshToken, sealRefreshToken } from './refresh-token.ts'
import type { ShopsDeps } from './shops-deps.ts'
import { findShop } from './shops.queries.ts'
import { shopsMessages } from './shops.messages.ts'
import { findAuthorisation, lockShop, updateAuthorisation } from './shops.repository.ts'
import type { AuthorisationRow } from './shops.tables.ts'

type Of = { companyId: string; shopId: string }
type Learnt = Partial<Pick<AuthorisationRow, 'participations' | 'account' | 'answeredAt'>>
type Outcome = Learnt & { fault: AskFault | null; waitMs?: number; refreshToken?: string }

/** Asks Amazon about a shop: whether the authorisation holds, where it sells, and whose account it is. */
export async function askShop(deps: ShopsDeps, of: Of): Promise<void> {
  const found = await findShop(deps.db, of.companyId, of.shopId)
  const sealed = found?.authorisation?.sealedRefreshToken
  if (!found?.authorisation || !sealed || found.authorisation.status !== 'GRANTED' || !deps.amazon) return
  const { askAgainAt } = found.authorisation
  if (askAgainAt && askAgainAt > deps.clock.now())
    return deps.db.transaction((tx) => askLater(tx, deps, of, askAgainAt))
  const outcome = await question(deps.amazon, openRefreshToken(deps.box, of, sealed), deps.clock.now())
  if (outcome.fault === 'MISCONFIGURED')
    deps.log.error({ fault: outcome.fault }, 'Amazon refuses the credentials of this portal')
  await deps.db.transaction((tx) => keepOutcome(tx, deps, { of, sealed, outcome }))
}

async function question(amazon: Amazon, refreshToken: string, now: Date): Promise<Outcome> {
  const tokens = await amazon.refresh(refreshToken)
  if (isUnanswered(tokens)) return silence(tokens)
  const fresh = tokens.refreshToken === refreshToken ? {} : { refreshToken: tokens.refreshToken }
  const participations = await amazon.participations(tokens.accessToken)
  if (isUnanswered(participations)) return { ...fresh, ...silence(participations) }
  const account = await amazon.account(tokens.accessToken)
  const learnt = { ...fresh, participations, answeredAt: now }
  // Without the role for it the rest still works.
  if (!isUnanswered(account)) return { ...learnt, account, fault: null }
  return { ...learnt, ...silence(account) }
}

const silence = ({ fault, waitMs }: Unanswered): Outcome => ({
  fault,
  ...(waitMs !== undefined && { waitMs }),
})

/** Notes what Amazon answered, unless the tokens have changed meanwhile. */
export async function keepOutcome(
  tx: Transaction,
  deps: ShopsDeps,
  { of, sealed, outcome }: { of: Of; sealed: string; outcome: Outcome },
): Promise<void> {
  const authorisation = await findAuthorisation(tx, of.companyId, of.shopId)
  // Authorised anew or withdrawn in the meantime: this answer is about tokens of before.
  if (authorisation?.sealedRefreshToken !== sealed || authorisation.status !== 'GRANTED') return
  const { fault, waitMs, refreshToken, ...learnt } = outcome
  const now = deps.clock.now()
  const askAgainAt = waitMs === undefined ? null : new Date(now.getTime() + waitMs)
  const isBroken = fault === 'WITHDRAWN'
  const account = learnt.account ?? authorisation.account
  const accountIs = account ? await whoseAccount(tx, of.companyId, account) : 'UNKNOWN'
  await updateAuthorisation(tx, of, {
    ...learnt,
    accountIs,
    fault,
    askedAt: now,
    askAgainAt,
    ...(refreshToken && { sealedRefreshToken: sealRefreshToken(deps.box, of, refreshToken) }),
    ...(isBroken && { status: 'BROKEN', sealedRefreshToken: null }),
  })
  if (askAgainAt) await askLater(tx, deps, of, askAgainAt)
  if (isBroken) await notifyBroken(tx, deps, of)
}

/** Amazon may give a new refresh token with every question. */
export async function keepToken(
  tx: Transaction,
  deps: ShopsDeps,
  { of, sealed, refreshToken }: { of: Of; sealed: string; refreshToken: string },
): Promise<void> {
  const authorisation = await findAuthorisation(tx, of.companyId, of.shopId)
  if (authorisation?.sealedRefreshToken !== sealed || authorisation.status !== 'GRANTED') return
  await updateAuthorisation(tx, of, { sealedRefreshToken: sealRefreshToken(deps.box, of, refreshToken) })
}

async function notifyBroken(tx: Transaction, deps: ShopsDeps, { companyId, shopId }: Of): Promise<void> {
  const shop = await lockShop(tx, companyId, shopId)
  if (!shop) return
  const params = { shopId, name: shop.name }
  await notify(tx, deps, { companyId, kind: shopsMessages.BROKEN, params })
}

async function askLater(tx: Transaction, { jobs }: ShopsDeps, of: Of, runAt: Date): Promise<void> {
  await jobs.add(tx, ASK_SHOP, of, { key: askKey(of.shopId), runAt })
}
