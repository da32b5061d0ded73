import { describe, expect, it } from 'vitest'
import { startAtNoon } from '#main/testing/at-noon.ts'
import { tokenOf } from '#main/testing/people.ts'
import { testApp } from '#main/testing/test-app.ts'
import { auditTrail } from '#platform/server/platform.tables.ts'
import { removeShop, revokeAmazon } from '../contract.ts'
import { shopKeeper, withdrawAtAmazon } from '../testing/shops.builders.ts'
import { createAmazon } from './amazon/create-amazon.ts'
import { askDue } from './shops.jobs.ts'

const app = await testApp({ listen: true })
const { seller, sellerOther, viewer } = app.people
const mine = shopKeeper(app, seller)
const theirs = shopKeeper(app, sellerOther)
const refusal = ({ body }: { body: { code: number; error?: string } }) => [body.code, body.error]
const remove = (shopId: string, as = seller) => app.post(removeShop, { shopId }, { as })
const DAY_MS = 86_400_000
const stored = async () => {
  const { rows } = await app.database.pool.query<Record<string, string | null>>(
    'select * from shop_authorisations',
  )
  return rows
}
const dayAfter = (start: Date, days: number) =>
  new Date(start.getTime() + days * DAY_MS).toISOString().slice(0, 10)

describe('consent at Amazon', () => {
  it('connects the shop for 365 days, and nobody is shown a token', async () => {
    const id = await mine.add({ name: 'Shop' })
    const answer = await mine.connect(id)
    expect(answer.body).toMatchObject({ code: 0, data: { shopId: id, name: 'Shop' } })
    const shop = await mine.find(id)
    expect(shop).toMatchObject({
      status: 'ACTIVE',
      sellerId: 'A1BRIGHTOAK001',
      daysLeft: 365,
      fault: null,
      countries: ['BE', 'DE', 'ES', 'FR', 'IE', 'IT', 'NL', 'PL', 'SE'],
      lastSync: expect.stringMatching(/Z$/),
    })
    const [row] = await stored()
    expect(row?.['sealed_refresh_token']).toMatch(/^v1\./)
    const everything = JSON.stringify([shop, await stored(), await app.deps.db.select().from(auditTrail)])
    expect(everything).not.toMatch(/Atz[ar]\|/)
    await remove(id)
    expect(await stored()).toMatchObject([{ status: 'REVOKED', sealed_refresh_token: null, account: null }])
  })

  it('is refused there, and nothing is changed', async () => {
    const id = await mine.add()
    const refused = await mine.complete(await mine.consent(id, undefined))
    expect(refusal(refused)).toEqual([499, 'shop.consent_refused'])
    expect((await mine.find(id)).status).toBe('NOT_CONNECTED')
    await remove(id)
  })

  it('is completed once, also when it is sent many times at once', async () => {
    const id = await mine.add()
    const sent = await mine.consent(id, 'A1BRIGHTOAK001')
    const answers = await Promise.all(Array.from({ length: 8 }, () => mine.complete(sent)))
    const codes = answers.map(refusal).map(([code, error]) => error ?? code)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === 'shop.consent_used')).toHaveLength(7)
    expect(refusal(await mine.complete(sent))).toEqual([499, 'shop.consent_used'])
    await remove(id)
  })

  it('from two tabs counts both times, the later one stays', async () => {
    const id = await mine.add()
    const first = await mine.consent(id, 'A1BRIGHTOAK001')
    const second = await mine.consent(id, 'A1BRIGHTOAK001')
    expect(refusal(await mine.complete(second))[0]).toBe(0)
    expect(refusal(await mine.complete(first))[0]).toBe(0)
    expect((await mine.find(id)).status).toBe('ACTIVE')
    await remove(id)
  })

  it('is not completed from another session, by another company, with another state, or too late', async () => {
    const id = await mine.add()
    const sent = await mine.consent(id, 'A1BRIGHTOAK001')
    const elsewhere = { token: await tokenOf(app.app, app.config.product, seller, app.clock) }
    expect(refusal(await mine.complete(sent, elsewhere))).toEqual([499, 'shop.consent_state'])
    expect(refusal(await mine.complete(sent, sellerOther))).toEqual([499, 'shop.consent_state'])
    expect(refusal(await mine.complete(sent, viewer))[0]).not.toBe(0)
    const forged = { ...sent, state: `${sent.state.slice(0, -8)}AAAAAAAA` }
    expect(refusal(await mine.complete(forged))).toEqual([499, 'shop.consent_state'])
    const now = app.clock.now()
    app.clock.set(new Date(now.getTime() + 61 * 60_000))
    expect(refusal(await mine.complete(sent))).toEqual([499, 'shop.consent_state'])
    app.clock.set(now)
    expect((await mine.find(id)).status).toBe('NOT_CONNECTED')
    expect(refusal(await mine.complete(sent))[0]).toBe(0)
    await remove(id)
  })

  it('with a code that is used or older than five minutes is refused, and can be begun again', async () => {
    const id = await mine.add()
    const sent = await mine.consent(id, 'A1BRIGHTOAK001')
    await mine.complete(sent)
    const { state } = await mine.consent(id, 'A1BRIGHTOAK001')
    expect(refusal(await mine.complete({ ...sent, state }))).toEqual([499, 'shop.consent_code'])
    const late = await mine.consent(id, 'A1BRIGHTOAK001')
    const now = app.clock.now()
    app.clock.set(new Date(now.getTime() + 6 * 60_000))
    expect(refusal(await mine.complete(late))).toEqual([499, 'shop.consent_code'])
    expect((await mine.connect(id)).body.code).toBe(0)
    app.clock.set(now)
    await remove(id)
  })

  it('with another account than the shop has is refused', async () => {
    const id = await mine.add({ sellerId: 'A1BRIGHTOAK001' })
    const answer = await mine.complete(await mine.consent(id, 'A2LUMENA000002'))
    expect(refusal(answer)).toEqual([499, 'shop.other_seller'])
    expect(answer.body.message).toContain('A2LUMENA000002')
    await remove(id)
  })

  it('for a shop that was removed in the meantime is refused', async () => {
    const id = await mine.add()
    const sent = await mine.consent(id, 'A1BRIGHTOAK001')
    await remove(id)
    expect(refusal(await mine.complete(sent))).toEqual([499, 'shop.not_found'])
  })
})

