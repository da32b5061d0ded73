/**
 * Whom to take out. An account has one id, and name and address until it is empty. Somebody without an account has the
 * ids of what names their address: invitations, enquiries.
 */
export type Subject = {
  ids: readonly string[]
  known: { names: readonly string[]; email: string } | undefined
  /** Keyed marks of the address. */
  marks: readonly string[]
  companyIds: readonly string[]
  hasAccount: boolean
}
