import { describe, expect, it } from 'vitest'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp } from '#main/testing/test-app.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { advanceTo, openWorkOrder, uploadSampleFile } from '#work-orders/testing/work-orders.builders.ts'
import { moveNotice, openNotice, removeShop, shopNotices, shopNumbers } from '../contract.ts'
import { staffShopNotices } from '../staff/contract.ts'
import { shopKeeper } from '../testing/shops.builders.ts'

const app = await testApp({ listen: true })
const { seller, sellerOther, viewer, agent } = app.people
const mine = shopKeeper(app, seller)
const TODAY = agencyToday(app)
const inDays = (days: number) =>
  new Date(Date.parse(`${TODAY}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const list = async (as = seller) => {
  const { body } = await app.get(shopNotices, {}, { as })
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
const open = (input: object, as = seller) => app.post(openNotice, input, { as })
const move = (id: string, action: string, more: object = {}, as = seller) =>
  app.post(moveNotice, { id, action, ...more }, { as })
const letters = async () => {
  const { body } = await app.get(listPendingMatters, { type: 'LETTER' }, { as: seller })
  return (body.data?.records ?? []).map(({ title, dueAt, link }) => [title, dueAt, link])
}

describe('a notice of a marketplace', () => {
  it('becomes a case with its clock, the number, the cause of that day and the papers', async () => {
    const order = await openWorkOrder(app)
    await advanceTo(app, order, 'done')
    const shopId = await mine.add({ name: 'Oak' })
    await mine.connect(shopId)
    const [number] = (await app.get(shopNumbers, {}, { as: seller })).body.data ?? []
    const uploadId = await uploadSampleFile(app, seller, 'notice.pdf')
    const text = 'Dear seller,\n<b>act</b> within 14 days.'
    const { body } = await open({ shopId, text, uploadId, registrationId: number?.registrationId })
    expect(body.code).toBe(0)
    const [notice] = await list()
    expect(notice).toMatchObject({
      id: body.data?.id,
      shop: { id: shopId, name: 'Oak' },
      number: 'DE129273398',
      text,
      graceUntil: inDays(14),
      daysLeft: 14,
      cameOn: TODAY,
      status: 'OPEN',
      screenshot: { uploadId, name: 'notice.pdf' },
      actions: ['answer', 'close'],
    })
    expect(notice?.causes.map(({ fact, source }) => `${fact} ${source}`)).toContain('NAME SHOP')
    expect(notice?.papers.map(({ name }) => name)).toEqual(
      expect.arrayContaining([expect.stringMatching(/licence/), expect.stringMatching(/certificate/)]),
    )
    expect(notice?.papers.map(({ country, number: of }) => [country, of])).toEqual(
      expect.arrayContaining([
        [null, null],
        ['DE', 'DE129273398'],
      ]),
    )
    const link = '/workspace/shopAuthorisation#notices'
    expect(await letters()).toEqual([['Answer the notice about Oak', inDays(14), link]])
    const id = notice?.id ?? ''
    expect((await move(id, 'reopen')).body).toMatchObject({ code: 499, error: 'shop.notice_move' })
    expect((await move(id, 'answer', { note: 'Sent the licence' })).body.code).toBe(0)
    expect(await letters()).toEqual([])
    expect(await list()).toMatchObject([{ status: 'ANSWERED', note: 'Sent the licence' }])
    expect((await move(id, 'reopen', { graceUntil: inDays(3) })).body.code).toBe(0)
    expect(await list()).toMatchObject([{ status: 'OPEN', daysLeft: 3, note: 'Sent the licence' }])
    expect((await move(id, 'close')).body.code).toBe(0)
    await app.post(removeShop, { shopId }, { as: seller })
    expect(await list()).toMatchObject([{ status: 'CLOSED', actions: ['reopen'] }])
  })

  it('needs a text or a screenshot, and things of the same company', async () => {
    const shopId = await mine.add({ marketplace: 'TEMU' })
    expect((await open({ shopId, text: ' \u200B\n' })).body).toMatchObject({
      code: 400,
      fields: { text: expect.stringMatching(/\w/) },
    })
    const foreign = await uploadSampleFile(app, sellerOther)
    expect((await open({ shopId, uploadId: foreign })).body.error).toBe('documents.not_found')
    expect((await open({ shopId, text: 'x', registrationId: 'reg_x' })).body.error).toBe(
      'shop.number_not_found',
    )
    expect((await open({ shopId, text: 'x' }, sellerOther)).body.error).toBe('shop.not_found')
    expect((await open({ shopId, text: 'x' }, viewer)).body.error).toBe('wire.not_allowed')
    const before = await list()
    const { body } = await open({ shopId, text: 'No day in here' })
    expect(await list()).toHaveLength(before.length + 1)
    const id = body.data?.id ?? ''
    expect((await list()).find((notice) => notice.id === id)).toMatchObject({
      graceUntil: null,
      daysLeft: null,
    })
    expect((await move(id, 'close', {}, sellerOther)).body.error).toBe('shop.notice_not_found')
    expect(await list(sellerOther)).toEqual([])
    expect(await list(viewer)).toHaveLength(before.length + 1)
  })

  it('is seen by case handlers with the company, open ones apart', async () => {
    const { body } = await app.get(staffShopNotices, { status: 'OPEN' }, { as: agent })
    expect(body.data).toMatchObject({
      total: 1,
      records: [{ company: 'Shenzhen Brightoak Trading Co., Ltd.', text: 'No day in here' }],
    })
    const all = await app.get(staffShopNotices, { pageSize: 1 }, { as: agent })
    expect(all.body.data).toMatchObject({ total: 2, records: [{ status: 'OPEN' }] })
  })

  it('is one of fifty that are not closed', async () => {
    const other = shopKeeper(app, sellerOther)
    const shopId = await other.add({ marketplace: 'SHEIN' })
    const many = Array.from({ length: 52 }, (_, index) => open({ shopId, text: `n ${index}` }, sellerOther))
    const refused = (await Promise.all(many)).filter(({ body }) => body.error === 'shop.notices_too_many')
    expect(refused).toHaveLength(2)
  })
})