describe('an account at Amazon', () => {
  it('belongs to one company at a time; the other is told whom to ask, and no name', async () => {
    const id = await mine.add({ name: 'Ours' })
    const british = await mine.add({ name: 'Ours in Britain', region: 'GB' })
    await mine.connect(id)
    await mine.connect(british)
    const other = await theirs.add()
    const answer = await theirs.connect(other)
    expect(refusal(answer)).toEqual([499, 'shop.other_company'])
    expect(answer.body.message).toMatch(/ask|contact/)
    expect(JSON.stringify(answer.body)).not.toMatch(/Brightoak|Shenzhen/)
    expect((await theirs.find(other)).status).toBe('NOT_CONNECTED')
    await app.post(revokeAmazon, { shopId: id }, { as: seller })
    // The British shop still uses the account.
    expect(refusal(await theirs.connect(other))).toEqual([499, 'shop.other_company'])
    await app.post(revokeAmazon, { shopId: british }, { as: seller })
    expect(refusal(await theirs.connect(other))[0]).toBe(0)
    expect(refusal(await mine.connect(id))).toEqual([499, 'shop.other_company'])
    for (const shopId of [id, british]) await remove(shopId)
    await remove(other, sellerOther)
  })

  it('is taken by one company when two ask at the same time', async () => {
    const id = await mine.add()
    const other = await theirs.add()
    const sent = [
      await mine.consent(id, 'A1BRIGHTOAK001'),
      await theirs.consent(other, 'A1BRIGHTOAK001'),
    ] as const
    const answers = await Promise.all([mine.complete(sent[0]), theirs.complete(sent[1])])
    expect(answers.map(refusal).toSorted()).toEqual([
      [0, undefined],
      [499, 'shop.other_company'],
    ])
    await remove(id)
    await remove(other, sellerOther)
  })

  it('is given up by revoking, twice is as once', async () => {
    const id = await mine.add()
    await mine.connect(id)
    for (let i = 0; i < 2; i++)
      expect((await app.post(revokeAmazon, { shopId: id }, { as: seller })).body.code).toBe(0)
    expect(await mine.find(id)).toMatchObject({ status: 'REVOKED', expiresAt: null, daysLeft: null })
    const kaufland = await mine.add({ marketplace: 'KAUFLAND' })
    const nothing = await app.post(revokeAmazon, { shopId: kaufland }, { as: seller })
    expect(refusal(nothing)).toEqual([499, 'shop.no_consent_needed'])
    for (const shopId of [id, kaufland]) await remove(shopId)
  })
})

