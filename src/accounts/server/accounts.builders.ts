import type { TestApp } from '#main/testing/test-app.ts'
import { AGREEMENT_VERSION } from '../agreement.ts'
import { confirmPassword, login, register, verifyEmail } from '../contract.ts'
import { acceptInvitation, inviteMember } from '../members-contract.ts'

export const GOOD_PASSWORD = 'nine-green-lanes'

let made = 0

/** What a new seller types into the registration; each has a different address. */
export function aRegistration(changes: Record<string, unknown> = {}) {
  made += 1
  return {
    email: `seller${made}@tests.example`,
    name: 'Wang Fang',
    companyName: 'Test Trading Ltd.',
    companyCountry: 'HK',
    lang: 'en',
    agreementVersion: AGREEMENT_VERSION,
    ...changes,
  }
}

/** The secret of the newest link that was mailed to an address. */
export async function mailedToken(app: TestApp, email: string): Promise<string> {
  await app.drain()
  const mail = (await app.mails()).find((sent) => sent.to === email && sent.links[0]?.includes('#token='))
  const token = mail?.links[0]?.split('#token=')[1]
  if (!token) throw new Error(`no link was mailed to ${email}`)
  return token
}

/** A seller who registered and chose a password where the mailed link leads, all over HTTP. */
export async function aSeller(app: TestApp, changes: Record<string, unknown> = {}) {
  const typed = aRegistration(changes)
  await app.post(register, typed)
  const opening = { token: await mailedToken(app, typed.email), password: GOOD_PASSWORD }
  const { body } = await app.post(verifyEmail, opening)
  if (!body.data) throw new Error(`${typed.email} cannot open an account: ${body.message}`)
  return { ...typed, password: GOOD_PASSWORD, token: body.data.token }
}

export async function signIn(app: TestApp, email: string, password: string): Promise<string> {
  const { body } = await app.post(login, { email, password })
  if (!body.data) throw new Error(`${email} cannot sign in: ${body.message}`)
  return body.data.token
}

/** The same person after their password was asked for again. */
export async function confirmed<P extends { token: string; password: string }>(
  app: TestApp,
  person: P,
): Promise<P> {
  const { body } = await app.post(confirmPassword, { password: person.password }, { as: person })
  if (body.code !== 0) throw new Error(body.message)
  return person
}

/** An owner, confirmed, and somebody who joined their company by an invitation. */
export async function aColleague(app: TestApp, { role }: { role: 'owner' | 'editor' | 'viewer' }) {
  const owner = await confirmed(app, await aSeller(app))
  made += 1
  const email = `colleague${made}@tests.example`
  await app.post(inviteMember, { email, role }, { as: owner })
  const typed = { name: 'Chen Jie', password: 'twelve-green-lanes' }
  const { body } = await app.post(acceptInvitation, { token: await mailedToken(app, email), ...typed })
  if (!body.data?.token) throw new Error(`${email} cannot join: ${body.message}`)
  return { owner, colleague: { email, ...typed, token: body.data.token } }
}
