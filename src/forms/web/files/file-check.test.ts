import { describe, expect, it } from 'vitest'
import { checkFile, megabytesOf, sizeText, typeNames } from './file-check.ts'

const limits = { accept: ['application/pdf', 'image/jpeg', 'image/png'], maxBytes: 10_000_000 }
const file = (name: string, type: string, size = 1000) => ({ name, type, size })

describe('a file before it is sent', () => {
  it.each([
    ['passport.pdf', 'application/pdf', 1000, undefined],
    ['PASSPORT.JPEG', '', 1000, undefined],
    ['setup.exe', 'application/x-msdownload', 1000, 'wrongType'],
    ['setup.exe', '', 1000, 'wrongType'],
    ['noname', '', 1000, 'wrongType'],
    ['passport.heic', 'image/heic', 1000, 'wrongType'],
    ['scan.pdf', 'application/pdf', 26 * 1024 * 1024, 'tooLarge'],
    ['scan.pdf', 'application/pdf', 0, 'emptyFile'],
  ] as const)('%s', (name, type, size, fault) => {
    expect(checkFile(file(name, type, size), limits)).toBe(fault)
  })

  it('is never allowed to be larger than the server’s own limit', () => {
    const generous = { ...limits, maxBytes: 100_000_000 }
    expect(megabytesOf(generous)).toBe(25)
    expect(checkFile(file('a.pdf', 'application/pdf', 26 * 1024 * 1024), generous)).toBe('tooLarge')
    expect(checkFile(file('a.pdf', 'application/pdf', 25 * 1024 * 1024), generous)).toBeUndefined()
  })
})

it('names types and sizes in everyday terms', () => {
  expect(typeNames(limits.accept)).toEqual(['JPG', 'PNG', 'PDF'])
  expect(sizeText(1_834_000)).toBe('1.8 MB')
  expect(sizeText(640_200)).toBe('640 KB')
  expect(sizeText(12)).toBe('1 KB')
})
