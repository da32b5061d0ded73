import { beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { listDeclarations } from '../../contract.ts'
import { exportInsight, type Insight, readInsight } from '../../insight-contract.ts'
import { filedDeclaration, waitingDeclaration } from '../../testing/declarations.builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: settableClock(new Date('2026-11-20T09:00:00Z')) })
})

const read = async (months = 12): Promise<Insight> => {
  const { body } = await app.get(readInsight, { months }, { as: app.people.seller })
  if (!body.data) throw new Error(body.message)
  return body.data
}

const sumOf = (rows: readonly { currency: string; tax: number }[], currency: string) =>
  rows.filter((row) => row.currency === currency).reduce((sum, { tax }) => sum + tax, 0)

describe('the tax of the last months', () => {
  it('is that of the filed returns, to the cent', async () => {
    expect(await read()).toMatchObject({ cells: [], countries: [], waiting: 0 })
    const first = await filedDeclaration(app, { toDay: '2026-03-31', payable: 19_000, base: 100_000 })
    await filedDeclaration(app, { toDay: '2026-06-30', payable: -1_250, base: 50_000 })
    await filedDeclaration(app, { toDay: '2026-06-30', country: 'FR', payable: 4_000, base: 20_000 })
    await filedDeclaration(app, {
      toDay: '2026-05-31',
      country: 'GB',
      currency: 'GBP',
      payable: 700,
      base: 3_500,
    })
    await filedDeclaration(app, { toDay: '2025-10-31', payable: 99, base: 1_000 })
    await filedDeclaration(app, { toDay: '2026-03-31', payable: 1_900, base: 110_000, corrects: first.id })
    await filedDeclaration(app, { as: app.people.sellerOther, toDay: '2026-06-30', payable: 77_777 })
    await waitingDeclaration(app, { toDay: '2026-09-30' })
    const found = await read()
    const { body } = await app.get(
      listDeclarations,
      { period: '2026', pageSize: 100 },
      { as: app.people.seller },
    )
    const filed = (body.data?.records ?? []).filter(({ status }) => status === 'FILED')
    for (const currency of ['EUR', 'GBP']) {
      const declared = filed.reduce(
        (sum, { payable }) => sum + (payable?.currency === currency ? payable.amount : 0),
        0,
      )
      expect([sumOf(found.cells, currency), sumOf(found.countries, currency)]).toEqual([declared, declared])
    }
    expect(found.waiting).toBe(1)
    expect(found.months).toHaveLength(12)
    expect(found.countries[0]).toMatchObject({ country: 'DE', tax: 19_650, base: 160_000, effective: 1_228 })
    expect(found.corrections).toMatchObject([
      { before: { tax: 19_000, base: 100_000 }, after: { tax: 20_900, base: 110_000 } },
    ])
  })

  it('is null in euro without a rate, and reaches back two years where asked', async () => {
    const { cells } = await read(24)
    expect(cells.find(({ currency }) => currency === 'GBP')?.euro).toBeNull()
    expect(cells.find(({ month }) => month === '2025-10')).toMatchObject({ tax: 99, euro: 99 })
    const other = await app.get(readInsight, { months: 13 }, { as: app.people.seller })
    expect(other.body.code).toBe(400)
  })

  it('is a file with a line for each month and country', async () => {
    const as = app.people.seller
    const csv = (await app.get(exportInsight, { format: 'csv' }, { as, lang: 'zh' })).raw.toString()
    expect(csv).toContain('2026-03,德国,209,EUR,209')
    const xlsx = await app.get(exportInsight, {}, { as })
    expect(xlsx.raw.subarray(0, 2).toString()).toBe('PK')
    const none = await app.get(exportInsight, { format: 'csv' }, { as: app.people.agent })
    expect(none.body.code).not.toBe(0)
  })
})
