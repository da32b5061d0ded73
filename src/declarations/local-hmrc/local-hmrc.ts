import type { FastifyInstance } from 'fastify'
import type { SecretBox } from '#platform/server/secret-box.ts'
import { registerConsentPages } from './consent-pages.ts'
import { createLocalTokens } from './local-tokens.ts'
import { createLocalReturns } from './local-returns.ts'
import { registerTokenApi } from './token-api.ts'
import { registerVatApi } from './vat-api.ts'

/** Where the stand-in answers. */
export const LOCAL_HMRC_VAT = '/local-hmrc-vat'
export const LOCAL_HMRC_VAT_CLIENT = { id: 'local-hmrc-client', secret: 'local-hmrc-secret' }

export type LocalHmrcSettings = {
  box: SecretBox
  now(): Date
  appName: string
  /** As registered with the application: nobody is sent anywhere else. */
  redirectUrl(): string
  /** Where it keeps the returns that it took, so that it knows them after a restart. */
  file: string
}

/**
 * A stand-in for HMRC's VAT (MTD) API in demos and tests: a server of its own, which the portal and the browser reach
 * over HTTP like the real one. It holds what it is sent against HMRC's OpenAPI document, and plays the scenarios of
 * HMRC's sandbox.
 */
export async function registerLocalHmrcVat(app: FastifyInstance, settings: LocalHmrcSettings): Promise<void> {
  const tokens = createLocalTokens(settings)
  const returns = createLocalReturns(settings.file)
  await app.register(
    async (hmrc) => {
      hmrc.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      )
      registerConsentPages(hmrc, { ...settings, tokens, clientId: LOCAL_HMRC_VAT_CLIENT.id })
      registerTokenApi(hmrc, { ...settings, tokens, client: LOCAL_HMRC_VAT_CLIENT })
      registerVatApi(hmrc, { now: () => settings.now(), tokens, returns })
    },
    { prefix: LOCAL_HMRC_VAT },
  )
}
