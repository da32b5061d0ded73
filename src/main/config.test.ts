import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { DOCUMENTS_SETTINGS } from '#documents/server/scanning/documents.config.ts'
import { INVOICES_SETTINGS } from '#invoices/server/invoices.config.ts'
import { STORAGE_SETTINGS } from '#platform/server/storage/s3.config.ts'
import { ALERTS_SETTINGS } from '#alerts/server/alerts.config.ts'
import { AUDIT_SETTINGS } from '#audit/server/audit.config.ts'
import { BACKUP_SETTINGS } from '#backup/server/backup.config.ts'
import { WEBHOOKS_SETTINGS } from '#webhooks/server/webhooks.config.ts'
import { READING_SETTINGS } from '#documents/server/reading.config.ts'
import { HMRC_SETTINGS } from '#declarations/server/hmrc/hmrc.config.ts'
import { PAYMENTS_SETTINGS } from '#payments/server/payments.config.ts'
import { PLATFORM_SETTINGS } from '#platform/server/config.ts'
import { IDENTITY_SETTINGS } from '#platform/server/identity.config.ts'
import { ConfigProblem } from '#platform/server/settings.ts'
import { EXCHANGE_RATES_SETTINGS } from '#exchange-rates/server/exchange-rates.config.ts'
import { ACCOUNTS_SETTINGS } from '#accounts/server/accounts.config.ts'
import { SHOPS_SETTINGS } from '#shops/server/shops.config.ts'
import { NUMBER_LOOK_UP_SETTINGS } from '#tax-numbers/server/number-look-up.config.ts'
import { completeConfig, loadConfig, newDemoSecrets, SETTINGS } from './config.ts'

type Env = Record<string, string | undefined>
const key = () => randomBytes(32).toString('base64')

const GOOD: Env = {
  GREENLANE_MODE: 'production',
  DATABASE_URL: 'postgres://greenlane:secret@db.internal:5432/greenlane?sslmode=verify-full',
  PUBLIC_URL: 'https://portal.example.com',
  GREENLANE_ENCRYPTION_KEYS: key(),
  SMTP_URL: 'smtps://user:password@mail.example.com:465',
  MAIL_FROM: 'Example Compliance <no-reply@example.com>',
  GREENLANE_AGENCY_NAME: 'Example Compliance GmbH',
  GREENLANE_AGENCY_ADDRESS: 'Beispielweg 1|20095 Hamburg',
  GREENLANE_AGENCY_VAT_NUMBER: 'DE129273398',
  GREENLANE_AGENCY_EMAIL: 'office@example.com',
  GREENLANE_PAYMENT_PROVIDER: 'none',
  TRUST_PROXY: 'loopback',
}

function problemsOf(env: Env): string[] {
  try {
    loadConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigProblem) return error.problems
    throw error
  }
}

describe('a demo', () => {
  test('needs no setting at all', () => {
    const secrets = newDemoSecrets()
    expect(completeConfig(loadConfig({}), { databaseUrl: 'postgres://x', secrets })).toMatchObject({
      mode: 'demo',
      port: 8080,
      host: 'localhost',
      publicUrl: 'http://localhost:8080',
      dataDir: '.data',
      product: 'portal',
      encryptionKeys: [secrets.encryptionKey],
      smtpUrl: undefined,
      payments: { provider: 'local', localStripe: { secret: secrets.localStripeSecret } },
      brand: { name: 'Greenlane', color: '#8CC63E' },
      metricsPublic: false,
    })
  })

  test('generates new secrets each time', () => {
    expect(newDemoSecrets().encryptionKey).not.toBe(newDemoSecrets().encryptionKey)
    expect(Buffer.from(newDemoSecrets().encryptionKey, 'base64')).toHaveLength(32)
  })

  test('an empty variable counts as absent, as in compose files', () => {
    const empty = Object.fromEntries(Object.values(SETTINGS).map((setting) => [setting.env, '']))
    expect(loadConfig(empty)).toEqual(loadConfig({}))
  })

  test('its address follows its port', () => {
    const config = completeConfig(loadConfig({ PORT: '9000' }), {
      databaseUrl: 'x',
      secrets: newDemoSecrets(),
    })
    expect(config.publicUrl).toBe('http://localhost:9000')
  })
})

