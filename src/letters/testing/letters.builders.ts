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
