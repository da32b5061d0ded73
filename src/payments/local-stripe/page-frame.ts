import { type Lang, langTag } from '#platform/shared/local-text.ts'
import { PAGE_STYLE } from './pay-page-style.ts'
import type { PayPageTexts } from './pay-page-texts.ts'

/** What all pages of the local Stripe have around them. */
export function pageFrame(lang: Lang, texts: PayPageTexts, main: string): string {
  const other = lang === 'en' ? 'zh' : 'en'
  return `<!doctype html>
<html lang="${langTag(lang)}">
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
