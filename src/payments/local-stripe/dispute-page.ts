import { escapeHtml } from '#platform/shared/escape-html.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { PAY_PAGE_TEXTS, type PayPageTexts } from './pay-page-texts.ts'
import { pageFrame } from './page-frame.ts'
import type { StripeObject } from './shapes.ts'

/** Stands in for a dispute in Stripe's dashboard: a button for each thing that can happen next. */
export function disputePage(dispute: StripeObject, moves: readonly string[], lang: Lang): string {
  const texts = PAY_PAGE_TEXTS[lang]
  const buttons = moves.map(
    (status) => `<button name="status" value="${status}">${nameOf(texts, status)}</button>`,
  )
  const body =
    moves.length === 0
      ? `<p role="status">${texts.over}</p>`
      : `<form method="post">${buttons.join('')}</form>`
  return pageFrame(
    lang,
    texts,
    `
    <p class="note">${texts.disputeNote}</p>
    <section>
      <h1>${texts.disputeTitle} ${escapeHtml(dispute.id)}</h1>
      <p class="order">${texts.disputeStatus}: ${escapeHtml(String(dispute['status']))}</p>
      ${body}
    </section>`,
  )
}

function nameOf(texts: PayPageTexts, status: string): string {
  const key = `move_${status}`
  return key in texts ? texts[key as keyof PayPageTexts] : status
}
