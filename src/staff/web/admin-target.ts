import { paths } from '#paths.ts'
import { isLocalPath } from '#platform/shared/local-path.ts'

/** A page of the back office, or its queue; never another address, and no page that leads back to signing in. */
export function adminTarget(next: string | null): string {
  const queue = paths.adminQueue()
  if (!isLocalPath(next) || !URL.canParse(next, 'http://portal')) return queue
  const { pathname, search } = new URL(next, 'http://portal')
  const isEntry = pathname === paths.adminLogin() || pathname === paths.adminPassword()
  const isAdminPage = pathname === queue || (pathname.startsWith(`${queue}/`) && !isEntry)
  return isAdminPage ? `${pathname}${search}` : queue
}