describe('a demo whose mailbox others could read', () => {
  test.each([
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['HOST', '192.168.1.20'],
    ['HOST', 'portal.example.com'],
    ['PUBLIC_URL', 'https://portal.example.com'],
    ['PUBLIC_URL', 'http://192.168.1.20:8080'],
    ['PUBLIC_URL', 'http://localhost.example.com'],
  ])('%s=%s must say that it is one', (name, value) => {
    for (const mode of [undefined, '']) {
      const problems = problemsOf({ GREENLANE_MODE: mode, [name]: value })
      expect(problems).toEqual([expect.stringMatching(`^GREENLANE_MODE is missing.*${name}`)])
    }
    expect(problemsOf({ GREENLANE_MODE: 'demo', [name]: value })).toEqual([])
  })

  test.each([
    ['HOST', 'localhost'],
    ['HOST', '127.0.0.1'],
    ['HOST', '::1'],
    ['PUBLIC_URL', 'http://localhost:8080'],
    ['PUBLIC_URL', 'http://[::1]:8080'],
    ['PUBLIC_URL', 'http://greenlane.localhost:8080'],
  ])('%s=%s is this machine alone', (name, value) => expect(problemsOf({ [name]: value })).toEqual([]))
})

describe('production', () => {
  test('starts when everything is set', () => {
    expect(problemsOf(GOOD)).toEqual([])
    const config = completeConfig(loadConfig(GOOD), { databaseUrl: GOOD['DATABASE_URL'] ?? '' })
    expect(config).toMatchObject({
      mode: 'production',
      payments: { provider: 'none' },
      publicUrl: 'https://portal.example.com',
    })
  })

  test.each([
    'smtp://mail.example.com:25',
    'smtp://user:password@mail.example.com:587',
    'smtp://mail.example.com:587/?requireTLS=false',
    'smtp://localhost.example.com:25',
    'smtp://127.0.0.1.example.com:25',
    'smtp://mail.example.com/?x=smtps://',
  ])('refuses mail without TLS: %s', (url) =>
    expect(problemsOf({ ...GOOD, SMTP_URL: url })).toEqual([expect.stringMatching(/^SMTP_URL must use TLS/)]),
  )

  test.each([
    'smtps://mail.example.com',
    'smtp://user:password@mail.example.com:587/?requireTLS=true',
    'smtp://mail.example.com:587?requireTLS=true',
    'smtp://localhost:25',
    'smtp://127.0.0.1:25',
    'smtp://[::1]:25',
  ])('takes %s', (url) => expect(problemsOf({ ...GOOD, SMTP_URL: url })).toEqual([]))

  const REMOTE = 'postgres://greenlane:hunter2@db.internal/greenlane'
  const CHECKED = `${REMOTE}?sslmode=verify-full`
  test.each([
    ['another machine in clear', { DATABASE_URL: REMOTE }, ['DATABASE_URL']],
    ['encryption to whoever answers', { DATABASE_URL: `${REMOTE}?sslmode=require` }, ['DATABASE_URL']],
    [
      'another machine by its host parameter',
      { DATABASE_URL: 'postgres://localhost/g?host=db.internal' },
      ['DATABASE_URL'],
    ],
    [
      'a direct address in clear',
      { DATABASE_URL: CHECKED, DATABASE_DIRECT_URL: REMOTE },
      ['DATABASE_DIRECT_URL'],
    ],
    [
      'two in clear',
      { DATABASE_URL: REMOTE, DATABASE_DIRECT_URL: REMOTE },
      ['DATABASE_URL', 'DATABASE_DIRECT_URL'],
    ],
    [
      'a pooler here, the server in clear',
      { DATABASE_URL: 'postgres://localhost:6432/g', DATABASE_DIRECT_URL: REMOTE },
      ['DATABASE_DIRECT_URL'],
    ],
    ['a checked certificate', { DATABASE_URL: CHECKED, DATABASE_DIRECT_URL: CHECKED }, []],
    [
      'this machine',
      { DATABASE_URL: 'postgres://g@127.0.0.1/g', DATABASE_DIRECT_URL: 'postgres://g@[::1]/g' },
      [],
    ],
    ['a socket', { DATABASE_URL: 'postgres://localhost/g?host=/var/run/postgresql' }, []],
    [
      'a network that is trusted',
      { DATABASE_URL: REMOTE, DATABASE_DIRECT_URL: REMOTE, GREENLANE_DATABASE_PLAIN: 'accepted' },
      [],
    ],
  ] as const)('of databases: %s', (_name, env, names) => {
    const problems = problemsOf({ ...GOOD, ...env })
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(names)
    for (const problem of problems) expect(problem).toContain('sslmode=verify-full')
    expect(problems.join('')).not.toContain('hunter2')
  })

  test('of databases: a demo may reach one in clear', () => {
    expect(problemsOf({ DATABASE_URL: REMOTE })).toEqual([])
  })

  test('lists everything that is missing at once', () => {
    const problems = problemsOf({ GREENLANE_MODE: 'production' })
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PUBLIC_URL',
      'DATABASE_URL',
      'GREENLANE_ENCRYPTION_KEYS',
      'SMTP_URL',
      'MAIL_FROM',
      'TRUST_PROXY',
      'GREENLANE_PAYMENT_PROVIDER',
      'GREENLANE_AGENCY_NAME',
      'GREENLANE_AGENCY_ADDRESS',
      'GREENLANE_AGENCY_VAT_NUMBER',
      'GREENLANE_AGENCY_EMAIL',
    ])
  })

  test.each(Object.keys(GOOD).filter((name) => name !== 'GREENLANE_MODE'))(
    'does not start without %s',
    (name) => {
      expect(problemsOf({ ...GOOD, [name]: undefined })).toEqual([expect.stringMatching(`^${name} `)])
    },
  )

  test('takes payments by Stripe only with its key and signing secret', () => {
    const stripe = { ...GOOD, GREENLANE_PAYMENT_PROVIDER: 'stripe' }
    const problems = (env: Env): string[] => {
      try {
        completeConfig(loadConfig(env), { databaseUrl: GOOD['DATABASE_URL'] ?? '' })
        return []
      } catch (error) {
        if (error instanceof ConfigProblem) return error.problems
        throw error
      }
    }
    expect(problems(stripe)).toEqual([expect.stringMatching(/^STRIPE_SECRET_KEY is missing/)])
    const keyed = { ...stripe, STRIPE_SECRET_KEY: 'rk_live_1234567890abcdef' }
    expect(problems(keyed)).toEqual([expect.stringMatching(/^STRIPE_WEBHOOK_SECRETS is missing/)])
    expect(problems({ ...keyed, STRIPE_WEBHOOK_SECRETS: 'whsec_1234567890' })).toEqual([])
  })

  test.each([
    ['PUBLIC_URL', 'http://portal.example.com', /https/],
    ['MAIL_FROM', 'Greenlane <no-reply@greenlane.example>', /real sender/],
    ['GREENLANE_PAYMENT_PROVIDER', 'local', /local/],
    ['STRIPE_SECRET_KEY', 'sk_test_1234567890abcdef', /live key/],
    ['GREENLANE_VAT_LOOKUP', 'local', /local/],
    ['GREENLANE_AGENCY_NAME', 'Muster Compliance GmbH, Hamburg', /firm/],
    ['GREENLANE_AGENCY_ADDRESS', 'Musterstraße 1|20095 Hamburg', /invoices/],
    ['GREENLANE_AGENCY_EMAIL', 'office@muster-compliance.example', /somebody reads/],
    ['GREENLANE_ENCRYPTION_KEYS', Buffer.alloc(32).toString('base64'), /random/],
    [
      'GREENLANE_ENCRYPTION_KEYS',
      Buffer.from('passwordpasswordpasswordpassword').toString('base64'),
      /random/,
    ],
    ['GREENLANE_ENCRYPTION_KEYS', `${key()}, ${Buffer.alloc(32, 7).toString('base64')}`, /random/],
  ])('refuses the weak %s=%s', (name, value, reason) => {
    const problems = problemsOf({ ...GOOD, [name]: value })
    expect(problems).toEqual([expect.stringMatching(`^${name} `)])
    expect(problems[0]).toMatch(reason)
  })

  test('bad and missing settings are in one list, without any secret', () => {
    const env = {
      GREENLANE_MODE: 'production',
      PORT: 'many',
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      LOG_LEVEL: 'loud',
    }
    const problems = problemsOf(env)
    expect(problems.length).toBeGreaterThanOrEqual(8)
    for (const name of ['PORT', 'DATABASE_URL', 'LOG_LEVEL', 'SMTP_URL'])
      expect(problems.join('\n')).toContain(name)
    expect(problems.join('\n')).not.toContain('hunter2')
  })
})

