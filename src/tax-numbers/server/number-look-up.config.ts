import { z } from 'zod'
import type { Mode } from '#platform/server/config.ts'
import { httpAddress, type RawSettings, setting } from '#platform/server/settings.ts'

export const NUMBER_LOOK_UP_SETTINGS = {
  vatLookup: setting({
    env: 'GREENLANE_VAT_LOOKUP',
    doc: 'Which registers are asked whether a VAT number is in force: `live` asks VIES and HMRC, `local` a stand-in inside this process, `off` none, and then no sale to a business in another state is exempt, since no buyer’s number is confirmed. Without it, a demo uses `local` and production `live`.',
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
    doc: 'For how many hours an answer about a VAT number is cached.',
    schema: z.coerce.number().int().min(1).max(720),
    default: 24,
  }),
} as const

export type NumberLookUpConfig = {
  vatLookup: {
    mode: 'live' | 'local' | 'off'
    viesUrl: string
    hmrcUrl: string
    hmrcClient: { id: string; secret: string } | undefined
    /** How long an answer is cached. */
    hours: number
    /** How long one request waits for its answer. */
    timeoutMs: number
    /** Pauses before asking a busy register again; one retry for each. */
    pausesMs: readonly number[]
  }
}

export function numberLookUpConfig(
  raw: RawSettings<typeof NUMBER_LOOK_UP_SETTINGS> & Mode,
): NumberLookUpConfig {
  const { hmrcClientId: id, hmrcClientSecret: secret } = raw
  return {
    vatLookup: {
      mode: raw.vatLookup ?? (raw.mode === 'production' ? 'live' : 'local'),
      viesUrl: raw.viesUrl ?? '',
      hmrcUrl: raw.hmrcUrl ?? '',
      hmrcClient: id && secret ? { id, secret } : undefined,
      hours: raw.vatLookupHours ?? 24,
      timeoutMs: 8_000,
      pausesMs: [400, 1_200],
    },
  }
}
