import { fillKnown } from '#platform/shared/fill-known.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { Langs, SellerText } from '../review/seller-text.ts'

type Values = Readonly<Record<string, string>>

/** A text block as a draft: for the writer, and for a seller who reads another language. */
export function draftOf(block: LocalText, { own, seller }: Langs, values: Values): SellerText {
  const theirs = own === seller || block[own] === block[seller] ? '' : fillKnown(block[seller], values)
  return { own: fillKnown(block[own], values), theirs }
}
