const HERE = 'https://portal.invalid'
/** What could become the beginning of another host once somebody decodes it or settles its dots. */
const MISLEADING = /\/\/|%(?:[01][\da-f]|2f|5c|7f)/i

/**
 * True for an address of this site that may follow a sign-in: a path of ours, never another host, neither as it stands
 * nor once a router has settled its dots or decoded it.
 */
export function isLocalPath(path: string | null | undefined): path is string {
  if (typeof path !== 'string' || !/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(path)) return false
  const [asWritten = ''] = path.split(/[?#]/)
  const { origin, pathname } = new URL(path, HERE)
  return origin === HERE && !MISLEADING.test(asWritten) && !MISLEADING.test(pathname)
}
