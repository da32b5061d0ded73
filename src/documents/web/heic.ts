import { drawJpeg } from '#platform/web/draw-jpeg.ts'
import { ALLOWED_TYPES } from '../file-rules.ts'

/** What phones call their photos; many browsers know the name and not the format. */
export const HEIC_ENDINGS = ['.heic', '.heif'] as const
/** What a field for uploads lets people choose: photos of phones too, since they become JPEGs. */
export const UPLOAD_ACCEPT = [...Object.keys(ALLOWED_TYPES), 'image/heic', ...HEIC_ENDINGS].join(',')
/** Enough to read the smallest print of a passport on a full page. */
const LONGEST_SIDE = 3000

export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || HEIC_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))

/**
 * A photo of a phone as a JPEG, upright and no larger than needed, where this browser can decode it. Another file is
 * handed back as it is. @returns nothing for a photo that the browser cannot decode
 */
export async function withoutHeic(file: File): Promise<File | undefined> {
  if (!isHeic(file)) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
    const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
    const jpeg = await drawJpeg(picture, size)
    picture.close()
    if (!jpeg) return undefined
    const name = file.name.replace(/\.\w+$/, '')
    return new File([jpeg], `${name}.jpg`, { type: 'image/jpeg', lastModified: file.lastModified })
  } catch {
    return undefined
  }
}

/** The same, but a photo that this browser cannot decode goes as it is: the server refuses it and says what to do. */
export const jpegIfHeic = async (file: File): Promise<File> => (await withoutHeic(file)) ?? file
