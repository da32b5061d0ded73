import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { escapeHtml } from '#platform/shared/escape-html.ts'
import { LANGS, type Lang } from '#platform/shared/local-text.ts'
import { CONSENT_TEXTS } from './consent-texts.ts'
import type { LocalTokens } from './local-tokens.ts'

/** Plain and distinct: nobody should take the stand-in for the portal, nor for the real HMRC. */
const STYLE = `
:root { color-scheme: light dark; --bg: #f3f2f1; --card: #fff; --ink: #0b0c0c; --dim: #505a5f; --line: #b1b4b6; --main: #00703c; --on: #fff; --note: #fff5e0; --note-ink: #6e4300 }
@media (prefers-color-scheme: dark) { :root { --bg: #0e1210; --card: #171d1a; --ink: #eaf0ec; --dim: #a6b3ab; --line: #2f3934; --main: #6fd39b; --on: #062112; --note: #2e2410; --note-ink: #f0b84f } }
* { box-sizing: border-box }
body { margin: 0; background: var(--bg); color: var(--ink); font: 400 15px/24px system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; text-autospace: normal }
main { max-width: 520px; margin: 0 auto; padding: 24px 16px 48px }
header { display: flex; justify-content: space-between; padding: 8px 0 16px; font-weight: 600 }
a { color: var(--main) }
.note { background: var(--note); color: var(--note-ink); border-radius: 8px; padding: 10px 14px; margin: 0 0 16px }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 24px }
h1 { font-size: 20px; line-height: 28px; margin: 0 0 8px }
p { margin: 0 0 16px; color: var(--dim) }
form { display: grid; gap: 10px; margin: 0 0 10px }
button { font: inherit; font-weight: 600; min-height: 48px; border-radius: 8px; border: 1px solid var(--line); background: transparent; color: var(--ink); cursor: pointer }
button.main { background: var(--main); color: var(--on) }
`
const styleHash = createHash('sha256').update(STYLE).digest('base64')

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
    const texts = CONSENT_TEXTS[langOf(request)]
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
    const texts = CONSENT_TEXTS[langOf(request)]
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
  const texts = CONSENT_TEXTS[langOf(request)]
  const remove = escapeHtml(texts.remove.replace('{{name}}', appName))
  return `<h1>${texts.manage}</h1><p>${texts.manageText}</p><form method="post"><button>${remove}</button></form>`
}

function sendPage(reply: FastifyReply, request: FastifyRequest, body: string): FastifyReply {
  const lang = langOf(request)
  const texts = CONSENT_TEXTS[lang]
  const other = new URL(request.url, 'http://local')
  other.searchParams.set('lang', lang === 'zh' ? 'en' : 'zh')
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    ).send(`<!doctype html><html lang="${lang === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${texts.title}</title><style>${STYLE}</style></head>
<body><main><header><span>${texts.title}</span><a href="${escapeHtml(other.search)}">${texts.otherLang}</a></header>
<div class="note">${texts.note}</div><section>${body}</section></main></body></html>`)
}

/** As chosen on the page, else as the browser prefers. */
function langOf({ query, headers }: FastifyRequest): Lang {
  const chosen = z.object({ lang: z.enum(LANGS) }).safeParse(query)
  if (chosen.success) return chosen.data.lang
  return /^zh\b/i.test(headers['accept-language'] ?? '') ? 'zh' : 'en'
}
