import { expect, test } from 'vitest'
import { refusedForGood, shortened } from './refused-mail.ts'

test.each([
  [{ responseCode: 550, command: 'RCPT TO' }, 550],
  [{ responseCode: 554, command: 'DATA' }, 554],
  [{ responseCode: 451, command: 'RCPT TO' }, undefined],
  [{ responseCode: 552, command: 'MAIL FROM' }, undefined],
  [{ responseCode: 535, command: 'AUTH PLAIN' }, undefined],
  [{ code: 'ECONNREFUSED' }, undefined],
  [new Error('anything'), undefined],
  [undefined, undefined],
])('%o is refused for good by %s', (error, code) => expect(refusedForGood(error)).toBe(code))

test.each([
  ['amelia.chen@example.com', 'a…n@example.com'],
  ['ab@example.com', 'a…@example.com'],
  ['"a@b"@example.com', '"…"@example.com'],
])('%s is shown as %s', (address, shown) => expect(shortened(address)).toBe(shown))
