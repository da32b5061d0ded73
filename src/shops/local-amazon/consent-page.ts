import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Lang } from '#platform/shared/local-text.ts'
import { CONSENT_TEXTS } from './consent-texts.ts'
import { LOCAL_SELLERS } from './local-sellers.ts'

/** Plain and distinct: nobody should take the stand-in for the portal, nor for the real Amazon. */
const STYLE = `
:root { color-scheme: light dark; --bg: #eef0f4; --card: #fff; --ink: #16202e; --dim: #51607a; --line: #d5dae3; --main: #1f4fa3; --on: #fff; --note: #fff5e0; --note-ink: #6e4300 }
@media (prefers-color-scheme: dark) { :root { --bg: #0e131b; --card: #171e29; --ink: #e8edf5; --dim: #a3b0c4; --line: #2c3748; --main: #8db8ff; --on: #0b1a33; --note: #2e2410; --note-ink: #f0b84f } }
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
const styleHash = createHash('sha256').update(STYLE).digest('base64')

type Texts = (typeof CONSENT_TEXTS)[Lang]
export type Page = { lang: Lang; otherHref: string; body: string }

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

export function sendPage(reply: FastifyReply, { lang, otherHref, body }: Page): FastifyReply {
  const texts = CONSENT_TEXTS[lang]
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    ).send(`<!doctype html><html lang="${lang === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${texts.title}</title><style>${STYLE}</style></head>
<body><main><header><span>${texts.title}</span><a href="${escape(otherHref)}">${texts.otherLang}</a></header>
<div class="note">${texts.note}</div><section>${body}</section></main></body></html>`)
}

/** The question, with the accounts to choose from. */
export function consentBody(texts: Texts, name: string, hidden: Record<string, string>): string {
  const accounts = LOCAL_SELLERS.map(
    ({ id, storeName }, index) =>
      `<label><input type="radio" name="seller" value="${id}"${index === 0 ? ' checked' : ''}><span>${escape(storeName)}<small>${id}</small></span></label>`,
  )
  const fields = Object.entries(hidden).map(
    ([key, value]) => `<input type="hidden" name="${key}" value="${escape(value)}">`,
  )
  return `<h1>${texts.question.replace('{{name}}', escape(name))}</h1><p>${texts.explain}</p>
<form method="post" action="consent">${fields.join('')}
<fieldset><legend>${texts.account}</legend>${accounts.join('')}</fieldset>
<button class="main" name="action" value="consent">${texts.consent}</button>
<button name="action" value="refuse">${texts.refuse}</button></form>
<a href="../manage">${texts.manage}</a>`
}

export function manageBody(texts: Texts, name: string, done: string | undefined): string {
  const forms = LOCAL_SELLERS.map(({ id, storeName }) => {
    const label = texts.disable.replace('{{name}}', name).replace('{{store}}', storeName)
    return `<form method="post"><input type="hidden" name="seller" value="${id}"><button>${escape(label)}</button></form>`
  })
  const notice = done === undefined ? '' : `<p>${escape(texts.disabled.replace('{{store}}', done))}</p>`
  return `<h1>${texts.manage}</h1><p>${texts.manageText}</p>${notice}${forms.join('')}`
}
