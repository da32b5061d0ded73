import { beforeAll, describe, expect, it } from 'vitest'
import { aColleague, aSeller, confirmed, GOOD_PASSWORD } from '#accounts/server/accounts.builders.ts'
import { switchCompany, userInfo } from '#accounts/contract.ts'
import { changeMember, createCompany, removeMember } from '#accounts/members-contract.ts'
import { sweepFiles } from '#documents/server/sweep-files.ts'
import { COMPANY_CLOSING } from '#main/company-closing.ts'
import { COMPANY_EXPORT } from '#main/company-export.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { listMessages } from '#messages/contract.ts'
import { settableClock } from '#platform/server/clock.ts'
import { openWorkOrder, submitForm, uploadSampleFile } from '#work-orders/testing/work-orders.builders.ts'
import { downloadExport, listExports, startExport } from '../contract.ts'
import { archiveOf, exported, jsonIn } from '../testing/privacy.builders.ts'
import { exportFileIds } from './exports.repository.ts'
import { purgeExports } from './purge-exports.ts'

let app: TestApp
const DAY = 24 * 3_600_000
const clock = settableClock(new Date('2026-03-02T09:00:05Z'))
beforeAll(async () => {
  app = await testApp({ clock })
})

type As = { token: string; password: string }
const listed = async (as: As) => (await app.get(listExports, {}, { as })).body.data?.exports ?? []
const download = (as: As, exportId: string, password = as.password) =>
  app.post(downloadExport, { exportId, password }, { as })
const later = (ms: number) => clock.set(new Date(clock.now().getTime() + ms))

