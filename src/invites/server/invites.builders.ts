import type { TestApp } from '#main/testing/test-app.ts'
import { GERMAN_REGISTRATION, openWorkOrder, pdf } from '#work-orders/testing/work-orders.builders.ts'
import { uploadDocument } from '#documents/contract.ts'
import { createInvite, unlockInvite } from '../contract.ts'

/** The header of an invited person's calls. */
export const holding = (code: string) => ({ headers: { invitecommitcode: code } })

export const PEOPLE = 'people'

/** One person for the German form. */
export function director(change: Record<string, unknown> = {}) {
  return {
    _id: 'chen',
    fullName: 'CHEN LI',
    dateOfBirth: '1990-05-17',
    nationality: 'CN',
    role: 'both',
    sharePercent: 60,
    address: 'Room 7, Building 3, No. 12 Baoan Road, Baoan District, 518101 Shenzhen, China',
    passportNumber: 'E87654321',
    passportExpiresOn: '2034-06-30',
    ...change,
  }
}

/** A work order of the German registration with an invitation to its section about people. */
export async function invitePeople(app: TestApp, more: Record<string, unknown> = {}) {
  const order = await openWorkOrder(app, app.people.seller, GERMAN_REGISTRATION)
  const { nodeId } = order.node('companyForm')
  return { order, nodeId, ...(await inviteTo(app, nodeId, more)) }
}

export async function inviteTo(app: TestApp, nodeId: string, more: Record<string, unknown> = {}) {
  const input = { nodeId, sections: [PEOPLE], ...more }
  const { body } = await app.post(createInvite, input, { as: app.people.seller })
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}

/** The code received in exchange for the right PIN. */
export async function unlock(app: TestApp, code: string, pin: string): Promise<string> {
  const { body } = await app.post(unlockInvite, { pin }, holding(code))
  if (!body.data) throw new Error(body.message)
  return body.data.code
}

export async function uploadAsInvited(app: TestApp, code: string, name = 'passport.pdf'): Promise<string> {
  const { body } = await app.upload(uploadDocument, { name, bytes: pdf(name) }, holding(code))
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data.uploadId
}
