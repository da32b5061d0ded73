import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { isValidIBAN } from 'ibantools'
import { z } from 'zod'

type Setting<S extends z.ZodType = z.ZodType> = {
  env: string
  doc: string
  schema: S
  /** What holds when the variable is absent; `undefined` means that it must be set where it is needed. */
  default?: z.output<S>
  /** Never shown, and made by chance in demo mode. */
  secret?: boolean
  /** Says what is missing or weak in production; nothing when all is well. */
  production?: (value: z.output<S> | undefined) => string | undefined
}

function setting<S extends z.ZodType>(definition: Setting<S>): Setting<S> {
  return definition
}

const needed = (value: unknown): string | undefined => (value ? undefined : 'is missing')
const key32 = z
  .string()
  .refine((text) => text.split(',').every((key) => Buffer.from(key.trim(), 'base64').length === 32), {
    message:
      'must be base64 of 32 bytes (openssl rand -base64 32); several keys, the current one first, are parted by commas',
  })

/** A key that a person made up repeats itself; 32 bytes by chance hold about 30 different ones. */
const isRandomKey = (key: string): boolean => new Set(Buffer.from(key.trim(), 'base64')).size >= 16

const httpAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with https:// or http://' })
  .transform((url) => url.replace(/\/+$/, ''))

const timeZone = z.string().refine(
  (zone) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
    } catch {
      return false
    }
  },
  { message: 'must be a time zone such as Europe/Berlin' },
)

