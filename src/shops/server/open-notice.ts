import { bindFiles } from '#documents/server/public.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { newId } from '#platform/shared/ids.ts'
import { next } from '#platform/shared/state-machine.ts'
import type { moveNotice, openNotice } from '../contract.ts'
import { graceOf } from '../grace.ts'
import { isDifference } from '../match/compare.ts'
import type { NoticeCause } from '../notice-cause.ts'
import { NOTICE_MOVES } from '../notices.ts'
import { auditShop } from './audit-shop.ts'
import { matchShop } from './read-match.ts'
import { countOpenNotices } from './shop-notices.queries.ts'
import { insertNotice, lockNotice, updateNotice } from './shop-notices.repository.ts'
import { listShopNumbers } from './shop-numbers.queries.ts'
import type { ShopActor, ShopsDeps } from './shops-deps.ts'
import { shopRefusals } from './shops.errors.ts'
import { lockShop, lockShopsOf } from './shops.repository.ts'

const MOST_OPEN = 50

/** Makes a case of what a marketplace wrote: until when, about which number, and what differs now. */
export async function openShopNotice(
  deps: ShopsDeps,
  actor: ShopActor,
  told: InputOf<typeof openNotice>,
): Promise<{ id: string }> {
  const { companyId } = actor
  const { shopId, text = '', uploadId, registrationId } = told
  if (text === '' && uploadId === undefined) {
    const { en, zh } = shopRefusals.notice_empty().spec
    throw shopRefusals.notice_empty({ fields: { text: { en, zh } } })
  }
  const causes = causesIn(await matchShop(deps, companyId, shopId))
  const id = newId('ntc')
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    await lockShopsOf(tx, companyId)
    if (!(await lockShop(tx, companyId, shopId))) throw shopRefusals.not_found()
    if ((await countOpenNotices(tx, companyId)) >= MOST_OPEN)
      throw shopRefusals.notices_too_many({ params: { most: MOST_OPEN } })
    const [pair] =
      registrationId === undefined ? [] : await listShopNumbers(tx, companyId, { shopId, registrationId })
    if (registrationId !== undefined && !pair) throw shopRefusals.number_not_found()
    if (uploadId !== undefined)
      await bindFiles(tx, {
        companyId,
        record: id,
        files: [{ place: 'screenshot', fileId: uploadId }],
        at: now,
      })
    await insertNotice(tx, {
      companyId,
      id,
      shopId,
      number: pair?.number ?? null,
      text,
      screenshotId: uploadId ?? null,
      graceUntil: told.graceUntil ?? graceOf(text, dayOf(now, deps.config.agency.timeZone)) ?? null,
      status: 'OPEN',
      causes,
      note: '',
      createdAt: now,
      createdById: actor.userId,
      changedAt: now,
    })
    await auditShop(tx, actor, { at: now, action: 'shop.notice_opened', shopId, detail: { notice: id } })
  })
  return { id }
}

/** What differs, each with what most sources say. */
function causesIn({ rows }: Awaited<ReturnType<typeof matchShop>>): NoticeCause[] {
  return rows.flatMap(({ fact, country, cells }) => {
    const right = cells.find(({ verdict, text }) => verdict === 'SAME' && text !== null)?.text ?? ''
    return cells.flatMap(({ source, verdict, text }): NoticeCause[] =>
      verdict !== 'UNKNOWN' && isDifference(verdict) ? [{ fact, country, source, verdict, text, right }] : [],
    )
  })
}

/** Answers a notice, closes it, or opens it again. */
export async function moveShopNotice(
  deps: ShopsDeps,
  actor: ShopActor,
  { id, action, note, graceUntil }: InputOf<typeof moveNotice>,
): Promise<{ id: string }> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const notice = await lockNotice(tx, actor.companyId, id)
    if (!notice) throw shopRefusals.notice_not_found()
    const status = next(NOTICE_MOVES, notice.status, action)
    if (status === undefined) throw shopRefusals.notice_move()
    await updateNotice(tx, notice, {
      status,
      changedAt: now,
      ...(note !== undefined && note !== '' && { note }),
      ...(graceUntil !== undefined && { graceUntil }),
    })
    await auditShop(tx, actor, {
      at: now,
      action: `shop.notice_${action}`,
      shopId: notice.shopId,
      detail: { notice: id },
    })
  })
  return { id }
}
