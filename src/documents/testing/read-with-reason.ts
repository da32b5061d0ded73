import type { z } from 'zod'
import { expect } from 'vitest'
import type { Caller, TestApp } from '#main/testing/test-app.ts'
import type { CallDefinition } from '#platform/shared/call.ts'

const WHY = 'A colleague is away'

/**
 * A document of what is not the reader's work: refused without a reason, and with one opened. The reason is in the audit
 * trail.
 */
export async function readWithReason<I extends z.ZodType>(
  app: TestApp,
  call: CallDefinition<I, z.ZodType>,
  input: Record<string, unknown>,
  as: Caller,
) {
  expect((await app.get(call, input, { as })).body.error, call.path).toBe('documents.reason_missing')
  const answer = await app.get(call, { ...input, reason: WHY }, { as })
  expect(answer.status, call.path).toBe(200)
  return answer
}
