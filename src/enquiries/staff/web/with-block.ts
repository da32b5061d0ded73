import { fillKnown } from '#platform/shared/fill-known.ts'
import type { Enquiry } from '../contract.ts'

type Known = { enquiry: Pick<Enquiry, 'number' | 'company' | 'customer' | 'name'>; me: string }

/** What is written so far, followed by a text block with what is known of the enquiry. */
export function withBlock(written: string, block: string, { enquiry, me }: Known): string {
  const { number, company, customer, name } = enquiry
  const text = fillKnown(block, { number, me, company: customer?.name ?? company ?? name })
  return written.trim() === '' ? text : `${written.trimEnd()}\n\n${text}`
}
