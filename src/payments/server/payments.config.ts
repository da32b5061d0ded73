import { randomBytes } from 'node:crypto'
import { isValidIBAN } from 'ibantools'
import { z } from 'zod'
import type { Mode } from '#platform/server/config.ts'
import { type OnePersonUpTo, readOnePersonUpTo } from '../two-people.ts'
import { httpAddress, type RawSettings, setting } from '#platform/server/settings.ts'

/** The account of a demo: the example of the IBAN registry, which belongs to nobody. */
const DEMO_BANK = {
  payee: 'Muster Compliance GmbH',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  name: 'Musterbank',
}

const ALONE_UP_TO = 'EUR=25000,GBP=25000,USD=25000,CNY=200000'

export const PAYMENTS_SETTINGS = {
  paymentProvider: setting({
    env: 'GREENLANE_PAYMENT_PROVIDER',
    doc: '`sandbox` is a test provider; `none` accepts no payments online.',
    schema: z.enum(['sandbox', 'none']),
    default: 'sandbox',
    production: (provider) => (provider === 'sandbox' ? 'must not be `sandbox`' : undefined),
  }),
  sandboxPaySecret: setting({
    env: 'GREENLANE_SANDBOX_PAY_SECRET',
    doc: 'The secret with which the sandbox provider signs its webhooks.',
    schema: z.string().min(16),
    secret: true,
  }),
  sandboxPayUrl: setting({
    env: 'GREENLANE_SANDBOX_PAY_URL',
    doc: 'URL of the sandbox provider. If absent, it runs in this process.',
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
    provider: 'sandbox' | 'none'
    sandboxSecret: string
    /** The sandbox provider of another process; if absent, this process has its own. */
    sandboxUrl: string | undefined
    /** The account for bank transfers; if absent, none are offered. */
    bank: BankAccount | undefined
    /** What is more needs two people. */
    refundAloneUpTo: OnePersonUpTo
  }
}

/** The secret that a demo makes for itself on its first start. */
export const newSandboxSecret = (): string => randomBytes(24).toString('base64url')

export function paymentsConfig(raw: Raw, found: { sandboxSecret: string | undefined }): PaymentsConfig {
  return {
    payments: {
      provider: raw.paymentProvider ?? 'none',
      sandboxSecret: raw.sandboxPaySecret ?? found.sandboxSecret ?? '',
      sandboxUrl: raw.sandboxPayUrl,
      bank: bankOf(raw),
      refundAloneUpTo: aloneUpTo(raw),
    },
  }
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
