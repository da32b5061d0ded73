import { hashToken, newToken } from '#platform/server/secret-box.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { Feed, FeedChanges } from '../feed-contract.ts'
import { calendarRefusals } from './calendar.errors.ts'
import type { FeedRow } from './calendar.tables.ts'
import { changeFeed, deleteFeed, findFeed, putFeed, type FeedOwner } from './feeds.repository.ts'

type Deps = Pick<ServerDeps, 'db' | 'box' | 'clock' | 'config'>

const USUAL = { withAmounts: true, withReminders: true, withRenewals: true }
const NONE: Feed = {
  address: null,
  createdAt: null,
  lastReadAt: null,
  choices: { amounts: true, reminders: true, renewals: true },
}

const contextOf = ({ companyId, userId }: FeedOwner) => `calendar-feed:${companyId}:${userId}`

export async function readFeed(deps: Deps, seller: SellerPrincipal): Promise<Feed> {
  const row = await findFeed(deps.db, seller)
  return row ? presentFeed(deps, row) : NONE
}

/** Makes the private address, or another one in its place: the choices stay, the old address opens nothing. */
export async function createFeed(deps: Deps, seller: SellerPrincipal): Promise<Feed> {
  const { companyId, userId } = seller
  const token = newToken()
  return deps.db.transaction(async (tx) => {
    const earlier = await findFeed(tx, seller)
    const row: FeedRow = {
      ...(earlier ?? USUAL),
      companyId,
      userId,
      tokenHash: hashToken(token),
      tokenSealed: deps.box.seal(token, contextOf({ companyId, userId })),
      createdAt: deps.clock.now(),
      lastReadAt: null,
    }
    await putFeed(tx, row)
    return presentFeed(deps, row)
  })
}

export async function revokeFeed(deps: Deps, seller: SellerPrincipal): Promise<Feed> {
  await deps.db.transaction((tx) => deleteFeed(tx, seller))
  return NONE
}

/** @throws calendar.no_feed */
export async function updateFeed(deps: Deps, seller: SellerPrincipal, choices: FeedChanges): Promise<Feed> {
  const { amounts, reminders, renewals } = choices
  const changed = await deps.db.transaction((tx) =>
    changeFeed(tx, seller, {
      ...(amounts !== undefined && { withAmounts: amounts }),
      ...(reminders !== undefined && { withReminders: reminders }),
      ...(renewals !== undefined && { withRenewals: renewals }),
    }),
  )
  if (!changed) throw calendarRefusals.no_feed()
  return readFeed(deps, seller)
}

function presentFeed({ box, config }: Deps, row: FeedRow): Feed {
  const token = box.open(row.tokenSealed, contextOf(row))
  return {
    address: `${config.publicUrl}/server/${config.product}/calendar/feed/${token}.ics`,
    createdAt: row.createdAt.toISOString(),
    lastReadAt: row.lastReadAt?.toISOString() ?? null,
    choices: { amounts: row.withAmounts, reminders: row.withReminders, renewals: row.withRenewals },
  }
}
