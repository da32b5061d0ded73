import type { Client } from '../../journey/http-client.ts'

/** Who does it, and how time passes. */
export type YearsCast = {
  base: string
  companyId: string
  seller: Client
  agent: Client
  reviewer: Client
  finance: Client
  admin: Client
  /** Who signs off what is filed. */
  signers: readonly string[]
  /** The agency's day. */
  today(): string
  /** What follows from all that was done is done. */
  settle(): Promise<void>
}
