import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { companiesThatBought } from '#orders/server/public.ts'
import { openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { changeNotifications, listMessages } from '../contract.ts'
import {
  createAnnouncement,
  listAnnouncements,
  publishAnnouncement,
  readAnnouncement,
  updateAnnouncement,
  withdrawAnnouncement,
} from '../staff/contract.ts'
import { sendAnnouncement } from './send-announcement.ts'

const app = await testApp()
const { seller, sellerOther, viewer, admin, agent } = app.people
await openWorkOrder(app, seller, 'eori-eu')
await app.drain()

let made = 0
const draftOf = (changes: object = {}) => ({
  type: 'SYSTEM',
  title: { en: `Maintenance ${++made}`, zh: `系统维护${made}` },
  body: { en: 'On Sunday.\nThe portal is closed.', zh: '周日系统维护。' },
  link: '/services',
  audience: { kind: 'ALL' },
  byMail: false,
  ...changes,
})
const create = async (changes: object = {}) => {
  const { body } = await app.post(createAnnouncement, { draft: draftOf(changes) }, { as: admin })
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
const publish = async ({ id, version }: { id: string; version: number }, at?: string) => {
  const answer = await app.post(publishAnnouncement, { id, version, ...(at && { at }) }, { as: admin })
  await app.drain()
  return answer.body
}
const read = async (id: string) => (await app.get(readAnnouncement, { id }, { as: admin })).body.data
const seenBy = async (as: typeof seller, title: string, lang: 'en' | 'zh' = 'en') =>
  (await app.get(listMessages, { pageSize: 100 }, { as, lang })).body.data?.records.filter(
    (message) => message.title === title,
  ) ?? []

describe('an announcement', () => {
  it('reaches every member in their language once it is published, and nobody before', async () => {
    const draft = await create()
    await app.drain()
    expect(await seenBy(seller, draft.title.en)).toEqual([])
    expect(await publish(draft)).toMatchObject({ code: 0 })
    expect(await read(draft.id)).toMatchObject({ status: 'SENT', recipients: 3 })
    expect(await seenBy(seller, draft.title.en)).toMatchObject([
      { type: 'SYSTEM', body: 'On Sunday.\nThe portal is closed.', link: '/services', read: false },
    ])
    expect(await seenBy(sellerOther, draft.title.zh, 'zh')).toMatchObject([{ body: '周日系统维护。' }])
    expect(await seenBy(viewer, draft.title.en)).toHaveLength(1)
    expect((await app.mails()).some(({ subject }) => subject === draft.title.en)).toBe(false)
  })

  it('goes to those who bought a service, or to the companies of a country', async () => {
    const buyers = await create({ audience: { kind: 'PRODUCT', product: 'eori-eu' } })
    await publish(buyers)
    const polish = await create({ audience: { kind: 'COUNTRY', country: 'PL' } })
    await publish(polish)
    expect(await seenBy(seller, buyers.title.en)).toHaveLength(1)
    expect(await seenBy(sellerOther, buyers.title.en)).toHaveLength(0)
    expect(await seenBy(seller, polish.title.en)).toHaveLength(0)
    expect(await seenBy(sellerOther, polish.title.en)).toHaveLength(1)
  })

  it('of an offer is mailed only to those who asked for such mails', async () => {
    await app.post(
      changeNotifications,
      { topic: 'PROMOTION', channel: 'email', on: true },
      { as: sellerOther },
    )
    const offer = await create({ type: 'PROMOTION', byMail: true })
    await publish(offer)
    const mails = (await app.mails()).filter(({ subject }) => subject === offer.title.en)
    expect(mails.map(({ to }) => to)).toEqual([sellerOther.email])
    expect(mails[0]?.headers?.['List-Unsubscribe']).toContain('scope=PROMOTION')
    expect(await seenBy(seller, offer.title.en)).toMatchObject([{ type: 'PROMOTION' }])
  })

  it('waits for its time', async () => {
    const draft = await create()
    const at = new Date(app.clock.now().getTime() + 600_000).toISOString()
    expect(await publish(draft, at)).toMatchObject({ data: { status: 'SCHEDULED', publishAt: at } })
    expect(await seenBy(seller, draft.title.en)).toEqual([])
    app.clock.advance(600_000)
    await sendAnnouncement({ ...app.deps, buyersAfter: companiesThatBought }, draft.id)
    expect(await seenBy(seller, draft.title.en)).toHaveLength(1)
  })

  it('is made once, killed in between or by two processes at once', async () => {
    const draft = await create()
    const { id, version } = draft
    await app.post(publishAnnouncement, { id, version }, { as: admin })
    let fails = 2
    const buyersAfter = companiesThatBought
    const failing = {
      ...app.deps,
      buyersAfter,
      clock: {
        now() {
          if (fails-- > 0) throw new Error('killed here')
          return app.clock.now()
        },
      },
    }
    await expect(sendAnnouncement(failing, id)).rejects.toThrow('killed here')
    await Promise.all([1, 2, 3].map(() => sendAnnouncement({ ...app.deps, buyersAfter }, id)))
    await app.drain()
    expect(await read(id)).toMatchObject({ status: 'SENT', recipients: 3 })
    for (const person of [seller, sellerOther, viewer])
      expect(await seenBy(person, draft.title.en)).toHaveLength(1)
  })

  it('disappears when it is withdrawn, read or not', async () => {
    const draft = await create()
    await publish(draft)
    const { version = 0 } = (await read(draft.id)) ?? {}
    await app.post(withdrawAnnouncement, { id: draft.id, version }, { as: admin })
    await app.drain()
    for (const person of [seller, sellerOther, viewer])
      expect(await seenBy(person, draft.title.en)).toEqual([])
    expect(await read(draft.id)).toMatchObject({ status: 'WITHDRAWN' })
    const again = await app.post(withdrawAnnouncement, { id: draft.id, version: version + 1 }, { as: admin })
    expect(again.body).toMatchObject({ code: 499, error: 'messages.announcement_not_possible' })
  })
})

describe('its words', () => {
  it('are changed in a draft alone, and not over a colleague’s', async () => {
    const { id, version } = await create()
    const draft = draftOf()
    const changed = await app.post(updateAnnouncement, { id, version, draft }, { as: admin })
    expect(changed.body.data).toMatchObject({ version: version + 1, title: draft.title })
    const stale = await app.post(updateAnnouncement, { id, version, draft }, { as: admin })
    expect(stale).toMatchObject({ status: 409, body: { error: 'messages.announcement_changed' } })
    await publish({ id, version: version + 1 })
    const late = await app.post(updateAnnouncement, { id, version: version + 2, draft }, { as: admin })
    expect(late.body.error).toBe('messages.announcement_not_possible')
    const unknown = await app.get(readAnnouncement, { id: 'an_x' }, { as: admin })
    expect(unknown.body.error).toBe('messages.announcement_not_found')
    const list = (await app.get(listAnnouncements, { status: 'SENT' }, { as: admin })).body.data
    expect(list?.records[0]?.id).toBe(id)
  })

  it.each([
    ['a language is missing', { title: { en: 'x', zh: ' ' } }, 'draft.title.zh'],
    ['the link leads away', { link: '//evil.example' }, 'draft.link'],
    ['the link is a script', { link: 'javascript:alert(1)' }, 'draft.link'],
    ['a direction mark hides something', { title: { en: 'a\u202Eb', zh: 'x' } }, 'draft.title.en'],
    ['nobody is meant', { audience: { kind: 'COUNTRY', country: 'Poland' } }, 'draft.audience.country'],
    ['there is no such country', { audience: { kind: 'COUNTRY', country: 'XX' } }, 'draft.audience.country'],
    [
      'the code of the service is mistyped',
      { audience: { kind: 'PRODUCT', product: 'vat-registraton-de' } },
      'draft.audience.product',
    ],
    ['no service is chosen', { audience: { kind: 'PRODUCT', product: '' } }, 'draft.audience.product'],
  ])('are refused when %s', async (_why, changes, field) => {
    const { body } = await app.post(createAnnouncement, { draft: draftOf(changes) }, { as: admin })
    expect(body).toMatchObject({ code: 400, fields: { [field]: expect.any(String) } })
  })

  it('name an audience that exists, also when they are changed; the refusal says what to do', async () => {
    const { id, version } = await create()
    const draft = draftOf({ audience: { kind: 'PRODUCT', product: 'vat-atlantis' } })
    const { body } = await app.post(updateAnnouncement, { id, version, draft }, { as: admin, lang: 'zh' })
    expect(body.fields).toEqual({ 'draft.audience.product': '没有此服务代码，请从列表中选择服务。' })
    expect(await read(id)).toMatchObject({ version, audience: { kind: 'ALL' } })
  })

  it('are the admin’s alone', async () => {
    const { body } = await app.post(createAnnouncement, { draft: draftOf() }, { as: agent })
    expect(body.error).toBe('wire.staff_role')
  })
})
