import type { Field } from './template.ts'

/** What no example picture tells: further proofs of identity, and the papers of a bank account. */
const NAMED: ReadonlySet<string> = new Set(['secondEvidence', 'bankProof', 'paymentFlows'])

/**
 * Whether the files of a question show what is masked when it is typed: an identity or a bank account. The kind of the
 * question decides where the template has no mark, as with what is sealed: published versions never change.
 */
export function isSensitiveFile(field: Field): boolean {
  if (field.type !== 'file') return false
  return field.sensitive ?? (field.example === 'passport' || NAMED.has(field.key))
}
