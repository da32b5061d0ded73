import { afterAll, beforeAll, expect, it } from 'vitest'
import { downloadEvidence, readEvidence, startEvidence } from '#declarations/evidence-contract.ts'
import { downloadFile } from '#declarations/staff/contract.ts'
import { staffDownloadEvidence } from '#declarations/staff/evidence-contract.ts'
import { filedGermanReturn } from '#declarations/testing/filed.builders.ts'
import { downloadDocument } from '#documents/contract.ts'
import { staffDownloadInvoice, staffExportBooks, staffInvoices } from '#invoices/contract.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { CallDefinition } from '#platform/shared/call.ts'
import { downloadMine } from '#privacy/contract.ts'
import { printStaffForm, staffDownload } from '#work-orders/staff/contract.ts'
import {
  advanceTo,
  openWorkOrder,
  uploadForStaff,
  uploadSampleFile,
} from '#work-orders/testing/work-orders.builders.ts'
import { staffPerson } from './testing/staff-person.ts'
import { testApp, type Caller } from './testing/test-app.ts'

/*
 * What is recorded when it is given is given only once that is recorded: where it cannot be, nobody gets a byte of it, and
 * the answer says why in its envelope.
 */

const app = await testApp()
const { seller, agent, reviewer } = app.people
const finance = await staffPerson(app, 'finance')
const reason = 'A colleague is away'

const of: Record<string, Record<string, unknown>> = {}

beforeAll(async () => {
  const filed = await filedGermanReturn(app)
  const at = { companyId: filed.companyId, id: filed.id }
  await app.post(startEvidence, { id: filed.id }, { as: seller })
  await app.drain()
  const { body } = await app.get(readEvidence, { id: filed.id }, { as: seller })
  const packId = body.data?.pack?.id ?? ''
  of['file'] = { ...at, file: `de-${filed.month}.xml`, reason }
  of['pack'] = { packId }
  of['packOfStaff'] = { companyId: filed.companyId, packId, reason }
  const order = await openWorkOrder(app)
  await advanceTo(app, order, 'submitted')
  const { workOrderId } = order
  of['paper'] = { uploadId: await uploadSampleFile(app, seller) }
  of['paperOfOrder'] = { workOrderId, uploadId: await uploadForStaff(app, workOrderId), reason }
  of['form'] = { workOrderId, nodeId: order.node('companyForm').nodeId, layout: 'en', reason }
  const invoices = await app.get(staffInvoices, {}, { as: finance })
  of['invoice'] = { invoiceId: invoices.body.data?.records[0]?.id }
  of['books'] = { month: dayOf(app.clock.now(), 'Europe/Berlin').slice(0, 7), format: 'csv' }
  of['mine'] = { password: seller.password }
}, 120_000)

const TABLES = ['audit_trail', 'document_readings']
/** Nothing can be recorded any more, or again. */
async function recording(works: boolean): Promise<void> {
  for (const table of TABLES)
    await app.database.pool.query(
      works
        ? `drop trigger if exists no_more on ${table}`
        : `create trigger no_more before insert on ${table} execute function no_more()`,
    )
}
beforeAll(async () => {
  await app.database.pool.query(
    `create function no_more() returns trigger language plpgsql as $$ begin raise exception 'no more lines'; end $$`,
  )
})
afterAll(() => recording(true))

it.each<[string, CallDefinition, Caller]>([
  ['file', downloadFile, reviewer],
  ['pack', downloadEvidence, seller],
  ['packOfStaff', staffDownloadEvidence, reviewer],
  ['paper', downloadDocument, seller],
  ['paperOfOrder', staffDownload, reviewer],
  ['form', printStaffForm, agent],
  ['invoice', staffDownloadInvoice, finance],
  ['books', staffExportBooks, finance],
  ['mine', downloadMine, seller],
])('%s is not given where that cannot be recorded', async (name, call, as) => {
  const ask = () =>
    call.method === 'POST' ? app.post(call, of[name], { as }) : app.get(call, of[name], { as })
  await recording(false)
  const refused = await ask().finally(() => recording(true))
  expect(refused.status).toBe(500)
  expect(refused.headers['content-type']).toContain('application/json')
  expect(refused.headers['content-disposition']).toBeUndefined()
  expect(refused.body).toMatchObject({ code: 500, error: 'wire.server_error' })
  const given = await ask()
  expect([given.status, given.headers['content-disposition']]).toEqual([
    200,
    expect.stringContaining('attachment'),
  ])
})
