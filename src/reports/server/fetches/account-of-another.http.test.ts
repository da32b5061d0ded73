import { describe, expect, it } from 'vitest'
import { userInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { settableClock } from '#platform/server/clock.ts'
import { testApp } from '#main/testing/test-app.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { createAmazon } from '#shops/server/public.ts'
import { confirmAccount, removeShop } from '#shops/contract.ts'
import { staffAccountHolder } from '#shops/staff/contract.ts'
import { shopKeeper } from '#shops/testing/shops.builders.ts'
import { listImports } from '../../contract.ts'
import { monthKeeper } from '../../testing/fetches.builders.ts'
import { requestLastMonth } from './request-fetch.ts'

const clock = settableClock(new Date('2026-11-22T10:00:00Z'))
const app = await testApp({ listen: true, clock })
const deps = { ...app.deps, amazon: createAmazon(app.deps) }
const OTHER = 'A2LUMENA000002'

describe('an account in another company’s name', () => {
  it('is neither fetched nor counted until a member has confirmed it', async () => {
    const as = await aSeller(app)
    const shops = shopKeeper(app, as)
    const months = monthKeeper(app, as)
    const shopId = await shops.add({ name: 'Lampy', region: 'EU' })
    await shops.connect(shopId, OTHER, { confirm: false })
    const matters = async () =>
      ((await app.get(listPendingMatters, {}, { as })).body.data?.records ?? []).map(({ title }) => title)
    const imports = async () => (await app.get(listImports, {}, { as })).body.data?.total
    expect((await shops.find(shopId)).account).toEqual({
      is: 'OTHER',
      name: 'LUMENA SP. Z O.O.',
      registrationNumber: '0000512884',
      confirmed: null,
    })
    expect(await matters()).toContain('Is this your account? Lampy')
    await requestLastMonth(deps)
    await months.settle()
    expect((await months.fetch(shopId, '2026-10')).body.error).toBe('reports.account_of_another')
    await months.pass(20)
    expect(await months.month(shopId, '2026-10')).toMatchObject({ state: 'MISSING', importId: null })
    expect((await months.shop(shopId)).mayFetch).toBe(false)
    expect(await imports()).toBe(0)

    clock.set(new Date(clock.now().getTime() + 60_000))
    const confirmed = await app.post(confirmAccount, { shopId }, { as })
    expect(confirmed.body).toMatchObject({ code: 0, data: { id: shopId } })
    const { body: me } = await app.get(userInfo, {}, { as })
    const by = me.data?.name
    const { confirmed: kept } = (await shops.find(shopId)).account
    expect(kept).toEqual({ at: expect.stringContaining('2026-11-22T10:01'), by })
    expect(await matters()).not.toContain('Is this your account? Lampy')
    const holder = await app.get(staffAccountHolder, { sellerId: OTHER }, { as: app.people.agent })
    expect(holder.body.data?.otherName).toEqual({
      confirmedAt: kept?.at,
      confirmedBy: by,
    })
    const { rows } = await app.database.pool.query(
      "select actor_kind, detail from audit_trail where action = 'shop.account_confirmed' and record = $1",
      [shopId],
    )
    const detail = { sellerId: OTHER, name: 'LUMENA SP. Z O.O.', registrationNumber: '0000512884' }
    expect(rows).toEqual([{ actor_kind: 'seller', detail }])
    await requestLastMonth(deps)
    await months.settle()
    await months.pass(20)
    expect((await months.month(shopId, '2026-10')).state).toBe('REPORTED')
    expect(await imports()).toBe(1)
    await app.post(removeShop, { shopId }, { as })
  })

  it('that was given up when Amazon named another company is begun again once it is confirmed', async () => {
    const as = await aSeller(app)
    const shops = shopKeeper(app, as)
    const months = monthKeeper(app, as)
    const shopId = await shops.add({ name: 'Lampy', region: 'EU' })
    await shops.connect(shopId, OTHER)
    await months.fetch(shopId, '2026-10')
    await app.database.pool.query('update shop_authorisations set confirmed_at = null where shop_id = $1', [
      shopId,
    ])
    await months.settle()
    expect(await months.month(shopId, '2026-10')).toMatchObject({
      state: 'MISSING',
      fault: expect.stringContaining('another company’s name'),
    })
    clock.set(new Date(clock.now().getTime() + 60_000))
    await app.post(confirmAccount, { shopId }, { as })
    await requestLastMonth(deps)
    await months.settle()
    await months.pass(20)
    expect((await months.month(shopId, '2026-10')).state).toBe('REPORTED')
    await app.post(removeShop, { shopId }, { as })
  })

  it('is confirmed by a member who may write, and only where there is something to confirm', async () => {
    const { seller, viewer, sellerOther } = app.people
    const shops = shopKeeper(app, seller)
    const shopId = await shops.add()
    await shops.connect(shopId)
    expect((await shops.find(shopId)).account.is).toBe('OURS')
    const confirm = (as: typeof seller) => app.post(confirmAccount, { shopId }, { as })
    expect((await confirm(seller)).body.error).toBe('shop.nothing_to_confirm')
    expect((await confirm(viewer)).body.error).toBe('wire.not_allowed')
    expect((await confirm(sellerOther)).body.error).toBe('shop.not_found')
  })
})
