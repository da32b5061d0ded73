import { readFileSync } from 'node:fs'
import { chmod, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = 'demo-people.json'

export type DemoPerson = {
  role: string
  name: string
  email: string
  password: string
  totpSecret?: string
  about?: string
}

export async function storePeople(dataDir: string, people: readonly DemoPerson[]): Promise<void> {
  const file = join(dataDir, FILE)
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${JSON.stringify(people, null, 2)}\n`, { mode: 0o600 })
  await chmod(draft, 0o600)
  await rename(draft, file)
}

export const readPeople = (dataDir: string): DemoPerson[] =>
  JSON.parse(readFileSync(join(dataDir, FILE), 'utf8')) as DemoPerson[]

/** The demo's people as lines for the terminal. */
export function showDemoPeople(dataDir: string): string[] {
  try {
    const people = readPeople(dataDir)
    const width = Math.max(...people.map((person) => person.email.length))
    return [
      'People of this demo (passwords made on the first start, kept in demo-people.json):',
      ...people.map((person) => {
        const secret = person.totpSecret ? `  two-factor secret ${person.totpSecret}` : ''
        const about = person.about ? `  ${person.about}` : ''
        return `  ${person.role.padEnd(9)} ${person.email.padEnd(width)}  ${person.password}${secret}${about}`
      }),
    ]
  } catch {
    return ['The file with the people of this demo is gone; delete the data folder to begin anew.']
  }
}
