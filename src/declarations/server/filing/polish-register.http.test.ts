import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { companyInfo } from '#accounts/contract.ts'
import { officialRates } from '#exchange-rates/server/exchange-rates.tables.ts'
import { acceptLedgerLine } from '#ledger/staff/contract.ts'
import { enterLine, lineForStaff, openLineFile } from '#ledger/testing/ledger.builders.ts'
import { testApp, testConfig } from '#main/testing/test-app.ts'
import { unzipped } from '#platform/testing/unzip.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { monthFromNow } from '#registrations/testing/registrations.builders.ts'
import { amazonFile, type AmazonRow } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { viesSaid } from '#tax-numbers/testing/answers.builders.ts'
import { vatNumberChecks } from '#tax-numbers/server/number-checks.tables.ts'
import { addDays, dayOf } from '#platform/shared/calendar.ts'
import { downloadFile, file, listFiles } from '../../staff/contract.ts'
import { staffDownloadEvidence, staffEvidence, staffStartEvidence } from '../../staff/evidence-contract.ts'
import { declarationRow } from '../../testing/declarations.builders.ts'
import { makeFileable } from '../../testing/fileable.builders.ts'
import { xsdProblems } from '../../files/xsd-problems.ts'
import { calculateDeclaration } from '../calculate-declaration.ts'
import { insertDeclaration, updateDeclaration } from '../declarations.repository.ts'
import { realSources } from '../real-sources.ts'

const { agency } = testConfig('', '')
const app = await testApp({ config: { agency: { ...agency, email: 'vat@example.com' } } })
const { seller, agent } = app.people
const companyId = (await app.get(companyInfo, {}, { as: seller })).body.data?.id ?? ''
const month = monthFromNow(app, -1)
const SCHEMAS = new URL('../../files/schemas/pl-jpk-v7m3/', import.meta.url)
const GERMAN = 'DE136695976'

const row = declarationRow(app, {
  companyId,
  id: 'dcl_pl',
  registrationId: 'rg_pl',
  country: 'PL',
  currency: 'PLN',
  label: month,
  fromDay: `${month}-01`,
  toDay: lastDay(),
  status: 'AWAITING_DATA',
})
function lastDay(): string {
  const [year = 0, ordinal = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, ordinal, 0)).toISOString().slice(0, 10)
}
await makeFileable(app, row)
await app.deps.db.update(registrations).set({ registrationNumber: 'PL5260001246', country: 'PL' })
for (let day = `${monthFromNow(app, -2)}-20`; day < `${month}-30`; day = addDays(day, 1))
  await app.deps.db.insert(officialRates).values({
    source: 'PL_NBP',
    key: day,
    currency: 'EUR',
    rate: '4.2500',
    document: 'table A',
    storedAt: app.clock.now(),
  })
await app.deps.db.transaction((tx) => insertDeclaration(tx, row))

const sale = (day: string, more: AmazonRow): AmazonRow => ({
  MARKETPLACE: 'own shop',
  DEPARTURE_COUNTRY: 'PL',
  ARRIVAL_COUNTRY: 'PL',
  TRANSACTION_CURRENCY_CODE: 'PLN',
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '123.00',
  TRANSACTION_COMPLETE_DATE: `${month}-${day}`.split('-').toReversed().join('-'),
  ...more,
})
const polish = { BUYER_VAT_NUMBER: 'PL7740001454', BUYER_VAT_NUMBER_COUNTRY: 'PL' }
const german = {
  ARRIVAL_COUNTRY: 'DE',
  BUYER_VAT_NUMBER: GERMAN,
  BUYER_VAT_NUMBER_COUNTRY: 'DE',
  TRANSACTION_CURRENCY_CODE: 'EUR',
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '100.00',
}
const at = { companyId, id: row.id }
const calculate = () =>
  calculateDeclaration(
    { ...app.deps, sources: realSources(app.deps.config.agency.timeZone) },
    { ...at, by: PORTAL },
  )
const files = async () => (await app.get(listFiles, at, { as: agent })).body.data?.files ?? []
const text = async () =>
  String(
    (await app.get(downloadFile, { ...at, file: `pl-${month}.xml`, reason: 'Checks it' }, { as: agent })).raw,
  )

