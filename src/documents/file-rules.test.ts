import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { harmlessName, isAllowedType } from './file-rules.ts'

describe('sanitised file names', () => {
  it.each([
    ['passport.jpg', 'image/jpeg', 'passport.jpg'],
    ['passport.JPEG', 'image/jpeg', 'passport.jpg'],
    ['营业执照 2026.pdf', 'application/pdf', '营业执照 2026.pdf'],
    ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\scan.png', 'image/png', 'scan.png'],
    ['invoice.pdf.exe', 'application/pdf', 'invoice.pdf'],
    ['gpj\u202Eexe.pdf', 'application/pdf', 'gpjexe.pdf'],
    ['.htaccess', 'application/pdf', 'htaccess.pdf'],
    ['con.pdf', 'application/pdf', 'file.pdf'],
    ['', 'image/png', 'file.png'],
    ['a"b\r\nSet-Cookie: x.png', 'image/png', 'abSet-Cookie x.png'],
  ] as const)('%j → %j', (name, type, expected) => {
    expect(harmlessName(name, type)).toBe(expected)
  })

  it('never keeps a separator, a control character or a different extension', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
        const safe = harmlessName(name, 'application/pdf')
        expect(safe).not.toMatch(/[/\\\u0000-\u001F"]/)
        expect(safe).toMatch(/^[^.].*\.pdf$/s)
        expect(Array.from(safe).length).toBeLessThanOrEqual(124)
      }),
    )
  })
})

it('knows the allowed types', () => {
  expect(isAllowedType('image/webp')).toBe(true)
  expect(isAllowedType('image/heic')).toBe(false)
  expect(isAllowedType('application/x-msdownload')).toBe(false)
  expect(isAllowedType('toString')).toBe(false)
  expect(isAllowedType(undefined)).toBe(false)
})
