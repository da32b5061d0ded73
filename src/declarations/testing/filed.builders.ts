import type { TestApp } from '#main/testing/test-app.ts'
import { acceptLedgerLine } from '#ledger/staff/contract.ts'
import { enterLine, lineForStaff, openLineFile } from '#ledger/testing/ledger.builders.ts'
import { filedMonthly, monthFromNow } from '#registrations/testing/registrations.builders.ts'
import { amazonFile, type AmazonRow } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { confirmDeclaration, listDeclarations } from '../contract.ts'
import { openDeclarations } from '../server/open-declarations.ts'
import * as staff from '../staff/contract.ts'
import { saveLicence } from '../staff/licences-contract.ts'
import { germanSale, keepGermanRate } from './sources.builders.ts'

export type FiledReturn = { companyId: string; id: string; month: string }

type Answer = { body: { code: number; message: string } }
async function done(answer: Promise<Answer>): Promise<void> {
  const { body } = await answer
  if (body.code !== 0) throw new Error(JSON.stringify(body))
}

/** Imports a report of the seller. */
export async function reported(app: TestApp, name: string, rows: AmazonRow[]): Promise<void> {
  await imported(app, app.people.seller, { name, bytes: Buffer.from(amazonFile(rows)) })
}

/** A German return of the month before: sales in two currencies, a document, an adjustment; filed under a licence. */
export async function filedGermanReturn(app: TestApp): Promise<FiledReturn> {
  const { reviewer, admin } = app.people
  const { revision, ...found } = await confirmedGermanReturn(app)
  const { month, ...at } = found
  const file = { ...at, revision, file: `de-${month}.xml`, reference: 'ELSTER-1' }
  await done(app.post(staff.file, file, { as: reviewer }))
  await done(app.post(staff.accept, at, { as: admin }))
  return found
}

/** The same, confirmed and not yet filed. */
export async function confirmedGermanReturn(app: TestApp): Promise<FiledReturn & { revision: number }> {
  const { seller, agent, reviewer } = app.people
  const month = monthFromNow(app, -1)
  const { registration } = await filedMonthly(app, { number: 'DE136695976', firstMonth: month })
  await openDeclarations(app.deps)
  await keepGermanRate(app, month, 'USD', '1.1643')
  const { body } = await app.get(listDeclarations, { country: 'DE' }, { as: seller })
  const { rows } = await app.database.pool.query<{ company_id: string }>(
    'select company_id from registrations where id = $1',
    [registration.id],
  )
  const at = { companyId: rows[0]?.company_id ?? '', id: body.data?.records[0]?.id ?? '' }
  await reported(app, 'month.csv', [
    germanSale(`${month}-03`, '119.00'),
    germanSale(`${month}-20`, '238.00'),
    germanSale(`${month}-21`, '100.01', { TRANSACTION_CURRENCY_CODE: 'USD' }),
    germanSale(`${month}-22`, '-11.90', { TRANSACTION_TYPE: 'REFUND' }),
  ])
  const { id: lineId } = await enterLine(app, seller, { date: `${month}-15`, month, number: 'RE-7' })
  const line = await lineForStaff(app, lineId)
  await openLineFile(app, { companyId: at.companyId, id: lineId })
  await done(
    app.post(
      acceptLedgerLine,
      { companyId: at.companyId, id: lineId, revision: line.revision },
      { as: agent },
    ),
  )
  await app.drain()
  await taxNumberAndLicence(app, at.companyId)
  const seen = async () => {
    const found = await app.get(staff.staffDeclaration, at, { as: agent })
    return { ...at, revision: found.body.data?.revision ?? 0 }
  }
  const amount = { box: '39', amount: 700, reason: 'Special prepayment of the year' }
  await done(app.post(staff.adjust, { ...(await seen()), ...amount }, { as: agent }))
  await done(app.post(staff.check, await seen(), { as: reviewer }))
  await done(app.post(confirmDeclaration, { id: at.id, revision: (await seen()).revision }, { as: seller }))
  return { ...(await seen()), month }
}

async function taxNumberAndLicence(app: TestApp, companyId: string): Promise<void> {
  await app.database.pool.query(
    `insert into registrations (id, company_id, work_order_id, work_order_number, order_id, order_number, product_id, product_code, product_name, country, kind, registration_number, created_at)
     values ('reg_tax', $1, 'wo_tax', '', '', '', '', '', '{"en":"x","zh":"x"}', 'DE', 'TAX_NUMBER', '1121081508150', now())`,
    [companyId],
  )
  const people = await app.database.pool.query<{ id: string; email: string }>(
    'select id, email from staff_members',
  )
  const signer = people.rows.find((row) => row.email === app.people.reviewer.email)?.id ?? ''
  const held = { holder: 'Muster Steuerberatung GmbH', number: 'StB 4711', validFrom: '2020-01-01' }
  await done(
    app.post(
      saveLicence,
      { country: 'DE', act: 'FILE_RETURNS', ...held, signers: [signer] },
      { as: app.people.admin },
    ),
  )
}