describe('a bad value is refused by name, in demo mode too', () => {
  test.each([
    ['GREENLANE_MODE', 'prod'],
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'portal.example.com'],
    ['PUBLIC_URL', 'localhost:8080'],
    ['PUBLIC_URL', 'ftp://portal.example.com'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'db.internal:5432'],
    ['DATABASE_DIRECT_URL', 'db.internal:5432'],
    ['DATABASE_PREPARE', 'no'],
    ['GREENLANE_DATABASE_PLAIN', 'yes'],
    ['GREENLANE_PRODUCT', 'Portal/../x'],
    ['GREENLANE_ENCRYPTION_KEYS', 'short'],
    ['GREENLANE_ENCRYPTION_KEYS', `${key()},`],
    ['SMTP_URL', 'https://mail.example.com'],
    ['GREENLANE_PAYMENT_PROVIDER', 'cash'],
    ['GREENLANE_LOCAL_STRIPE_SECRET', 'short'],
    ['STRIPE_SECRET_KEY', 'pk_live_1234567890abcdef'],
    ['STRIPE_WEBHOOK_SECRETS', 'whsec_1234567890,secret'],
    ['STRIPE_ACCOUNT', '1234567890'],
    ['GREENLANE_BRAND_COLOR', 'green'],
    ['GREENLANE_BRAND_COLOR', '#fff;}body{display:none}'],
    ['GREENLANE_AGENCY_COUNTRY', 'Germany'],
    ['GREENLANE_AGENCY_TIME_ZONE', 'Mars/Olympus'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', 'none, 127.0.0.1'],
    ['METRICS_PUBLIC', 'yes'],
    ['GREENLANE_CREDENTIALS_END', 'S3 key'],
    ['GREENLANE_CREDENTIALS_END', 'S3 key=2027-02-30'],
  ])('%s=%s', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(`^${name} `)])
  })

  test.each([
    ['TRUST_PROXY', '127.0.0.1'],
    ['TRUST_PROXY', 'none'],
    ['TRUST_PROXY', '10.0.0.0/8, fd00::/8, loopback'],
    ['GREENLANE_AGENCY_TIME_ZONE', 'Asia/Shanghai'],
    ['PUBLIC_URL', 'http://127.0.0.1:8080/'],
  ])('%s=%s is fine', (name, value) => expect(problemsOf({ [name]: value })).toEqual([]))
})

