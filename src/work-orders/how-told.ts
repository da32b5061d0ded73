import type { LocalText } from '#platform/shared/local-text.ts'

/** How the seller told staff what they submit for them. */
export const HOW_TOLD = ['TELEPHONE', 'MAIL', 'LETTER', 'CHAT', 'MEETING'] as const
export type HowTold = (typeof HOW_TOLD)[number]

const HOW_TOLD_TEXTS: Record<HowTold, LocalText> = {
  TELEPHONE: { en: 'by telephone', zh: '电话告知' },
  MAIL: { en: 'by e-mail', zh: '邮件告知' },
  LETTER: { en: 'by letter', zh: '来信告知' },
  CHAT: { en: 'by chat', zh: '聊天告知' },
  MEETING: { en: 'in a meeting', zh: '会面告知' },
}

/** `by telephone: the number on the licence`, as history, PDF and mail say it. */
export function toldText({ how, note }: { how: string; note: string | null }): LocalText {
  const { en, zh } = HOW_TOLD_TEXTS[HOW_TOLD.find((one) => one === how) ?? 'MAIL']
  return note === null ? { en, zh } : { en: `${en}: ${note}`, zh: `${zh}：${note}` }
}
