import type { z } from 'zod'
import type { CallDefinition, emptyInput } from '#platform/shared/call.ts'
import type { sessionOutput } from '../../contract.ts'
import type { SignInMethod } from '../../sign-in-methods.ts'

export type Session = z.output<typeof sessionOutput> & { method?: SignInMethod | null }

/** The calls by which one kind of people see and end their own sessions. */
export type SessionCalls = {
  staff?: boolean
  list: CallDefinition<typeof emptyInput, z.ZodType<{ sessions: Session[] }>>
  end: CallDefinition<z.ZodType<{ sessionId: string }, { sessionId: string }>>
  endOthers: CallDefinition<typeof emptyInput, z.ZodType<{ ended: number }>>
}
