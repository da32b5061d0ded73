import { describe, expect, it } from 'vitest'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { userInfo } from '#accounts/contract.ts'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import {
  beginImport,
  finishUpload,
  listMonths,
  listNoSales,
  revokeNoSales,
  stateNoSales,
  withdrawImport,
} from '#reports/contract.ts'
import { amazonFile, type AmazonRow } from '#reports/testing/amazon-file.ts'
import { detailOf, imported, sent } from '#reports/testing/imports.builders.ts'
import { shopKeeper } from '#shops/testing/shops.builders.ts'
import { readDeclaration, stateNil } from '../contract.ts'
import { calculateForStaff, declareNil } from '../staff/contract.ts'
import { staffNoSales, staffRevokeNoSales, staffStateNoSales } from '../staff/imports-contract.ts'
import { declarationRow } from '../testing/declarations.builders.ts'
import { makeFileable } from '../testing/fileable.builders.ts'
import { germanSale } from '../testing/sources.builders.ts'
import { declarations, type DeclarationRow } from './declarations.tables.ts'

const clock = settableClock(new Date('2026-05-05T09:00:00Z'))
const app = await testApp({ clock })
const { agent, viewer, sellerOther } = app.people
const MARCH = '2026-03'

let made = 0
/** A company with shops since 2025 and an open German return of March. */
async function company(...shops: { marketplace: string; name: string }[]) {
  const as = await aSeller(app)
  const companyId = (await app.get(userInfo, {}, { as })).body.data?.company.id ?? ''
  const shopIds: string[] = []
  for (const shop of shops) shopIds.push(await shopKeeper(app, as).add(shop))
  await app.database.pool.query("update shops set created_at = '2026-03-01' where company_id = $1", [
    companyId,
  ])
  const id = `dcl_ns_${++made}`
  const period = { frequency: 'MONTHLY', label: MARCH, fromDay: '2026-03-01', toDay: '2026-03-31' } as const
  const row = declarationRow(app, {
    companyId,
    id,
    number: `DC-2026-73${String(made).padStart(4, '0')}`,
    registrationId: `rg_ns_${made}`,
    status: 'AWAITING_DATA',
    base: null,
    vat: null,
    payable: null,
    ...period,
  })
  await app.deps.db.insert(declarations).values(row)
  await makeFileable(app, row)
  await app.post(calculateForStaff, { companyId, id }, { as: agent })
  const call = (contract: typeof stateNoSales, input: { shopId?: string; month: string }, by: Caller = as) =>
    app.post(contract, input, { as: by })
  return {
    as,
    companyId,
    id,
    shopId: shopIds[0] ?? '',
    shopIds,
    said: async (input: { shopId?: string; month: string }, by: Caller = as) => {
      const { body } = await call(stateNoSales, input, by)
      await app.drain()
      return body.error ?? 'said'
    },
    revoked: async (input: { shopId?: string; month: string }, by: Caller = as) => {
      const { body } = await call(revokeNoSales, input, by)
      await app.drain()
      return body.error ?? 'revoked'
    },
    read: async (lang: 'en' | 'zh' = 'en') => {
      const { body } = await app.get(readDeclaration, { id }, { as, lang })
      if (!body.data) throw new Error(body.message)
      return body.data
    },
    month: async (shopId: string, month = MARCH) => {
      const { body } = await app.get(listMonths, {}, { as })
      return body.data?.find((one) => one.shopId === shopId)?.months.find((one) => one.month === month)
    },
    set: (changes: Partial<DeclarationRow>) =>
      app.database.pool.query('update declarations set status = $2 where id = $1', [id, changes.status]),
    statements: async () =>
      (
        await app.database.pool.query(
          'select shop_id, ended_by, stated_by_kind as kind, reason, import_id is not null as by_report from no_sales_statements where company_id = $1 order by stated_at, id',
          [companyId],
        )
      ).rows,
    /** A file of a shop, or of none in particular. */
    send: async (rows: AmazonRow[], shopId?: string, name = `${rows.length}-${++made}.csv`) => {
      const bytes = Buffer.from(amazonFile(rows))
      if (shopId === undefined) return imported(app, as, { name, bytes })
      const asked = { fileName: name, size: bytes.length, shopId }
      const importId = (await app.post(beginImport, asked, { as })).body.data?.id ?? ''
      await sent(app, as, { importId, offset: 0, bytes })
      await app.post(finishUpload, { importId }, { as })
      await app.drain()
      return detailOf(app, as, importId)
    },
  }
}
const EBAY = { marketplace: 'EBAY', name: 'eBay.de' }
const AMAZON = { marketplace: 'AMAZON', name: 'Brightoak' }

