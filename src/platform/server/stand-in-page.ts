import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { escapeHtml } from '#platform/shared/escape-html.ts'
import { LANGS, type Lang, langTag } from '#platform/shared/local-text.ts'

/** Colours of a page, as CSS: `--bg: #fff; --card: …`. */
type Colours = { light: string; dark: string }
type Texts = { title: string; note: string; otherLang: string }

const styleOf = ({ light, dark }: Colours) => `
:root { color-scheme: light dark; ${light} }
@media (prefers-color-scheme: dark) { :root { ${dark} } }
* { box-sizing: border-box }
body { margin: 0; background: var(--bg); color: var(--ink); font: 400 15px/24px system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; text-autospace: normal }
main { max-width: 520px; margin: 0 auto; padding: 24px 16px 48px }
header { display: flex; justify-content: space-between; padding: 8px 0 16px; font-weight: 600 }
a { color: var(--main) }
.note { background: var(--note); color: var(--note-ink); border-radius: 8px; padding: 10px 14px; margin: 0 0 16px }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 24px }
h1 { font-size: 20px; line-height: 28px; margin: 0 0 8px }
p { margin: 0 0 16px; color: var(--dim) }
fieldset { border: 1px solid var(--line); border-radius: 8px; margin: 0 0 16px; padding: 8px 14px }
label { display: flex; gap: 10px; padding: 8px 0 }
small { display: block; color: var(--dim) }
form { display: grid; gap: 10px; margin: 0 0 10px }
button { font: inherit; font-weight: 600; min-height: 48px; border-radius: 8px; border: 1px solid var(--line); background: transparent; color: var(--ink); cursor: pointer }
button.main { background: var(--main); color: var(--on) }
`

/**
 * Sends pages of a local server that stands in for a provider: plain, in colours of its own, and saying so, that nobody
 * takes them for the portal or the real one.
 */
export function standInPages(colours: Colours, textsOf: Readonly<Record<Lang, Texts>>) {
  const style = styleOf(colours)
  const hash = createHash('sha256').update(style).digest('base64')
  return (reply: FastifyReply, request: FastifyRequest, body: string): FastifyReply => {
    const lang = standInLang(request)
    const { title, note, otherLang } = textsOf[lang]
    const other = new URL(request.url, 'http://local')
    other.searchParams.set('lang', lang === 'zh' ? 'en' : 'zh')
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      ).send(`<!doctype html><html lang="${langTag(lang)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><main><header><span>${title}</span><a href="${escapeHtml(other.search)}">${otherLang}</a></header>
<div class="note">${note}</div><section>${body}</section></main></body></html>`)
  }
}

/** As chosen on the page, else as the browser prefers. */
export function standInLang({ query, headers }: FastifyRequest): Lang {
  const chosen = z.object({ lang: z.enum(LANGS) }).safeParse(query)
  if (chosen.success) return chosen.data.lang
  return /^zh\b/i.test(headers['accept-language'] ?? '') ? 'zh' : 'en'
}
