import { z } from 'zod'
import { defineCall } from '#platform/shared/call.ts'
import { LANGS } from '#platform/shared/local-text.ts'
import { CURRENCIES } from '#platform/shared/money.ts'

/** How a buyer may pay at this agency. */
export const OFFERED_PAYMENT_METHODS = ['CARD'] as const

export const siteConfig = defineCall({
  method: 'GET',
  path: '/site/config',
  who: 'public',
  summary: 'What a client needs to know before anybody has signed in',
  input: z.object({}),
  output: z.object({
    languages: z.array(
      z.object({ code: z.enum(LANGS), name: z.string().describe('in the language itself') }),
    ),
    defaultLanguage: z.enum(LANGS),
    currencies: z.array(z.object({ code: z.enum(CURRENCIES), name: z.string() })),
    defaultCurrency: z.enum(CURRENCIES),
    paymentMethods: z.array(z.enum(OFFERED_PAYMENT_METHODS)).describe('empty where nothing is paid online'),
    brand: z.object({ name: z.string(), color: z.string(), logo: z.string().nullable() }),
    theme: z.object({ default: z.enum(['light', 'dark']), offered: z.array(z.enum(['light', 'dark'])) }),
    agency: z.object({ name: z.string(), country: z.string() }),
    agreements: z.object({ userAgreement: z.string().describe('version in force') }),
    mode: z.enum(['demo', 'production']),
  }),
})