let made2 = 0
const sale = (day: string): AmazonRow => {
  const key = `NS-${++made2}`
  return germanSale(day, '119.00', { TRANSACTION_EVENT_ID: key, ACTIVITY_TRANSACTION_ID: key })
}

describe('a month without sales in a shop that nobody can ask', () => {
  it('leads from waiting to a nil return, by the seller’s word alone', async () => {
    const { as, companyId, id, shopId, said, read, month, statements } = await company(EBAY)
    const waits = await app.post(calculateForStaff, { companyId, id }, { as: agent })
    expect(waits.body.error).toBe('declarations.cannot_calculate')
    await app.post(stateNil, { id }, { as })
    expect((await app.post(declareNil, { companyId, id }, { as: agent })).body.error).toBe(
      'declarations.nil_not_shown',
    )
    expect(await month(shopId)).toMatchObject({ state: 'MISSING', stated: null })
    expect(await said({ shopId, month: MARCH })).toBe('said')
    expect(await said({ shopId, month: MARCH })).toBe('said')
    expect(await month(shopId)).toMatchObject({
      state: 'NO_SALES',
      stated: {
        by: { kind: 'seller', name: expect.stringMatching(/./) },
        reason: '',
        at: expect.any(String),
      },
    })
    expect(await statements()).toEqual([
      { shop_id: shopId, ended_by: null, kind: 'seller', reason: '', by_report: false },
    ])
    expect((await read()).waitingFor.map(({ reason }) => reason)).toEqual(['NOTHING_FOUND'])
    expect((await app.post(declareNil, { companyId, id }, { as: agent })).body.data).toMatchObject({
      status: 'CALCULATED',
      isNil: true,
    })
  })

  it('is named with the shop that it is of, while it is missing', async () => {
    const { shopIds, send, read, id, companyId } = await company(AMAZON, EBAY)
    await send([sale('2026-03-10')], shopIds[0])
    expect((await read()).waitingFor).toEqual([
      {
        reason: 'REPORT',
        text: 'The sales report of eBay.de for March 2026 is missing. It has to be imported; if there were no sales, that can be stated instead.',
        rate: null,
        unreported: { shopId: shopIds[1], month: MARCH, channel: 'eBay.de' },
        importId: null,
      },
    ])
    expect((await read('zh')).waitingFor[0]?.text).toBe(
      '缺少“eBay.de”2026年3月的销售报告。请导入报告；如当月无销售，请确认无销售。',
    )
    await app.post(calculateForStaff, { companyId, id }, { as: agent })
    expect((await read()).findings).toMatchObject([
      { code: 'REPORT_MISSING', unreported: { shopId: shopIds[1] } },
    ])
  })

  it('leaves nothing to explain, so that a standing choice applies', async () => {
    const { shopIds, send, said, read, revoked } = await company(AMAZON, EBAY)
    await send([sale('2026-03-10')], shopIds[0])
    expect((await read()).status).toBe('AWAITING_DATA')
    await said({ shopId: shopIds[1] ?? '', month: MARCH })
    expect(await read()).toMatchObject({ status: 'CALCULATED', findings: [], revision: 1 })
    await revoked({ shopId: shopIds[1] ?? '', month: MARCH })
    expect(await read()).toMatchObject({ findings: [{ code: 'REPORT_MISSING' }], revision: 1 })
  })

  it('is refused for a month that runs, that is reported, of another company, and to whoever may only look', async () => {
    const { shopId, shopIds, said, send } = await company(AMAZON, EBAY)
    expect(await said({ shopId, month: '2026-05' })).toBe('reports.month_not_over')
    expect(await said({ shopId, month: '2026-04' })).toBe('said')
    clock.set(new Date('2026-04-30T21:59:00Z'))
    expect(await said({ shopId: shopIds[1] ?? '', month: '2026-04' })).toBe('reports.month_not_over')
    clock.set(new Date('2026-05-05T09:00:00Z'))
    expect(await said({ month: MARCH })).toBe('reports.shop_not_named')
    expect(await said({ shopId, month: MARCH }, sellerOther)).toBe('reports.shop_not_found')
    expect(await said({ shopId, month: MARCH }, viewer)).not.toBe('said')
    await send([sale('2026-03-10')], shopId)
    expect(await said({ shopId, month: MARCH })).toBe('reports.month_reported')
    expect(await said({ shopId: shopIds[1] ?? '', month: MARCH })).toBe('said')
  })

  it('is revoked until a return of it is confirmed, and the nil return waits again', async () => {
    const { as, companyId, id, shopId, said, revoked, read, month, set, statements } = await company(EBAY)
    await app.post(stateNil, { id }, { as })
    await said({ shopId, month: MARCH })
    await app.post(declareNil, { companyId, id }, { as: agent })
    await set({ status: 'CONFIRMED' })
    expect(await revoked({ shopId, month: MARCH })).toBe('reports.month_confirmed')
    expect((await month(shopId))?.state).toBe('NO_SALES')
    await set({ status: 'AWAITING_CONFIRMATION' })
    expect(await revoked({ shopId, month: MARCH }, sellerOther)).toBe('reports.no_statement')
    expect(await revoked({ shopId, month: MARCH })).toBe('revoked')
    expect(await revoked({ shopId, month: MARCH })).toBe('reports.no_statement')
    expect(await read()).toMatchObject({
      status: 'AWAITING_DATA',
      isNil: false,
      waitingFor: [{ reason: 'REPORT' }, { reason: 'NOTHING_FOUND' }],
    })
    expect((await month(shopId))?.state).toBe('MISSING')
    await said({ shopId, month: MARCH })
    expect((await statements()).map(({ ended_by }) => ended_by)).toEqual(['REVOKED', null])
    expect((await app.post(declareNil, { companyId, id }, { as: agent })).body.data?.isNil).toBe(true)
  })

  it('ends by itself when sales of that shop and month come; of another month, or shop, it stands', async () => {
    const { shopIds, said, send, read, statements, month, as } = await company(AMAZON, EBAY)
    const [amazon = '', ebay = ''] = shopIds
    await said({ shopId: amazon, month: MARCH })
    await said({ shopId: ebay, month: MARCH })
    await send([sale('2026-04-10')], amazon)
    const ended = async () => (await statements()).map(({ shop_id, ended_by }) => [shop_id, ended_by])
    expect(await ended()).toEqual([
      [amazon, null],
      [ebay, null],
    ])
    // Of no shop in particular: Amazon's file is not of a shop on eBay.
    const { id: importId } = await send([sale('2026-03-10')])
    expect(await statements()).toMatchObject([
      { shop_id: amazon, ended_by: 'SALES', by_report: true },
      { shop_id: ebay, ended_by: null },
    ])
    expect(await read()).toMatchObject({ status: 'CALCULATED', base: { amount: 10_000 }, findings: [] })
    await app.post(withdrawImport, { importId }, { as })
    await app.drain()
    expect([(await month(amazon))?.state, (await month(ebay))?.state]).toEqual(['MISSING', 'NO_SALES'])
  })

  it('late sales of a period that was filed correct it, and what was filed stays', async () => {
    const { as, companyId, id, shopId, said, send, set, read, statements } = await company(EBAY)
    await app.post(stateNil, { id }, { as })
    await said({ shopId, month: MARCH })
    await app.post(declareNil, { companyId, id }, { as: agent })
    await set({ status: 'FILED' })
    await send([sale('2026-03-10')], shopId)
    expect(await read()).toMatchObject({ status: 'FILED', isNil: true, base: { amount: 0 } })
    const { rows } = await app.database.pool.query(
      'select base, status from declarations where corrects = $1',
      [id],
    )
    expect(rows).toEqual([{ base: '10000', status: 'CALCULATED' }])
    expect((await statements()).map(({ ended_by }) => ended_by)).toEqual(['SALES'])
  })

  it('is stated by staff for the seller, with a reason, in the declaration on which they work', async () => {
    const { as, companyId, id, shopId, read, month } = await company(EBAY)
    const other = await company(EBAY)
    const at = { companyId, id, shopId, month: MARCH, reason: 'Told by telephone' }
    const error = async (input: object, by: Caller = agent) =>
      (await app.post(staffStateNoSales, { ...at, ...input }, { as: by })).body.error
    expect(await error({ id: other.id })).toBe('declarations.not_found')
    expect(await error({ shopId: other.shopId })).toBe('reports.shop_not_found')
    expect(await error({ month: '2026-02' })).toBe('declarations.month_outside')
    expect(await error({ reason: ' ' })).toMatch(/./)
    expect(await error({}, as)).toMatch(/./)
    expect(await error({})).toBeUndefined()
    await app.drain()
    expect((await month(shopId))?.stated).toMatchObject({
      by: { kind: 'staff' },
      reason: 'Told by telephone',
    })
    expect((await read()).waitingFor).toMatchObject([{ reason: 'NOTHING_FOUND' }])
    const { rows } = await app.database.pool.query(
      "select actor_kind from audit_trail where company_id = $1 and action = 'reports.no_sales'",
      [companyId],
    )
    expect(rows).toEqual([{ actor_kind: 'staff' }])
    const { reason: _, ...of } = at
    expect((await app.post(staffRevokeNoSales, of, { as: agent })).body.error).toBeUndefined()
    await app.drain()
    expect((await read()).waitingFor[0]).toMatchObject({ reason: 'REPORT' })
  })

  it('is seen by both sides, with who stated it, when, and why, until it is revoked', async () => {
    const { as, companyId, id, shopId, shopIds, said, revoked } = await company(EBAY, AMAZON)
    await said({ shopId, month: MARCH })
    await said({ shopId, month: '2026-02' })
    await app.post(
      staffStateNoSales,
      { companyId, id, shopId: shopIds[1] ?? '', month: MARCH, reason: 'Told by telephone' },
      { as: agent },
    )
    const seller = async (asked = {}) => (await app.get(listNoSales, asked, { as })).body.data
    const staff = async () => (await app.get(staffNoSales, { companyId, id }, { as: agent })).body.data
    const march = [
      {
        shopId: shopIds[1],
        shop: 'Brightoak',
        isInList: true,
        month: MARCH,
        at: expect.stringMatching(/^2026-05-05T/),
        by: { kind: 'staff', name: expect.stringMatching(/./) },
        reason: 'Told by telephone',
      },
      { shopId, shop: 'eBay.de', month: MARCH, by: { kind: 'seller' }, reason: '' },
    ]
    expect(await staff()).toMatchObject(march)
    expect(await seller({ from: MARCH, to: MARCH })).toEqual(await staff())
    expect((await seller())?.map(({ month }) => month)).toEqual(['2026-02', MARCH, MARCH])
    expect((await app.get(listNoSales, {}, { as: sellerOther })).body.data).toEqual([])
    await revoked({ shopId, month: MARCH })
    await app.post(
      staffRevokeNoSales,
      { companyId, id, shopId: shopIds[1] ?? '', month: MARCH },
      { as: agent },
    )
    expect(await staff()).toEqual([])
  })

  it('of a shop that was removed is seen and revoked still', async () => {
    const { as, companyId, shopId, said, revoked } = await company(EBAY)
    await said({ shopId, month: MARCH })
    await app.database.pool.query('update shops set removed_at = $2 where company_id = $1', [
      companyId,
      clock.now(),
    ])
    expect((await app.get(listNoSales, {}, { as })).body.data).toMatchObject([
      { shop: 'eBay.de', isInList: false },
    ])
    expect(await revoked({ shopId, month: MARCH })).toBe('revoked')
  })

  it('of a company without shops is stated of all that it sells', async () => {
    const { as, send, said, revoked, read } = await company()
    await send([sale('2026-02-10')])
    expect((await read()).waitingFor[0]).toMatchObject({
      reason: 'REPORT',
      unreported: { shopId: null, month: MARCH },
    })
    expect(await said({ month: MARCH })).toBe('said')
    expect((await read()).waitingFor).toMatchObject([{ reason: 'NOTHING_FOUND' }])
    expect((await app.get(listNoSales, {}, { as })).body.data).toMatchObject([
      { shopId: null, shop: '', isInList: false, month: MARCH },
    ])
    expect(await revoked({ month: MARCH })).toBe('revoked')
    expect((await app.get(listNoSales, {}, { as })).body.data).toEqual([])
    expect((await read()).waitingFor[0]).toMatchObject({ reason: 'REPORT' })
  })
})

