import type { DeclarationWork } from '../../contract.ts'

/** A declaration that was left out of what was done with several, and why. */
export type Refused = { companyId: string; id: string; number: string; company: string; why: string }

export const refused = ({ company, id, number }: DeclarationWork, why: string): Refused => ({
  companyId: company.id,
  id,
  number,
  company: company.name,
  why,
})
