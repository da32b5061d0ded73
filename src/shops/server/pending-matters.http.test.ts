import { expect, it } from 'vitest'
import { startAtNoon } from '#main/testing/at-noon.ts'
import { tokenOf } from '#main/testing/people.ts'
import { testApp } from '#main/testing/test-app.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { listMessages } from '#messages/contract.ts'
import { removeShop, revokeAmazon } from '../contract.ts'
import { shopKeeper, withdrawAtAmazon } from '../testing/shops.builders.ts'
import { createAmazon } from './amazon/create-amazon.ts'
import { notifyEnding } from './notify-ending.ts'
import { askDue } from './shops.jobs.ts'

const app = await testApp({ listen: true })
startAtNoon(app.clock)
const { seller, sellerOther } = app.people
const mine = shopKeeper(app, seller)
const START = app.clock.now()
const dayAfter = (days: number) => new Date(START.getTime() + days * 86_400_000)

async function inDays(days: number) {
  app.clock.set(dayAfter(days))
  seller.token = await tokenOf(app.app, app.config.product, seller, app.clock)
}
const shopDeps = () => ({ ...app.deps, amazon: createAmazon(app.deps) })
const messages = async () => {
  const { body } = await app.get(listMessages, { type: 'DECLARATION' }, { as: seller, lang: 'en' })
  return body.data?.records ?? []
}
const matters = async (input: Record<string, unknown> = {}, as = seller, lang: 'en' | 'zh' = 'en') => {
  const { body } = await app.get(listPendingMatters, input, { as, lang })
  return (body.data?.records ?? []).map(({ type, title, dueAt, overdue, link }) => ({
    type,
    title,
    dueAt,
    overdue,
    link,
  }))
}

it('names a shop until it is connected, 30 days before it ends, after it ended, and when it broke', async () => {
  const link = '/workspace/shopAuthorisation'
  const id = await mine.add()
  await mine.add({ marketplace: 'TEMU' })
  const connect = { type: 'AUTHORISATION', title: 'Connect to Amazon: Brightoak Home', dueAt: null, link }
  expect(await matters()).toMatchObject([connect])
  expect(await matters({}, seller, 'zh')).toMatchObject([{ title: '授权Amazon：Brightoak Home' }])
  expect(await matters({ type: 'AUTHORISATION' })).toHaveLength(1)
  expect(await matters({ type: 'FORM' })).toEqual([])
  expect(await matters({}, sellerOther)).toEqual([])
  await mine.connect(id)
  const { expiresAt } = await mine.find(id)
  expect(await matters()).toEqual([])
  await inDays(334)
  expect(await matters()).toEqual([])
  await inDays(335)
  await Promise.all([notifyEnding(shopDeps()), notifyEnding(shopDeps())])
  expect(await messages()).toMatchObject([
    { title: expect.stringMatching(/^The authorisation of Brightoak Home ends on /) },
  ])
  const renew = {
    type: 'REAUTHORISATION',
    title: 'Renew the authorisation of Brightoak Home',
    dueAt: expiresAt,
  }
  expect(await matters()).toMatchObject([{ ...renew, overdue: false }])
  expect(await matters({ type: 'REAUTHORISATION' })).toHaveLength(1)
  await inDays(366)
  expect(await matters()).toMatchObject([{ ...renew, overdue: true }])
  await mine.connect(id)
  expect(await matters()).toEqual([])
  await withdrawAtAmazon(app, 'A1BRIGHTOAK001')
  await inDays(368)
  await askDue(shopDeps())
  await app.drain()
  expect(await messages()).toMatchObject([{ title: 'Amazon no longer lets us read Brightoak Home' }, {}])
  expect(await matters()).toMatchObject([
    { type: 'REAUTHORISATION', title: 'Connect again: Brightoak Home', dueAt: null },
  ])
  await app.post(revokeAmazon, { shopId: id }, { as: seller })
  expect(await matters()).toEqual([])
  await app.post(removeShop, { shopId: id }, { as: seller })
})

it('says nothing of Amazon where the portal is not set up for it', async () => {
  const id = await mine.add({ name: 'Alone' })
  expect(await matters()).toHaveLength(1)
  const { mode } = app.config.amazon
  app.config.amazon.mode = 'off'
  expect(await matters()).toEqual([])
  app.config.amazon.mode = mode
  await app.post(removeShop, { shopId: id }, { as: seller })
})
