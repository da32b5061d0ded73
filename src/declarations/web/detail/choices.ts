import type { OutputOf } from '#platform/shared/call.ts'
import type { listStandingChoices } from '../../contract.ts'

/** What the company chose, country by country, and the texts to sign. */
export type Choices = OutputOf<typeof listStandingChoices>
export type Choice = Choices['choices'][number]
