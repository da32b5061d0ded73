import { expect, it } from 'vitest'
import { companyInfo } from '#accounts/contract.ts'
import { testApp, testConfig } from '#main/testing/test-app.ts'
import { withdrawImport } from '#reports/contract.ts'
import { amazonFile, type AmazonRow } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { saveGoods } from '../../goods-contract.ts'
import { check, file, listFiles } from '../../staff/contract.ts'
import { openPolishMonth } from '../../testing/polish-month.builders.ts'
import { findDeclaration } from '../declarations.queries.ts'
import { updateDeclaration } from '../declarations.repository.ts'
import { materialsOf } from './declaration-files.ts'
import { basisOf, MOST_WHILE_WAITING } from './file-basis.ts'

/* A register of many invoices is held against its rules in the background: nobody waits for it, and nothing is guessed. */

const { agency } = testConfig('', '')
const app = await testApp({ config: { agency: { ...agency, email: 'vat@example.com' } } })
const { seller, agent } = app.people
const { pool } = app.database
const companyId = (await app.get(companyInfo, {}, { as: seller })).body.data?.id ?? ''
const { month, days, row, at } = await openPolishMonth(app, companyId)
const NAME = `pl-${month}.xml`

const sale = (document: string): AmazonRow => ({
  MARKETPLACE: 'own shop',
  DEPARTURE_COUNTRY: 'PL',
  ARRIVAL_COUNTRY: 'PL',
  TRANSACTION_CURRENCY_CODE: 'PLN',
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '123.00',
  TRANSACTION_COMPLETE_DATE: `${month}-03`.split('-').toReversed().join('-'),
  BUYER_VAT_NUMBER: 'PL7740001454',
  BUYER_VAT_NUMBER_COUNTRY: 'PL',
  VAT_INV_NUMBER: document,
})
const report = (name: string, documents: readonly string[]) =>
  imported(app, seller, { name, bytes: Buffer.from(amazonFile(documents.map(sale))) })
const files = async () => (await app.get(listFiles, at, { as: agent })).body.data?.files
const UNKNOWN = [{ name: NAME, label: 'validated', problems: null }]

/** What the list asks of the database. */
async function statementsOfList(): Promise<string[]> {
  const original = pool.query.bind(pool)
  const texts: string[] = []
  const spy = (...args: unknown[]) => {
    texts.push(JSON.stringify(args[0]))
    return (original as (...all: unknown[]) => unknown)(...args)
  }
  Object.assign(pool, { query: spy })
  await files().finally(() => Object.assign(pool, { query: original }))
  return texts
}

it('is looked at once it is calculated', async () => {
  const numbers = Array.from({ length: MOST_WHILE_WAITING }, (_, at) => `FV/${at}`)
  await report('month.csv', [...numbers, ''])
  expect(await files()).toEqual([
    { ...UNKNOWN[0], problems: [{ code: 'INVOICE_NUMBER_MISSING', path: expect.stringMatching(/^O-/) }] },
    { name: `pl-${month}.xlsx`, label: 'worksheet', problems: [] },
  ])
})

it('is listed without its rows', async () => {
  const texts = await statementsOfList()
  expect(texts.length).toBeLessThan(25)
  const ofRows = texts.filter((text) => /transactions\b/.test(text))
  expect(ofRows).toHaveLength(1)
  expect(ofRows[0]).toContain(' limit ')
})

it('is looked at again, and until then said not to be known, once the company, or a row, is another', async () => {
  await pool.query("update companies set name = 'Renamed' where id = $1", [companyId])
  expect(await files()).toEqual(UNKNOWN)
  await app.drain()
  expect(await files()).toHaveLength(2)
  const late = await report('late.csv', ['FV/late'])
  await app.drain()
  expect(await files()).toHaveLength(2)
  await pool.query("update transactions set document = 'FV/found' where document = ''")
  await app.post(withdrawImport, { importId: late.id }, { as: seller })
  await app.drain()
  expect(await files()).toEqual([{ ...UNKNOWN[0], problems: [] }])
})

