import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { PaymentsConfig } from '../server/payments.config.ts'
import type { Behaviour } from './behaviours.ts'

/** What the sandbox needs of the process in which it lives. */
export type SandboxDeps = Pick<ServerDeps<PaymentsConfig>, 'config' | 'db' | 'clock' | 'jobs' | 'log'>

/** How news of a session travels: how it misbehaves, and after how many seconds. */
export type Travel = { behaviour: Behaviour; afterSeconds: number }
