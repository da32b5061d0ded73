import { expect, it } from 'vitest'
import { groupConfirmationCode, newConfirmationCode, readConfirmationCode } from './confirmation-code.ts'

it('is new each time, uses every sign, and survives printing and typing', () => {
  const codes = Array.from({ length: 2_000 }, newConfirmationCode)
  expect(new Set(codes).size).toBe(2_000)
  expect(new Set(codes.join('')).size).toBe(32)
  for (const code of codes.slice(0, 50)) {
    expect(groupConfirmationCode(code)).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(readConfirmationCode(groupConfirmationCode(code))).toBe(code)
  }
})

it.each([
  [' 0a1b-2c3d 4e5f–6g7h ', '0A1B2C3D4E5F6G7H'],
  ['OA1B-2C3D-4E5F-6G7H', '0A1B2C3D4E5F6G7H'],
  ['oAlb2c3d4e5f6g7h', '0A1B2C3D4E5F6G7H'],
  ['０Ａ１Ｂ—２Ｃ３Ｄ 4E5F.6G7H', '0A1B2C3D4E5F6G7H'],
  ['0A1B2C3D4E5F6G7', undefined],
  ['0A1B2C3D4E5F6G7HH', undefined],
  ['0A1B2C3D4E5F6G7U', undefined],
  ["0A1B'; drop table", undefined],
  ['', undefined],
])('%j is read as %j', (typed, code) => expect(readConfirmationCode(typed)).toBe(code))
