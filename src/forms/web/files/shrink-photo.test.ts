import { describe, expect, it } from 'vitest'
import { mayShrink, shrinkPhoto, shrunkSize } from './shrink-photo.ts'

const limits = { accept: ['application/pdf', 'image/jpeg', 'image/png'], maxBytes: 10_000_000 }
const photo = (size: number, type = 'image/jpeg') => ({ type, size })

describe('photos before they are sent', () => {
  it.each([
    ['a large photo', photo(6_000_000), limits, true],
    ['a large PNG', photo(12_000_000, 'image/png'), limits, true],
    ['a small photo', photo(900_000), limits, false],
    ['a PDF, however large', photo(9_000_000, 'application/pdf'), limits, false],
    ['where no JPG is taken', photo(6_000_000, 'image/png'), { ...limits, accept: ['image/png'] }, false],
    ['a photo above a low limit', photo(1_500_000), { ...limits, maxBytes: 1_000_000 }, true],
  ])('%s', (_name, file, within, expected) => {
    expect(mayShrink(file, within)).toBe(expected)
  })

  it('keep their proportions, and are never enlarged', () => {
    expect(shrunkSize(photo(8_000_000), { width: 8000, height: 6000 }, limits)).toEqual({
      width: 3000,
      height: 2250,
    })
    expect(shrunkSize(photo(8_000_000), { width: 1200, height: 2400 }, limits)).toEqual({
      width: 1200,
      height: 2400,
    })
    expect(shrunkSize(photo(100), { width: 8000, height: 6000 }, limits)).toBeUndefined()
  })

  it('are sent unchanged where the browser cannot draw them', async () => {
    const file = new File([new Uint8Array(5_000_000)], 'passport.jpg', { type: 'image/jpeg' })
    expect(await shrinkPhoto(file, limits)).toBe(file)
  })
})
