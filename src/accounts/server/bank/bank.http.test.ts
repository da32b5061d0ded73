import { beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { bankDetails, restoreBankDetails, updateBankDetails } from '../../bank-contract.ts'
import { purgeWhatIsOver } from '../accounts.jobs.ts'
import { aColleague, aSeller, confirmed } from '../accounts.builders.ts'
import { bankAccounts } from '../bank.tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: settableClock(new Date('2026-03-02T09:00:05Z')) })
})

const DAY = 24 * 3_600_000
const FIRST = { holder: 'Lumena Sp. z o.o.', number: 'DE89 3704 0044 0532 0130 00', bic: '' }
const SECOND = { holder: 'Thief Ltd.', number: 'GB29NWBK60161331926819', bic: '' }
type As = { token: string }
const save = (as: As, account: unknown) => app.post(updateBankDetails, account, { as })
const read = async (as: As) => (await app.get(bankDetails, {}, { as })).body.data
const bankMails = async (email: string) => {
  await app.drain()
  return (await app.mails()).filter(({ to, subject }) => to === email && subject.includes('bank details'))
}

describe('the bank details of a company', () => {
  it('are changed by an owner after the password, and checked', async () => {
    const as = await aSeller(app)
    expect(await read(as)).toEqual({ current: null, earlier: [] })
    expect((await save(as, FIRST)).body.error).toBe('accounts.confirm_needed')
    await confirmed(app, as)
    const wrong = await save(as, { ...FIRST, number: 'DE89370400440532013001' })
    expect(wrong.body).toMatchObject({ code: 400, fields: { number: expect.any(String) } })
    expect((await save(as, FIRST)).body.data?.current).toMatchObject({
      holder: 'Lumena Sp. z o.o.',
      number: 'DE89370400440532013000',
      bic: '',
    })
  })

  it('are sealed at rest, and bound to their company', async () => {
    const as = await confirmed(app, await aSeller(app))
    await save(as, FIRST)
    const rows = await app.deps.db.select().from(bankAccounts)
    expect(JSON.stringify(rows)).not.toMatch(/370400440532|Lumena/)
    const [row] = rows
    expect(() => app.deps.box.open(row?.sealed ?? '', 'bank:another:one')).toThrow(/authenticate/)
  })

  it('are for owners alone', async () => {
    const { owner, colleague } = await aColleague(app, { role: 'editor' })
    await save(owner, FIRST)
    await confirmed(app, colleague)
    for (const answer of [await app.get(bankDetails, {}, { as: colleague }), await save(colleague, SECOND)])
      expect(answer.body.error).toBe('wire.not_allowed')
    expect((await read(await aSeller(app)))?.current).toBeNull()
  })

  it('are told to every owner by mail when they change, by their ends alone', async () => {
    const { owner, colleague } = await aColleague(app, { role: 'owner' })
    await save(owner, FIRST)
    await save(owner, SECOND)
    for (const { email } of [owner, colleague]) {
      const [mail] = await bankMails(email)
      expect(mail?.text).toContain('now ends in 6819; before, it ended in 3000')
      expect(mail?.text).not.toContain('NWBK6016')
    }
  })

  it('of before are shown for 14 days, and restored by another owner', async () => {
    const { owner, colleague } = await aColleague(app, { role: 'owner' })
    await save(colleague, FIRST)
    await confirmed(app, colleague)
    await save(colleague, FIRST)
    await save(colleague, SECOND)
    const [earlier] = (await read(owner))?.earlier ?? []
    expect(earlier).toMatchObject({ number: 'DE89370400440532013000' })
    const restored = await app.post(restoreBankDetails, { id: earlier?.id }, { as: owner })
    expect(restored.body.data?.current?.number).toBe('DE89370400440532013000')
    expect(restored.body.data?.earlier[0]?.number).toBe('GB29NWBK60161331926819')
    app.clock.advance(8 * DAY)
    await read(owner)
    app.clock.advance(7 * DAY)
    await confirmed(app, owner)
    expect((await read(owner))?.earlier).toEqual([])
    const late = await app.post(restoreBankDetails, { id: earlier?.id }, { as: owner })
    expect(late).toMatchObject({ status: 404, body: { error: 'accounts.bank_not_found' } })
    await purgeWhatIsOver(app.deps)
    const rows = await app.deps.db.select().from(bankAccounts)
    expect(rows.filter(({ replacedAt }) => replacedAt)).toEqual([])
  })

  it('of another company are treated as missing', async () => {
    const one = await confirmed(app, await aSeller(app))
    const other = await confirmed(app, await aSeller(app))
    await save(one, FIRST)
    await save(one, SECOND)
    const id = (await read(one))?.earlier[0]?.id
    const foreign = await app.post(restoreBankDetails, { id }, { as: other })
    const missing = await app.post(restoreBankDetails, { id: 'ban_none' }, { as: other })
    expect(foreign.status).toBe(404)
    expect(foreign.raw.toString()).toBe(missing.raw.toString())
  })

  it('are one set, however many change them at once', async () => {
    const as = await confirmed(app, await aSeller(app))
    await Promise.all(Array.from({ length: 20 }, () => save(as, FIRST)))
    expect((await read(as))?.earlier).toHaveLength(19)
  })
})