it('is looked at again once goods are of another group', async () => {
  await app.post(saveGoods, { sku: 'SKU-1', gtu: 'GTU_06' }, { as: seller })
  expect(await files()).toEqual(UNKNOWN)
  await app.drain()
  expect(await files()).toEqual([{ ...UNKNOWN[0], problems: [] }])
  await app.post(saveGoods, { sku: 'SKU-1', gtu: 'GTU_06', paper: '3' }, { as: seller })
  expect(await files()).toEqual([{ ...UNKNOWN[0], problems: [] }])
})

it('is the same, in whatever order the database has what it is made of', async () => {
  const materials = await materialsOf(app.deps.db, app.deps, await current())
  const document = { supplier: 'Hurt', supplierNumber: '', number: 'F/1', ksef: '', date: days.fromDay }
  const facts = {
    ...materials.facts,
    taxNumbers: { DE: '1', PL: '2' },
    documents: new Map(
      ['l_1', 'l_2'].map((id) => [id, { ...document, number: id, isImport: false, isDomestic: true }]),
    ),
  }
  const turned = {
    ...facts,
    taxNumbers: { PL: '2', DE: '1' },
    documents: new Map([...facts.documents].toReversed()),
  }
  const basis = (one: typeof facts) => basisOf(app.deps.db, row, { ...materials, facts: one })
  expect(await basis(turned)).toBe(await basis(facts))
  expect(await basis({ ...facts, taxNumbers: { PL: '1', DE: '2' } })).not.toBe(await basis(facts))
})

async function current() {
  const found = await findDeclaration(app.deps.db, companyId, row.id)
  if (!found) throw new Error('no declaration')
  return found
}

/** Something of the company that its files say: nobody has looked at them since. */
const rename = (name: string) => pool.query('update companies set name = $2 where id = $1', [companyId, name])
const kept = async () => (await pool.query('select problems from filed_files')).rows
const setStatus = async (status: 'CALCULATED' | 'CONFIRMED') => {
  const before = await current()
  return app.deps.db.transaction((tx) => updateDeclaration(tx, before, { status }))
}

it('is checked by nobody before it is known, and soon after it was asked for', async () => {
  await rename('Renamed for the check')
  const { revision } = await setStatus('CALCULATED')
  const checked = () => app.post(check, { ...at, revision }, { as: agent })
  expect((await checked()).body).toMatchObject({ code: 499, error: 'declarations.file_being_made' })
  expect((await current()).status).toBe('CALCULATED')
  await app.drain()
  expect((await checked()).body).toMatchObject({ code: 0 })
})

it('is filed once it is made beside, and not while the declaration is locked', async () => {
  await rename('Renamed for the filing')
  const { revision } = await setStatus('CONFIRMED')
  const filed = () => app.post(file, { ...at, revision, file: NAME, reference: 'UPO-1' }, { as: agent })
  expect((await filed()).body.error).toBe('declarations.file_being_made')
  expect(await kept()).toEqual([])
  await app.drain()
  expect(await kept()).toEqual([{ problems: 0 }])
  expect((await filed()).body.data).toMatchObject({ status: 'FILED', filedFile: { name: NAME } })
  expect(await kept()).toEqual([{ problems: 0 }])
})

it('is refused by what is wrong with it as soon as that is known', async () => {
  await pool.query('delete from filed_files')
  await pool.query("update transactions set document = '' where document = 'FV/1'")
  await rename('Renamed for what is wrong')
  const { revision } = await setStatus('CONFIRMED')
  const filed = () => app.post(file, { ...at, revision, file: NAME, reference: 'UPO-2' }, { as: agent })
  expect((await filed()).body.error).toBe('declarations.file_being_made')
  await app.drain()
  const { error, message } = (await filed()).body
  expect([error, message]).toEqual([
    'declarations.file_refused',
    expect.stringContaining('INVOICE_NUMBER_MISSING'),
  ])
  expect((await current()).status).toBe('CONFIRMED')
})
