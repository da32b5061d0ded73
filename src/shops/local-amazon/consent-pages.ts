import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { LANGS, type Lang } from '#platform/shared/local-text.ts'
import { consentBody, manageBody, sendPage } from './consent-page.ts'
import { CONSENT_TEXTS } from './consent-texts.ts'
import type { LocalBooks } from './local-books.ts'
import { LOCAL_SELLERS } from './local-sellers.ts'

const wantedSchema = z.object({
  application_id: z.string(),
  state: z.string().max(1_000).catch(''),
  redirect_uri: z.string().optional(),
})
const pressedSchema = wantedSchema.extend({ seller: z.string().catch(''), action: z.string().catch('') })

type Settings = {
  books: LocalBooks
  application: { id: string }
  /** As registered with the application: nobody is sent anywhere else. */
  redirectUrl(): string
  appName: string
}

/** Seller Central: the page on which a seller consents, and the one on which they withdraw it. */
export function registerConsentPages(app: FastifyInstance, settings: Settings): void {
  const { books, appName } = settings
  const isKnown = ({ application_id: id, redirect_uri: back }: z.output<typeof wantedSchema>) =>
    id === settings.application.id && (back === undefined || back === settings.redirectUrl())

  app.get('/apps/authorize/consent', async (request, reply) => {
    const wanted = wantedSchema.safeParse(request.query)
    const lang = langOf(request)
    const texts = CONSENT_TEXTS[lang]
    if (!wanted.success || !isKnown(wanted.data))
      return sendPage(reply.status(400), page(request, `<h1>${texts.unknown}</h1>`))
    const { application_id, state } = wanted.data
    return sendPage(reply, page(request, consentBody(texts, appName, { application_id, state, lang })))
  })
  app.post('/apps/authorize/consent', async (request, reply) => {
    const pressed = pressedSchema.safeParse(request.body ?? {})
    if (!pressed.success || !isKnown(pressed.data))
      return reply.status(400).send({ error: 'invalid_request' })
    const back = new URL(settings.redirectUrl())
    back.searchParams.set('state', pressed.data.state)
    const seller = LOCAL_SELLERS.find(({ id }) => id === pressed.data.seller)
    if (pressed.data.action === 'consent' && seller) {
      back.searchParams.set('selling_partner_id', seller.id)
      back.searchParams.set('spapi_oauth_code', books.newCode(seller))
    } else back.searchParams.set('error', 'access_denied')
    return reply.redirect(back.href, 303)
  })
  app.get('/apps/manage', async (request, reply) =>
    sendPage(reply, page(request, manageBody(CONSENT_TEXTS[langOf(request)], appName, undefined))),
  )
  app.post<{ Body: Record<string, string> | undefined }>('/apps/manage', async (request, reply) => {
    const seller = LOCAL_SELLERS.find(({ id }) => id === request.body?.['seller'])
    if (seller) books.withdraw(seller)
    const texts = CONSENT_TEXTS[langOf(request)]
    return sendPage(reply, page(request, manageBody(texts, appName, seller?.storeName)))
  })
}

const page = (request: FastifyRequest, body: string) => {
  const lang = langOf(request)
  const address = new URL(request.url, 'http://local')
  address.searchParams.set('lang', lang === 'zh' ? 'en' : 'zh')
  return { lang, otherHref: address.search, body }
}

/** As chosen on the page, else as the browser prefers. */
function langOf({ query, headers }: FastifyRequest): Lang {
  const chosen = z.object({ lang: z.enum(LANGS) }).safeParse(query)
  if (chosen.success) return chosen.data.lang
  return /^zh\b/i.test(headers['accept-language'] ?? '') ? 'zh' : 'en'
}