const ask = async () => {
  await askDue({ ...app.deps, amazon: createAmazon(app.deps) })
  await app.drain()
}
const runWaitingJobs = async () => {
  await app.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await app.drain()
}

describe('the health of an authorisation', () => {
  it('is asked about once a day, and withdrawn at Amazon it is broken', async () => {
    const start = app.clock.now()
    const id = await mine.add()
    await mine.connect(id)
    const { lastSync } = await mine.find(id)
    await ask()
    expect((await mine.find(id)).lastSync).toBe(lastSync)
    app.clock.set(new Date(start.getTime() + DAY_MS))
    await ask()
    expect((await mine.find(id)).lastSync?.slice(0, 10)).toBe(dayAfter(start, 1))
    await withdrawAtAmazon(app, 'A1BRIGHTOAK001')
    app.clock.set(new Date(start.getTime() + 2 * DAY_MS))
    await ask()
    expect(await mine.find(id)).toMatchObject({ status: 'BROKEN', fault: 'WITHDRAWN' })
    expect((await stored()).find(({ shop_id }) => shop_id === id)?.['sealed_refresh_token']).toBeNull()
    app.clock.set(new Date(start.getTime() + 2 * DAY_MS + 1_000))
    await mine.connect(id)
    expect(await mine.find(id)).toMatchObject({ status: 'ACTIVE', fault: null })
    await remove(id)
    app.clock.set(start)
  })

  it('waits as long as Amazon says before it asks again', async () => {
    const start = app.clock.now()
    const id = await mine.add()
    await mine.connect(id, 'A3LIMITED00429')
    const limited = await mine.find(id)
    // 0.016 questions a second: one in 62.5 seconds.
    const again = limited.askAgainAt
    const waitMs = new Date(again ?? 0).getTime() - start.getTime()
    expect(waitMs).toBeGreaterThanOrEqual(62_500)
    expect(waitMs).toBeLessThan(66_000)
    expect(limited).toMatchObject({ status: 'ACTIVE', fault: 'THROTTLED', lastSync: null })
    await runWaitingJobs()
    expect(await mine.find(id)).toMatchObject({ fault: 'THROTTLED', askAgainAt: again })
    app.clock.set(new Date(start.getTime() + 70_000))
    await runWaitingJobs()
    // Each kind of question has its own limit: the marketplaces are known now, the account is not yet.
    expect(await mine.find(id)).toMatchObject({ fault: 'THROTTLED', countries: ['DE'] })
    app.clock.set(new Date(start.getTime() + 140_000))
    await runWaitingJobs()
    expect(await mine.find(id)).toMatchObject({ fault: null, askAgainAt: null })
    app.clock.set(start)
    await remove(id)
  })

  it.each([
    ['A4NOROLE000403', { status: 'ACTIVE', fault: 'NOT_ALLOWED', countries: ['DE'] }],
    ['A7STOPPED00666', { status: 'ACTIVE', fault: null, suspended: ['DE'] }],
    ['A5SILENT000503', { status: 'ACTIVE', fault: 'UNAVAILABLE', lastSync: null }],
    ['A6LEFT00000999', { status: 'BROKEN', fault: 'WITHDRAWN' }],
  ])('of %s says what is wrong', async (account, expected) => {
    const id = await mine.add()
    await mine.connect(id, account)
    expect(await mine.find(id)).toMatchObject(expected)
    await remove(id)
  })

  it('counts the days down', async () => {
    startAtNoon(app.clock)
    const start = app.clock.now()
    const id = await mine.add()
    await mine.connect(id, 'A2LUMENA000002')
    const after = async (days: number) => {
      app.clock.set(new Date(start.getTime() + days * DAY_MS))
      seller.token = await tokenOf(app.app, app.config.product, seller, app.clock)
      const { status, daysLeft } = await mine.find(id)
      return [status, daysLeft]
    }
    expect(await after(334)).toEqual(['ACTIVE', 31])
    expect(await after(335)).toEqual(['EXPIRING', 30])
    expect(await after(365)).toEqual(['EXPIRED', 0])
    await remove(id)
  })
})
