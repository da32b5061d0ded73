import { z } from 'zod'
import type { Mode } from '#platform/server/config.ts'
import { httpAddress, type RawSettings, setting } from '#platform/server/settings.ts'

export const SHOPS_SETTINGS = {
  amazonMode: setting({
    env: 'AMAZON_MODE',
    doc: 'Whether sellers connect their Amazon accounts: `live` asks Amazon, `local` a stand-in inside this process, `off` offers no connection. Without it, a demo uses `local`, and production `live` once the three settings below are there.',
    schema: z.enum(['live', 'local', 'off']),
    production: (mode) => (mode === 'local' ? 'must not be `local`' : undefined),
  }),
  amazonApplicationId: setting({
    env: 'AMAZON_APPLICATION_ID',
    doc: 'The id of your application at Amazon (Developer Console, `amzn1.sp.solution.…`). Its OAuth redirect URI is `PUBLIC_URL` with `/workspace/shopAuthorisation/amazon`.',
    schema: z.string().min(4).max(200),
  }),
  amazonClientId: setting({
    env: 'AMAZON_CLIENT_ID',
    doc: 'Its “Login with Amazon” client id.',
    schema: z.string().min(4).max(200),
  }),
  amazonClientSecret: setting({
    env: 'AMAZON_CLIENT_SECRET',
    doc: 'Its secret. Amazon asks for a new one every 180 days.',
    schema: z.string().min(4).max(200),
    secret: true,
  }),
  amazonDraft: setting({
    env: 'AMAZON_DRAFT',
    doc: '`true` while Amazon has not listed the application yet.',
    schema: z.enum(['true', 'false']),
    default: 'false',
  }),
  amazonConsentUrl: setting({
    env: 'AMAZON_CONSENT_URL',
    doc: 'Where sellers consent.',
    schema: httpAddress,
    default: 'https://sellercentral-europe.amazon.com/apps/authorize/consent',
  }),
  amazonTokenUrl: setting({
    env: 'AMAZON_TOKEN_URL',
    doc: 'Where codes and tokens are exchanged.',
    schema: httpAddress,
    default: 'https://api.amazon.com/auth/o2/token',
  }),
  amazonApiUrl: setting({
    env: 'AMAZON_API_URL',
    doc: 'The Selling Partner API for Europe and the United Kingdom.',
    schema: httpAddress,
    default: 'https://sellingpartnerapi-eu.amazon.com',
  }),
} as const

export type ShopsConfig = {
  amazon: {
    mode: 'live' | 'local' | 'off'
    application: { id: string; clientId: string; clientSecret: string } | undefined
    isDraft: boolean
    urls: { consent: string; token: string; api: string }
    timeoutMs: number
  }
}

export function shopsConfig(raw: RawSettings<typeof SHOPS_SETTINGS> & Mode): ShopsConfig {
  const { amazonApplicationId: id, amazonClientId: clientId, amazonClientSecret: clientSecret } = raw
  const application = id && clientId && clientSecret ? { id, clientId, clientSecret } : undefined
  const usual = raw.mode === 'demo' ? 'local' : 'live'
  return {
    amazon: {
      mode: raw.amazonMode ?? usual,
      application,
      isDraft: raw.amazonDraft === 'true',
      urls: {
        consent: raw.amazonConsentUrl ?? '',
        token: raw.amazonTokenUrl ?? '',
        api: raw.amazonApiUrl ?? '',
      },
      timeoutMs: 10_000,
    },
  }
}