it('invoices to businesses and documents of the ledger are rows; what is not known is named with the way out', async () => {
  await viesSaid(app, GERMAN, 'valid')
  await imported(app, seller, {
    name: 'month.csv',
    bytes: Buffer.from(
      amazonFile([
        sale('03', { ...polish, VAT_INV_NUMBER: 'FV/7' }),
        sale('04', { ...polish, VAT_INV_NUMBER: 'FV/7' }),
        sale('05', { ...german, VAT_INV_NUMBER: 'WDT/1' }),
        sale('06', {}),
        sale('07', { ...polish, TRANSACTION_EVENT_ID: '305-1' }),
      ]),
    ),
  })
  const line = await enterLine(app, seller, {
    country: 'PL',
    supplier: 'Hurt sp. z o.o.',
    currency: 'PLN',
    net: 1_000,
    vat: 230,
    date: `${month}-10`,
  })
  const { id, revision } = await lineForStaff(app, line.id)
  await openLineFile(app, { companyId, id })
  await app.post(acceptLedgerLine, { companyId, id, revision }, { as: agent })
  await calculate()
  const [jpk, worksheet] = await files()
  expect(jpk).toMatchObject({
    name: `pl-${month}.xml`,
    label: 'validated',
    problems: [
      { code: 'SUPPLIER_NUMBER_MISSING', path: `Hurt sp. z o.o., ${line.number}` },
      { code: 'INVOICE_NUMBER_MISSING', path: '305-1' },
    ],
  })
  expect(worksheet).toEqual({ name: `pl-${month}.xlsx`, label: 'worksheet', problems: [] })
})

it('with all of it known it is filed, and passes the ministry’s schema', async () => {
  await app.database.pool.query("update transactions set document = 'FV/9' where document = ''")
  await app.database.pool.query("update ledger_lines set supplier_number = 'PL 774-000-14-54'")
  await app.deps.db.insert(vatNumberChecks).values({
    id: 'vc_1',
    vatNumber: 'PL7740001454',
    register: 'vies',
    outcome: 'valid',
    publishedName: 'ORLEN S.A.',
    checkedAt: app.clock.now(),
  })
  expect(await files()).toEqual([{ name: `pl-${month}.xml`, label: 'validated', problems: [] }])
  const xml = await text()
  expect(await xsdProblems(new TextEncoder().encode(xml), SCHEMAS, 'jpk_v7m.xsd')).toEqual([])
  const rows = xml.match(/<SprzedazWiersz>.*<\/SprzedazWiersz>/g) ?? []
  expect(rows).toHaveLength(4)
  expect(rows[0]).toContain(
    `<NrKontrahenta>7740001454</NrKontrahenta><NazwaKontrahenta>ORLEN S.A.</NazwaKontrahenta><DowodSprzedazy>FV/7</DowodSprzedazy><DataWystawienia>${month}-03</DataWystawienia><BFK>1</BFK><K_19>200.00</K_19><K_20>46.00</K_20>`,
  )
  expect(rows[2]).toContain(
    '<KodKrajuNadaniaTIN>DE</KodKrajuNadaniaTIN><NrKontrahenta>136695976</NrKontrahenta><NazwaKontrahenta>BRAK</NazwaKontrahenta><DowodSprzedazy>WDT/1</DowodSprzedazy>',
  )
  expect(rows[2]).toContain('<K_21>425.00</K_21>')
  expect(rows[3]).toContain('<TypDokumentu>WEW</TypDokumentu><K_19>100.00</K_19>')
  expect(xml).toContain('<NrDostawcy>7740001454</NrDostawcy><NazwaDostawcy>Hurt sp. z o.o.</NazwaDostawcy>')
  const confirmed = await app.deps.db.transaction((tx) => updateDeclaration(tx, row, { status: 'CONFIRMED' }))
  const { body } = await app.post(
    file,
    { ...at, revision: confirmed.revision, file: `pl-${month}.xml`, reference: 'UPO-1' },
    { as: agent },
  )
  expect(body.data).toMatchObject({ status: 'FILED', filedFile: { label: 'validated' } })
})

it('its evidence has what was filed, and by which answers of registers sales were without VAT', async () => {
  const downloaded = (await text()).toString()
  await app.database.pool.query("update companies set name = 'Renamed since'")
  await app.post(staffStartEvidence, at, { as: agent })
  await app.drain()
  const packId = (await app.get(staffEvidence, at, { as: agent })).body.data?.pack?.id ?? ''
  const pack = await app.get(staffDownloadEvidence, { companyId, packId, reason: 'Checks it' }, { as: agent })
  const entries = await unzipped(pack.raw)
  expect(entries.get(`01-return/pl-${month}.xml`)?.toString()).toBe(downloaded)
  const sheet = (await readXlsx(entries.get('02-sales/buyers-numbers.xlsx') ?? Buffer.of())).sheets[0]
  const today = dayOf(app.clock.now(), app.deps.config.agency.timeZone)
  expect(sheet?.rows.slice(1)).toEqual([
    [GERMAN, 'VIES', 'confirmed / 有效', today, `WAPI-${GERMAN}`, 1, 1],
    ['PL7740001454', 'VIES', 'confirmed / 有效', today, null, 3, 0],
  ])
  const { rows } = await app.database.pool.query(
    "select action from audit_trail where record = $1 and action like 'declarations.evidence_%' order by sequence",
    [row.id],
  )
  // One line for asking for it, and one for taking it.
  expect(rows.map(({ action }) => action)).toEqual([
    'declarations.evidence_begun',
    'declarations.evidence_downloaded',
  ])
})
