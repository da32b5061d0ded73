import { standInPages } from '#platform/server/stand-in-page.ts'
import { escapeHtml } from '#platform/shared/escape-html.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { CONSENT_TEXTS } from './consent-texts.ts'
import { LOCAL_SELLERS } from './local-sellers.ts'

export const sendPage = standInPages(
  {
    light:
      '--bg: #eef0f4; --card: #fff; --ink: #16202e; --dim: #51607a; --line: #d5dae3; --main: #1f4fa3; --on: #fff; --note: #fff5e0; --note-ink: #6e4300',
    dark: '--bg: #0e131b; --card: #171e29; --ink: #e8edf5; --dim: #a3b0c4; --line: #2c3748; --main: #8db8ff; --on: #0b1a33; --note: #2e2410; --note-ink: #f0b84f',
  },
  CONSENT_TEXTS,
)

type Texts = (typeof CONSENT_TEXTS)[Lang]

/** The question, with the accounts to choose from. */
export function consentBody(texts: Texts, name: string, hidden: Record<string, string>): string {
  const accounts = LOCAL_SELLERS.map(
    ({ id, storeName }, index) =>
      `<label><input type="radio" name="seller" value="${id}"${index === 0 ? ' checked' : ''}><span>${escapeHtml(storeName)}<small>${id}</small></span></label>`,
  )
  const fields = Object.entries(hidden).map(
    ([key, value]) => `<input type="hidden" name="${key}" value="${escapeHtml(value)}">`,
  )
  return `<h1>${texts.question.replace('{{name}}', escapeHtml(name))}</h1><p>${texts.explain}</p>
<form method="post" action="consent">${fields.join('')}
<fieldset><legend>${texts.account}</legend>${accounts.join('')}</fieldset>
<button class="main" name="action" value="consent">${texts.consent}</button>
<button name="action" value="refuse">${texts.refuse}</button></form>
<a href="../manage">${texts.manage}</a>`
}

export function manageBody(texts: Texts, name: string, done: string | undefined): string {
  const forms = LOCAL_SELLERS.map(({ id, storeName }) => {
    const label = texts.disable.replace('{{name}}', name).replace('{{store}}', storeName)
    return `<form method="post"><input type="hidden" name="seller" value="${id}"><button>${escapeHtml(label)}</button></form>`
  })
  const notice = done === undefined ? '' : `<p>${escapeHtml(texts.disabled.replace('{{store}}', done))}</p>`
  return `<h1>${texts.manage}</h1><p>${texts.manageText}</p>${notice}${forms.join('')}`
}
