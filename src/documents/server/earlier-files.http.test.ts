import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { commitSupplements } from '#work-orders/contract.ts'
import { staffDownload } from '#work-orders/staff/contract.ts'
import { askSupplements } from '#work-orders/staff/supplements-contract.ts'
import { advanceTo, openWorkOrder, uploadSampleFile } from '#work-orders/testing/work-orders.builders.ts'
import { listDocuments } from '../vault-contract.ts'

const app = await testApp()
const { seller, agent } = app.people
const { pool } = app.database

/** What the migration does to the rows that are there. */
async function statements(): Promise<string[]> {
  const folder = resolve(import.meta.dirname, '../../../migrations')
  const file = (await readdir(folder)).find((name) => name.endsWith('_document_facts.sql')) ?? ''
  const sql = await readFile(resolve(folder, file), 'utf8')
  return sql.split('--> statement-breakpoint').filter((statement) => statement.includes('INSERT INTO'))
}

const facts = async () => {
  const { body } = await app.get(listDocuments, { pageSize: 100 }, { as: seller })
  return (body.data?.records ?? [])
    .filter(({ origin }) => origin === 'FILE')
    .map(({ uploadId, kind, countries, person, expiresOn }) => ({
      uploadId,
      kind,
      countries,
      person,
      expiresOn,
    }))
    .toSorted((a, b) => a.uploadId.localeCompare(b.uploadId))
}
const readings = async () =>
  (
    await pool.query(
      'select file_id, reader_kind, reader_id, read_on::text from document_readings order by 1, 2',
    )
  ).rows

it('files of before are found as if they had been submitted today, with those who opened them', async () => {
  const order = await openWorkOrder(app)
  await advanceTo(app, order, 'vatNumber')
  const { workOrderId } = order
  await app.post(askSupplements, { workOrderId, items: [{ title: 'Lease', kind: 'file' }] }, { as: agent })
  const { rows } = await pool.query<{ id: string }>('select id from wo_supplements')
  const uploadIds = [await uploadSampleFile(app, seller, 'lease.pdf')]
  await app.post(commitSupplements, { workOrderId, items: [{ id: rows[0]?.id, uploadIds }] }, { as: seller })
  await app.get(staffDownload, { workOrderId, uploadId: uploadIds[0] }, { as: agent })
  const [now, opened] = [await facts(), await readings()]
  expect(now.length).toBeGreaterThan(5)
  expect(now).toContainEqual(expect.objectContaining({ person: 'ZHOU MING', expiresOn: '2034-06-30' }))
  expect(opened).toHaveLength(1)
  await pool.query('delete from document_facts')
  await pool.query('delete from document_readings')
  expect(await facts()).toEqual([])
  for (const statement of await statements()) await pool.query(statement)
  expect(await facts()).toEqual(now)
  expect(await readings()).toEqual(opened)
})
