import { Suspense, useEffect } from 'react'
import { Outlet, useLocation, useNavigate, useRouteLoaderData } from 'react-router'
import { AdminFrame } from '#platform/ui/frames/admin-frame.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { makeCall } from '#platform/web/api.ts'
import { useLangSwitch } from '#platform/web/lang-switch.ts'
import { paths } from '#paths.ts'
import { readCache, useCallQuery } from '#platform/web/query.ts'
import { dropToken } from '#platform/web/session.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { useSignedIn } from '#platform/web/use-signed-in.ts'
import { staffLogout, staffMe } from '#staff/contract.ts'
import { ColorSchemeButton } from './page-tools.tsx'
import type { RootData } from './root-data.ts'
import { adminNav, currentEntry } from './admin-nav.tsx'
import type { adminText } from './admin.text.ts'
import { initialsOf } from './initials.ts'
import type { shellText } from './shell.text.ts'

export const handle = { auth: true, access: 'staff', texts: ['shell', 'ui', 'admin'] }

/** The back office: staff alone, its code never in a seller's browser. */
export default function AdminLayout() {
  const t = useText<typeof shellText>('shell')
  const a = useText<typeof adminText>('admin')
  const lang = useLang()
  const switchLang = useLangSwitch()
  const data = useRouteLoaderData('root') as RootData | undefined
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const signedIn = useSignedIn(true)
  const me = useCallQuery(staffMe, {}, { staff: true, enabled: signedIn === true })
  const signOut = useStaffSignOut()
  const entries = adminNav(me.data?.role)
  const current = currentEntry(entries, pathname)
  const [first] = entries
  useEffect(() => {
    if (signedIn === false) void navigate(paths.adminLogin(`${pathname}${search}`), { replace: true })
  }, [signedIn, pathname, search, navigate])
  useEffect(() => {
    // Whose role has no queue begins with the first page that it has.
    if (pathname === paths.adminQueue() && first && !current) void navigate(first.href, { replace: true })
  }, [pathname, first, current, navigate])
  return (
    <AdminFrame
      productName={data?.config.brandName ?? ''}
      homeHref={paths.adminQueue()}
      nav={entries.map((entry) => ({
        href: entry.href,
        label: a(entry.text),
        icon: entry.icon,
        current: entry === current,
      }))}
      actions={<ColorSchemeButton />}
      {...(me.data
        ? {
            account: {
              initials: initialsOf(me.data.name),
              name: me.data.name,
              detail: me.data.email,
              items: [
                {
                  label: lang === 'en' ? '简体中文' : 'English',
                  onSelect: () => switchLang(lang === 'en' ? 'zh' : 'en'),
                },
                { label: t('signOut'), onSelect: signOut },
              ],
            },
          }
        : {})}
    >
      {signedIn ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <TimeZoneContext value={data?.config.agencyTimeZone ?? 'UTC'}>
            <Outlet />
          </TimeZoneContext>
        </Suspense>
      ) : (
        <Skeleton lines={8} />
      )}
    </AdminFrame>
  )
}

function useStaffSignOut(): () => void {
  const queryClient = readCache()
  return () =>
    void makeCall(staffLogout, {}, { staff: true, quiet: true })
      .catch(() => undefined)
      .finally(() => {
        dropToken(true)
        queryClient.clear()
        window.location.assign(paths.adminLogin())
      })
}
