import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { logout, logoutOthers, userInfo } from '#accounts/contract.ts'
import { aSeller, confirmed } from '#accounts/server/accounts.builders.ts'
import { exportCalendar } from '#calendar/contract.ts'
import { priceDay, setPrice } from '#catalogue/server/public.ts'
import { productPrices } from '#catalogue/server/catalogue.tables.ts'
import type { CallContext } from '#platform/server/http/call-context.ts'
import { openPersonal } from '#platform/server/person-keys.ts'
import { auditTrail } from '#platform/server/platform.tables.ts'
import { staffLogout } from '#staff/contract.ts'
import { exportCalculation } from '#vat-calculator/contract.ts'
import { RECORDED_BY_THEMSELVES, RECORDED_HERE } from './recorded-calls.ts'
import { recordRoutes } from './record-routes.ts'
import { staffPerson } from './testing/staff-person.ts'
import { testApp } from './testing/test-app.ts'

const product = await testApp()
const { deps, wired } = product
const FROM = { headers: { 'x-forwarded-for': '203.0.113.9' } }
const trailOf = async (action: string) => {
  const lines = deps.db.select().from(auditTrail).where(eq(auditTrail.action, action))
  return openPersonal(deps, await lines.orderBy(desc(auditTrail.sequence)))
}

test('what is listed is there, and answers a file where it says so', () => {
  const kinds = new Map(wired.routes.map(({ call }) => [call.path, call.kind]))
  const of = (paths: Iterable<string>) => [...paths].map((path) => kinds.get(path))
  expect(new Set(of(RECORDED_BY_THEMSELVES.keys()))).toEqual(new Set(['file']))
  expect(new Set(of(RECORDED_HERE.keys()))).toEqual(new Set(['json']))
})

test('a file that is made for somebody leaves a line with what they asked for', async () => {
  const as = await aSeller(product)
  const { id, company } = (await product.get(userInfo, {}, { as })).body.data ?? {}
  const asked = { from: '2026-01-01', to: '2026-03-31', format: 'csv' }
  expect((await product.get(exportCalendar, asked, { as, ...FROM })).status).toBe(200)
  expect(await trailOf('file.taken')).toMatchObject([
    {
      actorKind: 'seller',
      actorId: id,
      companyId: company?.id,
      record: '/calendar/export',
      detail: asked,
      personal: { address: expect.any(String) },
    },
  ])
})

test('of what was sent along only ids and numbers are in the line in clear, of a list its length', async () => {
  const as = await aSeller(product)
  const lines = Array.from({ length: 1_000 }, () => ({
    description: 'Sold to Lin in Bonn',
    amount: '119.00',
  }))
  const asked = { lines, format: 'csv', note: 'Lin', search: 'Lin in Bonn', deep: { text: 'Lin' }, all: true }
  const [recorded] = recordRoutes(deps, [{ call: exportCalculation, handler: async () => ({}) }])
  const { id = '' } = (await product.get(userInfo, {}, { as })).body.data ?? {}
  const principal = { kind: 'seller', userId: id, companyId: 'com_1' }
  await recorded?.handler({ principal, ip: '203.0.113.9' } as CallContext, asked)
  const [newest] = await trailOf('file.taken')
  expect(newest).toMatchObject({ actorId: id, record: '/vat/tax/export' })
  expect(newest?.detail).toEqual({
    lines: { entries: 1_000 },
    format: 'csv',
    deep: { entries: 1 },
    all: true,
  })
  expect(newest?.personal).toEqual({ address: '203.0.113.9', note: 'Lin', search: 'Lin in Bonn' })
})

test('what is refused leaves none', async () => {
  const before = (await trailOf('file.taken')).length
  expect((await product.get(exportCalendar, { from: '2026-01-01', to: '2026-03-31' })).status).toBe(401)
  expect(await trailOf('file.taken')).toHaveLength(before)
})

test('signing out is in the trail, of sellers and of staff', async () => {
  const as = await aSeller(product)
  const { id } = (await product.get(userInfo, {}, { as })).body.data ?? {}
  await confirmed(product, as)
  await product.post(logoutOthers, {}, { as })
  await product.post(logout, {}, { as })
  const agent = await staffPerson(product, 'agent')
  await product.post(staffLogout, {}, { as: agent })
  expect(await trailOf('account.sign_out_others')).toMatchObject([{ actorId: id }])
  expect(await trailOf('account.sign_out')).toMatchObject([{ actorId: id }])
  expect(await trailOf('staff.sign_out')).toMatchObject([{ actorKind: 'staff' }])
})

test('prices and published services are in the trail', async () => {
  const [price] = await deps.db.select().from(productPrices).limit(1)
  if (!price) throw new Error('no price')
  const { productId, option, value, currency } = price
  const key = { productId, option: option || null, value: value || null, currency }
  await setPrice(deps, { ...key, amount: 12_300, from: priceDay(deps) })
  expect(await trailOf('catalogue.price')).toMatchObject([
    { record: productId, detail: { amount: 12_300, currency } },
  ])
  expect((await trailOf('catalogue.product')).some(({ record }) => record === productId)).toBe(true)
})
