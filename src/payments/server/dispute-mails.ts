import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import type { DisputeRow } from './payments.tables.ts'

/** Why finance hears of a dispute. */
export type DisputeNews = 'OPENED' | 'ESCALATED' | 'DUE'

const SUBJECTS: Record<DisputeNews | 'TAKEN' | 'TO_BOOK', LocalText> = {
  OPENED: {
    en: '{{brand}}: a bank disputes {{sum}} of order {{number}}',
    zh: '{{brand}}：订单{{number}}的{{sum}}付款被银行提出争议',
  },
  ESCALATED: {
    en: '{{brand}}: the bank pursues its dispute about {{sum}} of order {{number}}',
    zh: '{{brand}}：订单{{number}}的{{sum}}付款争议已升级',
  },
  DUE: {
    en: '{{brand}}: evidence about {{sum}} of order {{number}} is due by {{day}}',
    zh: '{{brand}}：订单{{number}}的{{sum}}付款争议须在{{day}}前提交证据',
  },
  TAKEN: {
    en: '{{brand}}: a bank has taken back {{sum}} of order {{number}}',
    zh: '{{brand}}：银行已追回订单{{number}}的{{sum}}付款',
  },
  TO_BOOK: {
    en: '{{brand}}: book the lost dispute of order {{number}}',
    zh: '{{brand}}：订单{{number}}的争议败诉，请入账',
  },
}

const FIRST: Record<DisputeNews | 'TAKEN', LocalText> = {
  OPENED: {
    en: 'the payer’s bank disputes the payment of {{sum}} for order {{number}}.',
    zh: '付款方银行对订单{{number}}的付款{{sum}}提出争议。',
  },
  ESCALATED: {
    en: 'the payer’s bank pursues its dispute about the payment of {{sum}} for order {{number}}: what was an inquiry has become a claim, or what was sent did not satisfy the bank.',
    zh: '付款方银行已将订单{{number}}的付款争议（{{sum}}）升级：原先的调单已转为正式争议，或已提交的证据未被接受。',
  },
  DUE: {
    en: 'the payer’s bank disputes the payment of {{sum}} for order {{number}}, and no evidence has been submitted yet.',
    zh: '付款方银行对订单{{number}}的付款{{sum}}提出了争议，证据至今尚未提交。',
  },
  TAKEN: {
    en: 'the payer’s bank has taken back the payment of {{sum}} for order {{number}}. The dispute is decided, and evidence is no longer taken. What had not been refunded yet is booked as a refund with its credit note.',
    zh: '付款方银行已追回订单{{number}}的付款{{sum}}。争议已有结果，不再接受证据；未退还的部分已按退款入账并开具红字发票。',
  },
}

const UNTIL: LocalText = {
  en: ' Evidence can be submitted until {{day}}; without it the money is lost.',
  zh: '请在{{day}}前提交证据，逾期款项将被追回。',
}
const NO_LAST_DAY: LocalText = {
  en: ' The payment provider names no last day for evidence: look there whether the bank still takes any.',
  zh: '支付服务商未注明提交证据的截止日期，请在其后台查看银行是否仍接受证据。',
}
const CLAIMED_OTHERWISE: LocalText = {
  en: '\n\nThe buyer paid {{paid}}. The bank may claim another sum, or in another currency.',
  zh: '\n\n客户实际支付{{paid}}；银行主张的金额或币种可能与付款不同。',
}
const AROUND: LocalText = {
  en: 'Hello {{name}},\n\n{{what}}\n\nThe order, with a link to the dispute: {{link}}{{more}}\n\n{{brand}}',
  zh: '{{name}}，您好：\n\n{{what}}\n\n订单及争议链接：{{link}}{{more}}\n\n{{brand}}',
}
const TO_BOOK: LocalText = {
  en: 'Hello {{name}},\n\nthe dispute about {{sum}} of order {{number}} is lost. The bank claimed it in another currency than the buyer paid in ({{paid}}), so the sum cannot be booked automatically. Look up at the payment provider how much was taken off, and enter that sum on the page of the order.\n\nThe order: {{link}}\n\n{{brand}}',
  zh: '{{name}}，您好：\n\n订单{{number}}中{{sum}}的付款争议已败诉。银行主张的币种与客户付款（{{paid}}）不同，系统无法自动入账。请在支付服务商后台查明实际扣款金额，并在订单页面录入。\n\n订单：{{link}}\n\n{{brand}}',
}

type About = {
  news: DisputeNews
  dispute: Pick<DisputeRow, 'status' | 'dueAt'>
  /** Claimed in another currency than was paid. */
  isForeign: boolean
  /** Another sum, or in another currency. */
  differs: boolean
}

/** What the mail says as the dispute stands when it is sent; nothing where there is nothing to do any more. */
export function disputeMail(
  { news, dispute, isForeign, differs }: About,
  lang: Lang,
): { subject: string; body: string } | undefined {
  const { status, dueAt } = dispute
  if (status === 'WON' || (news === 'DUE' && status !== 'OPEN')) return undefined
  if (status === 'LOST' && isForeign) return { subject: SUBJECTS.TO_BOOK[lang], body: TO_BOOK[lang] }
  const kind = status === 'LOST' ? 'TAKEN' : news
  const evidence = status === 'OPEN' ? (dueAt ? UNTIL : NO_LAST_DAY)[lang] : ''
  const body = AROUND[lang]
    .replace('{{what}}', FIRST[kind][lang] + evidence)
    .replace('{{more}}', differs ? CLAIMED_OTHERWISE[lang] : '')
  return { subject: SUBJECTS[kind][lang], body }
}
