import { describe, expect, it } from 'vitest'
import { type Manifest, readManifest, writeManifest } from './manifest.ts'

const MANIFEST: Manifest = {
  format: 1,
  version: '0.1.0',
  takenAt: '2026-11-23T02:00:00.000Z',
  migration: { tag: '0083_registration_authors', when: 1795455480636 },
  jobsMigration: 19,
  tables: [
    {
      schema: 'public',
      name: 'orders',
      columns: ['id'],
      rows: 2,
      part: '0001.age',
      bytes: 310,
      sha256: 'ab'.repeat(32),
    },
  ],
  sequences: [{ schema: 'public', name: 'history_seq', value: '7', isCalled: true }],
  partitions: [],
  files: { part: 'files.zst', bytes: 20, sha256: 'cd'.repeat(32), count: 3, total: 900, missing: [] },
}
const TEXT = writeManifest(MANIFEST)

describe('a manifest', () => {
  it('is read as it was written', () => {
    expect(readManifest(TEXT)).toEqual(MANIFEST)
  })

  it.each([
    ['one byte changed', TEXT.replace('"rows": 2', '"rows": 3'), /was changed/],
    ['its hash changed', `${TEXT.slice(0, -2)}${TEXT.at(-2) === '0' ? '1' : '0'}\n`, /was changed/],
    ['something added', `${TEXT}\n`, /was changed/],
    ['cut off in the last line', TEXT.slice(0, -5), /was cut off/],
    ['cut off in the middle', TEXT.slice(0, 200), /was cut off/],
    ['empty', '', /was cut off/],
    [
      'of a newer format',
      writeManifest({ ...MANIFEST, format: 2 as 1, version: '3.0.0' }),
      /newer release \(3\.0\.0\)/,
    ],
  ])('is refused when it is %s', (_, text, message) => {
    expect(() => readManifest(text)).toThrow(message)
  })
})
