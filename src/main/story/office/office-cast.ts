import type { SeededSeller } from '#accounts/server/accounts.seed.ts'
import type { Client } from '../../journey/http-client.ts'
import type { Dice } from './dice.ts'

export type Colleague = { client: Client; staffId: string }
export type Buyer = { client: Client; about: SeededSeller }

/** Who works in the back office, and how time passes there. */
export type OfficeCast = {
  base: string
  dice: Dice
  finance: Client
  tags: readonly string[]
  now(): Date
  /** In the calendar of the agency. */
  today(): string
  /** What follows from all that was done is done. */
  settle(): Promise<void>
}

/** One order in the back office. */
export type Case = {
  cast: OfficeCast
  buyer: Buyer
  agent: Colleague
  code: string
  serial: number
  workOrderId: string
}
