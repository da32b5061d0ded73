import { formatInstant } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { PAGE_STYLE } from './pay-page-style.ts'
import { escapeHtml } from '#platform/shared/escape-html.ts'
import { BEHAVIOURS } from './behaviours.ts'
import { BEHAVIOUR_TEXTS, PAY_PAGE_TEXTS, type PayPageTexts } from './pay-page-texts.ts'
import type { SandboxSession } from './sandbox-provider.tables.ts'

/** The payment page: the possible outcomes, or the outcome (the back button leads here). */
export function payPage(session: SandboxSession, lang: Lang, timeZone: string): string {
  const texts = PAY_PAGE_TEXTS[lang]
  const sum = formatMoney(session, lang)
  const order = texts.order.replace('{{number}}', escapeHtml(session.description))
  const body =
    session.status === 'open' ? choices(texts, { lang, timeZone }, session, sum) : outcome(texts, session)
  const main = `
    <p class="note">${texts.note}</p>
    <section>
      <h1>${texts.toPay}</h1>
      <p class="sum">${escapeHtml(sum)}</p>
      <p class="order">${order}</p>
      ${body}
    </section>`
  return page(lang, texts, main)
}

export function unknownPage(): string {
  const texts = PAY_PAGE_TEXTS.en
  return page(
    'en',
    texts,
    `<section><h1>${texts.unknown}</h1><p lang="zh">${PAY_PAGE_TEXTS.zh.unknown}</p></section>`,
  )
}

type Reader = { lang: Lang; timeZone: string }

function choices(texts: PayPageTexts, reader: Reader, session: SandboxSession, sum: string): string {
  const byKlarna = session.method === 'klarna'
  const words = byKlarna
    ? {
        pay: texts.klarnaPay,
        later_paid: texts.klarnaLater,
        later_refused: texts.klarnaLaterNo,
        refuse: texts.klarnaRefuse,
        leave: texts.leave,
      }
    : { pay: texts.pay, refuse: texts.refuse, leave: texts.leave }
  const buttons = Object.entries(words).map(
    ([action, label]) =>
      `<button${action === 'pay' ? ' class="main"' : ''} name="action" value="${action}">${label.replace('{{sum}}', escapeHtml(sum))}</button>`,
  )
  return `
      ${byKlarna ? klarnaTerms(texts, reader, session) : cardLine(texts)}
      <form method="post">
        ${buttons.join('\n        ')}
        ${testingPart(texts, reader.lang)}
      </form>`
}

const cardLine = (texts: PayPageTexts): string =>
  `<div class="card"><span>${texts.testCard} ···· 4242</span><span>12/39</span></div>`

const PAY_LATER_MS = 30 * 24 * 3_600_000

function klarnaTerms(texts: PayPageTexts, { lang, timeZone }: Reader, session: SandboxSession): string {
  const due = new Date(session.createdAt.getTime() + PAY_LATER_MS)
  const day = texts.klarnaDue.replace('{{day}}', formatInstant(due, lang, 'medium', timeZone))
  return `<div class="card klarna"><span>${texts.klarna}</span><span>${day}</span></div>`
}

/** Real providers misbehave at random; this one does on request. */
function testingPart(texts: PayPageTexts, lang: Lang): string {
  const options = BEHAVIOURS.map((name) => `<option value="${name}">${BEHAVIOUR_TEXTS[name][lang]}</option>`)
  return `<details><summary>${texts.testing}</summary>
          <label>${texts.delivery}<select name="delivery">${options.join('')}</select></label>
          <label>${texts.after}<input name="after" type="number" min="0" max="86400" value="60"></label>
        </details>`
}

function outcome(texts: PayPageTexts, session: SandboxSession): string {
  const { processing, paid, refused, expired } = texts
  const words = { open: '', processing, paid, refused, expired }[session.status]
  return `<p role="status">${words}</p><p><a class="back" href="${escapeHtml(session.returnUrl)}">${texts.back}</a></p>`
}

function page(lang: Lang, texts: PayPageTexts, main: string): string {
  const other = lang === 'en' ? 'zh' : 'en'
  return `<!doctype html>
<html lang="${lang === 'zh' ? 'zh-CN' : 'en'}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${texts.title}</title>
    <style>${PAGE_STYLE}</style>
  </head>
  <body>
    <main>
      <header><span>${texts.title}</span><a href="?lang=${other}" lang="${other}" hreflang="${other}">${texts.otherLang}</a></header>${main}
    </main>
  </body>
</html>`
}
