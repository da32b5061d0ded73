import { LARGEST_FILE } from '#documents/file-rules.ts'

/** What a question accepts. */
export type FileLimits = { accept: readonly string[]; maxBytes: number }

const TYPE_NAMES: Record<string, string> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'application/pdf': 'PDF',
}
const ENDINGS: Record<string, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
}

/** `JPG, PNG, PDF`, pictures first. */
export function typeNames(accept: readonly string[]): string[] {
  return Object.entries(TYPE_NAMES).flatMap(([type, name]) => (accept.includes(type) ? [name] : []))
}

/** Whole megabytes (10⁶ bytes). */
export function megabytesOf(limits: FileLimits): number {
  return Math.min(Math.floor(limits.maxBytes / 1_000_000), LARGEST_FILE / 1024 / 1024)
}

/** `1.8 MB`, `640 KB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

export type FileFault = 'emptyFile' | 'tooLarge' | 'wrongType'

/** Checked before anything is sent; the server goes by the bytes, whatever name and type say. */
export function checkFile(
  file: Pick<File, 'name' | 'type' | 'size'>,
  limits: FileLimits,
): FileFault | undefined {
  if (file.size === 0) return 'emptyFile'
  const ending = /\.([A-Za-z0-9]+)$/.exec(file.name)?.[1]?.toLowerCase()
  const byEnding = limits.accept.some((type) => ENDINGS[type]?.includes(ending ?? ''))
  const byType = limits.accept.includes(file.type)
  if (file.type === '' ? !byEnding : !byType) return 'wrongType'
  return file.size > Math.min(limits.maxBytes, LARGEST_FILE) ? 'tooLarge' : undefined
}
