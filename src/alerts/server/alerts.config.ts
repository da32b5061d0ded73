import { z } from 'zod'
import { type RawSettings, setting } from '#platform/server/settings.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { credentialsIn } from '../ending.ts'

export const ALERTS_SETTINGS = {
  credentialsEnd: setting({
    env: 'GREENLANE_CREDENTIALS_END',
    doc: 'Credentials that others issued and that expire, each with its last day, by the name of its setting where it has one: `AMAZON_CLIENT_SECRET=2027-05-23; STRIPE_SECRET_KEY=2027-01-31`. Administrators get a mail 30 and 7 days before. What the portal knows by itself (sign-in at HMRC, authorisations at Amazon, API keys, the certificate of `PUBLIC_URL`) need not be named.',
    schema: z
      .string()
      .refine(
        (text) => credentialsIn(text) !== undefined,
        'must be like `name=2027-05-23; other name=2027-01-31`',
      ),
  }),
} as const

export type AlertsConfig = { credentials: { name: string; last: Day }[] }

export const alertsConfig = (raw: RawSettings<typeof ALERTS_SETTINGS>): AlertsConfig => ({
  credentials: credentialsIn(raw.credentialsEnd ?? '') ?? [],
})
