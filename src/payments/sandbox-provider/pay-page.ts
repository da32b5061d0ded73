import { formatMoney, money } from '#platform/shared/money.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { PAGE_STYLE } from './pay-page-style.ts'
import { escapeHtml } from './escape.ts'
import { PAY_PAGE_TEXTS, type PayPageTexts } from './pay-page-texts.ts'
import type { SandboxSession } from './sandbox-provider.tables.ts'

/** The payment page: the three things that can happen, or what has happened already (the back button leads here). */
export function payPage(session: SandboxSession, lang: Lang): string {
  const texts = PAY_PAGE_TEXTS[lang]
  const sum = formatMoney(money(session.amount, session.currency), lang)
  const order = texts.order.replace('{{number}}', escapeHtml(session.description))
  const body = session.status === 'open' ? choices(texts, sum) : outcome(texts, session)
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

function choices(texts: PayPageTexts, sum: string): string {
  return `
      <div class="card"><span>${texts.testCard} ···· 4242</span><span>12/39</span></div>
      <form method="post">
        <button class="main" name="action" value="pay">${texts.pay.replace('{{sum}}', escapeHtml(sum))}</button>
        <button name="action" value="refuse">${texts.refuse}</button>
        <button name="action" value="leave">${texts.leave}</button>
      </form>`
}

function outcome(texts: PayPageTexts, session: SandboxSession): string {
  const words = { open: '', paid: texts.paid, refused: texts.refused, expired: texts.expired }[session.status]
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
