import { formatInstant } from '#platform/shared/day-text.ts'
import { escapeHtml } from '#platform/shared/escape-html.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { type Currency, money } from '#platform/shared/money.ts'
import { BEHAVIOURS } from './behaviours.ts'
import { pageFrame } from './page-frame.ts'
import { BEHAVIOUR_TEXTS, PAY_PAGE_TEXTS, type PayPageTexts } from './pay-page-texts.ts'
import type { SessionObject } from './sessions.ts'

type Reader = { lang: Lang; timeZone: string }

/** The payment page: the possible outcomes, or the outcome (the back button leads here). */
export function payPage(session: SessionObject, reader: Reader, { declined }: { declined: boolean }): string {
  const texts = PAY_PAGE_TEXTS[reader.lang]
  const note = declined && session.status === 'open' ? `<p role="alert">${texts.declined}</p>` : ''
  const body = session.status === 'open' ? note + choices(texts, reader, session) : outcome(texts, session)
  return pageFrame(reader.lang, texts, frame(texts, session, reader.lang, body))
}

/** The payer's bank wants to see that it is the payer. */
export function challengePage(session: SessionObject, lang: Lang): string {
  const texts = PAY_PAGE_TEXTS[lang]
  const sum = escapeHtml(sumOf(session, lang))
  const body = `<p>${texts.challengeTitle}</p>
      <form method="post">
        <button class="main" name="action" value="pay">${texts.challengePay.replace('{{sum}}', sum)}</button>
        <button name="action" value="refuse">${texts.challengeRefuse}</button>
      </form>`
  return pageFrame(lang, texts, frame(texts, session, lang, body))
}

export function unknownPage(): string {
  const texts = PAY_PAGE_TEXTS.en
  const both = `<section><h1>${texts.unknown}</h1><p lang="zh">${PAY_PAGE_TEXTS.zh.unknown}</p></section>`
  return pageFrame('en', texts, both)
}

function frame(texts: PayPageTexts, session: SessionObject, lang: Lang, body: string): string {
  const number = escapeHtml(session.metadata['order_number'] ?? '')
  return `
    <p class="note">${texts.note}</p>
    <section>
      <h1>${texts.toPay}</h1>
      <p class="sum">${escapeHtml(sumOf(session, lang))}</p>
      <p class="order">${texts.order.replace('{{number}}', number)}</p>
      ${body}
    </section>`
}

const sumOf = ({ amount_total: amount, currency }: SessionObject, lang: Lang): string =>
  formatMoney(money(amount, currency.toUpperCase() as Currency), lang)

const ACTIONS: Record<string, readonly (keyof PayPageTexts)[]> = {
  card: ['pay', 'challenge', 'refuse', 'leave'],
  klarna: ['pay', 'later_paid', 'later_refused', 'refuse', 'leave'],
  sepa_debit: ['later_paid', 'later_refused', 'pay', 'leave'],
}
const OTHERS: readonly (keyof PayPageTexts)[] = ['pay', 'refuse', 'leave']

function choices(texts: PayPageTexts, reader: Reader, session: SessionObject): string {
  const method = session.payment_method_types[0] ?? 'card'
  const sum = escapeHtml(sumOf(session, reader.lang))
  const buttons = (ACTIONS[method] ?? OTHERS).map((action, nth) => {
    const own = `${action}_${method}`
    const label = texts[own in texts ? (own as keyof PayPageTexts) : action].replace('{{sum}}', sum)
    return `<button${nth === 0 ? ' class="main"' : ''} name="action" value="${action}">${label}</button>`
  })
  return `
      ${methodLine(texts, reader, session, method)}
      <form method="post">
        ${buttons.join('\n        ')}
        ${testingPart(texts, reader.lang)}
      </form>`
}

const PAY_LATER_MS = 30 * 24 * 3_600_000

function methodLine(texts: PayPageTexts, reader: Reader, session: SessionObject, method: string): string {
  const due = new Date(session.created * 1000 + PAY_LATER_MS)
  const named = method in texts ? (method as 'card' | 'klarna') : 'card'
  const detail = texts[`${named}Detail`].replace(
    '{{day}}',
    formatInstant(due, reader.lang, 'medium', reader.timeZone),
  )
  const look = method === 'klarna' ? 'card klarna' : 'card'
  return `<div class="${look}"><span>${texts[named]}</span><span>${detail}</span></div>`
}

/** The real one misbehaves at random; this one does on request. */
function testingPart(texts: PayPageTexts, lang: Lang): string {
  const options = BEHAVIOURS.map((name) => `<option value="${name}">${BEHAVIOUR_TEXTS[name][lang]}</option>`)
  const disputes = (['chargeback', 'inquiry'] as const).map(
    (name) => `<option value="${name}">${texts[name]}</option>`,
  )
  return `<details><summary>${texts.testing}</summary>
          <label>${texts.delivery}<select name="delivery">${options.join('')}</select></label>
          <label>${texts.after}<input name="after" type="number" min="0" max="86400" value="60"></label>
          <label>${texts.disputed}<select name="disputed"><option value="">${texts.undisputed}</option>${disputes.join('')}</select></label>
        </details>`
}

function outcome(texts: PayPageTexts, session: SessionObject): string {
  return `<p role="status">${endOf(texts, session)}</p><p><a class="back" href="${escapeHtml(session.success_url)}">${texts.back}</a></p>`
}

function endOf(texts: PayPageTexts, { status, payment_status: paid, payment_intent: tried }: SessionObject) {
  if (status === 'expired') return texts.expired
  if (paid === 'paid') return texts.paid
  return tried ? texts.processing : texts.refused
}
