import type { LocalText } from '#platform/shared/local-text.ts'
import type { Langs, SellerText } from '../review/seller-text.ts'

type Values = Readonly<Record<string, string>>

/** What is not known stays as it stands, so that whoever sends it sees it. */
const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )

/** A text block as a draft: for the writer, and for a seller who reads another language. */
export function draftOf(block: LocalText, { own, seller }: Langs, values: Values): SellerText {
  const theirs = own === seller || block[own] === block[seller] ? '' : filled(block[seller], values)
  return { own: filled(block[own], values), theirs }
}
