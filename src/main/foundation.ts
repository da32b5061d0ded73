import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { AGENCY_COUNTRIES } from '#fee-vat/fee-vat.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import type { Log } from '#platform/server/log.ts'
import { ConfigProblem } from '#platform/server/settings.ts'
import { completeConfig, newDemoSecrets, type AppConfig, type DemoSecrets, type RawConfig } from './config.ts'

/** What the product needs before it can start: its folder, its secrets, its database. */
export type Foundation = { config: AppConfig; embedded: boolean; close(): Promise<void> }

/** In demo mode fills in what is not configured: generated secrets and an embedded database. */
export async function openFoundation(options: {
  raw: RawConfig
  root: string
  log: Log
}): Promise<Foundation> {
  const { raw, log } = options
  refuseUnknownAgencyCountry(raw.agencyCountry)
  const dataDir = resolve(options.root, raw.dataDir ?? '.data')
  const placed = { ...raw, dataDir }
  if (raw.mode === 'production') {
    return {
      config: completeConfig(placed, { databaseUrl: raw.databaseUrl ?? '' }),
      embedded: false,
      close: async () => {},
    }
  }
  await mkdir(dataDir, { recursive: true })
  const secrets = await demoSecrets(resolve(dataDir, 'secrets.json'))
  if (raw.databaseUrl) {
    return {
      config: completeConfig(placed, { databaseUrl: raw.databaseUrl, secrets }),
      embedded: false,
      close: async () => {},
    }
  }
  const postgres = await startEmbeddedPostgres({
    dataDir: resolve(dataDir, 'postgres'),
    log: (message) => log.info(message),
  })
  return {
    config: completeConfig(placed, { databaseUrl: postgres.url, secrets }),
    embedded: true,
    close: () => postgres.stop(),
  }
}

/** VAT on the agency's fees is known only for the countries in the table of `fee-vat`. */
function refuseUnknownAgencyCountry(country: string | undefined): void {
  if (country === undefined || AGENCY_COUNTRIES.includes(country)) return
  throw new ConfigProblem([
    `GREENLANE_AGENCY_COUNTRY must be one of ${AGENCY_COUNTRIES.join(', ')}: for others the VAT on the fees is not known`,
  ])
}

/**
 * Generated on the first start; losing this file means losing everything it sealed. It appears completely or not at
 * all: a process that is killed, or a second one that starts at the same moment, never sees half of it.
 */
async function demoSecrets(file: string): Promise<DemoSecrets> {
  const known = await readFile(file, 'utf8').catch(() => undefined)
  if (known) return readSecrets(known)
  // Nothing can have been sealed with a key that was never written: an empty file is replaced.
  if (known === '') await rm(file, { force: true })
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, JSON.stringify(newDemoSecrets(), null, 2), { mode: 0o600 })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return readSecrets(await readFile(file, 'utf8'))
}

/** Older demos have theirs under another name. */
function readSecrets(text: string): DemoSecrets {
  const { sandboxPaySecret, ...known } = JSON.parse(text) as DemoSecrets & { sandboxPaySecret?: string }
  return { ...known, localStripeSecret: known.localStripeSecret ?? sandboxPaySecret ?? '' }
}
