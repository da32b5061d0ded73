import type { FastifyInstance } from 'fastify'
import type { SecretBox } from '#platform/server/secret-box.ts'
import { registerConsentPages } from './consent-pages.ts'
import { createLocalBooks } from './local-books.ts'
import { registerReportsApi } from './reports-api.ts'
import { registerSellersApi } from './sellers-api.ts'
import { registerTokenApi } from './token-api.ts'

/** Where the stand-in answers. */
export const LOCAL_AMAZON = '/local-amazon'
export const LOCAL_APPLICATION = {
  id: 'amzn1.sp.solution.local',
  clientId: 'amzn1.application-oa2-client.local',
  clientSecret: 'local-amazon-secret',
}

type LocalAmazonSettings = { box: SecretBox; now(): Date; appName: string; redirectUrl(): string }

/**
 * A stand-in for Amazon in demos and tests: a server of its own, which the portal and the browser reach over HTTP like
 * the real one. It has Seller Central's pages, Login with Amazon, the Sellers API, the Reports API and its
 * restricted tokens, with their limits.
 */
export async function registerLocalAmazon(
  app: FastifyInstance,
  { box, now, ...settings }: LocalAmazonSettings,
): Promise<void> {
  const books = createLocalBooks({ box, now })
  const shared = { ...settings, books, application: LOCAL_APPLICATION }
  await app.register(
    async (amazon) => {
      amazon.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      )
      registerConsentPages(amazon, shared)
      registerTokenApi(amazon, shared)
      registerSellersApi(amazon, { books, now })
      registerReportsApi(amazon, {
        books,
        now,
        address: ({ host }) => `http://${host}${LOCAL_AMAZON}`,
      })
    },
    { prefix: LOCAL_AMAZON },
  )
}
