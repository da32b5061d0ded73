import { expect, it } from 'vitest'
import { companyInfo } from '#accounts/contract.ts'
import { staffPerson } from '#main/testing/staff-person.ts'
import { type Caller, testApp, testConfig } from '#main/testing/test-app.ts'
import { monthFromNow } from '#registrations/testing/registrations.builders.ts'
import { amazonFile, type AmazonRow } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { xsdProblems } from '../../files/xsd-problems.ts'
import { downloadGoods, listGoods, saveGoods, uploadGoods } from '../../goods-contract.ts'
import { downloadFile, listFiles } from '../../staff/contract.ts'
import {
  staffDownloadGoods,
  staffGoods,
  staffRemoveGoods,
  staffSaveGoods,
  staffUploadGoods,
} from '../../staff/goods-contract.ts'
import { waitingDeclaration } from '../../testing/declarations.builders.ts'
import { openPolishMonth } from '../../testing/polish-month.builders.ts'

/* Of which group goods are is said by SKU; Poland's register marks the invoices on which they stand. */

const { agency } = testConfig('', '')
const app = await testApp({ config: { agency: { ...agency, email: 'vat@example.com' } } })
const { seller, sellerOther, agent } = app.people
const companyId = (await app.get(companyInfo, {}, { as: seller })).body.data?.id ?? ''
const { month, row, at } = await openPolishMonth(app, companyId)
const SCHEMAS = new URL('../../files/schemas/pl-jpk-v7m3/', import.meta.url)

const business = { BUYER_VAT_NUMBER: 'PL7740001454', BUYER_VAT_NUMBER_COUNTRY: 'PL' }
const sale = (sku: string, more: AmazonRow): AmazonRow => ({
  MARKETPLACE: 'own shop',
  SELLER_SKU: sku,
  DEPARTURE_COUNTRY: 'PL',
  ARRIVAL_COUNTRY: 'PL',
  TRANSACTION_CURRENCY_CODE: 'PLN',
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '123.00',
  TRANSACTION_COMPLETE_DATE: `${month}-03`.split('-').toReversed().join('-'),
  ...more,
})

const REFUND = { TRANSACTION_TYPE: 'REFUND', TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '-123.00' }

/** The marks of each row of the register, by the number of its document. */
async function marks() {
  const name = `pl-${month}.xml`
  const { raw } = await app.get(downloadFile, { ...at, file: name, reason: 'Checks it' }, { as: agent })
  expect(await xsdProblems(raw, SCHEMAS, 'jpk_v7m.xsd')).toEqual([])
  const rows = String(raw).match(/<SprzedazWiersz>.*<\/SprzedazWiersz>/g) ?? []
  return rows.map((one) => [
    /<DowodSprzedazy>(.*?)</.exec(one)?.[1],
    (one.match(/GTU_\d\d(?=>1<)/g) ?? []).join(' '),
  ])
}
const say = async (cells: Record<string, string>, as = seller) =>
  (await app.post(saveGoods, cells, { as })).body
const known = async () =>
  (await app.get(listGoods, {}, { as: seller })).body.data?.records.map(({ sku, fromMonth, gtu }) => [
    sku,
    fromMonth,
    gtu,
  ])
const send = (name: string, lines: readonly string[]) =>
  app.upload(uploadGoods, { name, bytes: Buffer.from(lines.join('\n')) }, { as: seller })

const lampKnown = async () =>
  (await app.get(listGoods, { keyword: 'LAMP' }, { as: seller })).body.data?.records[0]
const lampTable = (heading: string) => ({
  name: 'goods.csv',
  bytes: Buffer.from(`SKU;${heading}\nLAMP;6\n`),
})

it('nothing is marked of which nobody has said what it is', async () => {
  await imported(app, seller, {
    name: 'month.csv',
    bytes: Buffer.from(
      amazonFile([
        sale('PHONE', { ...business, VAT_INV_NUMBER: 'FV/7', TRANSACTION_EVENT_ID: '305-1' }),
        sale('RING', { ...business, VAT_INV_NUMBER: 'FV/7' }),
        sale('BOOK', { ...business, VAT_INV_NUMBER: 'FV/8' }),
        sale('PHONE', { ...business, VAT_INV_NUMBER: 'KOR/1', TRANSACTION_EVENT_ID: '305-1', ...REFUND }),
        sale('PHONE', {}),
      ]),
    ),
  })
  expect((await app.get(listFiles, at, { as: agent })).body.data?.files[0]?.problems).toEqual([])
  expect((await marks()).map(([, marked]) => marked)).toEqual(['', '', '', ''])
})

