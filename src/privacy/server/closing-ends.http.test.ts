import { beforeAll, describe, expect, it } from 'vitest'
import { confirmed, mailedToken } from '#accounts/server/accounts.builders.ts'
import { login } from '#accounts/contract.ts'
import { acceptInvitation, inviteMember } from '#accounts/members-contract.ts'
import { createCalendarFeed } from '#calendar/feed-contract.ts'
import { inviteCommitForm } from '#invites/contract.ts'
import { holding, invitePeople } from '#invites/server/invites.builders.ts'
import { COMPANY_CLOSING } from '#main/company-closing.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { readMailChoices, stopMails } from '#messages/contract.ts'
import { fillCart } from '#orders/testing/orders.builders.ts'
import { shopKeeper } from '#shops/testing/shops.builders.ts'
import { openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { requestClosing } from '../closing-contract.ts'
import { closeCompanies } from './close-companies.ts'

// What is open is for `closing.http.test.ts`: here, forms and carts have to be there on the day itself.
const closing = { ...COMPANY_CLOSING, obstacles: () => Promise.resolve([]) }
let app: TestApp
beforeAll(async () => {
  app = await testApp({ listen: true })
})

type Person = { email: string; password: string; token: string }
type Company = Awaited<ReturnType<typeof aBusyCompany>>
const count = async (sql: string, companyId: string) =>
  Number((await app.database.pool.query<{ count: string }>(sql, [companyId])).rows[0]?.count)

/** All that would go on by itself. */
async function aBusyCompany(person: Person, amazonSeller: string) {
  const id = (await app.post(login, person)).body.data?.user.company.id ?? ''
  const { address } = (await app.post(createCalendarFeed, {}, { as: person })).body.data ?? {}
  const shops = shopKeeper(app, person)
  const connected = await shops.connect(await shops.add(), amazonSeller)
  expect(connected.body).toMatchObject({ code: 0 })
  await fillCart(app, person, 'eori-eu')
  await confirmed(app, person)
  const colleague = `invited-${id}@tests.example`.toLowerCase()
  await app.post(inviteMember, { email: colleague, role: 'editor' }, { as: person })
  const invitation = await mailedToken(app, colleague)
  return { id, feed: address ?? '', invitation }
}

async function requestOf(person: Person): Promise<void> {
  await confirmed(app, person)
  const name = (await app.post(login, person)).body.data?.user.company.name
  const { body } = await app.post(requestClosing, { name }, { as: person })
  expect(body).toMatchObject({ code: 0, data: { pending: {} } })
}

async function mailKeyOf(email: string): Promise<string> {
  await app.drain()
  const links = (await app.mails()).filter(({ to }) => to === email).flatMap((mail) => mail.links)
  const link = links.findLast((one) => one.includes('/unsubscribe#'))
  return new URLSearchParams(link?.split('#')[1]).get('key') ?? ''
}

const alive = async ({ id, feed, invitation }: Company) => ({
  feed: (await fetch(feed)).status,
  consents: await count(
    'select count(*) from shop_authorisations where company_id = $1 and sealed_refresh_token is not null',
    id,
  ),
  accounts: await count('select count(*) from amazon_accounts where company_id = $1', id),
  cart: await count('select count(*) from cart_lines where company_id = $1', id),
  sessions: await count('select count(*) from user_sessions where company_id = $1', id),
  invitation:
    (await app.post(acceptInvitation, { token: invitation, name: 'Wu', password: 'x' })).body.error ?? 'open',
})

describe('what ends with a company', () => {
  it('is everything that would go on by itself, and nothing of another company', async () => {
    const { seller, sellerOther } = app.people
    // Until the day itself all works as usual.
    await requestOf(seller)
    // Before the carts: an order takes all that is in the cart.
    const { code } = await invitePeople(app)
    await openWorkOrder(app, sellerOther)
    const ours = await aBusyCompany(seller, 'A1BRIGHTOAK001')
    const theirs = await aBusyCompany(sellerOther, 'A2LUMENA000002')
    const form = () => app.get(inviteCommitForm, {}, holding(code))
    const keys = { ours: await mailKeyOf(seller.email), theirs: await mailKeyOf(sellerOther.email) }
    const choices = async (key: string) => (await app.post(readMailChoices, { key })).body.code
    const before = { ours: await alive(ours), theirs: await alive(theirs) }
    for (const one of [before.ours, before.theirs])
      expect(one).toMatchObject({ feed: 200, consents: 1, accounts: 1, cart: 1 })
    expect(before.ours.sessions).toBeGreaterThan(0)
    expect([(await form()).body.code, await choices(keys.ours), await choices(keys.theirs)]).toEqual([
      0, 0, 0,
    ])

    await app.database.pool.query('update company_closings set closes_at = requested_at')
    await closeCompanies({ ...app.deps, closing })

    expect(await alive(ours)).toEqual({
      feed: 404,
      consents: 0,
      accounts: 0,
      cart: 0,
      sessions: 0,
      invitation: 'accounts.invitation_ended',
    })
    expect(await alive(theirs)).toEqual(before.theirs)
    expect((await form()).body.error).toBe('invite.revoked')
    expect(await choices(keys.ours)).not.toBe(0)
    expect((await app.post(stopMails, { key: keys.ours, scope: 'ALL' })).body.code).not.toBe(0)
    expect(await choices(keys.theirs)).toBe(0)
  })

  it('and who belongs to no other is told at sign-in what happened and what to do', async () => {
    const { seller } = app.people
    const { body } = await app.post(login, seller, { lang: 'en' })
    expect(body).toMatchObject({ code: 499, error: 'accounts.no_company' })
    expect(body.message).toContain('closed')
    expect(body.message).toContain('invite')
    expect(body.message).toContain(app.config.agency.email)
    const zh = await app.post(login, seller, { lang: 'zh' })
    expect(zh.body.message).toContain('已关闭')
    expect(zh.body.message).toContain(app.config.agency.email)
  })
})
