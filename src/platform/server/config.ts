import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { z } from 'zod'
import { howTravels } from './database-address.ts'
import type { IdentityConfig } from './identity.config.ts'
import { httpAddress, needed, type RawSettings, setting } from './settings.ts'

const key32 = z
  .string()
  .refine((text) => text.split(',').every((key) => Buffer.from(key.trim(), 'base64').length === 32), {
    message:
      'must be base64 of 32 bytes (openssl rand -base64 32); several keys, the current one first, are parted by commas',
  })

/** A key typed by a person repeats bytes; 32 random bytes have about 30 different ones. */
const isRandomKey = (key: string): boolean => new Set(Buffer.from(key.trim(), 'base64')).size >= 16

const proxies = z
  .string()
  .refine((text) => text === 'none' || text.split(',').every((part) => isProxy(part.trim())), {
    message: 'must list addresses such as 127.0.0.1 or 10.0.0.0/8, parted by commas, or be `none`',
  })

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  return (
    isIP(address) !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
  )
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Mail holds links that let their reader in: on the way to another machine nobody else may read it. */
function isEncrypted(smtpUrl: string): boolean {
  const url = URL.parse(smtpUrl)
  if (!url) return false
  const startsTls = url.searchParams.get('requireTLS') === 'true'
  return url.protocol === 'smtps:' || startsTls || LOOPBACK.has(url.hostname)
}

const DATABASE_PLAIN = 'GREENLANE_DATABASE_PLAIN'

/** Everything goes through this connection: on the way to another machine nobody else may read or change it. */
function readableOnTheWay(
  databaseUrl: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (databaseUrl === undefined || howTravels(databaseUrl) !== 'PLAIN' || env[DATABASE_PLAIN] === 'accepted')
    return undefined
  return `leads to another machine and does not check its certificate: end it with ?sslmode=verify-full, or set ${DATABASE_PLAIN}=accepted if nobody else is on that network`
}

