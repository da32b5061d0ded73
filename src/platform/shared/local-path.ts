const HERE = 'https://portal.invalid'
/** Parts that could start another host once decoded or normalised. */
const MISLEADING = /\/\/|%(?:[01][\da-f]|2f|5c|7f)/i

/**
 * True for an address of this site that may follow a sign-in: a local path, never another host, neither as written nor
 * once a router has normalised or decoded it.
 */
export function isLocalPath(path: string | null | undefined): path is string {
  if (typeof path !== 'string' || !/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(path)) return false
  const [asWritten = ''] = path.split(/[?#]/)
  const { origin, pathname } = new URL(path, HERE)
  return origin === HERE && !MISLEADING.test(asWritten) && !MISLEADING.test(pathname)
}
