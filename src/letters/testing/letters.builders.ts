import { agencyToday } from '#main/testing/agency-today.ts'
import type { TestApp } from '#main/testing/test-app.ts'
import { pdf } from '#work-orders/testing/work-orders.builders.ts'
import { sortAuthorityLetter, staffAuthorityLetter, uploadAuthorityLetter } from '../staff/contract.ts'

/** A letter as it arrives, with other bytes each time. */
export async function uploadLetterOf(app: TestApp, name = 'letter.pdf', bytes?: Buffer): Promise<string> {
  const { body } = await app.upload(
    uploadAuthorityLetter,
    { name, bytes: bytes ?? pdf(`${name} ${++made}`) },
    { as: app.people.agent },
  )
  if (!body.data) throw new Error(body.message)
  return body.data.id
}

let made = 0

/** What staff say of a letter about a work order: a query, to be answered within days. */
export const letterFields = (app: TestApp, more: Record<string, unknown> = {}) => ({
  companyId: null,
  workOrderId: null,
  registrationId: null,
  authority: 'Finanzamt Musterstadt',
  country: 'DE',
  dated: agencyToday(app),
  received: agencyToday(app),
  reference: '000/0000/4711 – VII/2',
  replyBy: agencyToday(app),
  summaryEn: 'The tax office asks for the lease.',
  summaryZh: '税局要求补充租赁合同。',
  visibleToSeller: false,
  ...more,
})

export async function letterOf(app: TestApp, id: string) {
  const { body } = await app.get(staffAuthorityLetter, { id }, { as: app.people.agent })
  if (!body.data) throw new Error(body.message)
  return body.data
}

/** A letter that was sorted. @returns it with its revision */
export async function sortedLetter(app: TestApp, more: Record<string, unknown> = {}) {
  const id = await uploadLetterOf(app)
  const { body } = await app.post(
    sortAuthorityLetter,
    { id, revision: 1, ...letterFields(app, more) },
    { as: app.people.agent },
  )
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}

/** A number that was obtained by a work order. @returns its id */
export async function registrationWith(
  app: TestApp,
  workOrderId: string,
  number: string,
  more: { taxNumber?: string; id?: string } = {},
): Promise<string> {
  const id = more.id ?? `reg_${++made}`
  await app.database.pool.query(
    `insert into registrations (id, company_id, work_order_id, work_order_number, order_id, order_number, product_id,
       product_code, product_name, country, kind, registration_number, tax_number, created_at)
     select $1, company_id, id, number, order_id, order_number, product_id, product_code, product_name, country,
       'VAT_NUMBER', $3, $4, now() from work_orders where id = $2`,
    [id, workOrderId, number, more.taxNumber ?? null],
  )
  return id
}
