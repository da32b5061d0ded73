import { paths } from '#paths.ts'

/**
 * Leads somebody whose calls are refused to the page where they set up their second factor, and from there back. What a
 * public page reads beside its content fails quietly: links in mails and shared forms stay usable.
 */
export function leadToFactor(read: boolean): void {
  const { pathname, search } = window.location
  if (pathname === paths.secondFactor() || pathname === paths.shareForm()) return
  if (read && !pathname.startsWith('/workspace')) return
  window.location.assign(paths.secondFactor(pathname + search))
}