it('an invoice has the groups of what is on it, its credit note too; sums of sales to consumers have none', async () => {
  expect(await say({ sku: 'PHONE', gtu: 'gtu 6' })).toMatchObject({ data: { gtu: 'GTU_06', paper: '' } })
  await say({ sku: 'PHONE', gtu: 'GTU_01' }, sellerOther)
  const sent = await send('goods.csv', [
    'SKU;GTU (Poland);Glass (g)',
    'RING;GTU_08;',
    'BOOK;none;5',
    'A;GTU_14;',
  ])
  expect(sent.body.data).toMatchObject({
    saved: 2,
    problems: [{ line: 4, problem: 'UNKNOWN_GTU', column: 'gtu' }],
  })
  expect(await marks()).toEqual([
    ['FV/7', 'GTU_06 GTU_08'],
    ['FV/8', ''],
    ['KOR/1', 'GTU_06'],
    [`WEW/${month}/K_19`, ''],
  ])
})

it('the group that holds in the month is the last that was said', async () => {
  await say({ sku: 'PHONE', fromMonth: monthFromNow(app, 0), gtu: 'GTU_07' })
  await say({ sku: 'PHONE', fromMonth: monthFromNow(app, -2), paper: '10' })
  expect((await marks())[0]).toEqual(['FV/7', 'GTU_06 GTU_08'])
  await say({ sku: 'PHONE', fromMonth: month, gtu: 'none' })
  expect((await marks())[0]).toEqual(['FV/7', 'GTU_08'])
})

it('a table or a program that does not know of groups takes none back; one that does, does', async () => {
  expect((await send('old.csv', ['SKU;Glass (g)', 'RING;20'])).body.data).toMatchObject({ saved: 1 })
  expect(await say({ sku: 'RING', paper: '1' })).toMatchObject({
    data: { gtu: 'GTU_08', paper: '1', glass: '' },
  })
  expect(await known()).toContainEqual(['RING', '', 'GTU_08'])
  const home = await app.get(downloadGoods, { format: 'csv' }, { as: seller })
  expect((await send('home.csv', home.raw.toString().split('\n'))).body.data?.problems).toEqual([])
  expect(await known()).toContainEqual(['RING', '', 'GTU_08'])
  await say({ sku: 'RING', paper: '1', gtu: '' })
  expect(await known()).toContainEqual(['RING', '', ''])
})

it('who says a group alone takes no weight back; who says a weight, says all of them', async () => {
  const lamp = { sku: 'LAMP', paper: '12', device: 'small', deviceGrams: '300', battery: 'none' }
  expect(await say(lamp)).toMatchObject({ code: 0 })
  expect(await say({ sku: 'LAMP', gtu: 'GTU_06' })).toMatchObject({ data: { ...lamp, gtu: 'GTU_06' } })
  expect((await send('groups.csv', ['SKU;GTU (Poland)', 'LAMP;GTU_07'])).body.data).toMatchObject({
    saved: 1,
  })
  expect(await lampKnown()).toMatchObject({ ...lamp, gtu: 'GTU_07' })
  await say({ sku: 'LAMP', paper: '', gtu: 'GTU_07' })
  expect(await lampKnown()).toMatchObject({ paper: '', device: '', battery: '', gtu: 'GTU_07' })
})

