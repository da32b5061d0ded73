import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { standInLang, standInPages } from '#platform/server/stand-in-page.ts'
import { escapeHtml } from '#platform/shared/escape-html.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { CONSENT_TEXTS } from './consent-texts.ts'
import type { LocalTokens } from './local-tokens.ts'

const sendPage = standInPages(
  {
    light:
      '--bg: #f3f2f1; --card: #fff; --ink: #0b0c0c; --dim: #505a5f; --line: #b1b4b6; --main: #00703c; --on: #fff; --note: #fff5e0; --note-ink: #6e4300',
    dark: '--bg: #0e1210; --card: #171d1a; --ink: #eaf0ec; --dim: #a6b3ab; --line: #2f3934; --main: #6fd39b; --on: #062112; --note: #2e2410; --note-ink: #f0b84f',
  },
  CONSENT_TEXTS,
)

type Settings = { tokens: LocalTokens; clientId: string; redirectUrl(): string; appName: string }

const wantedSchema = z.object({
  response_type: z.literal('code'),
  client_id: z.string(),
  scope: z.literal('read:vat write:vat'),
  state: z.string().min(1).max(1_000),
  redirect_uri: z.string(),
})
type Wanted = z.output<typeof wantedSchema>

/** Where a member of the agency signs in and gives permission, and where it is taken back. */
export function registerConsentPages(app: FastifyInstance, settings: Settings): void {
  const isKnown = (wanted: Wanted) =>
    wanted.client_id === settings.clientId && wanted.redirect_uri === settings.redirectUrl()

  app.get('/oauth/authorize', async (request, reply) => {
    const wanted = wantedSchema.safeParse(request.query)
    const texts = CONSENT_TEXTS[standInLang(request)]
    if (!wanted.success || !isKnown(wanted.data))
      return sendPage(reply.status(400), request, `<h1>${texts.unknown}</h1>`)
    return sendPage(reply, request, question(texts, settings.appName, wanted.data))
  })
  app.post('/oauth/authorize', async (request, reply) => {
    const pressed = wantedSchema.extend({ action: z.string() }).safeParse(request.body ?? {})
    if (!pressed.success || !isKnown(pressed.data))
      return reply.status(400).send({ error: 'invalid_request' })
    const back = new URL(settings.redirectUrl())
    back.searchParams.set('state', pressed.data.state)
    if (pressed.data.action === 'consent') back.searchParams.set('code', settings.tokens.newCode())
    else {
      back.searchParams.set('error', 'access_denied')
      back.searchParams.set('error_code', 'USER_DENIED_AUTHORIZATION')
    }
    return reply.redirect(back.href, 303)
  })
  app.get('/authorities', async (request, reply) => sendPage(reply, request, authorities(request, settings)))
  app.post('/authorities', async (request, reply) => {
    settings.tokens.withdraw()
    const texts = CONSENT_TEXTS[standInLang(request)]
    return sendPage(reply, request, `<h1>${texts.manage}</h1><p>${texts.removed}</p>`)
  })
}

type Texts = (typeof CONSENT_TEXTS)[Lang]

function question(texts: Texts, name: string, wanted: Wanted): string {
  const fields = Object.entries(wanted).map(
    ([key, value]) => `<input type="hidden" name="${key}" value="${escapeHtml(value)}">`,
  )
  return `<h1>${escapeHtml(texts.question.replace('{{name}}', name))}</h1><p>${texts.explain}</p>
<form method="post">${fields.join('')}
<button class="main" name="action" value="consent">${texts.consent}</button>
<button name="action" value="refuse">${texts.refuse}</button></form>
<a href="../authorities">${texts.manage}</a>`
}

function authorities(request: FastifyRequest, { appName }: Settings): string {
  const texts = CONSENT_TEXTS[standInLang(request)]
  const remove = escapeHtml(texts.remove.replace('{{name}}', appName))
  return `<h1>${texts.manage}</h1><p>${texts.manageText}</p><form method="post"><button>${remove}</button></form>`
}
