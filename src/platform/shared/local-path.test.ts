import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLocalPath } from './local-path.ts'

describe('an address that may follow a sign-in', () => {
  test.each([
    '/',
    '/services',
    '/services?category=VAT&page=2',
    '/workspace/myServices/detail?id=wo_1',
    '/a?next=https://x/',
  ])('%s is ours', (path) => expect(isLocalPath(path)).toBe(true))

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/ /evil.example',
    '/\u0000/evil.example',
    '/\u0001',
    '/\u007f',
    '/%0a/evil.example',
    '/%0D%0A/evil.example',
    '/%2f/evil.example',
    '/%5Cevil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2f../..',
    '/%2fevil.example/..',
    'https://evil.example',
    'https:evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '',
    null,
    undefined,
  ])('%j is not', (path) => expect(isLocalPath(path)).toBe(false))

  test('never leaves this site, whatever its parts, as written or decoded', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '%0a',
      '%09',
      '\t',
      '\n',
      ':',
      '@',
      '?',
      '#',
      'evil.example',
      'https:',
      'a',
      ' ',
      '\u0000',
      '／',
    )
    const texts = fc.array(parts, { maxLength: 8 }).map((all) => `/${all.join('')}`)
    fc.assert(
      fc.property(fc.oneof(texts, fc.string(), fc.string({ unit: 'grapheme' })), (path) => {
        if (!isLocalPath(path)) return
        for (const reading of [path, decodedOnce(path)]) {
          const url = new URL(reading, 'https://portal.example')
          expect(url.origin).toBe('https://portal.example')
          expect(url.pathname.startsWith('//')).toBe(false)
        }
      }),
      { numRuns: 10_000 },
    )
  })
})

function decodedOnce(path: string): string {
  const [before = '', ...after] = path.split(/(?=[?#])/)
  try {
    return decodeURIComponent(before) + after.join('')
  } catch {
    return path
  }
}
