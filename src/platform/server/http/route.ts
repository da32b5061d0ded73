import type { z } from 'zod'
import type { CallDefinition } from '../../shared/call.ts'
import type { CallContext, FileAnswer, StreamAnswer } from './call-context.ts'

/** A call bound to its handler. */
export type Route = {
  call: CallDefinition
  handler: (context: CallContext, input: unknown) => Promise<unknown>
}

/** Binds a JSON call to its use case. The contract validates the input before and shapes the output after. */
export function handle<I extends z.ZodType, O extends z.ZodType>(
  call: CallDefinition<I, O>,
  handler: (context: CallContext, input: z.output<I>) => Promise<z.input<O>>,
): Route {
  return { call, handler: handler as Route['handler'] }
}

/** Binds a call that returns a file's bytes. */
export function handleFile<I extends z.ZodType>(
  call: CallDefinition<I, z.ZodType>,
  handler: (context: CallContext, input: z.output<I>) => Promise<FileAnswer>,
): Route {
  return { call, handler: handler as Route['handler'] }
}

/** Binds a call that stays open and says what happens. */
export function handleStream<I extends z.ZodType>(
  call: CallDefinition<I, z.ZodType>,
  handler: (context: CallContext, input: z.output<I>) => Promise<StreamAnswer>,
): Route {
  return { call, handler: handler as Route['handler'] }
}
