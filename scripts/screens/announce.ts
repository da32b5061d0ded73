import type { Client } from '#main/journey/http-client.ts'

const base = '/server/portal'
type Made = { id: string; version: number }
export type Announced = Record<'draft' | 'scheduled' | 'sent' | 'withdrawn', string>

const HOLIDAY = {
  en: 'Our office is closed from 24 December to 1 January',
  zh: '12月24日至1月1日办公室放假通知',
}
const HOLIDAY_TEXT = {
  en: 'Forms that reach us by 22 December are filed this year.\nUrgent matters: write to us under Contact; somebody reads it every day.',
  zh: '12月22日前提交的资料将在年内申报。\n如有急事，请通过“联系我们”留言，节日期间每天有人查看。',
}

/** An announcement in each status that lasts. */
export async function announce(staff: Client): Promise<Announced> {
  const create = (changes: object) =>
    staff.post<Made>(`${base}/staff/announcement/create`, {
      draft: {
        type: 'SYSTEM',
        title: HOLIDAY,
        body: HOLIDAY_TEXT,
        link: null,
        audience: { kind: 'ALL' },
        byMail: false,
        ...changes,
      },
    })
  const publish = ({ id, version }: Made, at?: string) =>
    staff.post<Made>(`${base}/staff/announcement/publish`, { id, version, ...(at && { at }) })
  const sent = await publish(await create({}))
  const offer = { en: 'Packaging law: 30 % off until Friday', zh: '包装法服务限时7折，周五截止' }
  const gone = await publish(await create({ type: 'PROMOTION', title: offer, link: '/services' }))
  const withdrawn = await staff.post<Made>(`${base}/staff/announcement/withdraw`, gone)
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString()
  const poland = {
    en: 'Poland: new form for the power of attorney',
    zh: '波兰授权委托书启用新版表格',
  }
  const scheduled = await publish(
    await create({ title: poland, audience: { kind: 'COUNTRY', country: 'CN' } }),
    soon,
  )
  const draft = await create({
    type: 'PROMOTION',
    title: { en: 'Filing in Germany: what changes in January', zh: '德国VAT申报：1月起有哪些变化' },
    audience: { kind: 'PRODUCT', product: 'vat-registration-de' },
  })
  return { draft: draft.id, scheduled: scheduled.id, sent: sent.id, withdrawn: withdrawn.id }
}
