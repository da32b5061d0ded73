const MOST_CHARACTERS = 120
/** What no file system takes, what leads out of the folder, and what writes a name in another direction. */
const HARMFUL =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff<>:"/\\|?*]/g

/** The name of a file in the archive: numbered, so that two of the same name both stand there. */
export function entryName(folder: string, ordinal: number, name: string): string {
  const cleaned = name.toWellFormed().normalize('NFC').replace(HARMFUL, '_').trim()
  const ending = /(?<=.)\.[A-Za-z0-9]{1,8}$/.exec(cleaned)?.[0] ?? ''
  const stem = cleaned.slice(0, cleaned.length - ending.length)
  const short = Array.from(stem)
    .slice(0, MOST_CHARACTERS)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '')
  return `${folder}/${String(ordinal).padStart(4, '0')}-${short || 'file'}${ending}`
}

/** A relative address of an entry, for links. */
export const entryHref = (path: string): string => path.split('/').map(encodeURIComponent).join('/')