describe('a part of a month', () => {
  it('is no report of a month between, of which nothing is there', async () => {
    const { shopId, send, month } = await company(AMAZON)
    await send([sale('2026-01-10'), sale('2026-04-10')], shopId)
    expect((await month(shopId, '2026-01'))?.state).toBe('REPORTED')
    expect((await month(shopId, '2026-02'))?.state).toBe('MISSING')
    expect((await month(shopId))?.state).toBe('MISSING')
    expect((await month(shopId, '2026-04'))?.state).toBe('REPORTED')
  })

  it('that came before the month was over is to be confirmed, in both languages, until the rest comes', async () => {
    clock.set(new Date('2026-03-31T09:00:00Z'))
    const { shopId, send, read, said } = await company(AMAZON)
    expect(await said({ shopId, month: MARCH })).toBe('reports.month_not_over')
    const days = ['01', '03', '05', '08', '10']
    await send(
      days.map((day) => sale(`2026-03-${day}`)),
      shopId,
    )
    expect((await read()).findings).toMatchObject([
      {
        code: 'MONTH_IN_PART',
        text: 'The sales report of Brightoak for March 2026 was imported on 31 March 2026, before the month was over. Import the whole month if sales after that day are missing.',
      },
    ])
    expect((await read('zh')).findings[0]?.text).toContain(
      '“Brightoak”2026年3月的销售报告于2026年3月31日导入',
    )
    clock.set(new Date('2026-04-01T09:00:00Z'))
    await send([sale('2026-03-28')], shopId)
    expect((await read()).findings).toEqual([])
  })
})
