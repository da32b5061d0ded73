import { describe, expect, it } from 'vitest'
import { readWithReason } from '#documents/testing/read-with-reason.ts'
import { testApp } from '#main/testing/test-app.ts'
import { listMessages } from '#messages/contract.ts'
import { uploadSampleFile } from '#work-orders/testing/work-orders.builders.ts'
import { openNotice, shopNotices } from '../contract.ts'
import {
  staffAccountHolder,
  staffNoticeScreenshot,
  staffReleaseAccount,
  staffShopNotices,
} from '../staff/contract.ts'
import { shopKeeper } from '../testing/shops.builders.ts'

const app = await testApp({ listen: true })
const { seller, sellerOther, agent } = app.people
const mine = shopKeeper(app, seller)
const theirs = shopKeeper(app, sellerOther)

describe('a notice of a marketplace', () => {
  it('is opened by staff with its screenshot, which leaves a line in the audit trail', async () => {
    const shopId = await mine.add({ marketplace: 'TEMU' })
    const uploadId = await uploadSampleFile(app, seller, 'notice.pdf')
    await app.post(openNotice, { shopId, uploadId }, { as: seller })
    await app.post(openNotice, { shopId, text: 'Words alone' }, { as: seller })
    const own = (await app.get(shopNotices, {}, { as: seller })).body.data
    const screenshot = { uploadId, name: 'notice.pdf', type: 'application/pdf' }
    expect(own?.map((notice) => notice.screenshot)).toEqual(expect.arrayContaining([screenshot, null]))
    const rows = (await app.get(staffShopNotices, {}, { as: agent })).body.data?.records ?? []
    const [withIt, without] = [rows.find((row) => row.text === ''), rows.find((row) => row.text !== '')]
    expect(withIt?.screenshot).toEqual({ name: 'notice.pdf', type: 'application/pdf' })
    expect(without?.screenshot).toBeNull()
    const { companyId = '', id = '' } = withIt ?? {}
    const open = (input: object) => app.get(staffNoticeScreenshot, { companyId, id, ...input }, { as: agent })
    const { raw, headers } = await readWithReason(app, staffNoticeScreenshot, { companyId, id }, agent)
    expect(raw.subarray(0, 5).toString()).toBe('%PDF-')
    expect(headers['content-disposition']).toContain('notice.pdf')
    const trail = await app.database.pool.query(
      "select actor_kind, detail from audit_trail where action = 'document.read' and record = $1",
      [uploadId],
    )
    expect(trail.rows).toEqual([{ actor_kind: 'staff', detail: { notice: id } }])
    for (const wrong of [{ id: without?.id }, { companyId: 'co_x' }, { id: 'ntc_x' }])
      expect((await open(wrong)).body.error).toBe('shop.notice_not_found')
  })
})

describe('an account at Amazon that another company holds', () => {
  it('is released by staff with a reason, which the holder is told; the other can take it then', async () => {
    const [ours, british] = [await mine.add(), await mine.add({ region: 'GB' })]
    await mine.connect(ours)
    await mine.connect(british)
    const other = await theirs.add()
    const refused = await theirs.connect(other)
    expect(refused.body).toMatchObject({
      error: 'shop.other_company',
      message: expect.stringContaining('seller ID'),
    })
    const sellerId = 'A1BRIGHTOAK001'
    const holder = await app.get(staffAccountHolder, { sellerId: ' a1brightoak001 ' }, { as: agent })
    const { companyId = '' } = holder.body.data ?? {}
    expect(holder.body.data).toMatchObject({
      company: expect.stringContaining('Brightoak'),
      shops: ['Brightoak Home', 'Brightoak Home'],
    })
    const release = (input: object) =>
      app.post(
        staffReleaseAccount,
        { sellerId, companyId, reason: 'Shown by a screenshot.', ...input },
        { as: agent },
      )
    expect((await release({ reason: '' })).body).toMatchObject({
      code: 400,
      fields: { reason: expect.any(String) },
    })
    expect((await release({ companyId: 'co_x' })).body.error).toBe('shop.account_moved')
    expect((await mine.find(ours)).status).toBe('ACTIVE')
    expect((await release({})).body.code).toBe(0)
    expect((await release({})).body.error).toBe('shop.account_free')
    for (const id of [ours, british]) expect((await mine.find(id)).status).toBe('REVOKED')
    const tokens = await app.database.pool.query('select sealed_refresh_token from shop_authorisations')
    expect(tokens.rows.map((row) => row.sealed_refresh_token)).toEqual([null, null])
    const { body } = await app.get(listMessages, { pageSize: 100 }, { as: seller })
    expect(body.data?.records.filter(({ title }) => title.includes(sellerId))).toMatchObject([
      { body: expect.stringContaining('Shown by a screenshot') },
    ])
    expect((await theirs.connect(other)).body.code).toBe(0)
    expect((await mine.connect(ours)).body.error).toBe('shop.other_company')
  })

  it('is taken from its holder once when staff and a consent meet', async () => {
    const sellerId = 'A2LUMENA000002'
    const [ours, other] = [await mine.add(), await theirs.add()]
    await mine.connect(ours, sellerId)
    const holder = await app.get(staffAccountHolder, { sellerId }, { as: agent })
    const { companyId = '' } = holder.body.data ?? {}
    const sent = await theirs.consent(other, sellerId)
    const input = { sellerId, companyId, reason: 'Shown by a screenshot.' }
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => app.post(staffReleaseAccount, input, { as: agent })),
      theirs.complete(sent),
    ])
    const released = answers.slice(0, 4).filter(({ body }) => body.code === 0)
    expect(released).toHaveLength(1)
    const { rows } = await app.database.pool.query(
      "select count(*)::int as lines from audit_trail where action = 'shop.account_released' and record = $1",
      [sellerId],
    )
    expect(rows).toEqual([{ lines: 1 }])
  })
})
