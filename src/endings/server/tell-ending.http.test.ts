import { expect, it } from 'vitest'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { listMessages } from '#messages/contract.ts'
import { endByDeregistration } from '#registrations/server/public.ts'
import { registeredElsewhere } from '#registrations/testing/takeovers.builders.ts'
import { endingTicks } from './endings.tables.ts'
import { tellEnding } from './tell-ending.ts'

const app = await testApp()
const { seller, sellerOther } = app.people

const close = async (companyId: string) => {
  const day = '2026-11-10'
  const gone = {
    companyId,
    country: 'DE',
    number: undefined,
    end: day,
    today: day,
    at: app.clock.now(),
    by: { kind: 'staff', name: 'Jan' },
  }
  await app.deps.db.transaction((tx) => endByDeregistration(tx, app.deps, gone))
  await app.drain()
}
const told = async (as: Caller) =>
  (await app.get(listMessages, { pageSize: 50 }, { as })).body.data?.records.filter(({ title }) =>
    title.includes('left to do'),
  )

it('tells the seller once that an end leaves something to do', async () => {
  const key = await registeredElsewhere(app, seller)
  await close(key.companyId)
  await tellEnding(app.deps, key)
  const messages = await told(seller)
  expect(messages).toHaveLength(1)
  expect(JSON.stringify(messages)).toContain(`/registrations/ending?id=${key.registrationId}`)
})

it('is silent where nothing is left to the seller', async () => {
  const key = await registeredElsewhere(app, sellerOther)
  await app.deps.db.insert(endingTicks).values({
    companyId: key.companyId,
    registrationId: key.registrationId,
    point: 'STOCK',
    doneOn: '2026-11-10',
    givenByKind: 'staff',
    givenByName: 'Agent',
    givenAt: app.clock.now(),
  })
  await close(key.companyId)
  expect(await told(sellerOther)).toEqual([])
})
