import { readFileSync } from 'node:fs'
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { seedAccounts } from '#accounts/server/accounts.seed.ts'
import { seedCatalogue } from '#catalogue/server/catalogue.seed.ts'
import { seedCouponClaims, seedCoupons } from '#coupons/server/coupons.seed.ts'
import { seedStaff } from '#staff/server/staff.seed.ts'
import { lockSeed, markSeeded, refreshStatistics } from './demo.repository.ts'
import type { Wired } from './wiring.ts'

export type DemoPerson = { role: string; name: string; email: string; password: string; totpSecret?: string }

/** Fills an empty demo once with catalogue and people, through the real use cases. Two processes at once seed it once. */
export async function seedDemo(wired: Wired): Promise<void> {
  const { deps } = wired
  await deps.db.transaction(async (tx) => {
    if (await lockSeed(tx)) return
    await seedCatalogue(deps)
    await seedCoupons(deps)
    const people: DemoPerson[] = [...(await seedAccounts(deps)), ...(await seedStaff(deps))]
    await seedCouponClaims(deps)
    await storePeople(deps.config.dataDir, people)
    await markSeeded(tx, deps.clock.now())
  })
  await refreshStatistics(deps.db)
}

async function storePeople(dataDir: string, people: readonly DemoPerson[]): Promise<void> {
  const file = join(dataDir, 'demo-people.json')
  await writeFile(file, `${JSON.stringify(people, null, 2)}\n`, { mode: 0o600 })
  await chmod(file, 0o600)
}

/** The demo's people as lines for the terminal. */
export function showDemoPeople(dataDir: string): string[] {
  try {
    const people = JSON.parse(readFileSync(join(dataDir, 'demo-people.json'), 'utf8')) as DemoPerson[]
    const width = Math.max(...people.map((person) => person.email.length))
    return [
      'People of this demo (passwords made on the first start, kept in demo-people.json):',
      ...people.map((person) => {
        const secret = person.totpSecret ? `  two-factor secret ${person.totpSecret}` : ''
        return `  ${person.role.padEnd(9)} ${person.email.padEnd(width)}  ${person.password}${secret}`
      }),
    ]
  } catch {
    return ['The file with the people of this demo is gone; delete the data folder to begin anew.']
  }
}
