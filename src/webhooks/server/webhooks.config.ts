import { z } from 'zod'
import { type RawSettings, setting } from '#platform/server/settings.ts'

export const WEBHOOKS_SETTINGS = {
  webhooksLocal: setting({
    env: 'WEBHOOKS_LOCAL',
    doc: '`true` lets webhooks go to `127.0.0.1` and `[::1]`, also without TLS, to try a receiver on the same machine. Every other private address is refused in any case.',
    schema: z.enum(['true', 'false']),
    default: 'false',
    production: (value) =>
      value === 'true' ? 'must not be `true`: customers could reach this machine' : undefined,
  }),
} as const

export type WebhooksConfig = { webhooks: { allowLocal: boolean; timeoutMs: number } }

export function webhooksConfig(raw: RawSettings<typeof WEBHOOKS_SETTINGS>): WebhooksConfig {
  return { webhooks: { allowLocal: raw.webhooksLocal === 'true', timeoutMs: 10_000 } }
}