/** The platform's own settings. Modules have their own tables; `main` composes all of them. */
export const PLATFORM_SETTINGS = {
  mode: setting({
    env: 'GREENLANE_MODE',
    doc: '`demo` starts with an embedded database, a local mailbox, a local Stripe for payments and demo people; it must be said where `HOST` or `PUBLIC_URL` is not this machine alone. `production` refuses to start until everything below is set.',
    schema: z.enum(['demo', 'production']),
    default: 'demo',
  }),
  demoHistory: setting({
    env: 'GREENLANE_DEMO_HISTORY',
    doc: 'What a demo begins with: `full` has a seller with two years of sales and returns in five countries, which makes its very first start some seconds longer; `office` has more: 300 orders of six months in the back office, worked on by four people, which are added in the background within the first minutes after its very first start; `short` has neither.',
    schema: z.enum(['full', 'office', 'short']),
    default: 'office',
  }),
  port: setting({
    env: 'PORT',
    doc: 'The port to listen on.',
    schema: z.coerce.number().int().min(0).max(65535),
    default: 8080,
  }),
  host: setting({
    env: 'HOST',
    doc: 'The address to listen on. `0.0.0.0` inside a container or behind a proxy on another machine.',
    schema: z.string().min(1),
    default: 'localhost',
  }),
  publicUrl: setting({
    env: 'PUBLIC_URL',
    doc: 'The address under which people reach the portal. Links in mails are built from it and from nothing else.',
    schema: httpAddress,
    production: (url) =>
      url === undefined ? 'is missing' : url.startsWith('https://') ? undefined : 'must begin with https://',
  }),
  databaseUrl: setting({
    env: 'DATABASE_URL',
    doc: 'PostgreSQL 15 or newer. Without it, demo mode runs its own under `GREENLANE_DATA_DIR`.',
    schema: z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
    secret: true,
    production: (url, env) => needed(url) ?? readableOnTheWay(url, env),
  }),
  databasePlain: setting({
    env: DATABASE_PLAIN,
    doc: '`accepted`: the network between the portal and its database is trusted, and may carry everything in clear. Without it, production starts only with a database on this machine, or with `?sslmode=verify-full` at the end of `DATABASE_URL` and `DATABASE_DIRECT_URL`. [How](#the-connection-to-the-database).',
    schema: z.literal('accepted', { error: 'must be `accepted`, or absent' }),
  }),
  databaseDirectUrl: setting({
    env: 'DATABASE_DIRECT_URL',
    doc: 'The address of the same database past the pooler. Needed where `DATABASE_URL` leads to a pooler that changes the connection after each transaction (PgBouncer with `pool_mode = transaction`): jobs, hints to browsers, migrations and backups need a session and use this one. [How](scale.md#pgbouncer).',
    schema: z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
    secret: true,
    production: readableOnTheWay,
  }),
  databasePrepare: setting({
    env: 'DATABASE_PREPARE',
    doc: '`off`: statements are planned at each call instead of once for each connection. Needed behind PgBouncer before 1.21, or with `max_prepared_statements = 0`; [what it costs](scale.md#pgbouncer).',
    schema: z.enum(['on', 'off']),
    default: 'on',
  }),
  dataDir: setting({
    env: 'GREENLANE_DATA_DIR',
    doc: 'Folder for the embedded database, uploaded files and the local mailbox. Several processes on one database share it.',
    schema: z.string().min(1),
    default: '.data',
  }),
  product: setting({
    env: 'GREENLANE_PRODUCT',
    doc: 'The `{product}` part of `/server/{product}`, below which all calls are.',
    schema: z.string().regex(/^[a-z][a-z0-9-]*$/),
    default: 'portal',
  }),
  encryptionKeys: setting({
    env: 'GREENLANE_ENCRYPTION_KEYS',
    doc: 'Keys for files and sensitive answers at rest: base64 of 32 bytes, separated by commas, the current one first. Keep the older ones until everything is sealed with the current one. A backup without them is worthless.',
    schema: key32,
    secret: true,
    production: (keys) =>
      keys === undefined
        ? 'is missing'
        : keys.split(',').every(isRandomKey)
          ? undefined
          : 'holds a key that is not random (openssl rand -base64 32)',
  }),
  smtpUrl: setting({
    env: 'SMTP_URL',
    doc: 'The SMTP server, e.g. `smtps://user:password@mail.example.com:465`; with STARTTLS `smtp://user:password@mail.example.com:587/?requireTLS=true`. Production refuses mail without TLS, except to a server on this machine. Without it, demo mode keeps mail in a local mailbox at `/dev/mail`.',
    schema: z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'),
    secret: true,
    production: (url) =>
      url === undefined
        ? 'is missing'
        : isEncrypted(url)
          ? undefined
          : 'must use TLS: smtps://… or smtp://…/?requireTLS=true',
  }),
  mailFrom: setting({
    env: 'MAIL_FROM',
    doc: 'The sender of mails.',
    schema: z.string().min(3),
    default: 'Greenlane <no-reply@greenlane.example>',
    production: (from) =>
      from === undefined || from.includes('.example') ? 'must name a real sender' : undefined,
  }),
  mailReturnPath: setting({
    env: 'MAIL_RETURN_PATH',
    doc: 'The address to which a relay returns what it could not deliver, e.g. `bounces@example.com`: the envelope sender of mails, each with a token behind a `+`. What arrives there is handed to `npm run -s mail:bounced`. Unset: what a relay returns later is not noticed.',
    schema: z
      .string()
      .regex(
        /^[\w.-]{1,30}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/,
        'must be an address like bounces@example.com: no name, nothing behind a +',
      ),
  }),
  minFreeMb: setting({
    env: 'GREENLANE_MIN_FREE_MB',
    doc: 'When less is free on the disk of `GREENLANE_DATA_DIR` (in MB), calls that store anything are refused and `/ready` says `"disk": "nearly full"`. `0` switches this off.',
    schema: z.coerce.number().int().min(0),
    default: 500,
  }),
  logLevel: setting({
    env: 'LOG_LEVEL',
    doc: 'How much is logged.',
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']),
    default: 'info',
  }),
  trustProxy: setting({
    env: 'TRUST_PROXY',
    doc: 'Addresses of the proxies (comma separated, CIDR allowed) whose `X-Forwarded-For` is trusted; `none` where visitors connect directly. If it is wrong, all visitors have one address, and limits that are meant for one meet all: the log warns.',
    schema: proxies,
    production: needed,
  }),
  callsASecond: setting({
    env: 'GREENLANE_CALLS_A_SECOND',
    doc: 'How many calls a second one signed-in person may keep making; after a pause, fifteen times as many at once. The people of a company together may make four times as many. Each process counts for itself. `0` switches this off. Unset: 40 in production, no limit in a demo.',
    schema: z.coerce.number().int().min(0).max(10_000),
  }),
  metricsPublic: setting({
    env: 'METRICS_PUBLIC',
    doc: '`/metrics` answers the local machine only, unless this is `true`.',
    schema: z.enum(['true', 'false']),
    default: 'false',
  }),
} as const

