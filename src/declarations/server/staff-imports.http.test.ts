import { beforeAll, expect, it } from 'vitest'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { userInfo } from '#accounts/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { importDetail, listIssues, listWithdrawnRows, withdrawImport } from '#reports/contract.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { amazonFile } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import {
  staffImport,
  staffImportIssues,
  staffImports,
  staffWithdrawnRows,
} from '../staff/imports-contract.ts'
import { declarationRow } from '../testing/declarations.builders.ts'
import { registrationRow } from '../testing/hmrc.builders.ts'
import { insertDeclaration } from './declarations.repository.ts'

const app = await testApp()
const as = await aSeller(app)
const other = await aSeller(app)
const { agent } = app.people
const ID = 'dc_imports'
let at = { companyId: '', id: ID }
let importId = ''

/** An open German return of a company. */
async function declared(companyId: string, id: string, number: string): Promise<void> {
  const registration = {
    ...registrationRow(app, companyId),
    id: `rg_${id}`,
    workOrderId: `wo_${id}`,
    country: 'DE',
    registrationNumber: 'DE136695976',
  }
  await app.deps.db.insert(registrations).values([registration])
  const row = declarationRow(app, { companyId, id, number, registrationId: registration.id })
  await app.deps.db.transaction((tx) => insertDeclaration(tx, row))
}

beforeAll(async () => {
  const companyId = (await app.get(userInfo, {}, { as })).body.data?.company.id ?? ''
  at = { companyId, id: ID }
  await declared(companyId, ID, 'DC-2026-720001')
  const bytes = Buffer.from(amazonFile([{ SALES_CHANNEL: 'MCF', ARRIVAL_COUNTRY: 'XX' }]))
  importId = (await imported(app, as, { name: 'march.csv', bytes })).id
})

it('who works on a declaration sees what the seller sees of its reports', async () => {
  const list = (await app.get(staffImports, at, { as: agent })).body.data
  expect(list).toMatchObject({
    total: 1,
    records: [{ id: importId, fileName: 'march.csv', rowsWithIssue: 1 }],
  })
  const own = (await app.get(importDetail, { importId }, { as })).body.data
  const { company, ...forStaff } =
    (await app.get(staffImport, { ...at, importId }, { as: agent })).body.data ?? {}
  expect(forStaff).toEqual(own)
  expect(company).toMatch(/./)
  const rows = (await app.get(staffImportIssues, { ...at, importId }, { as: agent })).body.data
  expect(rows).toEqual((await app.get(listIssues, { importId }, { as })).body.data)
  expect(rows?.records).toHaveLength(1)
})

it('the rows of a file that was withdrawn, too', async () => {
  const wrong = await imported(app, as, { name: 'wrong.csv', bytes: Buffer.from(amazonFile([{}])) })
  await app.post(withdrawImport, { importId: wrong.id }, { as })
  await app.drain()
  const { data } = (await app.get(staffWithdrawnRows, { ...at, importId: wrong.id }, { as: agent })).body
  expect(data).toEqual((await app.get(listWithdrawnRows, { importId: wrong.id }, { as })).body.data)
  expect(data?.records).toMatchObject([{ line: 2, arrive: 'DE' }])
})

it('not through the declaration of another company, nor without one', async () => {
  const companyId = (await app.get(userInfo, {}, { as: other })).body.data?.company.id ?? ''
  await declared(companyId, 'dc_foreign', 'DC-2026-720002')
  const through = { companyId, id: 'dc_foreign', importId }
  expect((await app.get(staffImport, through, { as: agent })).body.error).toBe('reports.import_not_found')
  expect((await app.get(staffImportIssues, through, { as: agent })).body.error).toBe(
    'reports.import_not_found',
  )
  expect((await app.get(staffImports, through, { as: agent })).body.data?.records).toEqual([])
  const mixed = { companyId: at.companyId, id: 'dc_foreign' }
  const answers = await Promise.all([
    app.get(staffImports, mixed, { as: agent }),
    app.get(staffImport, { ...mixed, importId }, { as: agent }),
    app.get(staffImportIssues, { ...mixed, importId }, { as: agent }),
    app.get(staffWithdrawnRows, { ...mixed, importId }, { as: agent }),
  ])
  expect(new Set(answers.map(({ body }) => body.error))).toEqual(new Set(['declarations.not_found']))
})