const proxies = z.string().refine((text) => text.split(',').every((part) => isProxy(part.trim())), {
  message: 'must list addresses such as 127.0.0.1 or 10.0.0.0/8, parted by commas',
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

/** The account that a demo shows: the example of the IBAN registry, which belongs to nobody. */
const DEMO_BANK = {
  payee: 'Muster Compliance GmbH',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  name: 'Musterbank',
}

/** An example number of the German Federal Central Tax Office: right in form, given to nobody. */
const DEMO_VAT_NUMBER = 'DE123456788'

/** Every setting of the product: the one table from which configuration is read and `docs/operate.md` is made. */
export const SETTINGS = {
  mode: setting({
    env: 'GREENLANE_MODE',
    doc: '`demo` starts with an embedded database, a local mailbox, a sandbox for payments and demo people. `production` refuses to start until everything below is set.',
    schema: z.enum(['demo', 'production']),
    default: 'demo',
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
    production: needed,
  }),
  dataDir: setting({
    env: 'GREENLANE_DATA_DIR',
    doc: 'Folder for the embedded database, uploaded files and the local mailbox. Several processes on one database share it.',
    schema: z.string().min(1),
    default: '.data',
  }),
  product: setting({
    env: 'GREENLANE_PRODUCT',
    doc: 'The `{product}` part of `/server/{product}`, below which every call lies.',
    schema: z.string().regex(/^[a-z][a-z0-9-]*$/),
    default: 'portal',
  }),
  encryptionKeys: setting({
    env: 'GREENLANE_ENCRYPTION_KEYS',
    doc: 'Keys for files and sensitive answers at rest: base64 of 32 bytes, parted by commas, the current one first. Keep the older ones until everything is sealed anew. A backup without them is worthless.',
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
    doc: 'Where mail is handed over, e.g. `smtps://user:password@mail.example.com:465`. Without it, demo mode keeps mail in a local mailbox at `/dev/mail`.',
    schema: z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'),
    secret: true,
    production: needed,
  }),
  mailFrom: setting({
    env: 'MAIL_FROM',
    doc: 'The sender of mails.',
    schema: z.string().min(3),
    default: 'Greenlane <no-reply@greenlane.example>',
    production: (from) =>
      from === undefined || from.includes('.example') ? 'must name a real sender' : undefined,
  }),
  paymentProvider: setting({
    env: 'GREENLANE_PAYMENT_PROVIDER',
    doc: '`sandbox` is a stand-in for trying out; `none` takes no payments online.',
    schema: z.enum(['sandbox', 'none']),
    default: 'sandbox',
    production: (provider) => (provider === 'sandbox' ? 'must not be `sandbox`' : undefined),
  }),
  sandboxPaySecret: setting({
    env: 'GREENLANE_SANDBOX_PAY_SECRET',
    doc: 'What the sandbox provider signs its webhooks with.',
    schema: z.string().min(16),
    secret: true,
  }),
  sandboxPayUrl: setting({
    env: 'GREENLANE_SANDBOX_PAY_URL',
    doc: 'Where the sandbox provider is. Without it, it lives in this process.',
    schema: httpAddress,
  }),
  bankPayee: setting({
    env: 'GREENLANE_BANK_PAYEE',
    doc: 'Whose account takes bank transfers. Without payee and IBAN, production does not offer bank transfer.',
    schema: z.string().min(2).max(70),
  }),
  bankIban: setting({
    env: 'GREENLANE_BANK_IBAN',
    doc: 'The IBAN of that account.',
    schema: z
      .string()
      .transform((iban) => iban.replaceAll(' ', '').toUpperCase())
      .refine((iban) => isValidIBAN(iban), { message: 'is not a valid IBAN' }),
    production: (iban) =>
      iban === DEMO_BANK.iban ? 'must be the IBAN of the firm that runs the portal' : undefined,
  }),
  bankBic: setting({
    env: 'GREENLANE_BANK_BIC',
    doc: 'The BIC of its bank, for payers from abroad.',
    schema: z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'must be a BIC of 8 or 11 characters'),
  }),
  bankName: setting({
    env: 'GREENLANE_BANK_NAME',
    doc: 'The name of the bank, as buyers read it.',
    schema: z.string().min(2).max(70),
  }),
  bankCurrency: setting({
    env: 'GREENLANE_BANK_CURRENCY',
    doc: 'The currency of that account: orders in it can be paid by bank transfer.',
    schema: z.enum(['EUR', 'GBP', 'USD', 'CNY']),
    default: 'EUR',
  }),
  brandName: setting({
    env: 'GREENLANE_BRAND_NAME',
    doc: 'Name of the portal.',
    schema: z.string().min(1).max(40),
    default: 'Greenlane',
  }),
  brandColor: setting({
    env: 'GREENLANE_BRAND_COLOR',
    doc: 'The accent colour.',
    schema: z.string().regex(/^#[0-9a-fA-F]{6}$/),
    default: '#8CC63E',
  }),
  brandLogo: setting({
    env: 'GREENLANE_BRAND_LOGO',
    doc: 'Path of an SVG or PNG file that replaces the mark beside the name.',
    schema: z.string().min(1),
  }),
  agencyName: setting({
    env: 'GREENLANE_AGENCY_NAME',
    doc: 'The firm that runs this portal, as it stands on invoices and in the footer.',
    schema: z.string().min(1),
    default: 'Muster Compliance GmbH, Hamburg',
    production: (name) =>
      name === undefined || name.startsWith('Muster') ? 'must name the firm that runs the portal' : undefined,
  }),
  agencyCountry: setting({
    env: 'GREENLANE_AGENCY_COUNTRY',
    doc: 'Where that firm is established (ISO 3166 code); decides the VAT on its fees.',
    schema: z.string().regex(/^[A-Z]{2}$/),
    default: 'DE',
  }),
  agencyAddress: setting({
    env: 'GREENLANE_AGENCY_ADDRESS',
    doc: 'Its address as it stands on invoices, lines parted by `|`.',
    schema: z.string().min(5).max(300),
    default: 'Musterstraße 1|20095 Hamburg|Germany',
    production: (address) =>
      address === undefined || address.startsWith('Muster')
        ? 'must be the address on your invoices'
        : undefined,
  }),
  agencyVatNumber: setting({
    env: 'GREENLANE_AGENCY_VAT_NUMBER',
    doc: 'Its VAT number, as it stands on invoices.',
    schema: z.string().min(4),
    production: needed,
  }),
  agencyRegistration: setting({
    env: 'GREENLANE_AGENCY_REGISTRATION',
    doc: 'Its entry in the trade register, as it stands on invoices, for example `HRB 12345, Amtsgericht Hamburg`.',
    schema: z.string().min(2).max(120),
  }),
  agencyEmail: setting({
    env: 'GREENLANE_AGENCY_EMAIL',
    doc: 'Where enquiries arrive. It stands on the contact page and in the privacy policy.',
    schema: z.email(),
    default: 'office@muster-compliance.example',
    production: (address) =>
      address === undefined || address.endsWith('.example')
        ? 'must be an address that somebody reads'
        : undefined,
  }),
  agencyTimeZone: setting({
    env: 'GREENLANE_AGENCY_TIME_ZONE',
    doc: 'The time zone in which its working days are counted.',
    schema: timeZone,
    default: 'Europe/Berlin',
  }),
  vatLookup: setting({
    env: 'GREENLANE_VAT_LOOKUP',
    doc: 'Who is asked whether a VAT number is in force: `live` asks VIES and HMRC, `local` a stand-in inside this process, `off` nobody. Without it, a demo uses `local` and production `live`.',
    schema: z.enum(['live', 'local', 'off']),
    production: (mode) => (mode === 'local' ? 'must not be `local`' : undefined),
  }),
  viesUrl: setting({
    env: 'GREENLANE_VIES_URL',
    doc: 'Where VIES answers, for numbers of the EU and Northern Ireland.',
    schema: httpAddress,
    default: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
  }),
  hmrcUrl: setting({
    env: 'GREENLANE_HMRC_URL',
    doc: 'Where HMRC answers, for British numbers.',
    schema: httpAddress,
    default: 'https://api.service.hmrc.gov.uk',
  }),
  hmrcClientId: setting({
    env: 'GREENLANE_HMRC_CLIENT_ID',
    doc: 'Client id of an application that is subscribed to HMRC’s “Check a UK VAT number”. Without id and secret British numbers are not looked up.',
    schema: z.string().min(4),
  }),
  hmrcClientSecret: setting({
    env: 'GREENLANE_HMRC_CLIENT_SECRET',
    doc: 'Its secret.',
    schema: z.string().min(4),
    secret: true,
  }),
  vatLookupHours: setting({
    env: 'GREENLANE_VAT_LOOKUP_HOURS',
    doc: 'For how many hours an answer about a VAT number is believed before it is asked for again.',
    schema: z.coerce.number().int().min(1).max(720),
    default: 24,
  }),
  logLevel: setting({
    env: 'LOG_LEVEL',
    doc: 'How much is logged.',
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']),
    default: 'info',
  }),
  trustProxy: setting({
    env: 'TRUST_PROXY',
    doc: 'Addresses of the proxies (comma separated, CIDR allowed) whose `X-Forwarded-For` is believed.',
    schema: proxies,
  }),
  metricsPublic: setting({
    env: 'METRICS_PUBLIC',
    doc: '`/metrics` answers the local machine only, unless this is `true`.',
    schema: z.enum(['true', 'false']),
    default: 'false',
  }),
} as const

/** Lists everything that is wrong with the configuration at once, so that it is mended in one go. */
export class ConfigProblem extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(
      `The configuration is not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\nSee docs/operate.md.`,
    )
    this.problems = problems
  }
}

