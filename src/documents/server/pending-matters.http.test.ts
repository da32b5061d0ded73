import { describe, expect, it } from 'vitest'
import { agencyToday } from '#main/testing/agency-today.ts'
import { startAtNoon } from '#main/testing/at-noon.ts'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { uploadSampleFile } from '#work-orders/testing/work-orders.builders.ts'
import { updateDocument } from '../vault-contract.ts'

const app = await testApp()
startAtNoon(app.clock)
const { seller, sellerOther, viewer } = app.people

const today = agencyToday(app)
const read = async (as: Caller = seller, lang: 'en' | 'zh' = 'en') =>
  (await app.get(listPendingMatters, { type: 'DATA_MISSING', pageSize: 100 }, { as, lang })).body.data
    ?.records ?? []
const waiting = async () => (await read()).map(({ id }) => id)
/** Uploads are a minute apart, as real ones are. */
async function keep(name: string, says: object): Promise<string> {
  app.clock.advance(60_000)
  const uploadId = await uploadSampleFile(app, seller, name)
  const { body } = await app.post(updateDocument, { uploadId, ...says }, { as: seller })
  if (body.code !== 0) throw new Error(body.message)
  return uploadId
}
const passport = (person: string, days: number | null) =>
  keep('p.pdf', { kind: 'PASSPORT', person, expiresOn: days === null ? null : addDays(today, days) })
const say = (uploadId: string, says: object) =>
  app.post(updateDocument, { uploadId, ...says }, { as: seller })

describe('a document that ends', () => {
  it('waits for its successor from sixty days before, with the day and where to upload', async () => {
    const soon = await passport('LI NA', 60)
    await passport('CHEN WEI', 61)
    await keep('licence.pdf', { kind: 'BUSINESS_LICENCE' })
    expect(await read()).toMatchObject([
      {
        id: soon,
        type: 'DATA_MISSING',
        title: 'Upload a new one: Passport, LI NA',
        subject: 'p.pdf',
        dueAt: addDays(today, 60),
        overdue: false,
        link: `/workspace/documents?id=${soon}`,
      },
    ])
    expect((await read(viewer, 'zh'))[0]?.title).toBe('文件即将到期，请更新：护照，LI NA')
    expect(await read(sellerOther)).toEqual([])
    await say(soon, { expiresOn: addDays(today, -1) })
    expect(await read()).toMatchObject([
      { overdue: true, title: 'Expired, upload a new one: Passport, LI NA' },
    ])
    expect((await read(viewer, 'zh'))[0]?.title).toBe('文件已过期，请更新：护照，LI NA')
    await say(soon, { retired: true })
    expect(await read()).toEqual([])
  })

  it('has one name, however the form asked for it', async () => {
    const asked = await passport('HE PING', 10)
    await app.database.pool.query(
      `update document_facts set label = '{"en":"Passport, photo page","zh":"护照首页"}' where file_id = $1`,
      [asked],
    )
    expect(await read()).toMatchObject([{ title: 'Upload a new one: Passport, HE PING' }])
    expect((await read(seller, 'zh'))[0]?.title).toBe('文件即将到期，请更新：护照，HE PING')
    await say(asked, { retired: true })
  })

  it('is done when a newer one of the same person is there, however the name is written', async () => {
    const old = await passport('ZHOU MING', 10)
    expect(await waiting()).toEqual([old])
    await passport('WANG FANG', 3650)
    await keep('licence.pdf', { kind: 'BUSINESS_LICENCE', person: 'ZHOU MING' })
    expect(await waiting()).toEqual([old])
    const next = await passport('Zhou Ming', 3650)
    expect(await waiting()).toEqual([])
    await say(next, { retired: true })
    expect(await waiting()).toEqual([old])
    await passport('ZHOU MING', null)
    expect(await waiting()).toEqual([])
  })

  it('is asked for once, where the same passport was uploaded twice', async () => {
    await passport('SUN LI', 10)
    const second = await passport('SUN LI', 10)
    expect(await waiting()).toEqual([second])
    await say(second, { retired: true })
    await say((await waiting())[0] ?? '', { retired: true })
  })

  it('is not replaced by another contract, only by one of its name', async () => {
    const lease = await keep('lease.pdf', { kind: 'CONTRACT', expiresOn: addDays(today, 5) })
    await app.database.pool.query(
      `update document_facts set label = '{"en":"Lease","zh":"租约"}' where file_id = $1`,
      [lease],
    )
    await keep('agent.pdf', { kind: 'CONTRACT' })
    expect(await waiting()).toEqual([lease])
    await keep('lease-2.pdf', { replaces: lease })
    expect(await waiting()).toEqual([])
  })
})
