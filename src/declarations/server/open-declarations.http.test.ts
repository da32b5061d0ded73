import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { filedMonthly, monthFromNow } from '#registrations/testing/registrations.builders.ts'
import { listDeclarations, readDeclaration } from '../contract.ts'
import { declarations } from './declarations.tables.ts'
import { openDeclarations } from './open-declarations.ts'

const app = await testApp()
const as = app.people.seller
const declared = async () =>
  (await app.get(listDeclarations, { pageSize: 100 }, { as })).body.data?.records ?? []

it('opens the declaration of each period that is over, once, also in two processes at once', async () => {
  await filedMonthly(app, { number: 'DE136695976', firstMonth: monthFromNow(app, -2) })
  const opened = await Promise.all([openDeclarations(app.deps), openDeclarations(app.deps)])
  expect(opened.reduce((sum, count) => sum + count)).toBe(2)
  const records = await declared()
  expect(records.map(({ period }) => period.label)).toEqual([monthFromNow(app, -1), monthFromNow(app, -2)])
  expect(records[0]).toMatchObject({
    kind: 'RETURN',
    country: 'DE',
    scheme: 'LOCAL',
    frequency: 'MONTHLY',
    status: 'AWAITING_DATA',
    taxStatus: 'NONE',
    payable: null,
  })
  expect(records.every(({ dueAt }) => dueAt !== null)).toBe(true)
  expect(new Set(records.map(({ number }) => number)).size).toBe(2)
  const { body } = await app.get(readDeclaration, { id: records[0]?.id ?? '' }, { as })
  expect(body.data?.history).toMatchObject([{ action: 'create', by: 'system', name: '' }])
})

it('opens nothing twice, and nothing for a period that runs', async () => {
  expect(await openDeclarations(app.deps)).toBe(0)
  app.clock.advance(32 * 86_400_000)
  expect(await openDeclarations(app.deps)).toBe(1)
})

it('opens none again that is not kept any more', async () => {
  await app.deps.db.delete(declarations)
  app.clock.advance(12 * 366 * 86_400_000)
  expect(await openDeclarations(app.deps)).toBe(0)
})
