import type { LetterSuggestion, WholeAuthorityLetter } from '../contract.ts'

/** What the form has in the fields that a letter's text can fill. */
export type Said = Pick<WholeAuthorityLetter, 'company' | 'workOrder' | 'registrationId' | 'authority'> &
  Record<'country' | 'reference' | 'dated' | 'replyBy', string>

/** The fields as a suggestion has them, once somebody takes it. */
export function fieldsSaid(suggestion: LetterSuggestion, said: Said): Partial<Said> {
  const { kind, value, label, country, company } = suggestion
  // What belongs to another company is not kept beside it.
  const isSame = company !== null && said.company?.id === company.id
  switch (kind) {
    case 'WORK_ORDER':
      return {
        workOrder: { id: value, number: label },
        company,
        registrationId: isSame ? said.registrationId : null,
      }
    case 'COMPANY':
      return { company: { id: value, name: label }, workOrder: null, registrationId: null }
    case 'REGISTRATION':
      return {
        registrationId: value,
        company,
        workOrder: isSame ? said.workOrder : null,
        country: said.country || (country ?? ''),
      }
    case 'AUTHORITY':
      return { authority: value, ...(country !== null && { country }) }
    case 'REFERENCE':
      return { reference: value }
    case 'DATED':
      return { dated: value }
    case 'REPLY_BY':
      return { replyBy: value }
  }
}

/** Whether the form says so already. */
export function isSaid({ kind, value }: LetterSuggestion, said: Said): boolean {
  const now = {
    WORK_ORDER: said.workOrder?.id,
    COMPANY: said.company?.id,
    REGISTRATION: said.registrationId,
    AUTHORITY: said.authority,
    REFERENCE: said.reference,
    DATED: said.dated,
    REPLY_BY: said.replyBy,
  }
  return now[kind] === value
}