/** The configuration that every module may read: the platform's part, and the portal's name and operator. */
export type PlatformConfig = IdentityConfig & {
  mode: 'demo' | 'production'
  demoHistory: 'full' | 'office' | 'short'
  port: number
  host: string
  publicUrl: string
  databaseUrl: string
  /** Set where `databaseUrl` leads to a pooler; `directUrlOf` is what needs a session. */
  databaseDirectUrl: string | undefined
  databasePrepare: boolean
  dataDir: string
  minFreeMb: number
  product: string
  encryptionKeys: string[]
  smtpUrl: string | undefined
  mailFrom: string
  /** Unset: mails come back to `mailFrom`. */
  mailReturnPath: string | undefined
  logLevel: string
  trustProxy: string | undefined
  /** 0 where there is no limit */
  callsASecond: number
  metricsPublic: boolean
}

/** The mode has a default because other defaults depend on it. */
export type Mode = { mode: PlatformConfig['mode'] }

/** The key that a demo generates on its first start. */
export const newEncryptionKey = (): string => randomBytes(32).toString('base64')

/** Composes the settings with what was found or generated at startup. */
export function platformConfig(
  raw: RawSettings<typeof PLATFORM_SETTINGS> & Mode,
  found: { databaseUrl: string; encryptionKey: string | undefined },
): Omit<PlatformConfig, keyof IdentityConfig> {
  const encryptionKeys = raw.encryptionKeys?.split(',').map((key) => key.trim()) ?? []
  if (encryptionKeys.length === 0 && found.encryptionKey) encryptionKeys.push(found.encryptionKey)
  const port = raw.port ?? 8080
  return {
    mode: raw.mode,
    demoHistory: raw.demoHistory ?? 'office',
    port,
    host: raw.host ?? 'localhost',
    publicUrl: raw.publicUrl ?? `http://localhost:${port}`,
    databaseUrl: found.databaseUrl,
    // Of a database that the demo runs itself there is no pooler.
    databaseDirectUrl: raw.databaseUrl ? raw.databaseDirectUrl : undefined,
    databasePrepare: raw.databasePrepare !== 'off',
    dataDir: raw.dataDir ?? '.data',
    minFreeMb: raw.minFreeMb ?? 500,
    product: raw.product ?? 'portal',
    encryptionKeys,
    smtpUrl: raw.smtpUrl,
    mailFrom: raw.mailFrom ?? '',
    mailReturnPath: raw.mailReturnPath,
    logLevel: raw.logLevel ?? 'info',
    trustProxy: raw.trustProxy === 'none' ? undefined : raw.trustProxy,
    callsASecond: raw.callsASecond ?? (raw.mode === 'production' ? 40 : 0),
    metricsPublic: raw.metricsPublic === 'true',
  }
}