describe('behind a pooler', () => {
  const url = 'postgres://pooler:6432/greenlane'
  const direct = 'postgres://db.internal:5432/greenlane'
  const given = (env: Env) => {
    const { databaseUrl, databaseDirectUrl, databasePrepare } = completeConfig(loadConfig(env), {
      databaseUrl: env['DATABASE_URL'] ?? 'postgres://embedded',
      secrets: newDemoSecrets(),
    })
    return [databaseUrl, databaseDirectUrl, databasePrepare]
  }
  test.each<[string, Env, unknown[]]>([
    ['no pooler', { DATABASE_URL: url }, [url, undefined, true]],
    ['a pooler', { DATABASE_URL: url, DATABASE_DIRECT_URL: direct }, [url, direct, true]],
    [
      'an old pooler',
      { DATABASE_URL: url, DATABASE_DIRECT_URL: direct, DATABASE_PREPARE: 'off' },
      [url, direct, false],
    ],
    ['prepared in so many words', { DATABASE_URL: url, DATABASE_PREPARE: 'on' }, [url, undefined, true]],
    [
      'the database of the demo has no pooler',
      { DATABASE_DIRECT_URL: direct },
      ['postgres://embedded', undefined, true],
    ],
  ])('%s', (_name, env, expected) => expect(given(env)).toEqual(expected))
})

