import { beforeAll, describe, expect, it } from 'vitest'
import { aColleague, aSeller, confirmed } from '#accounts/server/accounts.builders.ts'
import { login, userInfo } from '#accounts/contract.ts'
import { createCompany } from '#accounts/members-contract.ts'
import { COMPANY_CLOSING } from '#main/company-closing.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { listMessages } from '#messages/contract.ts'
import { settableClock } from '#platform/server/clock.ts'
import { placeOrderOf } from '#orders/testing/orders.builders.ts'
import { cancelOrder } from '#orders/contract.ts'
import { openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { keepCompany, readClosing, requestClosing } from '../closing-contract.ts'
import { startExport } from '../contract.ts'
import { closeCompanies } from './close-companies.ts'

let app: TestApp
const DAY = 24 * 3_600_000
const clock = settableClock(new Date('2026-03-02T09:00:05Z'))
beforeAll(async () => {
  app = await testApp({ clock })
})

type As = { token: string; password: string; companyName: string }
const later = (ms: number) => clock.set(new Date(clock.now().getTime() + ms))
const closing = async (as: { token: string }) => (await app.get(readClosing, {}, { as })).body.data
const job = () => closeCompanies({ ...app.deps, closing: COMPANY_CLOSING })
const signIn = ({ email, password }: { email: string; password: string }) =>
  app.post(login, { email, password })
const titlesOf = async (as: { token: string }) =>
  ((await app.get(listMessages, {}, { as })).body.data?.records ?? []).map(({ title }) => title)
async function request(as: As, name = as.companyName) {
  await confirmed(app, as)
  return app.post(requestClosing, { name }, { as })
}

describe('closing a company', () => {
  it('says beforehand what it means', async () => {
    const as = await aSeller(app)
    expect(await closing(as)).toMatchObject({
      companyName: 'Test Trading Ltd.',
      pending: null,
      days: 14,
      obstacles: [],
      lockedOut: 1,
      kept: [{ until: '2029-12-31', law: expect.stringContaining('Civil Code') }],
    })
  })

  it('asks an owner for the password and the name', async () => {
    const as = await aSeller(app)
    expect((await app.post(requestClosing, { name: as.companyName }, { as })).body.error).toBe(
      'accounts.confirm_needed',
    )
    expect((await request(as, 'Another Ltd.')).body).toMatchObject({
      code: 400,
      fields: { name: expect.any(String) },
    })
    expect((await request(as, ' test trading ltd. ')).body.data?.pending).toMatchObject({ by: 'Wang Fang' })
  })

  it('is for owners alone, and every member is told', async () => {
    const { owner, colleague } = await aColleague(app, { role: 'editor' })
    const refused = await app.post(requestClosing, { name: owner.companyName }, { as: colleague })
    expect(refused.body.error).toBe('wire.not_allowed')
    await request(owner)
    expect((await closing(colleague))?.pending).toMatchObject({ by: 'Wang Fang' })
    expect(await titlesOf(colleague)).toContain('The account of Test Trading Ltd. is about to close')
    expect((await app.post(keepCompany, {}, { as: colleague })).body.error).toBe('wire.not_allowed')
  })

  it('is asked for once, however often it is pressed', async () => {
    const as = await confirmed(app, await aSeller(app))
    await Promise.all(
      Array.from({ length: 20 }, () => app.post(requestClosing, { name: as.companyName }, { as })),
    )
    expect((await titlesOf(as)).filter((title) => title.includes('about to close'))).toHaveLength(1)
  })

  it('can be taken back until the last day', async () => {
    const as = await aSeller(app)
    await request(as)
    expect((await app.post(keepCompany, {}, { as })).body.data?.pending).toBeNull()
    expect((await app.post(keepCompany, {}, { as })).body.code).toBe(0)
    later(15 * DAY)
    await job()
    expect((await signIn(as)).body.code).toBe(0)
  })

  it('happens after fourteen days, once: nobody is a member any more, and each is told', async () => {
    const { owner, colleague } = await aColleague(app, { role: 'viewer' })
    await request(owner)
    await job()
    expect((await app.get(userInfo, {}, { as: owner })).body.code).toBe(0)
    later(14 * DAY)
    await Promise.all([job(), job()])
    await job()
    for (const as of [owner, colleague]) {
      expect((await app.get(userInfo, {}, { as })).body.code).toBe(1)
      expect((await signIn(as)).body.error).toBe('accounts.no_company')
    }
    await app.drain()
    const mails = (await app.mails()).filter(({ subject }) => subject.includes('is closed'))
    const members = [colleague.email, owner.email]
    const told = mails.map(({ to }) => to).filter((to) => members.includes(to))
    expect(told.toSorted()).toEqual(members.toSorted())
  })

  it('leaves a member’s other companies alone', async () => {
    const as = await aSeller(app)
    const made = await app.post(createCompany, { name: 'Second GmbH', country: 'DE' }, { as })
    expect((await closing(as))?.lockedOut).toBe(0)
    await request(as)
    later(14 * DAY)
    await job()
    const again = await signIn(as)
    expect(again.body.data?.user.company.id).toBe(made.body.data?.companyId)
    expect(again.body.data?.user.companies).toHaveLength(1)
  })

  it('ends an export that was being made', async () => {
    const as = await aSeller(app)
    await request(as)
    later(14 * DAY)
    const { token } = (await signIn(as)).body.data ?? { token: '' }
    const again = await confirmed(app, { ...as, token })
    await app.post(startExport, {}, { as: again })
    await job()
    await app.drain()
    const { rows } = await app.database.pool.query(
      'select e.status, e.file_id from company_exports e join users u on u.id = e.user_id where u.email = $1',
      [as.email],
    )
    expect(rows).toEqual([{ status: 'CANCELLED', file_id: null }])
  })
})

/** Somebody of the demo, whose company is complete and may buy; signed in anew, since weeks have passed. */
async function buyer(person: { email: string; password: string }) {
  const { data } = (await signIn(person)).body
  if (!data) throw new Error(`${person.email} cannot sign in`)
  return { ...person, token: data.token, companyName: data.user.company.name }
}

describe('what stands in the way', () => {
  it('is named, and goes away with what was open', async () => {
    const as = await buyer(app.people.sellerOther)
    const order = await placeOrderOf(app, as)
    expect((await closing(as))?.obstacles).toEqual([{ kind: 'UNPAID_ORDERS', count: 1 }])
    const refused = await request(as)
    expect(refused.body).toMatchObject({ error: 'privacy.closing_blocked' })
    expect((await closing(as))?.pending).toBeNull()
    await app.post(cancelOrder, { id: order.id }, { as })
    expect((await request(as)).body.code).toBe(0)
  })

  it('that begins meanwhile calls the closing off', async () => {
    const as = await buyer(app.people.seller)
    await request(as)
    await openWorkOrder(app, as)
    expect((await closing(as))?.obstacles).toEqual([{ kind: 'OPEN_WORK', count: 1 }])
    expect((await closing(as))?.kept).toHaveLength(3)
    later(14 * DAY)
    await job()
    const again = { ...as, token: (await signIn(as)).body.data?.token ?? '' }
    expect((await closing(again))?.pending).toBeNull()
    expect(await titlesOf(again)).toContain('The account was not closed')
  })
})
