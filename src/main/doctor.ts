import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { healthOf } from '#backup/backup-health.ts'
import { readRuns } from '#backup/server/backup-runs.repository.ts'
import { judgeDatabase } from '#doctor/database-facts.ts'
import { judgeTravels } from '#doctor/encryption-facts.ts'
import { judgePooler } from '#doctor/pooler-facts.ts'
import { judgeTrail } from '#doctor/trail-facts.ts'
import { attention, bad, good, unknown, type Finding } from '#doctor/finding.ts'
import {
  checkAddress,
  checkClock,
  checkDisk,
  checkMail,
  readDatabaseFacts,
  readPoolerFacts,
  readTrailFacts,
  type LookUpTexts,
} from '#doctor/server/public.ts'
import { howTravels } from '#platform/server/database-address.ts'
import { causeOf } from '#platform/server/error-text.ts'
import { yearsKept } from '#privacy/retention.ts'
import { listAdminIds } from '#staff/server/public.ts'
import { MIGRATIONS } from './back-up.ts'
import { missingKey, missingKeys } from './check-encryption-keys.ts'
import type { AppConfig, AppDeps } from './config.ts'
import { examineCredentials } from './doctor-credentials.ts'
import { clocksOf, examineServices } from './doctor-services.ts'
import { examineWebhooks } from './doctor-webhooks.ts'

export type Examined = Pick<AppDeps, 'config' | 'db' | 'box' | 'clock'>
export type Examination = { lookUp: LookUpTexts; dkimSelector: string | undefined }

/** Looks at everything that a deployment stands on, in the order in which things break. Changes nothing: what it writes for a trial, it deletes. */
export async function examine(deps: Examined, { lookUp, dkimSelector }: Examination): Promise<Finding[]> {
  const { config } = deps
  const database = await examineDatabase(deps)
  const outside = await Promise.all([
    checkDisk({ folder: config.dataDir, minFreeMb: config.minFreeMb }),
    checkAddress({ publicUrl: config.publicUrl, box: deps.box, now: deps.clock.now() }),
    examineWebhooks(deps),
    checkClock(clocksOf(config), deps.clock),
    examineServices(config),
    checkMail({ ...config, dkimSelector }, lookUp),
  ])
  const credentials = examineCredentials(config, deps.clock.now())
  return [...examineTravels(config), ...credentials, ...database, ...outside.flat()]
}

/** Of each address that the portal uses. */
const examineTravels = ({ databaseUrl, databaseDirectUrl }: AppConfig): Finding[] => [
  judgeTravels('DATABASE_URL', howTravels(databaseUrl)),
  ...(databaseDirectUrl === undefined
    ? []
    : [judgeTravels('DATABASE_DIRECT_URL', howTravels(databaseDirectUrl))]),
]

async function examineDatabase(deps: Examined): Promise<Finding[]> {
  let findings: Finding[]
  try {
    const facts = await readDatabaseFacts(deps.db)
    findings = judgeDatabase(facts, deps.clock.now(), await newestMigration())
    if (facts.level === undefined) return findings
  } catch (error) {
    return [
      bad(
        'Database',
        `It does not answer: ${causeOf(error)}`,
        'Look at DATABASE_URL, at the server itself and at what lies between.',
      ),
    ]
  }
  return [
    ...findings,
    ...(
      await Promise.all([
        examinePooler(deps),
        examineKeys(deps),
        examineTrail(deps),
        examineBackups(deps),
        examinePeople(deps),
      ])
    ).flat(),
  ]
}

/** Nothing where there is none. */
async function examinePooler({ config, db }: Examined): Promise<Finding[]> {
  const { databaseDirectUrl } = config
  return databaseDirectUrl === undefined ? [] : judgePooler(await readPoolerFacts(db, databaseDirectUrl))
}

async function newestMigration(): Promise<number> {
  const journal = await readFile(resolve(MIGRATIONS, 'meta/_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] }
  return Math.max(...entries.map(({ when }) => when))
}

async function examineKeys(deps: Examined): Promise<Finding[]> {
  const missing = await missingKeys(deps)
  if (missing.length === 0) return [good('Keys', 'They open what this database has sealed.')]
  return missing.map((keyId) =>
    bad('Keys', missingKey(keyId), 'Without that key these values and files stay closed for ever.'),
  )
}

/** A demo has one role for everything. The longest of the periods: the trail also tells who filed what. */
async function examineTrail({ config, db, clock }: Examined): Promise<Finding[]> {
  if (config.mode === 'demo') return []
  return judgeTrail(await readTrailFacts(db), clock.now(), yearsKept('FILINGS'))
}

async function examineBackups({ config, db, clock }: Examined): Promise<Finding[]> {
  const { backup, mode } = config
  const isSetUp = backup.to !== undefined && backup.keys.length > 0
  const runs = await readRuns(db)
  const health = healthOf(isSetUp, runs, clock.now())
  const last = runs.success ? `The last one was written at ${runs.success.at}.` : 'None was written yet.'
  if (health === 'FINE') return [good('Backups', last)]
  if (health === 'FIRST_DUE') return [attention('Backups', last, 'Write one now: npm run backup.')]
  if (health === 'OFF')
    return mode === 'demo'
      ? [unknown('Backups', 'This demo has none.')]
      : [bad('Backups', 'None are set up.', 'Set GREENLANE_BACKUP_TO and GREENLANE_BACKUP_KEYS.')]
  if (health === 'INCOMPLETE')
    return [
      bad(
        'Backups',
        `${last} ${runs.success?.missing} files that rows name were not in the store.`,
        'Look whether the disk or bucket of the files is the right one; the log of the backup names them.',
      ),
    ]
  return [
    bad(
      'Backups',
      `${last} ${runs.failure?.problem ?? ''}`.trim(),
      'Run npm run backup and see what it says.',
    ),
  ]
}

async function examinePeople({ db }: Examined): Promise<Finding[]> {
  const admins = await listAdminIds(db)
  if (admins.length > 0) return [good('People', `${admins.length} can administrate the portal.`)]
  return [
    bad(
      'People',
      'Nobody can administrate the portal.',
      'npm run staff:add -- --name … --email … --role admin',
    ),
  ]
}