test('an address loses its trailing slash, keys the blanks between them', () => {
  const [one, two] = [key(), key()]
  const raw = loadConfig({
    ...GOOD,
    PUBLIC_URL: 'https://portal.example.com//',
    GREENLANE_ENCRYPTION_KEYS: `${one} , ${two}`,
  })
  const config = completeConfig(raw, { databaseUrl: 'x' })
  expect(config.publicUrl).toBe('https://portal.example.com')
  expect(config.encryptionKeys).toEqual([one, two])
})

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenlane-secrets-'))
  const inFile = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  afterAll(() => rmSync(folder, { recursive: true }))

  test('is read from where NAME_FILE says, without the line break at its end', () => {
    const one = key()
    const env = {
      ...GOOD,
      GREENLANE_ENCRYPTION_KEYS: '',
      GREENLANE_ENCRYPTION_KEYS_FILE: inFile('keys', `${one}\n`),
    }
    expect(problemsOf(env)).toEqual([])
    expect(completeConfig(loadConfig(env), { databaseUrl: 'x' }).encryptionKeys).toEqual([one])
  })

  test('that is weak is refused like any other', () => {
    const file = inFile('weak', Buffer.alloc(32).toString('base64'))
    const env = { ...GOOD, GREENLANE_ENCRYPTION_KEYS: undefined, GREENLANE_ENCRYPTION_KEYS_FILE: file }
    expect(problemsOf(env)).toEqual([expect.stringMatching(/^GREENLANE_ENCRYPTION_KEYS .*random/)])
  })

  test('that cannot be read, or is empty, stops the start and is named', () => {
    expect(problemsOf({ ...GOOD, STRIPE_SECRET_KEY_FILE: join(folder, 'missing') })).toEqual([
      'STRIPE_SECRET_KEY_FILE names a file that cannot be read',
    ])
    expect(problemsOf({ ...GOOD, STRIPE_SECRET_KEY_FILE: inFile('empty', '\n') })).toEqual([
      'STRIPE_SECRET_KEY_FILE names a file that is empty',
    ])
  })

  test('is for secrets alone: of other settings no file is opened', () => {
    expect(problemsOf({ ...GOOD, LOG_LEVEL_FILE: join(folder, 'missing') })).toEqual([])
  })

  test('every setting that holds a password, a key or an address with one is a secret', () => {
    const named = Object.values(SETTINGS).filter(({ env }) =>
      /SECRET|PASSWORD|_KEYS?$|DATABASE_URL|SMTP_URL/.test(env),
    )
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter(({ secret }) => !secret).map(({ env }) => env)).toEqual(NO_SECRETS)
  })
})
/** Public keys: what is sealed with them only their other halves open. */
const NO_SECRETS = ['GREENLANE_BACKUP_KEYS']

test('no setting of one module hides another of the same name or variable', () => {
  const tables = [
    PLATFORM_SETTINGS,
    ACCOUNTS_SETTINGS,
    PAYMENTS_SETTINGS,
    IDENTITY_SETTINGS,
    NUMBER_LOOK_UP_SETTINGS,
    SHOPS_SETTINGS,
    EXCHANGE_RATES_SETTINGS,
    HMRC_SETTINGS,
    STORAGE_SETTINGS,
    DOCUMENTS_SETTINGS,
    INVOICES_SETTINGS,
    BACKUP_SETTINGS,
    AUDIT_SETTINGS,
    ALERTS_SETTINGS,
    READING_SETTINGS,
    WEBHOOKS_SETTINGS,
  ]
  const count = tables.reduce((sum, table) => sum + Object.keys(table).length, 0)
  expect(Object.keys(SETTINGS)).toHaveLength(count)
  expect(new Set(Object.values(SETTINGS).map((setting) => setting.env)).size).toBe(count)
})
