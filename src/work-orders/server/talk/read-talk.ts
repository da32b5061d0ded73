import { sendHint } from '#platform/server/hints.repository.ts'
import { pickText, type Lang, type LocalText } from '#platform/shared/local-text.ts'
import type { FormDeps } from '../form/node-form.ts'
import type { Reading } from '../present-card.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import { findWorkOrder } from '../work-orders.queries.ts'
import { lastTalk } from './talk.queries.ts'
import { markTalkRead } from './talk.repository.ts'

const MOST_SHOWN = 200

/** @property companyId of the seller who reads; without it the staff do */
export type OfWorkOrder = { workOrderId: string; companyId?: string }

const sideOf = ({ companyId }: OfWorkOrder) => (companyId === undefined ? 'staff' : 'seller')

export async function readTalk({ db }: Pick<FormDeps, 'db'>, of: OfWorkOrder, { lang }: Reading) {
  if (!(await findWorkOrder(db, of.workOrderId, of.companyId))) throw workOrderRefusals.not_found()
  const rows = await lastTalk(db, of.workOrderId, MOST_SHOWN)
  const messages = rows.map(({ id, at, actorName, actorKind, text, readAt }) => ({
    id,
    at: at.toISOString(),
    by: actorName,
    ours: actorKind === sideOf(of),
    text: pickText(text, lang),
    other: sideOf(of) === 'staff' ? inTheOther(text, lang) : null,
    readAt: readAt?.toISOString() ?? null,
  }))
  return { messages, unread: messages.filter(({ ours, readAt }) => !ours && readAt === null).length }
}

/** So that a colleague sees what the seller reads, whichever language the colleague works in. */
function inTheOther(text: LocalText, lang: Lang): string | null {
  const other = text[lang === 'zh' ? 'en' : 'zh']
  return other === text[lang] ? null : other
}

/** What the other side wrote was seen. */
export async function markRead(deps: FormDeps, of: OfWorkOrder) {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const workOrder = await findWorkOrder(tx, of.workOrderId, of.companyId)
    if (!workOrder) throw workOrderRefusals.not_found()
    const writtenBy = sideOf(of) === 'staff' ? 'seller' : 'staff'
    if (await markTalkRead(tx, { workOrderId: of.workOrderId, writtenBy, now }))
      sendHint(tx, { companyId: workOrder.companyId, kind: 'talk', workOrderId: workOrder.id })
  })
  return {}
}
