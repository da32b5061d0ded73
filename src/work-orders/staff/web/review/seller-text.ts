import type { Lang, LocalText } from '#platform/shared/local-text.ts'

/** What staff write to a seller: in their own language and, if different, in the seller's. */
export type SellerText = { own: string; theirs: string }

export const NO_TEXT: SellerText = { own: '', theirs: '' }

export type Langs = { own: Lang; seller: Lang }

/** In the shape of the calls: one text for both languages, or one in each; undefined when nothing was written. */
export function textToSend({ own, theirs }: SellerText, langs: Langs): string | LocalText | undefined {
  const [mine, other] = [own.trim(), langs.own === langs.seller ? '' : theirs.trim()]
  if (mine && other) return langs.own === 'en' ? { en: mine, zh: other } : { en: other, zh: mine }
  return mine || other || undefined
}

/** What the seller will read, and whether it is in a language that the seller has not chosen. */
export function textAsRead({ own, theirs }: SellerText, langs: Langs): { text: string; foreign: boolean } {
  if (langs.own === langs.seller) return { text: own.trim(), foreign: false }
  const translated = theirs.trim()
  return translated ? { text: translated, foreign: false } : { text: own.trim(), foreign: own.trim() !== '' }
}
