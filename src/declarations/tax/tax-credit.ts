import type { DeclarationKind, DeclarationScheme } from '../declaration.ts'
import { formOf } from '../boxes/entries.ts'

/** What the authority asked to see before it pays back. */
export type CreditEvidence = { fileId: string; sentAt: string; sentBy: string }

/** Whether documents came after the last time that they were asked for. */
export const isAnswered = ({
  asked,
  askedAt,
  evidence,
}: {
  asked: string | null
  askedAt: Date | null
  evidence: readonly CreditEvidence[]
}): boolean =>
  asked !== null && evidence.some(({ sentAt }) => askedAt === null || new Date(sentAt) >= askedAt)

/** Whether a credit goes into the next return: the form has a box for it, and a correction has no next return. */
export const canCarry = (declaration: {
  country: string
  kind: DeclarationKind
  scheme: DeclarationScheme
  corrects: string | null
}): boolean =>
  declaration.scheme === 'LOCAL' &&
  declaration.kind === 'RETURN' &&
  declaration.corrects === null &&
  formOf(declaration.country).carriedBox !== undefined

/** All of a credit is accounted for: what was paid out, and what the authority set off against other debts. */
export const isAccountedFor = (payable: number, { refunded, setOff }: { refunded: number; setOff: number }) =>
  refunded + setOff === -payable
