import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { standInLang } from '#platform/server/stand-in-page.ts'
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
    const lang = standInLang(request)
    const texts = CONSENT_TEXTS[lang]
    if (!wanted.success || !isKnown(wanted.data))
      return sendPage(reply.status(400), request, `<h1>${texts.unknown}</h1>`)
    const { application_id, state } = wanted.data
    return sendPage(reply, request, consentBody(texts, appName, { application_id, state, lang }))
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
    sendPage(reply, request, manageBody(CONSENT_TEXTS[standInLang(request)], appName, undefined)),
  )
  app.post<{ Body: Record<string, string> | undefined }>('/apps/manage', async (request, reply) => {
    const seller = LOCAL_SELLERS.find(({ id }) => id === request.body?.['seller'])
    if (seller) books.withdraw(seller)
    const texts = CONSENT_TEXTS[standInLang(request)]
    return sendPage(reply, request, manageBody(texts, appName, seller?.storeName))
  })
}
