import { bindFiles } from '#documents/server/public.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { next } from '#platform/shared/state-machine.ts'
import type { recordNumber } from '../contract.ts'
import { NUMBER_MOVES } from '../number-uploads.ts'
import { auditShop } from './audit-shop.ts'
import { listShopNumbers } from './shop-numbers.queries.ts'
import type { ShopActor, ShopsDeps } from './shops-deps.ts'
import { shopRefusals } from './shops.errors.ts'
import { lockShop, putNumberUpload } from './shops.repository.ts'

type Told = InputOf<typeof recordNumber>

/** Notes what the seller did with a number in a shop, or what the marketplace said to it. */
export async function recordShopNumber(
  deps: ShopsDeps,
  actor: ShopActor,
  told: Told,
): Promise<{ shopId: string; registrationId: string }> {
  const { companyId } = actor
  const { shopId, registrationId, action } = told
  const now = deps.clock.now()
  const day = dayToldOf(told, dayOf(now, deps.config.agency.timeZone))
  if (action === 'reject' && !told.reason) throw shopRefusals.number_reason({ fields: { reason: NO_REASON } })
  await deps.db.transaction(async (tx) => {
    if (!(await lockShop(tx, companyId, shopId))) throw shopRefusals.not_found()
    const [pair] = await listShopNumbers(tx, companyId, { shopId, registrationId })
    if (!pair) throw shopRefusals.number_not_found()
    const status = next(NUMBER_MOVES, pair.status, action)
    if (status === undefined) throw shopRefusals.number_move()
    if (told.uploadId !== undefined)
      await bindFiles(tx, {
        companyId,
        record: shopId,
        files: [{ place: `number/${registrationId}`, fileId: told.uploadId }],
        at: now,
      })
    await putNumberUpload(tx, {
      companyId,
      registrationId,
      shopId,
      number: pair.number,
      status,
      day,
      reason: action === 'reject' ? (told.reason ?? null) : null,
      screenshotId: told.uploadId ?? (action === 'undo' ? null : (pair.upload?.screenshotId ?? null)),
      changedAt: now,
      changedById: actor.userId,
    })
    await auditShop(tx, actor, {
      at: now,
      action: `shop.number_${action}`,
      shopId,
      detail: { registrationId },
    })
  })
  return { shopId, registrationId }
}

const NO_REASON = shopRefusals.number_reason().spec

/** The day that the seller says, today unless they do; never a day to come. */
function dayToldOf({ day = '' }: Told, today: Day): Day {
  if (day > today) {
    const { en, zh } = shopRefusals.number_day().spec
    throw shopRefusals.number_day({ fields: { day: { en, zh } } })
  }
  return day === '' ? today : day
}
