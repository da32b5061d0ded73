import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { directUrlOf } from '#platform/server/database.ts'

/*
 * Behind a pooler each transaction has another connection. What needs a session must therefore be where its connection
 * is known to be direct, and the address of the pooler must reach nothing but the one place that opens the pool.
 */

const ROOT = resolve(import.meta.dirname, '../..')

/** Statements whose effect outlives their transaction. Locks of a transaction (`pg_advisory_xact_lock`) are none. */
const SESSION =
  /\bpg_(try_)?advisory_(un)?lock|[`'"]\s*(un)?listen\s+[$a-z_]|\bset\s+(session|role|time zone|search_path|statement_timeout)\b|\bset_config\([^)]*false\)|create\s+temp|\bwith\s+hold\b|pg_export_snapshot|[`'"]\s*prepare\s+\w|\bdiscard\s+all\b/i
/** Files that have such statements, or connections of their own, and where their connection comes from. */
const DIRECT: Readonly<Record<string, string>> = {
  'src/platform/server/liveness.ts': 'createLiveness({ url: directUrlOf(config)',
  'src/platform/server/hint-listener.ts': 'createHintListener({ url: directUrlOf(deps.config)',
  'src/platform/server/migrate.ts': 'migrateDatabase({ url: directUrlOf(config)',
  'src/main/demo.repository.ts': 'whileOthersWait(directUrlOf(config)',
  'src/backup/server/snapshot.queries.ts': 'databaseUrl: directUrlOf(config)',
  'src/doctor/server/pooler.queries.ts': 'readPoolerFacts(db, databaseDirectUrl)',
}
/** The server that the demo runs itself, and the empty database that an operator names for a restore. */
const WITHOUT_POOLER = new Set([
  'src/platform/server/embedded-postgres/postmaster.ts',
  'src/backup/server/levels.queries.ts',
  'src/backup/server/load.repository.ts',
])
const CONNECTS = /new (pg\.)?(Client|Pool)\(/
/** Where the settings become a pool. */
const OPENS = 'src/platform/server/database.ts'
/** Reads the address of the settings, from the configuration or out of it. */
const POOLED = /[Cc]onfig\.databaseUrl|\{[^}]*\bdatabaseUrl\b[^}]*\} = [\w.]*config/

const files = ['src/**/*.ts', 'scripts/*.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(resolve(ROOT, file), 'utf8') }))
const having = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ file }) => file)
const flat = (text: string) => text.replace(/\s+/g, ' ')

test('statements of a session are only where the connection is direct', () => {
  expect(files.length).toBeGreaterThan(1_000)
  expect(having(SESSION).filter((file) => !(file in DIRECT))).toEqual([])
})

test('connections beside the pool are direct', () => {
  expect(having(CONNECTS).filter((file) => !(file in DIRECT) && !WITHOUT_POOLER.has(file))).toEqual([])
})

test.each(Object.entries(DIRECT))('%s is given the direct address', (_file, given) => {
  expect(files.filter(({ text }) => flat(text).includes(given)).length).toBeGreaterThan(0)
})

test('the address of the pooler is read where the pool is opened and nowhere else', () => {
  expect(having(POOLED).filter((file) => file !== OPENS)).toEqual([])
})

test('jobs are fetched over direct connections', () => {
  expect(having(/createJobs\(\{\s*pool: database\.direct/)).toEqual(['src/main/wiring.ts'])
})

test.each([
  [{ databaseUrl: 'postgres://pooler/x', databaseDirectUrl: 'postgres://server/x' }, 'postgres://server/x'],
  [{ databaseUrl: 'postgres://server/x' }, 'postgres://server/x'],
])('%o: sessions at %s', (config, url) => expect(directUrlOf(config)).toBe(url))

test.each([
  'select pg_advisory_lock($1)',
  "client.query('listen hints')",
  'client.query(`listen ${CHANNEL}`)',
  "select set_config('a.b', 'c', false)",
  'create temporary table x (n int)',
  'set role owner',
])('planted: %s is seen', (text) => expect(SESSION.test(text)).toBe(true))

test.each([
  'select pg_advisory_xact_lock(1)',
  "select set_config('a.b', 'c', true)",
  'set local lock_timeout = 1',
  'app.listen({ port: 1 })',
])('planted: %s passes', (text) => expect(SESSION.test(text)).toBe(false))