describe('an export', () => {
  it('is begun by an owner after the password, and is ready when its job is done', async () => {
    const as = await aSeller(app)
    expect((await app.post(startExport, {}, { as })).body.error).toBe('accounts.confirm_needed')
    const id = await exported(app, as)
    const [one] = await listed(as)
    expect(one).toMatchObject({ id, status: 'READY', expiresAt: expect.stringMatching(/^2026-03-09T09:0/) })
    expect(one?.size).toBeGreaterThan(1000)
    const { body } = await app.get(listMessages, {}, { as })
    expect(body.data?.records[0]).toMatchObject({ title: 'Your data export is ready' })
  })

  it('holds an index, and each table in both forms', async () => {
    const as = await aSeller(app, { companyName: '<script>alert(1)</script> 𠮷野' })
    const entries = await archiveOf(app, as, await exported(app, as))
    const index = entries.get('index.html')?.toString() ?? ''
    expect(index).toContain('<bdi>&lt;script&gt;alert(1)&lt;/script&gt; 𠮷野</bdi>')
    expect(index).not.toMatch(/<script/i)
    expect(index).toContain('href="data/company.json"')
    expect(jsonIn(entries, 'company')[0]).toMatchObject({ name: '<script>alert(1)</script> 𠮷野' })
    expect(entries.get('data/profile.csv')?.toString()).toContain(as.email)
    for (const [, href = ''] of index.matchAll(/href="([^"]+)"/g))
      expect(entries.has(decodeURIComponent(href)), href).toBe(true)
  })

  it('holds the work of the company with its files and sealed answers', async () => {
    const as = app.people.seller
    const order = await openWorkOrder(app, as)
    await submitForm(app, order)
    const name = '=cmd|calc 护照.pdf'
    await uploadSampleFile(app, as, name)
    const entries = await archiveOf(app, as, await exported(app, as))
    expect(jsonIn(entries, 'work-orders').map(({ number }) => number)).toContain(order.number)
    const [submission] = jsonIn(entries, 'form-submissions')
    expect(submission?.['answers']).toMatchObject({ iban: 'DE89370400440532013000' })
    expect(JSON.stringify(submission)).not.toContain('"sealed"')
    expect([...entries.keys()].filter((path) => path.startsWith('documents/')).length).toBeGreaterThan(4)
    const path = [...entries.keys()].find((one) => one.endsWith('护照.pdf')) ?? ''
    expect(entries.get(path)?.toString()).toContain('%PDF')
    const index = entries.get('index.html')?.toString() ?? ''
    expect(index).toContain('<bdi>Passport, ZHOU MING</bdi>')
    expect(index).toContain('<bdi>护照，ZHOU MING</bdi>')
    const csv = entries.get('data/documents.csv')?.toString() ?? ''
    expect(csv).not.toMatch(/(^|[,\n"])[=+@]/)
    expect([...entries.keys()].some((one) => /^invoices\/\d{4}-.*\.pdf$/.test(one))).toBe(true)
  })

  it('holds nothing of another company, of another person, and no secret', async () => {
    const as = await aSeller(app, { companyName: 'Kanarienvogel GmbH' })
    const home = (await app.get(userInfo, {}, { as })).body.data?.company.id
    const made = await app.post(createCompany, { name: 'Zeisig GmbH', country: 'DE' }, { as })
    await app.post(switchCompany, { companyId: made.body.data?.companyId }, { as })
    await uploadSampleFile(app, as, 'zeisig-canary.pdf')
    await app.post(switchCompany, { companyId: home }, { as })
    await uploadSampleFile(app, as, 'own-canary.pdf')
    const entries = await archiveOf(app, as, await exported(app, as))
    const all = [...entries].map(([path, content]) => path + content.toString()).join('\n')
    expect(all).toContain('own-canary')
    expect(all).not.toMatch(/zeisig/i)
    expect(all).not.toContain(made.body.data?.companyId)
    expect(all).not.toMatch(/\$argon2|gl1\.|token/i)
    const { rows } = await app.database.pool.query<{ secret: string }>(
      'select password_hash as secret from users union select token_hash from user_sessions',
    )
    for (const { secret } of rows) expect(all).not.toContain(secret)
  })

  it('is one, however many ask at once in however many tabs', async () => {
    const as = await confirmed(app, await aSeller(app))
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.post(startExport, {}, { as })))
    expect(new Set(answers.map(({ body }) => body.data?.id)).size).toBe(1)
    await app.drain()
    expect((await listed(as)).map(({ status }) => status)).toEqual(['READY'])
    const ready = (await app.get(listMessages, {}, { as })).body.data?.records ?? []
    expect(ready.filter(({ title }) => title.includes('data export'))).toHaveLength(1)
  })

  it('can be begun ten times a day', async () => {
    const as = await aSeller(app)
    for (let i = 0; i < 10; i++) await exported(app, as)
    await confirmed(app, as)
    expect((await app.post(startExport, {}, { as })).body.error).toBe('privacy.too_many_exports')
    later(DAY)
    await confirmed(app, as)
    expect((await app.post(startExport, {}, { as })).body.code).toBe(0)
  })
})

describe('the download', () => {
  it('asks for the password each time', async () => {
    const as = await aSeller(app)
    const id = await exported(app, as)
    const wrong = await download(as, id, 'not-the-password')
    expect(wrong.body).toMatchObject({ code: 400, fields: { password: expect.any(String) } })
    expect((await download(as, id)).headers['content-disposition']).toContain('company-data-')
    expect((await app.post(downloadExport, { exportId: id }, { as })).body.code).toBe(400)
  })

  it('is for whoever asked for it alone', async () => {
    const { owner, colleague } = await aColleague(app, { role: 'owner' })
    const id = await exported(app, owner)
    expect((await download(colleague, id)).body.error).toBe('privacy.export_not_found')
    expect(await listed(colleague)).toEqual([])
    const told = (await app.get(listMessages, {}, { as: colleague })).body.data?.records ?? []
    expect(told.map(({ title }) => title)).toContain('Wang Fang is exporting the company’s data')
    expect((await download(await aSeller(app), id)).body.error).toBe('privacy.export_not_found')
  })

  it('ends after seven days, and the bytes go with it', async () => {
    const as = await aSeller(app)
    const id = await exported(app, as)
    const files = await exportFileIds(app.deps.db)
    later(7 * DAY)
    expect((await download(as, id)).body.error).toBe('privacy.export_expired')
    await purgeExports({
      ...app.deps,
      parts: COMPANY_EXPORT,
      closing: COMPANY_CLOSING,
      erasuresBeside: { keep: () => Promise.resolve() },
    })
    expect((await listed(as))[0]).toMatchObject({ status: 'EXPIRED' })
    const left = await exportFileIds(app.deps.db)
    expect(files.length).toBeGreaterThan(left.length)
    for (const file of files.filter((one) => !left.includes(one)))
      expect(await app.deps.files.has(file)).toBe(false)
    expect((await download(as, id)).body.error).toBe('privacy.export_expired')
  })

  it('says so where the bytes are damaged', async () => {
    const as = await aSeller(app)
    const id = await exported(app, as)
    const { rows } = await app.database.pool.query('select file_id from company_exports where id = $1', [id])
    await app.deps.files.remove(rows[0].file_id)
    expect((await download(as, id)).body.error).toBe('privacy.export_damaged')
  })
})

describe('an owner who is none any more', () => {
  it('is removed before the job: nothing is made', async () => {
    const { owner, colleague } = await aColleague(app, { role: 'owner' })
    const userId = (await app.get(userInfo, {}, { as: colleague })).body.data?.id
    await confirmed(app, colleague)
    expect((await app.post(startExport, {}, { as: colleague })).body.code).toBe(0)
    await app.post(removeMember, { userId }, { as: owner })
    await app.drain()
    const { rows } = await app.database.pool.query(
      'select status, file_id from company_exports where user_id = $1',
      [userId],
    )
    expect(rows).toEqual([{ status: 'CANCELLED', file_id: null }])
  })

  it('is an editor by the time of the download: it is refused', async () => {
    const { owner, colleague } = await aColleague(app, { role: 'owner' })
    const userId = (await app.get(userInfo, {}, { as: colleague })).body.data?.id
    const id = await exported(app, colleague)
    await app.post(changeMember, { userId, role: 'editor' }, { as: owner })
    expect((await download(colleague, id, GOOD_PASSWORD)).body.error).toBe('wire.not_allowed')
  })
})

it('the hourly sweep of files leaves an archive alone', async () => {
  const as = await aSeller(app)
  const id = await exported(app, as)
  const filesElsewhere = () => exportFileIds(app.deps.db)
  const now = new Date(Date.now() + 30 * DAY)
  const sweep = { ...app.deps, clock: settableClock(now) }
  expect(await sweepFiles({ ...sweep, filesElsewhere })).toMatchObject({ orphans: 0 })
  expect((await download(as, id)).headers['content-type']).toBe('application/zip')
})
