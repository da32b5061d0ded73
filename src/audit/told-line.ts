type Line = {
  sequence: number
  at: Date
  actorKind: string
  actorId: string
  action: string
  record: string
  companyId: string | null
  detail: Record<string, unknown>
  personId: string | null
  personal: Record<string, unknown> | null
}

/** A line of the audit trail for whoever reads it: JSON, in which nothing that somebody typed moves a terminal. */
export function toldLine({ personId, personal, companyId, ...line }: Line): string {
  return JSON.stringify({
    ...line,
    ...(companyId !== null && { companyId }),
    // Of whom nothing personal was said there is no person.
    ...(personId !== null && {
      personId,
      personal: personal ?? 'forgotten: the key of this person was destroyed',
    }),
  })
}
