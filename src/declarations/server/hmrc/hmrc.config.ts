import { z } from 'zod'
import type { Mode } from '#platform/server/config.ts'
import { httpAddress, type RawSettings, setting } from '#platform/server/settings.ts'

export const HMRC_SETTINGS = {
  hmrcVatMode: setting({
    env: 'HMRC_VAT_MODE',
    doc: 'Whether British VAT returns are sent to HMRC (VAT (MTD) API): `live` sends them, `local` plays HMRC inside this process, `off` leaves filing to the manual way. Without it, a demo uses `local`, and production `live` once the client id and secret are there.',
    schema: z.enum(['live', 'local', 'off']),
    production: (mode) => (mode === 'local' ? 'must not be `local`' : undefined),
  }),
  hmrcVatClientId: setting({
    env: 'HMRC_VAT_CLIENT_ID',
    doc: 'The client id of your application on HMRC’s Developer Hub, subscribed to VAT (MTD) 1.0. Its redirect URI is `PUBLIC_URL` with `/admin/hmrc/connected`.',
    schema: z.string().min(4).max(200),
  }),
  hmrcVatClientSecret: setting({
    env: 'HMRC_VAT_CLIENT_SECRET',
    doc: 'Its secret.',
    schema: z.string().min(4).max(200),
    secret: true,
  }),
  hmrcVatConsentUrl: setting({
    env: 'HMRC_VAT_CONSENT_URL',
    doc: 'Where the agency signs in with its agent services account. HMRC’s sandbox: `https://test-www.tax.service.gov.uk/oauth/authorize`.',
    schema: httpAddress,
    default: 'https://www.tax.service.gov.uk/oauth/authorize',
  }),
  hmrcVatApiUrl: setting({
    env: 'HMRC_VAT_API_URL',
    doc: 'The API. HMRC’s sandbox: `https://test-api.service.hmrc.gov.uk`.',
    schema: httpAddress,
    default: 'https://api.service.hmrc.gov.uk',
  }),
  hmrcVatPublicIp: setting({
    env: 'HMRC_VAT_PUBLIC_IP',
    doc: 'The public address of this portal, which HMRC asks for in its fraud prevention headers (`Gov-Vendor-Public-IP`).',
    schema: z.union([z.ipv4(), z.ipv6()]),
  }),
  hmrcVatPortHeader: setting({
    env: 'HMRC_VAT_PORT_HEADER',
    doc: 'The header in which your proxy passes on the port of the browser’s connection, for `Gov-Client-Public-Port`; nginx: `proxy_set_header X-Client-Port $remote_port`. The proxy must overwrite what a browser sends.',
    schema: z.string().regex(/^[a-z][a-z\d-]{1,60}$/i),
  }),
  hmrcVatLicence: setting({
    env: 'HMRC_VAT_LICENCE',
    doc: 'The key under which this software is licensed to you, if there is one; HMRC is sent its hash (`Gov-Vendor-License-IDs`).',
    schema: z.string().min(1).max(200),
    secret: true,
  }),
} as const

export type HmrcConfig = {
  hmrc: {
    mode: 'live' | 'local' | 'off'
    client: { id: string; secret: string } | undefined
    urls: { consent: string; api: string }
    publicIp: string | undefined
    /** In lower case */
    portHeader: string | undefined
    licence: string | undefined
    timeoutMs: number
  }
}

export function hmrcConfig(raw: RawSettings<typeof HMRC_SETTINGS> & Mode): HmrcConfig {
  const { hmrcVatClientId: id, hmrcVatClientSecret: secret } = raw
  const usual = raw.mode === 'demo' ? 'local' : 'live'
  return {
    hmrc: {
      mode: raw.hmrcVatMode ?? usual,
      client: id && secret ? { id, secret } : undefined,
      urls: { consent: raw.hmrcVatConsentUrl ?? '', api: raw.hmrcVatApiUrl ?? '' },
      publicIp: raw.hmrcVatPublicIp,
      portHeader: raw.hmrcVatPortHeader?.toLowerCase(),
      licence: raw.hmrcVatLicence,
      // A call must answer within 30 seconds, and may ask HMRC several times.
      timeoutMs: 8_000,
    },
  }
}
