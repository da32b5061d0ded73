import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { seedSellerOfYears } from '#accounts/server/accounts.seed.ts'
import { settableClock } from '#platform/server/clock.ts'
import { cancelImport, importDetail, listImports } from '#reports/contract.ts'
import { amazonFile } from '#reports/testing/amazon-file.ts'
import { uploaded } from '#reports/testing/imports.builders.ts'
import { tokenOf } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { beginImportToWatch } from './import-to-watch.ts'
import { movementsOfDay } from './movements-of-day.ts'

const LONG_MS = 300_000
const TODAY = '2026-11-25T09:00:00Z'

const companyThatSells = async () => {
  const app = await testApp({ clock: settableClock(new Date(TODAY)) })
  const { person } = await seedSellerOfYears(app.deps)
  const as = { token: await tokenOf(app.app, app.config.product, person, app.clock) }
  const listed = async () => (await app.get(listImports, {}, { as })).body.data?.records ?? []
  const only = async () => {
    const [one] = await listed()
    if (!one) throw new Error('there is no import')
    return one
  }
  return { app, as, listed, only }
}
type Told = Awaited<ReturnType<typeof companyThatSells>>

/** As it stands when it is further than before. */
async function further({ only }: Told, than: number) {
  for (;;) {
    const one = await only()
    if (one.rowsRead > than || one.status === 'FINISHED') return one
    await sleep(50)
  }
}

it(
  'begins a real import that goes on step by step, until another file waits for it',
  async () => {
    const told = await companyThatSells()
    const { app, as, listed } = told
    await beginImportToWatch(app.wired)
    expect(await listed()).toMatchObject([
      { fileName: 'vat-transactions-2026-11-24.csv', status: 'WAITING', source: 'AMAZON', percent: 0 },
    ])
    const began = Date.now()
    const drained = app.drain()
    const first = await further(told, 0)
    const second = await further(told, first.rowsRead)
    const third = await further(told, second.rowsRead)
    expect(third).toMatchObject({ status: 'RUNNING' })
    expect(first.percent).toBeLessThanOrEqual(second.percent)
    expect([first.rowsRead, second.rowsRead, third.rowsRead].every((rows) => rows < 5_000)).toBe(true)
    // There was a rest between two steps.
    expect(Date.now() - began).toBeGreaterThan(1_500)

    const file = { name: 'mine.csv', bytes: Buffer.from(amazonFile([{}])) }
    const mine = await uploaded(app, as, file)
    await drained
    await app.drain()
    // Minutes of rests were left out.
    expect(Date.now() - began).toBeLessThan(60_000)
    const records = await listed()
    expect(records.map(({ status }) => status)).toEqual(['FINISHED', 'FINISHED'])
    const whole = records.find(({ id }) => id !== mine.id)
    const detail = (await app.get(importDetail, { importId: whole?.id }, { as })).body.data
    expect(detail).toMatchObject({ percent: 100, rowsDuplicate: 0, from: '2026-11-24', to: '2026-11-24' })
    expect(detail?.rowsRead).toBeGreaterThan(48_000)
    expect(detail?.causes.find(({ code }) => code === 'NO_COST_PRICE')?.count).toBe(3)
  },
  LONG_MS,
)

it(
  'can be called off at once, and is not begun again on that day, but on the next',
  async () => {
    const told = await companyThatSells()
    const { app, as, listed } = told
    await beginImportToWatch(app.wired)
    const drained = app.drain()
    const { id: importId } = await further(told, 0)
    const asked = Date.now()
    expect((await app.post(cancelImport, { importId }, { as })).body.data?.status).toBe('CANCELLING')
    await drained
    await app.drain()
    expect(Date.now() - asked).toBeLessThan(10_000)
    expect(await listed()).toMatchObject([{ status: 'CANCELLED', rowsKept: 0 }])
    await beginImportToWatch(app.wired)
    expect(await listed()).toHaveLength(1)
    app.clock.advance(86_400_000)
    await beginImportToWatch(app.wired)
    expect(await listed()).toMatchObject([
      { fileName: 'vat-transactions-2026-11-25.csv', status: 'WAITING' },
      { status: 'CANCELLED' },
    ])
  },
  LONG_MS,
)

it(
  'stops with its server, and keeps what is written for the next one',
  async () => {
    const told = await companyThatSells()
    const { app, listed, only } = told
    await beginImportToWatch(app.wired)
    const running = app.drain()
    const { rowsRead } = await further(told, 0)
    await app.deps.jobs.stop()
    await running
    const left = await only()
    expect(left).toMatchObject({ status: 'RUNNING' })
    expect(left.rowsRead).toBeGreaterThanOrEqual(rowsRead)
    expect(await listed()).toHaveLength(1)
  },
  LONG_MS,
)

it('has the same bytes for the same day, and other rows on another', async () => {
  const [one, again, other] = await Promise.all(
    ['2026-11-24', '2026-11-24', '2026-11-25'].map((day) => movementsOfDay(day)),
  )
  expect(one?.equals(again ?? Buffer.alloc(0))).toBe(true)
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false)
})