/** Reads the configuration from the environment. @throws ConfigProblem with every problem found */
export function loadConfig(env: Record<string, string | undefined>): RawConfig {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  const production = env[SETTINGS.mode.env] === 'production'
  for (const [name, definition] of Object.entries(SETTINGS) as [string, Setting][]) {
    const raw = env[definition.env]
    const parsed = raw === undefined || raw === '' ? undefined : definition.schema.safeParse(raw)
    if (parsed && !parsed.success) {
      problems.push(`${definition.env} ${parsed.error.issues[0]?.message ?? 'is invalid'}`)
      continue
    }
    values[name] = parsed ? parsed.data : definition.default
    const weakness = production ? definition.production?.(values[name]) : undefined
    if (weakness) problems.push(`${definition.env} ${weakness}`)
  }
  if (problems.length > 0) throw new ConfigProblem(problems)
  return values as RawConfig
}

/** The configuration before the secrets of a demo have been filled in. */
export type RawConfig = {
  [K in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[K]['schema']> | undefined
} & {
  mode: 'demo' | 'production'
}

export type BankAccount = {
  payee: string
  iban: string
  bic: string | undefined
  name: string | undefined
  currency: 'EUR' | 'GBP' | 'USD' | 'CNY'
}

export type VatLookupConfig = {
  mode: 'live' | 'local' | 'off'
  viesUrl: string
  hmrcUrl: string
  hmrcClient: { id: string; secret: string } | undefined
  /** How long an answer is believed. */
  hours: number
  /** How long one question waits for its answer. */
  timeoutMs: number
  /** Pauses before asking again what was busy just now; so many tries more are made. */
  pausesMs: readonly number[]
}

export type AppConfig = {
  mode: 'demo' | 'production'
  port: number
  host: string
  publicUrl: string
  databaseUrl: string
  dataDir: string
  product: string
  encryptionKeys: string[]
  smtpUrl: string | undefined
  mailFrom: string
  paymentProvider: 'sandbox' | 'none'
  sandboxPaySecret: string
  /** The sandbox provider of another process; without it, this one has its own. */
  sandboxPayUrl: string | undefined
  /** Where bank transfers arrive; without it none are offered. */
  bank: BankAccount | undefined
  brand: { name: string; color: string; logo: string | undefined }
  agency: {
    name: string
    country: string
    vatNumber: string | undefined
    address: readonly string[]
    registration: string | undefined
    email: string
    timeZone: string
  }
  vatLookup: VatLookupConfig
  logLevel: string
  trustProxy: string | undefined
  metricsPublic: boolean
}

/** The secrets that a demo makes for itself on its first start. */
export type DemoSecrets = { encryptionKey: string; sandboxPaySecret: string }

export function newDemoSecrets(): DemoSecrets {
  return {
    encryptionKey: randomBytes(32).toString('base64'),
    sandboxPaySecret: randomBytes(24).toString('base64url'),
  }
}

/** A demo has an account to show; production has the one that it was told, or none. */
function bankOf(raw: RawConfig): BankAccount | undefined {
  const currency = raw.bankCurrency ?? 'EUR'
  if (raw.bankPayee && raw.bankIban)
    return { payee: raw.bankPayee, iban: raw.bankIban, bic: raw.bankBic, name: raw.bankName, currency }
  return raw.mode === 'demo' ? { ...DEMO_BANK, currency } : undefined
}

function vatLookupOf(raw: RawConfig): VatLookupConfig {
  const { hmrcClientId: id, hmrcClientSecret: secret } = raw
  return {
    mode: raw.vatLookup ?? (raw.mode === 'production' ? 'live' : 'local'),
    viesUrl: raw.viesUrl ?? '',
    hmrcUrl: raw.hmrcUrl ?? '',
    hmrcClient: id && secret ? { id, secret } : undefined,
    hours: raw.vatLookupHours ?? 24,
    timeoutMs: 8_000,
    pausesMs: [400, 1_200],
  }
}

/** Puts settings, demo secrets and the database's address together. */
export function completeConfig(
  raw: RawConfig,
  found: { databaseUrl: string; secrets?: DemoSecrets },
): AppConfig {
  const encryptionKeys = raw.encryptionKeys?.split(',').map((key) => key.trim()) ?? []
  if (encryptionKeys.length === 0 && found.secrets) encryptionKeys.push(found.secrets.encryptionKey)
  const port = raw.port ?? 8080
  return {
    mode: raw.mode,
    port,
    host: raw.host ?? 'localhost',
    publicUrl: raw.publicUrl ?? `http://localhost:${port}`,
    databaseUrl: found.databaseUrl,
    dataDir: raw.dataDir ?? '.data',
    product: raw.product ?? 'portal',
    encryptionKeys,
    smtpUrl: raw.smtpUrl,
    mailFrom: raw.mailFrom ?? '',
    paymentProvider: raw.paymentProvider ?? 'none',
    sandboxPaySecret: raw.sandboxPaySecret ?? found.secrets?.sandboxPaySecret ?? '',
    sandboxPayUrl: raw.sandboxPayUrl,
    bank: bankOf(raw),
    brand: { name: raw.brandName ?? 'Greenlane', color: raw.brandColor ?? '#8CC63E', logo: raw.brandLogo },
    agency: {
      name: raw.agencyName ?? '',
      country: raw.agencyCountry ?? 'DE',
      vatNumber: raw.agencyVatNumber ?? (raw.mode === 'production' ? undefined : DEMO_VAT_NUMBER),
      address: (raw.agencyAddress ?? '').split('|').map((line) => line.trim()),
      registration: raw.agencyRegistration,
      email: raw.agencyEmail ?? '',
      timeZone: raw.agencyTimeZone ?? 'Europe/Berlin',
    },
    vatLookup: vatLookupOf(raw),
    logLevel: raw.logLevel ?? 'info',
    trustProxy: raw.trustProxy,
    metricsPublic: raw.metricsPublic === 'true',
  }
}
