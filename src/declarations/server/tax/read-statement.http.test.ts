import { writeXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { readTaxStatement, readTaxStatementFile } from '../../staff/tax-contract.ts'
import { readTaxPayment } from '../../tax-contract.ts'
import { owedTax } from '../../testing/tax.builders.ts'

const app = await testApp()
const { seller, sellerOther, agent } = app.people

const read = async (companyId: string, text: string, as = agent) =>
  (await app.post(readTaxStatement, { companyId, country: 'DE', text }, { as })).body

it('says what each line pays or may pay, and writes nothing', async () => {
  const exact = await owedTax(app)
  const large = await owedTax(app, { payable: 50_000 })
  const other = await owedTax(app, { payable: 7_700, as: sellerOther })
  const text = [
    'Datum;Betrag;Verwendungszweck;Auftraggeber',
    '21.04.2026;190,00;;',
    '21.04.2026;480,00;;',
    '21.04.2026;77,00;;',
    '21.04.2026;500,00;;Li Wei',
    '01.01.2031;500,00;;',
    'gestern;1,00;;',
    '21.04.2026;-3,00;;',
  ].join('\n')
  const { data } = await read(exact.companyId, text)
  expect(data).toMatchObject({
    currency: 'EUR',
    left: 1,
    problems: [{ line: 7, column: 'on', problem: 'BAD_DAY' }],
    lines: [
      { line: 2, outcome: 'EXACT', taxes: [{ id: exact.id, number: exact.number, outstanding: 19_000 }] },
      { line: 3, outcome: 'NONE', isOtherPayer: false },
      { line: 4, outcome: 'NONE' },
      { line: 5, outcome: 'NONE', isOtherPayer: true },
      { line: 6, outcome: 'NONE', taxes: [] },
    ],
  })
  const [, part, , byOther] = data?.lines ?? []
  expect(part?.taxes[0]).toMatchObject({ id: large.id, revision: 0, outstanding: 50_000 })
  expect(byOther?.taxes[0]?.id).toBe(large.id)
  expect(JSON.stringify(data)).not.toContain(other.id)
  const { body } = await app.get(readTaxPayment, { id: exact.id }, { as: seller })
  expect(body.data).toMatchObject({ taxStatus: 'DUE', credits: [] })
})

it('asks for a statement, and is the agency’s alone', async () => {
  const { companyId } = await owedTax(app)
  expect(await read(companyId, ' ')).toMatchObject({ code: 400, fields: { text: expect.any(String) } })
  expect((await read(companyId, 'Datum;Betrag', seller)).code).not.toBe(0)
  expect((await read('co_none', 'Datum;Betrag\n21.04.2026;1,00')).data?.lines).toMatchObject([{ taxes: [] }])
})

it('reads the same from a workbook, line by line', async () => {
  const exact = await owedTax(app, { payable: 23_100, registrationId: 'rg_xlsx' })
  const rows = [
    ['Datum', 'Betrag', 'Verwendungszweck', 'Auftraggeber'],
    ['21.04.2026', '231,00', 'USt "2026"; Q1', null],
    [null, null, null, null],
    ['gestern', '1,00', null, null],
  ]
  const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: 'Konto', rows }] }))
  const send = async (file: { name: string; bytes: Buffer }, country = 'DE', as = agent) =>
    (await app.upload(readTaxStatementFile, file, { as, fields: { companyId: exact.companyId, country } }))
      .body
  const fromWorkbook = await send({ name: 'konto.xlsx', bytes })
  expect(fromWorkbook.data).toMatchObject({
    problems: [{ line: 4, column: 'on', problem: 'BAD_DAY' }],
    lines: [
      { line: 2, amount: 23_100, reference: 'USt "2026"; Q1', outcome: 'EXACT', taxes: [{ id: exact.id }] },
    ],
  })
  const csv = Buffer.from('Datum;Betrag\n21.04.2026;231,00')
  expect((await send({ name: 'konto.csv', bytes: csv })).data?.lines).toMatchObject([
    { line: 2, outcome: 'EXACT' },
  ])
  const broken = { name: 'konto.xlsx', bytes: bytes.subarray(0, 200) }
  expect((await send(broken)).error).toBe('declarationTax.statement_unreadable')
  expect((await send({ name: 'a.csv', bytes: csv }, 'Germany')).error).toBe('wire.bad_request')
  expect((await send({ name: 'a.csv', bytes: csv }, 'DE', seller)).code).not.toBe(0)
})