it('staff enter it for the seller, who sees by whom; each change is on the record with its source', async () => {
  const entered = { ...at, sku: 'WINE', gtu: 'GTU_01', source: 'Data sheet' }
  const saved = (await app.post(staffSaveGoods, entered, { as: agent })).body.data
  expect(saved).toMatchObject({ sku: 'WINE', gtu: 'GTU_01' })
  const own = (await app.get(listGoods, { keyword: 'WINE' }, { as: seller })).body.data?.records
  expect(own).toEqual([saved])
  const list = (await app.get(staffGoods, { ...at, keyword: 'WINE' }, { as: agent })).body.data
  expect(list).toMatchObject({ records: [saved], total: 1, company: expect.stringMatching(/./) })
  const table = { name: 'goods.csv', bytes: Buffer.from('SKU;GTU (Poland)\nRUM;1\n') }
  const sent = await app.upload(staffUploadGoods, table, { as: agent, fields: at })
  expect(sent.body.data).toEqual({ saved: 1, problems: [] })
  const home = await app.get(staffDownloadGoods, { ...at, format: 'csv' }, { as: agent })
  expect(home.raw.toString()).toContain('RUM')
  const gone = { ...at, sku: 'RUM', fromMonth: '' }
  expect((await app.post(staffRemoveGoods, gone, { as: agent })).body.data).toEqual({ removed: true })
  const { rows } = await app.database.pool.query(
    "select detail from audit_trail where actor_kind = 'staff' and action like 'declarations.goods_%' order by sequence",
  )
  expect(rows.map(({ detail }) => [detail.declaration, detail.source ?? detail.file ?? detail.sku])).toEqual([
    [row.id, 'Data sheet'],
    [row.id, 'goods.csv'],
    [row.id, 'RUM'],
  ])
  const elsewhere = { ...at, id: 'dcl_none' }
  expect((await app.post(staffSaveGoods, { ...entered, ...elsewhere }, { as: agent })).body.error).toBe(
    'declarations.not_found',
  )
  const stray = await app.upload(staffUploadGoods, table, { as: agent, fields: elsewhere })
  expect(stray.body.error).toBe('declarations.not_found')
})

it('staff need a declaration that is made of it; a partner firm enters groups alone for Poland', async () => {
  const british = await waitingDeclaration(app, { country: 'GB', currency: 'GBP' })
  const elsewhere = { companyId, id: british.id }
  const lamp = { sku: 'LAMP', paper: '9', gtu: 'GTU_06', source: 'Data sheet' }
  const errors = async (place: typeof at, as: Caller) => [
    (await app.get(staffGoods, place, { as })).body.error,
    (await app.post(staffSaveGoods, { ...place, ...lamp }, { as })).body.error,
    (await app.post(staffRemoveGoods, { ...place, sku: 'LAMP', fromMonth: '' }, { as })).body.error,
    (await app.upload(staffUploadGoods, lampTable('Glass (g)'), { as, fields: place })).body.error,
  ]
  const file = async (place: typeof at, as: Caller) =>
    (await app.get(staffDownloadGoods, { ...place, format: 'csv' }, { as })).raw.toString()
  expect(await errors(elsewhere, agent)).toEqual(Array.from({ length: 4 }, () => 'declarations.not_found'))
  expect(await file(elsewhere, agent)).toContain('declarations.not_found')

  const partner = await staffPerson(app, 'partner')
  await openWorkOrder(app)
  await app.database.pool.query(`update work_orders set country = 'PL'`)
  await app.database.pool.query(
    `update staff_members set countries = '["GB", "PL"]' where email = 'partner@greenlane.example'`,
  )
  expect(await errors(elsewhere, partner)).toEqual(Array.from({ length: 4 }, () => 'declarations.not_found'))
  const alone = 'goodsWeight.groups_alone'
  expect(await errors(at, partner)).toEqual([undefined, alone, alone, alone])
  const asked = async (as: Caller) => (await app.get(staffGoods, at, { as })).body.data?.groupsAlone
  expect([await asked(partner), await asked(agent)]).toEqual([true, false])
  const { paper: _weight, ...group } = lamp
  expect((await app.post(staffSaveGoods, { ...at, ...group }, { as: partner })).body.code).toBe(0)
  const sent = await app.upload(staffUploadGoods, lampTable('GTU (Poland)'), { as: partner, fields: at })
  expect(sent.body.data).toMatchObject({ saved: 1, problems: [] })
  const [head = ''] = (await file(at, partner)).split('\n')
  expect(head).toContain('GTU')
  expect(head).not.toContain('(g)')
})
