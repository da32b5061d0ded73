import { afterEach, describe, expect, it, vi } from 'vitest'
import { isHeic, jpegIfHeic, UPLOAD_ACCEPT, withoutHeic } from './heic.ts'

const photo = (name = 'IMG_0001.HEIC', type = 'image/heic') =>
  new File([new Uint8Array(9)], name, { type, lastModified: 5 })
afterEach(() => vi.unstubAllGlobals())

describe('photos of phones', () => {
  it.each([
    ['IMG_0001.HEIC', '', true],
    ['scan.heif', 'application/octet-stream', true],
    ['passport', 'image/heic', true],
    ['burst', 'image/heif-sequence', true],
    ['passport.jpg', 'image/jpeg', false],
    ['heic.pdf', 'application/pdf', false],
  ])('%s of type “%s” is one: %s', (name, type, expected) => {
    expect(isHeic({ name, type })).toBe(expected)
  })

  it('become an upright JPEG, no larger than needed, where the browser decodes them', async () => {
    const asked: unknown[] = []
    const drawn: number[][] = []
    vi.stubGlobal('createImageBitmap', async (_file: File, options: unknown) => {
      asked.push(options)
      return { width: 3024, height: 6048, close: () => {} }
    })
    const context = {
      fillRect: () => {},
      drawImage: (_picture: unknown, ...place: number[]) => drawn.push(place),
    }
    vi.stubGlobal('document', {
      createElement: () => ({
        getContext: () => context,
        toBlob: (done: (blob: Blob) => void, type: string) => done(new Blob(['jpeg'], { type })),
      }),
    })
    const jpeg = await withoutHeic(photo())
    expect(jpeg).toMatchObject({ name: 'IMG_0001.jpg', type: 'image/jpeg', lastModified: 5 })
    expect([asked, drawn]).toEqual([[{ imageOrientation: 'from-image' }], [[0, 0, 1500, 3000]]])
  })

  it('are nothing where the browser cannot decode them', async () => {
    vi.stubGlobal('createImageBitmap', () =>
      Promise.reject(new Error('The source image could not be decoded.')),
    )
    expect(await withoutHeic(photo())).toBeUndefined()
    // The server says what to do with it.
    const asItIs = photo()
    expect(await jpegIfHeic(asItIs)).toBe(asItIs)
  })

  it('can be chosen, though the server takes none', () => {
    expect(UPLOAD_ACCEPT.split(',')).toEqual(
      expect.arrayContaining(['application/pdf', 'image/jpeg', 'image/heic', '.heic']),
    )
  })

  it('leave other files alone', async () => {
    const pdf = photo('a.pdf', 'application/pdf')
    expect(await withoutHeic(pdf)).toBe(pdf)
  })
})
