import { randomBytes } from 'node:crypto'
import { isValidIBAN } from 'ibantools'
import { z } from 'zod'
import type { Mode } from '#platform/server/config.ts'
import { type OnePersonUpTo, readOnePersonUpTo } from '../two-people.ts'
import { ConfigProblem, httpAddress, type RawSettings, setting } from '#platform/server/settings.ts'

/** The agency’s account in a demo: the example of the IBAN registry, which belongs to nobody. Exported for a test. */
export const DEMO_BANK = {
  payee: 'Muster Compliance GmbH',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  name: 'Musterbank',
}

const ALONE_UP_TO = 'EUR=25000,GBP=25000,USD=25000,CNY=200000'

export const PAYMENTS_SETTINGS = {
  paymentProvider: setting({
    env: 'GREENLANE_PAYMENT_PROVIDER',
    doc: '`stripe` takes payments by Stripe; `local` plays Stripe inside this process, for demos and tests; `none` accepts no payments online.',
    schema: z.enum(['stripe', 'local', 'none']),
    default: 'local',
    production: (provider) => (provider === 'local' ? 'must not be `local`' : undefined),
  }),
  stripeSecretKey: setting({
    env: 'STRIPE_SECRET_KEY',
    doc: 'Stripe’s secret key, or better a restricted one. Needed with `GREENLANE_PAYMENT_PROVIDER=stripe`. Production takes live keys alone, a demo test keys alone.',
    schema: z
      .string()
      .regex(/^(sk|rk)_(test|live)_\w{8,}$/, 'must be a key like sk_live_… or rk_live_… of Stripe'),
    secret: true,
    production: (key) =>
      key !== undefined && isTestKey(key)
        ? 'must be a live key: with a test key anybody buys for nothing'
        : undefined,
  }),
  stripeWebhookSecrets: setting({
    env: 'STRIPE_WEBHOOK_SECRETS',
    doc: 'The signing secrets of the webhook endpoint, separated by commas: two while one replaces the other.',
    schema: z
      .string()
      .transform((text) => text.split(',').map((secret) => secret.trim()))
      .refine((secrets) => secrets.every((secret) => /^whsec_\w{8,}$/.test(secret)), {
        message: 'must be like whsec_…, several separated by commas',
      }),
    secret: true,
  }),
  stripeAccount: setting({
    env: 'STRIPE_ACCOUNT',
    doc: 'The id of your account at Stripe, like `acct_…`. Payments are offered only while the key belongs to it.',
    schema: z.string().regex(/^acct_\w{8,}$/, 'must be like acct_…'),
  }),
  localStripeSecret: setting({
    env: 'GREENLANE_LOCAL_STRIPE_SECRET',
    doc: 'What the keys of the local Stripe are derived from. If absent, a demo makes one.',
    schema: z.string().min(16),
    secret: true,
  }),
  localStripeUrl: setting({
    env: 'GREENLANE_LOCAL_STRIPE_URL',
    doc: 'URL of a local Stripe in another process. If absent, it runs in this one.',
    schema: httpAddress,
  }),
  bankPayee: setting({
    env: 'GREENLANE_BANK_PAYEE',
    doc: 'The payee of bank transfers. Without payee and IBAN, production does not offer bank transfer.',
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
    doc: 'The name of the bank, as shown to buyers.',
    schema: z.string().min(2).max(70),
  }),
  refundAloneUpTo: setting({
    env: 'GREENLANE_REFUND_ALONE_UP_TO',
    doc: 'What one person refunds of an order without a second one’s approval, in the minor units of each currency.',
    schema: z.string().refine((text) => readOnePersonUpTo(text) !== undefined, {
      message: `must be like \`${ALONE_UP_TO}\``,
    }),
    default: ALONE_UP_TO,
  }),
  bankCurrency: setting({
    env: 'GREENLANE_BANK_CURRENCY',
    doc: 'The currency of that account: orders in it can be paid by bank transfer.',
    schema: z.enum(['EUR', 'GBP', 'USD', 'CNY']),
    default: 'EUR',
  }),
} as const

type Raw = RawSettings<typeof PAYMENTS_SETTINGS> & Mode

type BankAccount = {
  payee: string
  iban: string
  bic: string | undefined
  name: string | undefined
  currency: 'EUR' | 'GBP' | 'USD' | 'CNY'
}

export type PaymentsConfig = {
  payments: {
    provider: 'stripe' | 'local' | 'none'
    /** If absent, online payment is not set up. */
    stripe: { secretKey: string; webhookSecrets: readonly string[]; account: string | undefined } | undefined
    localStripe: {
      secret: string
      /** Of another process; if absent, this process has its own. */
      url: string | undefined
    }
    /** The account for bank transfers; if absent, none are offered. */
    bank: BankAccount | undefined
    /** What is more needs two people. */
    refundAloneUpTo: OnePersonUpTo
  }
}

/** The secret that a demo makes for itself on its first start. */
export const newLocalStripeSecret = (): string => randomBytes(24).toString('base64url')

/** @throws ConfigProblem */
export function paymentsConfig(raw: Raw, found: { localStripeSecret: string | undefined }): PaymentsConfig {
  return {
    payments: {
      provider: raw.paymentProvider ?? 'none',
      stripe: stripeOf(raw),
      localStripe: {
        secret: raw.localStripeSecret ?? found.localStripeSecret ?? '',
        url: raw.localStripeUrl,
      },
      bank: bankOf(raw),
      refundAloneUpTo: aloneUpTo(raw),
    },
  }
}

const isTestKey = (key: string): boolean => /^(sk|rk)_test_/.test(key)

function stripeOf(raw: Raw): PaymentsConfig['payments']['stripe'] {
  const { stripeSecretKey: secretKey, stripeWebhookSecrets: webhookSecrets, stripeAccount: account } = raw
  if (raw.paymentProvider !== 'stripe') return undefined
  if (secretKey === undefined)
    throw new ConfigProblem([
      'STRIPE_SECRET_KEY is missing: without it nobody can pay by Stripe; GREENLANE_PAYMENT_PROVIDER=none goes without',
    ])
  const problems = [
    ...(webhookSecrets === undefined
      ? ['STRIPE_WEBHOOK_SECRETS is missing: without it, nothing that Stripe tells can be believed']
      : []),
    ...(raw.mode === 'demo' && !isTestKey(secretKey)
      ? ['STRIPE_SECRET_KEY must be a test key in a demo: a live one takes real money from whoever tries it']
      : []),
  ]
  if (problems.length > 0) throw new ConfigProblem(problems)
  return { secretKey, webhookSecrets: webhookSecrets ?? [], account }
}

/** Zero where it cannot be read: then every refund needs two. */
const aloneUpTo = ({ refundAloneUpTo }: Raw): OnePersonUpTo =>
  readOnePersonUpTo(refundAloneUpTo ?? ALONE_UP_TO) ?? { EUR: 0, GBP: 0, USD: 0, CNY: 0 }

/** A demo has an example account; production has the configured one, or none. */
function bankOf(raw: Raw): BankAccount | undefined {
  const currency = raw.bankCurrency ?? 'EUR'
  if (raw.bankPayee && raw.bankIban)
    return { payee: raw.bankPayee, iban: raw.bankIban, bic: raw.bankBic, name: raw.bankName, currency }
  return raw.mode === 'demo' ? { ...DEMO_BANK, currency } : undefined
}
