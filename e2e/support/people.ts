import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createClient } from '#main/journey/http-client.ts'
import { TOTP } from 'otpauth'

export type DemoPerson = { role: string; name: string; email: string; password: string; totpSecret?: string }

/** A person of the demo that the server under test created. */
export async function demoPerson(role: string): Promise<DemoPerson> {
  const file = join(process.env['E2E_DATA_DIR'] ?? '', test.info().project.name, 'demo-people.json')
  const people = JSON.parse(await readFile(file, 'utf8')) as DemoPerson[]
  const person = people.find((one) => one.role === role)
  if (!person) throw new Error(`the demo has no ${role}`)
  return person
}

export function codeOf(person: DemoPerson): string {
  if (!person.totpSecret) throw new Error(`${person.name} has no two-factor secret`)
  return new TOTP({ secret: person.totpSecret }).generate()
}

const staffTokens = new Map<string, Promise<string>>()

/** A session of a member of the staff, for journeys that are not about signing in. All of a run share it. */
export function staffToken(role: string): Promise<string> {
  const known = staffTokens.get(role) ?? signInStaff(role)
  staffTokens.set(role, known)
  return known
}

/** A code counts once: where a journey has just used it at the sign-in page, the next one is waited for. */
export async function signInStaff(role: string): Promise<string> {
  const person = await demoPerson(role)
  const staff = createClient(test.info().project.use.baseURL ?? '', 'en')
  let token = ''
  await expect(async () => {
    const { email, password } = person
    const input = { email, password, otp: codeOf(person) }
    const answer = await staff.ask<{ token: string } | null>('/server/portal/staff/login', input)
    token = answer.data?.token ?? ''
    expect(token).not.toBe('')
  }).toPass({ intervals: [5_000], timeout: 60_000 })
  return token
}
