import { beforeAll, describe, expect, it } from 'vitest'
import { Readable } from 'node:stream'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { userInfo } from '#accounts/contract.ts'
import { testApp, type Caller, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { issuesFile } from '../contract.ts'
import {
  listMappings,
  listTypeWords,
  previewMapping,
  removeMapping,
  saveMapping,
} from '../mapping-contract.ts'
import type { Mapping } from '../formats/mapping.ts'
import { readWorkbook } from '../reader/read-workbook.ts'
import { viesSaid } from '#tax-numbers/testing/answers.builders.ts'
import { amazonFile } from '../testing/amazon-file.ts'
import { detailOf, imported, uploaded } from '../testing/imports.builders.ts'
import { shopKeeper } from '#shops/testing/shops.builders.ts'
import { pageOfTransactions, reportedMonths, streamTransactions, totalsOf } from './public.ts'

let app: TestApp
const clock = settableClock(new Date('2026-11-20T09:00:00Z'))
beforeAll(async () => {
  app = await testApp({ clock })
})

async function company() {
  const as = await aSeller(app)
  const { body } = await app.get(userInfo, {}, { as })
  return { as, companyId: body.data?.company.id ?? '' }
}

/** The rows of a workbook's first sheet. */
async function rowsOf(bytes: Buffer): Promise<string[][]> {
  const rows: string[][] = []
  let width = 0
  await readWorkbook(Readable.from([bytes]), {
    header(names) {
      width = names.length
      rows.push([...names])
      return names.map((_, place) => place)
    },
    row: (cells) => void rows.push(Array.from({ length: width }, (_, slot) => cells.at(slot))),
    fault() {},
  })
  return rows
}

/** As an export of a German shop writes it. */
const line = (no: number, type: string, amount: string, day = '05') =>
  `${no};${type};2026-01-${day};ebay;Deutschland;Allemagne;${amount};EUR`

const file = (text: string) => ({ name: 'orders.csv', bytes: Buffer.from(text) })

describe('a file of another channel', () => {
  const SHOPIFY = `Name,Paid at,Currency,Total,Refunded Amount,Lineitem sku,Shipping Country
#1001,2026-01-05 14:33:10 +0100,EUR,119.00,0.00,A,DE
#1002,2026-02-07 09:00:00 +0100,EUR,120.00,12.00,A,FR
#1003,when?,EUR,1.00,0.00,A,FR
`
  it('is mapped with a preview, and the next one is read in the same way', async () => {
    const { as, companyId } = await company()
    const { id: importId, status } = await uploaded(app, as, file(SHOPIFY))
    expect(status).toBe('MAPPING')
    const first = await app.post(previewMapping, { importId }, { as })
    expect(first.body.data).toMatchObject({ missing: ['depart'], rows: [] })
    const mapping = first.body.data?.mapping as Mapping
    const whole = { ...mapping, constants: { ...mapping.constants, depart: 'DE' } }
    const second = await app.post(previewMapping, { importId, mapping: whole }, { as })
    expect(second.body.data?.rows.map(({ day, amount, bucket }) => [day, amount?.amount, bucket])).toEqual([
      ['2026-01-05', 11_900, 'TREATED'],
      ['2026-02-07', 12_000, 'TREATED'],
      ['2026-02-07', -1_200, 'TREATED'],
      [null, 100, 'ISSUE'],
    ])
    expect(second.body.data?.rows[3]?.problems[0]).toMatchObject({ severity: 'ERROR' })
    const refused = await app.post(saveMapping, { importId, name: 'Shopify', mapping }, { as })
    expect(refused.body).toMatchObject({ error: 'reports.mapping_incomplete', data: { missing: ['depart'] } })
    const saved = await app.post(saveMapping, { importId, name: 'Shopify', mapping: whole }, { as })
    expect(saved.body.data?.status).toBe('WAITING')
    await app.drain()
    expect(await detailOf(app, as, importId)).toMatchObject({
      status: 'FINISHED',
      source: 'MAPPED',
      rowsKept: 3,
      rowsWithIssue: 1,
    })
    const next = await imported(app, as, file(SHOPIFY.replaceAll('2026-0', '2025-1').replaceAll('#1', '#2')))
    expect(next).toMatchObject({ status: 'FINISHED', rowsKept: 3, rowsWithIssue: 1 })
    expect(await reportedMonths(app.deps.db, companyId)).toEqual([
      { source: 'MAPPED', shopId: null, months: ['2025-11', '2025-12', '2026-01', '2026-02'] },
    ])
    expect((await app.post(saveMapping, { importId, name: 'x', mapping: whole }, { as })).body.error).toBe(
      'reports.not_mapping',
    )
    for (const call of [previewMapping, saveMapping] as const) {
      const input = { importId, name: 'x', mapping: whole }
      const { body } = await app.post<never, never>(call as never, input, { as: app.people.seller })
      expect(body.error).toBe('reports.import_not_found')
    }
  })

  it('is matched again once its mapping was taken back, and what was read by it stays', async () => {
    const { as } = await company()
    const known = async (who: Caller = as) =>
      (await app.get(listMappings, {}, { as: who })).body.data?.records ?? []
    const { importId } = await mapped(as, 'FR')
    await app.drain()
    const [saved] = await known()
    expect(await known()).toMatchObject([
      { name: 'Shopify', mapping: { constants: { depart: 'FR' } }, files: 1, lastFile: 'orders.csv' },
    ])
    // The newest by its time: ids are random.
    for (const number of [4, 5, 6]) {
      clock.advance(1_000)
      const sales = SHOPIFY.replaceAll('#1', `#${number}`)
      await uploaded(app, as, { name: `later-${number}.csv`, bytes: Buffer.from(sales) })
    }
    expect(await known()).toMatchObject([{ files: 4, lastFile: 'later-6.csv' }])
    const mappingId = saved?.id ?? ''
    const remove = async (who: Caller = as) =>
      (await app.post(removeMapping, { mappingId }, { as: who })).body
    expect(await known(app.people.seller)).toEqual([])
    expect(await remove(app.people.seller)).toMatchObject({ error: 'reports.mapping_not_found' })
    expect(await remove()).toMatchObject({ data: { removed: true } })
    expect(await remove()).toMatchObject({ error: 'reports.mapping_not_found' })
    expect(await known()).toEqual([])
    expect(await detailOf(app, as, importId)).toMatchObject({ status: 'FINISHED', rowsKept: 3 })
    const next = await uploaded(app, as, file(SHOPIFY.replaceAll('#1', '#3')))
    expect(next.status).toBe('MAPPING')
    const { rows } = await app.database.pool.query(
      "select actor_kind from audit_trail where record = $1 and action = 'reports.mapping_removed'",
      [mappingId],
    )
    expect(rows).toEqual([{ actor_kind: 'seller' }])
  })

  it('is matched for each shop that the files name', async () => {
    const { as } = await company()
    const keeper = shopKeeper(app, as)
    const [shopId, other] = [await keeper.add({ name: 'Oak' }), await keeper.add({ name: 'Elm' })]
    await mapped(as, 'DE', shopId)
    const sales = (number: string, shop: string) =>
      uploaded(app, as, { ...file(SHOPIFY.replaceAll('#1', `#${number}`)), shopId: shop })
    expect((await sales('4', shopId)).status).toBe('WAITING')
    expect((await sales('5', other)).status).toBe('MAPPING')
  })

  it('has words for its types, which somebody says once', async () => {
    const { as } = await company()
    const sales = Array.from({ length: 25 }, (_, at) => line(at, 'Verkauf', '119,00'))
    const others = [
      line(30, 'Rückerstattung', '-11,90', '06'),
      line(31, 'Ausgleich', '-119,00', '07'),
      line(32, 'Gebühr', '-3,50', '08'),
    ]
    const header = 'Order number;Type;Date;Marketplace;Dispatch country;Country;Amount;Currency'
    const text = (rows: readonly string[]) => file(`${header}\n${rows.join('\n')}\n`)
    const { id: importId, status } = await uploaded(app, as, text([...sales, ...others]))
    expect(status).toBe('MAPPING')
    const words = await app.get(listTypeWords, { importId, column: 'Type' }, { as })
    expect(words.body.data).toEqual({
      rows: 28,
      isWhole: true,
      words: [
        { word: 'Verkauf', count: 25, type: 'SALE' },
        { word: 'Ausgleich', count: 1, type: null },
        { word: 'Gebühr', count: 1, type: null },
        { word: 'Rückerstattung', count: 1, type: 'REFUND' },
      ],
      others: 0,
    })
    const first = (await app.post(previewMapping, { importId }, { as })).body.data
    // Those of further types are shown too, although they stand behind the first twenty rows.
    const shown = first?.rows.slice(20).map(({ type, bucket }) => [type, bucket])
    expect(shown).toEqual([
      ['REFUND', 'TREATED'],
      ['AUSGLEICH', 'ISSUE'],
      ['GEBÜHR', 'ISSUE'],
    ])
    const mapping = {
      ...(first?.mapping as Mapping),
      types: { Ausgleich: 'REFUND', Gebühr: 'NOT_A_SALE' } as const,
    }
    const second = (await app.post(previewMapping, { importId, mapping }, { as })).body.data
    expect(second?.rows.slice(20).map(({ type, bucket }) => [type, bucket])).toEqual([
      ['REFUND', 'TREATED'],
      ['REFUND', 'TREATED'],
      ['NOT_A_SALE', 'OUTSIDE'],
    ])
    await app.post(saveMapping, { importId, name: 'eBay DE', mapping }, { as })
    await app.drain()
    const done = await detailOf(app, as, importId)
    expect(done).toMatchObject({ status: 'FINISHED', rowsKept: 27, rowsOutside: 1, rowsWithIssue: 0 })
    expect(done.sums.outside).toEqual([{ amount: -350, currency: 'EUR' }])
    // The next file is read in the same way, and nobody is asked.
    const next = await imported(app, as, text([line(40, 'AUSGLEICH', '-5,00', '09')]))
    expect(next).toMatchObject({ status: 'FINISHED', rowsKept: 1, rowsWithIssue: 0 })
    const late = await app.get(listTypeWords, { importId, column: 'Type' }, { as })
    expect(late.body.error).toBe('reports.not_mapping')
    const strange = await app.get(listTypeWords, { importId, column: 'Type' }, { as: app.people.seller })
    expect(strange.body.error).toBe('reports.import_not_found')
  })

  async function mapped(as: Caller, depart: string, shopId?: string) {
    const named = shopId === undefined ? {} : { shopId }
    const { id: importId } = await uploaded(app, as, { ...file(SHOPIFY), ...named })
    const { body } = await app.post(previewMapping, { importId }, { as })
    const found = body.data?.mapping as Mapping
    const mapping = { ...found, constants: { ...found.constants, depart } }
    await app.post(saveMapping, { importId, name: 'Shopify', mapping }, { as })
    return { importId }
  }

  it('shows sales to businesses as the import will read them: by what the register said', async () => {
    const { as } = await company()
    const said = { DE136695976: 'valid', FR40303265045: 'invalid', NL004495445B01: null } as const
    for (const [number, outcome] of Object.entries(said))
      if (outcome) await viesSaid(app, number, outcome, '2026-01-01')
    const lines = Object.keys(said).map((number, at) => `#9${at},2026-02-05,EUR,100.00,A,${number}`)
    const text = `Name,Paid at,Currency,Total,Lineitem sku,VAT number\n${lines.join('\n')}\n`
    const { id: importId } = await uploaded(app, as, file(text))
    const first = (await app.post(previewMapping, { importId }, { as })).body.data?.mapping as Mapping
    const mapping = {
      ...first,
      columns: { ...first.columns, buyerNumber: 'VAT number' },
      constants: { ...first.constants, depart: 'PL', arrive: 'DE' },
    }
    const { body } = await app.post(previewMapping, { importId, mapping }, { as })
    const exempt = body.data?.rows.map(({ scheme }) => scheme === 'IC_SUPPLY')
    expect(exempt).toEqual([true, false, false])
  })
})

describe('the issues of a file', () => {
  it('come as a workbook with their rows, harmless, in the reader’s language', async () => {
    const { as } = await company()
    const { id: importId } = await imported(app, as, {
      name: 'report.csv',
      bytes: Buffer.from(
        amazonFile([
          {},
          { TRANSACTION_COMPLETE_DATE: '=1+1', SELLER_SKU: '@sum' },
          { DEPARTURE_COUNTRY: 'QQ' },
        ]),
      ),
    })
    for (const lang of ['en', 'zh'] as const) {
      const { raw, headers } = await app.get(issuesFile, { importId }, { as, lang })
      expect(headers['content-disposition']).toContain('xlsx')
      const [header = [], ...rows] = await rowsOf(raw)
      expect(header[0]).toBe(lang === 'en' ? 'Line' : '行号')
      const errors = rows.filter((row) => row[5] !== '')
      expect(errors.map((row) => row[0])).toEqual(['3', '4'])
      expect(errors[0]).toEqual(expect.arrayContaining(["'=1+1", "'@sum", '119', 'EUR']))
      expect(errors[0]?.[header.indexOf('TRANSACTION_COMPLETE_DATE')]).toBe("'=1+1")
    }
    const { id: open } = await uploaded(app, as, { name: 'x.csv', bytes: Buffer.from('a,b,c\n1,2,3\n') })
    expect((await app.get(issuesFile, { importId: open }, { as })).body.error).toBe('reports.not_finished')
    const other = await app.get(issuesFile, { importId }, { as: app.people.seller })
    expect(other.body.error).toBe('reports.import_not_found')
  })
})

describe('the transactions of a company', () => {
  it('are listed by month, treatment and day, and streamed in the same order', async () => {
    const { as, companyId } = await company()
    const sales = Array.from({ length: 25 }, (_, index) => ({
      TRANSACTION_COMPLETE_DATE: `${String((index * 7) % 28 || 1).padStart(2, '0')}-0${(index % 3) + 1}-2026`,
      ...(index % 2 ? { DEPARTURE_COUNTRY: 'FR', ARRIVAL_COUNTRY: 'FR' } : {}),
    }))
    await imported(app, as, { name: 'report.csv', bytes: Buffer.from(amazonFile(sales)) })
    const months = { companyId, from: '2026-01', to: '2026-03-31' }
    const listed: string[] = []
    for (let page = 1; page <= 4; page++) {
      const { records, total } = await pageOfTransactions(app.deps.db, { ...months, page, pageSize: 7 })
      expect(total).toBe(25)
      listed.push(...records.map(({ id }) => id))
      expect(records.every(({ reason, treatment }) => reason.en !== '' && treatment.key !== '')).toBe(true)
    }
    expect(new Set(listed).size).toBe(25)
    const streamed = await Array.fromAsync(streamTransactions(app.deps.db, months))
    expect(streamed.map(({ id }) => id)).toEqual(listed)
    const [first] = await totalsOf(app.deps.db, months)
    const keys = [first?.treatment.key ?? '']
    const some = await pageOfTransactions(app.deps.db, {
      ...months,
      treatmentKeys: keys,
      page: 1,
      pageSize: 100,
    })
    const totals = await totalsOf(app.deps.db, months)
    const expected = totals.filter(({ treatment }) => treatment.key === keys[0])
    expect(some.total).toBe(expected.reduce((sum, { count }) => sum + count, 0))
    expect(some.records.length).toBe(some.total)
  })
})
