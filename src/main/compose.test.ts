import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createEmptyDatabase } from '#platform/testing/postgres.ts'
import { loadConfig } from './config.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(ROOT, file), 'utf8')
const compose = read('compose.yaml')
const head = compose.slice(0, compose.indexOf('services:'))
const partOf = (service: string) =>
  new RegExp(`^  ${service}:\\n((?:    .*\\n)+)`, 'm').exec(compose)?.[1] ?? ''

/** What nothing starts without: the portal says so itself, as they may also stand in files. */
const SECRETS = {
  GREENLANE_ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
  SMTP_URL: 'smtps://user:password@mail.example.com:465',
}

/** What the file `.env` has to name. */
const DEMANDED: Record<string, string> = {
  POSTGRES_SUPERUSER_PASSWORD: 'of-the-superuser',
  POSTGRES_PASSWORD: 'of-the-portal',
  PUBLIC_URL: 'https://portal.example.com',
  MAIL_FROM: 'Example Compliance <no-reply@example.com>',
  GREENLANE_AGENCY_NAME: 'Example Compliance GmbH',
  GREENLANE_AGENCY_ADDRESS: 'Beispielweg 1|20095 Hamburg',
  GREENLANE_AGENCY_VAT_NUMBER: 'DE129273398',
  GREENLANE_AGENCY_EMAIL: 'office@example.com',
}

/** The environment of the portal's container: the image's, the file's, and the lines that go before the file's. */
function portalEnv(file: Record<string, string>): Record<string, string> {
  const lines = [...partOf('portal').matchAll(/^ {6}([A-Z_]+): (.*)$/gm)]
  const own = lines.map(([, name = '', value = '']) => [name, filled(value.replace(/^'(.*)'$/, '$1'), file)])
  const image = [...read('Dockerfile').matchAll(/\b([A-Z_]{4,})=(\S+)/g)].map(([, name, value]) => [
    name,
    value,
  ])
  return { ...Object.fromEntries(image), ...file, ...Object.fromEntries(own) }
}

const filled = (value: string, file: Record<string, string>): string =>
  value.replace(/\$\{([A-Z_]+):([?-])([^}]*)\}/g, (_, name: string, kind: string, otherwise: string) => {
    if (kind === '?' && !file[name]) throw new Error(`${name} is missing`)
    return file[name] ?? otherwise
  })

test('the head names what is demanded, and that is all that is', () => {
  const demanded = new Set([...compose.matchAll(/\$\{([A-Z_]+):\?\}/g)].map(([, name]) => name))
  expect([...demanded].toSorted()).toEqual(Object.keys(DEMANDED).toSorted())
  for (const name of [...Object.keys(DEMANDED), ...Object.keys(SECRETS), 'GREENLANE_BACKUP_KEYS'])
    expect(head).toContain(name)
})

test('production starts with what is demanded', () => {
  expect(loadConfig(portalEnv({ ...DEMANDED, ...SECRETS }))).toMatchObject({
    mode: 'production',
    paymentProvider: 'none',
    backupTo: '/backups',
  })
})

test('a secret may stand in a file, and none of them is missed in silence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'greenlane-compose-'))
  const named: Record<string, string> = {}
  for (const [name, value] of Object.entries(SECRETS)) {
    named[`${name}_FILE`] = join(folder, name)
    await writeFile(join(folder, name), value)
  }
  expect(loadConfig(portalEnv({ ...DEMANDED, ...named }))).toMatchObject({ mode: 'production' })
  await rm(folder, { recursive: true })
  for (const name of Object.keys(SECRETS))
    expect(() => loadConfig(portalEnv({ ...DEMANDED, ...SECRETS, [name]: '' }))).toThrow(name)
})

test('whatever else the file sets reaches the portal, and the superuser’s password does not', () => {
  expect(partOf('portal')).toContain('env_file: .env')
  const env = portalEnv({
    ...DEMANDED,
    ...SECRETS,
    GREENLANE_PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: `sk_test_${'x'.repeat(24)}`,
    GREENLANE_CLAMD: 'tcp://clamd:3310',
    GREENLANE_BACKUP_TO: 's3://backups/portal',
  })
  expect(env).toMatchObject({
    GREENLANE_PAYMENT_PROVIDER: 'stripe',
    GREENLANE_CLAMD: 'tcp://clamd:3310',
    GREENLANE_BACKUP_TO: 's3://backups/portal',
    POSTGRES_SUPERUSER_PASSWORD: '',
  })
  expect(env['STRIPE_SECRET_KEY']).toMatch(/^sk_test_/)
})

test('the portal’s role owns its database and is no superuser', async () => {
  expect(partOf('database')).not.toContain('POSTGRES_USER')
  const script = /<<'SQL'\n([^]*)SQL\n/.exec(read('scripts/containers/make-portal-role.sh'))?.[1] ?? ''
  const name = `greenlane_${randomBytes(4).toString('hex')}`
  const statements = script.replaceAll('greenlane', name).replace(`:'password'`, `'of-the-portal'`)
  const { url, drop } = await createEmptyDatabase()
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    for (const statement of statements.split(';').filter((one) => one.trim())) await admin.query(statement)
    const { rows } = await admin.query(
      `select rolsuper, rolcreaterole, rolcreatedb, d.datdba = r.oid as owns
      from pg_roles as r join pg_database as d on d.datname = rolname where rolname = $1`,
      [name],
    )
    expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false, owns: true }])
  } finally {
    await admin.query(`drop database if exists ${name}`)
    await admin.query(`drop role if exists ${name}`)
    await admin.end()
    await drop()
  }
})
