import { z } from 'zod'
import { dayOutput, defineCall } from '#platform/shared/call.ts'
import { LANGS } from '#platform/shared/local-text.ts'
import { CURRENCIES } from '#platform/shared/money.ts'
import { PAYMENT_METHODS } from '#payments/payment-methods.ts'

const versionsOutput = z.array(z.object({ version: z.string(), since: dayOutput }))

export const siteConfig = defineCall({
  method: 'GET',
  path: '/site/config',
  access: 'public',
  summary: 'What a client needs to know before anybody has signed in',
  input: z.object({}),
  output: z.object({
    languages: z.array(
      z.object({ code: z.enum(LANGS), name: z.string().describe('in the language itself') }),
    ),
    defaultLanguage: z.enum(LANGS),
    currencies: z.array(z.object({ code: z.enum(CURRENCIES), name: z.string() })),
    defaultCurrency: z.enum(CURRENCIES),
    paymentMethods: z.array(z.enum(PAYMENT_METHODS)).describe('all of them, in any currency'),
    paymentMethodsByCurrency: z
      .record(z.enum(CURRENCIES), z.array(z.enum(PAYMENT_METHODS)))
      .describe('how an order in that currency can be paid'),
    brand: z.object({ name: z.string(), color: z.string(), logo: z.string().nullable() }),
    theme: z.object({ default: z.enum(['light', 'dark']), offered: z.array(z.enum(['light', 'dark'])) }),
    agency: z.object({ name: z.string(), country: z.string(), email: z.string() }),
    agreements: z.object({
      userAgreement: z.string().describe('version in force'),
      privacyPolicy: z.string().describe('version in force'),
      versions: z
        .object({ userAgreement: versionsOutput, privacyPolicy: versionsOutput })
        .describe('all readable versions, newest first'),
    }),
    mode: z.enum(['demo', 'production']),
  }),
})
