import '@mantine/core/styles.css'
import '#platform/ui/mantine-overrides.css'
import { MantineProvider } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Outlet, useLocation, useNavigate, useRouteLoaderData } from 'react-router'
import { AdminFrame } from '#platform/ui/frames/admin-frame.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { theme } from '#platform/ui/theme.ts'
import { makeCall } from '#platform/web/api.ts'
import { useLangSwitch } from '#platform/web/lang-switch.ts'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { dropToken } from '#platform/web/session.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { useSignedIn } from '#platform/web/use-signed-in.ts'
import { staffLogout, staffMe } from '#staff/contract.ts'
import { ColorSchemeButton, useColorScheme } from './page-tools.tsx'
import type { RootData } from './root-data.ts'
import { adminNav, currentEntry } from './admin-nav.tsx'
import { initialsOf } from './initials.ts'
import type { shellText } from './shell.text.ts'

export const handle = { auth: true, access: 'staff', texts: ['shell', 'ui'] }

/** The back office: staff only, its code is never loaded in a seller's browser. */
export default function AdminLayout() {
  const scheme = useColorScheme()
  return (
    <MantineProvider theme={theme} forceColorScheme={scheme}>
      <AdminChrome />
    </MantineProvider>
  )
}

function AdminChrome() {
  const t = useText<typeof shellText>('shell')
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
    // Roles without the queue start at their first page.
    if (pathname === paths.adminQueue() && first && !current) void navigate(first.href, { replace: true })
  }, [pathname, first, current, navigate])
  return (
    <AdminFrame
      productName={data?.config.brandName ?? ''}
      homeHref={paths.adminQueue()}
      nav={entries.map((entry) => ({
        href: entry.href,
        label: t(entry.text),
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
  const queryClient = useQueryClient()
  return () =>
    void makeCall(staffLogout, {}, { staff: true, quiet: true })
      .catch(() => undefined)
      .finally(() => {
        dropToken(true)
        queryClient.clear()
        window.location.assign(paths.adminLogin())
      })
}
