/** 25 MB, which the screen says before an upload. */
export const LARGEST_FILE = 25 * 1024 * 1024

/** Allowed types, as detected from the bytes, with the extension for downloads. */
export const ALLOWED_TYPES = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
} as const
export type AllowedType = keyof typeof ALLOWED_TYPES

/** Also what was taken earlier, and is still given out: photos of phones, which few browsers can show. */
const STORED_TYPES = { ...ALLOWED_TYPES, 'image/heic': 'heic' } as const
export type StoredType = keyof typeof STORED_TYPES

export function isAllowedType(type: string | undefined): type is AllowedType {
  return type !== undefined && Object.hasOwn(ALLOWED_TYPES, type)
}

const LONGEST_NAME = 120
/** Characters with a meaning for a file system, a header or a shell. */
const HARMFUL = /[\u0000-\u001F\u007F-\u009F<>:"/\\|?*\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * The name under which a file is shown and downloaded: no path, no control or direction characters, no leading dot,
 * and always the extension of its real type, so that `invoice.pdf.exe` is never served.
 */
export function harmlessName(name: string, type: StoredType): string {
  const ending = STORED_TYPES[type]
  const lastPart = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const cleaned = lastPart.replace(HARMFUL, '').replace(/\s+/g, ' ').trim().replace(/^\.+/, '')
  const stem = cleaned.replace(/(\.[A-Za-z0-9]{1,5})+$/, '').replace(/[. ]+$/, '')
  const safe = stem === '' || RESERVED.test(stem) ? 'file' : Array.from(stem).slice(0, LONGEST_NAME).join('')
  return `${safe}.${ending}`
}
