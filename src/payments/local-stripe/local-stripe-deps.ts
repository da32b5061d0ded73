import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { PaymentsConfig } from '../server/payments.config.ts'
import type { Behaviour } from './behaviours.ts'

/** What the local Stripe needs of the process it runs in. */
export type LocalStripeDeps = Pick<ServerDeps<PaymentsConfig>, 'config' | 'db' | 'clock' | 'jobs' | 'log'>

/** How an event is delivered: which misbehaviour, and after how many seconds. */
export type Travel = { behaviour: Behaviour; afterSeconds: number }

export const PROMPT: Travel = { behaviour: 'prompt', afterSeconds: 0 }
