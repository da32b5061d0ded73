import { expect, it } from 'vitest'
import { companyInfo } from '#accounts/contract.ts'
import { testApp, testConfig } from '#main/testing/test-app.ts'
import { lastDayOf } from '#shops/report-months.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { monthFromNow } from '#registrations/testing/registrations.builders.ts'
import { withdrawImport } from '#reports/contract.ts'
import { amazonFile, type AmazonRow } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { listFiles } from '../../staff/contract.ts'
import { declarationRow } from '../../testing/declarations.builders.ts'
import { makeFileable } from '../../testing/fileable.builders.ts'
import { insertDeclaration } from '../declarations.repository.ts'
import { MOST_WHILE_WAITING } from './file-basis.ts'

/* A register of many invoices is held against its rules in the background: nobody waits for it, and nothing is guessed. */

const { agency } = testConfig('', '')
const app = await testApp({ config: { agency: { ...agency, email: 'vat@example.com' } } })
const { seller, agent } = app.people
const { pool } = app.database
const companyId = (await app.get(companyInfo, {}, { as: seller })).body.data?.id ?? ''
const month = monthFromNow(app, -1)
const NAME = `pl-${month}.xml`
const days = { fromDay: `${month}-01`, toDay: lastDayOf(month) }
const polish = { country: 'PL', currency: 'PLN', registrationId: 'rg_pl', status: 'AWAITING_DATA' } as const
const row = declarationRow(app, { companyId, id: 'dcl_pl', label: month, ...days, ...polish })
await makeFileable(app, row)
await app.deps.db.update(registrations).set({ registrationNumber: 'PL5260001246', country: 'PL' })
await app.deps.db.transaction((tx) => insertDeclaration(tx, row))
const at = { companyId, id: row.id }

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
