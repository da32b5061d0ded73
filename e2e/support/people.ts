import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TOTP } from 'otpauth'

export type DemoPerson = { role: string; name: string; email: string; password: string; totpSecret?: string }

/** A person of the demo that the server under test created. */
export async function demoPerson(role: string): Promise<DemoPerson> {
  const file = join(process.env['E2E_DATA_DIR'] ?? '', 'demo-people.json')
  const people = JSON.parse(await readFile(file, 'utf8')) as DemoPerson[]
  const person = people.find((one) => one.role === role)
  if (!person) throw new Error(`the demo has no ${role}`)
  return person
}

export function codeOf(person: DemoPerson): string {
  if (!person.totpSecret) throw new Error(`${person.name} has no two-factor secret`)
  return new TOTP({ secret: person.totpSecret }).generate()
}
