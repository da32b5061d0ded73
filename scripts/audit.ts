import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import '../src/main/quick-imports.ts'

/*
 * The audit trail, with the settings of the server in the environment; the server may be running:
 *   npm run audit:check [-- --anchor <from a mail>]   proves it; ends with 1 and names the first broken line
 *   npm run -s audit:read -- --record <id>            prints the lines about it, with what is personal; so --actor <id>
 *   npm run audit:cut -- --years 10                   removes what is older, up to an anchor
 *   npm run -s audit:role                             prints the SQL after which the portal can only add to it
 */

const { readAnchorText } = await import('../src/audit/anchor-text.ts')
const { roleSql } = await import('../src/audit/role-sql.ts')
const { toldCheck } = await import('../src/audit/told-check.ts')
const { toldLine } = await import('../src/audit/told-line.ts')
const { checkTrail, createSealer, cutTrail, readTrail } = await import('../src/audit/server/public.ts')
const { loadConfig } = await import('../src/main/config.ts')
const { openFoundation } = await import('../src/main/foundation.ts')
const { productLog } = await import('../src/main/product-log.ts')
const { systemClock } = await import('../src/platform/server/clock.ts')
const { directUrlOf, openConfigured } = await import('../src/platform/server/database.ts')
const { keepPersonalUnder } = await import('../src/platform/server/person-keys.ts')
const { createSecretBox } = await import('../src/platform/server/secret-box.ts')
const { ConfigProblem } = await import('../src/platform/server/settings.ts')

const USAGE = [
  'npm run audit:check [-- --anchor <day/position/hash, as in the mail>]',
  'npm run -s audit:read -- --record <id of what was acted on> | --actor <id of who acted>',
  'npm run audit:cut -- --years <how many are kept, 6 or more>',
  'npm run -s audit:role [-- --owner <the role that is to own the tables>]',
].join('\n')
const ROOT = resolve(import.meta.dirname, '..')

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function readArguments() {
  const text = { type: 'string' } as const
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { anchor: text, record: text, actor: text, years: text, owner: text },
    })
    return { what: positionals[0] ?? '', ...values }
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : ''}\n\n${USAGE}`)
  }
}

type Opened = Parameters<typeof createSealer>[0]

/** The database as it is: nothing is migrated, and no server is started. */
async function withTrail<T>(work: (deps: Opened, databaseUrl: string) => Promise<T>): Promise<T> {
  const log = productLog({ level: 'silent' })
  const foundation = await openFoundation({ raw: loadConfig(process.env), root: ROOT, log })
  try {
    const { config } = foundation
    const database = openConfigured({ config, log, max: 2 })
    const box = createSecretBox(config.encryptionKeys)
    keepPersonalUnder(database.pool, box)
    return await work({ db: database.db, box, clock: systemClock, log }, directUrlOf(config)).finally(
      database.close,
    )
  } finally {
    await foundation.close()
  }
}

async function check(anchor: string | undefined): Promise<void> {
  const kept = anchor === undefined ? undefined : readAnchorText(anchor)
  if (anchor !== undefined && !kept) fail(`This is no anchor: ${anchor}\n\n${USAGE}`)
  const found = await withTrail((deps) => checkTrail(deps, kept))
  console.log(toldCheck(found, kept))
  process.exitCode = found.broken === undefined ? 0 : 1
}

async function read(record: string | undefined, actor: string | undefined): Promise<void> {
  const id = record ?? actor
  if (!id || (record !== undefined && actor !== undefined)) return fail(USAGE)
  const wanted = { by: record === undefined ? 'actor' : 'record', id } as const
  await withTrail(async (deps) => {
    for await (const line of readTrail(deps, wanted)) process.stdout.write(`${toldLine(line)}\n`)
  })
}

/** Commercial and tax law keep records six to ten years: a slip of the hand must not undercut that. */
const FEWEST_YEARS = 6

async function cut(text: string | undefined): Promise<void> {
  const years = Number(text)
  if (!Number.isInteger(years) || years < FEWEST_YEARS) fail(USAGE)
  const done = await withTrail(async (deps) => {
    const { broken } = await checkTrail(deps)
    if (broken !== undefined) fail(`${broken}\nNothing was removed.`)
    const found = await cutTrail(deps, { years })
    await createSealer(deps).seal()
    return found
  })
  console.log(
    done
      ? `${done.lines} lines up to the anchor of ${done.anchor.day} (position ${done.anchor.position}) were removed.`
      : `No anchor is older than ${years} years: nothing was removed.`,
  )
}

async function role(owner: string): Promise<void> {
  const sql = await withTrail(async (_deps, databaseUrl) => {
    const { pathname, username } = new URL(databaseUrl)
    return roleSql({
      app: decodeURIComponent(username),
      database: decodeURIComponent(pathname.slice(1)),
      owner,
    })
  })
  process.stdout.write(sql)
}

const { what, anchor, record, actor, years, owner } = readArguments()
try {
  if (what === 'check') await check(anchor)
  else if (what === 'read') await read(record, actor)
  else if (what === 'cut') await cut(years)
  else if (what === 'role') await role(owner ?? 'greenlane_audit')
  else fail(USAGE)
} catch (error) {
  if (!(error instanceof ConfigProblem)) throw error
  fail(error.message)
}
