import { expect, test } from 'vitest'
import { failureKind } from './failure-kind.ts'

test.each<[string | undefined, ReturnType<typeof failureKind>]>([
  ['company.not_active', 'elsewhere'],
  ['forbidden', 'forbidden'],
  ['work_order.not_permitted', 'forbidden'],
  ['work_order.not_allowed', 'forbidden'],
  ['work_order.not_found', 'failed'],
  [undefined, 'failed'],
])('%s: %s', (error, kind) => expect(failureKind(error)).toBe(kind))
