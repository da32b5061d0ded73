import type { z } from 'zod'
import type { CallDefinition } from '../../shared/call.ts'
import type { CallContext, FileAnswer } from './call-context.ts'

/** A call bound to the function that answers it. */
export type Route = {
  call: CallDefinition
  handler: (context: CallContext, input: unknown) => Promise<unknown>
}

/** Binds a JSON call to its use case. The input is validated before, the output shaped after, by the contract. */
export function handle<I extends z.ZodType, O extends z.ZodType>(
  call: CallDefinition<I, O>,
  handler: (context: CallContext, input: z.output<I>) => Promise<z.input<O>>,
): Route {
  return { call, handler: handler as Route['handler'] }
}

/** Binds a call that answers a file's bytes. */
export function handleFile<I extends z.ZodType>(
  call: CallDefinition<I, z.ZodType>,
  handler: (context: CallContext, input: z.output<I>) => Promise<FileAnswer>,
): Route {
  return { call, handler: handler as Route['handler'] }
}
