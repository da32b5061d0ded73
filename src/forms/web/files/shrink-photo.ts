import { drawJpeg } from '#platform/web/draw-jpeg.ts'
import type { FileLimits } from './file-check.ts'

/** Enough to read the smallest print of a passport on a full page. */
const LONGEST_SIDE = 3000
/** Smaller ones are sent as they are. */
const WORTH_SHRINKING = 4_000_000

/** The size at which a picture is drawn; undefined where it stays as it is. */
export function shrunkSize(
  file: Pick<File, 'type' | 'size'>,
  picture: { width: number; height: number },
  limits: FileLimits,
): { width: number; height: number } | undefined {
  if (file.size <= Math.min(WORTH_SHRINKING, limits.maxBytes)) return undefined
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  return { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
}

/** Whether a photo may be redrawn at all: a PDF is left alone, and so is what must not become a JPG. */
export function mayShrink(file: Pick<File, 'type' | 'size'>, limits: FileLimits): boolean {
  const isPicture = file.type === 'image/jpeg' || file.type === 'image/png'
  return (
    isPicture &&
    limits.accept.includes('image/jpeg') &&
    file.size > Math.min(WORTH_SHRINKING, limits.maxBytes)
  )
}

/**
 * A phone photo made as small as it can be while everything on it can be read: half a minute less over a slow
 * line, and it fits the limit. If anything fails, the photo is sent as it is.
 */
export async function shrinkPhoto(file: File, limits: FileLimits): Promise<File> {
  if (!mayShrink(file, limits)) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const size = shrunkSize(file, picture, limits)
    const small = size && (await drawJpeg(picture, size))
    picture.close()
    if (!small || small.size >= file.size) return file
    return new File([small], file.name.replace(/\.\w+$/, '.jpg'), {
      type: 'image/jpeg',
      lastModified: file.lastModified,
    })
  } catch {
    // The browser cannot draw it, or it is not a picture: the server decides.
    return file
  }
}
