import { Suspense, useEffect, type ReactNode } from 'react'
import { Outlet, useLocation, useNavigate, useRouteLoaderData } from 'react-router'
import { ColorSchemeButton } from '#platform/ui/color-scheme-button.tsx'
import { initialsOf } from '#platform/ui/frames/initials.ts'
import { STAFF_LETTER_PARTS } from '#letters/staff/web/order-post-part.tsx'
import { staffProposedRefunds } from '#payments/staff/contract.ts'
import type { OutputOf, StaffRole } from '#platform/shared/call.ts'
import type { AccountMenu } from '#platform/ui/frames/frame-parts.tsx'
import { AdminFrame } from '#platform/ui/frames/admin-frame.tsx'
import { RouteFailure } from '#platform/ui/route-failure.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { NamedZoneContext, TimeZoneContext } from '#platform/ui/date-text.tsx'
import { makeCall } from '#platform/web/api.ts'
import { useLangSwitch } from '#platform/web/lang-switch.ts'
import { paths } from '#paths.ts'
import { readCache, useCallQuery } from '#platform/web/query.ts'
import type { RootData } from '#platform/web/root-data.ts'
import { dropToken } from '#platform/web/session.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { useStaffSignedIn } from '#platform/web/use-staff-signed-in.ts'
import { forgetRecent } from '#search/web/public.tsx'
import { staffLogout, staffMe } from '#staff/contract.ts'
import { StaffLetterPartContext } from '#work-orders/staff/web/staff-letter-part.ts'
import { NotesBell } from '#work-orders/staff/web/team/notes-bell.tsx'
import { adminNav, currentEntry, isBookkeeper, isInTeam } from './admin-nav.tsx'
import { useHintedPoll } from './frame/use-hinted-poll.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { useStaffHints } from './use-staff-hints.ts'
import { useStaffSearch } from './staff-search.tsx'
import type { backOfficeShellText } from './back-office-shell.text.ts'

export const handle = { auth: true, access: 'staff', texts: ['back-office-shell', 'staff-notes', 'ui'] }

/** The back office: staff only; its code is never loaded in a seller's browser. */
export default function AdminLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

/** A page that failed, or an address that does not exist: menu and header stay. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Shell>
      <RouteFailure error={error} />
    </Shell>
  )
}

function Shell({ children }: { children: ReactNode }) {
  const t = useText<typeof backOfficeShellText>('back-office-shell')
  const data = useRouteLoaderData('root') as RootData | undefined
  const { pathname } = useLocation()
  const signedIn = useStaffSignedIn()
  const me = useCallQuery(staffMe, {}, { staff: true, enabled: signedIn === true })
  const account = useAccountMenu(me.data)
  const { search, palette } = useStaffSearch(me.data)
  const entries = adminNav(me.data?.role)
  const counts = useCounts(me.data?.role)
  const current = currentEntry(entries, pathname)
  const firstPage = current ? undefined : entries[0]?.href
  // Not every role has a queue: it is not read before it is known that this one has.
  const isLeaving = pathname === paths.adminQueue() && (me.data ? firstPage !== undefined : !me.error)
  useRedirects(signedIn, firstPage)
  usePasswordFirst(me.data?.mustChangePassword)
  const hears = isInTeam(me.data?.role) || isBookkeeper(me.data?.role)
  useStaffHints(signedIn === true && hears && !me.data?.mustChangePassword)
  return (
    <AdminFrame
      productName={data?.config.brandName ?? ''}
      homeHref={paths.adminQueue()}
      nav={entries.map((entry) => ({
        href: entry.href,
        label: t(entry.text),
        icon: entry.icon,
        current: entry === current,
        count: counts[entry.text] ?? 0,
      }))}
      {...(me.data && { search })}
      actions={
        <>
          {isInTeam(me.data?.role) && <NotesBell />}
          <ColorSchemeButton />
        </>
      }
      {...(account && { account })}
    >
      {palette}
      <KeysDialog />
      {signedIn && !isLeaving && !me.data?.mustChangePassword ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <TimeZoneContext value={data?.config.agencyTimeZone ?? 'UTC'}>
            <StaffLetterPartContext value={STAFF_LETTER_PARTS}>
              <NamedZoneContext value>{children}</NamedZoneContext>
            </StaffLetterPartContext>
          </TimeZoneContext>
        </Suspense>
      ) : (
        <Skeleton lines={8} />
      )}
    </AdminFrame>
  )
}

/** What waits behind an entry for those whose work it is. */
function useCounts(role: StaffRole | undefined): Partial<Record<string, number>> {
  const proposed = useCallQuery(
    staffProposedRefunds,
    { page: 1, pageSize: 1 },
    { staff: true, enabled: isBookkeeper(role), refetchInterval: useHintedPoll() },
  )
  return { transfers: proposed.data?.total ?? 0 }
}

/** Redirects to the sign-in without a session, and from the queue to the first page of a role without a queue. */
function useRedirects(signedIn: boolean | undefined, firstPage: string | undefined): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (signedIn === false) void navigate(paths.adminLogin(`${pathname}${search}`), { replace: true })
  }, [signedIn, pathname, search, navigate])
  useEffect(() => {
    if (pathname === paths.adminQueue() && firstPage) void navigate(firstPage, { replace: true })
  }, [pathname, firstPage, navigate])
}

/** A password that somebody else chose opens nothing here. */
function usePasswordFirst(needed: boolean | undefined): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (needed) void navigate(paths.adminPassword(`${pathname}${search}`), { replace: true })
  }, [needed, pathname, search, navigate])
}

function useAccountMenu(me: OutputOf<typeof staffMe> | undefined): AccountMenu | undefined {
  const t = useText<typeof backOfficeShellText>('back-office-shell')
  const lang = useLang()
  const switchLang = useLangSwitch()
  const signOut = useStaffSignOut()
  if (!me) return undefined
  const language = {
    label: lang === 'en' ? '简体中文' : 'English',
    onSelect: () => switchLang(lang === 'en' ? 'zh' : 'en'),
  }
  return {
    initials: initialsOf(me.name),
    name: me.name,
    detail: me.email,
    items: [
      { label: t('account'), href: paths.adminAccount() },
      language,
      { label: t('signOut'), onSelect: signOut },
    ],
  }
}

function useStaffSignOut(): () => void {
  const queryClient = readCache()
  return () =>
    void makeCall(staffLogout, {}, { staff: true, quiet: true })
      .catch(() => undefined)
      .finally(() => {
        dropToken(true)
        forgetRecent(localStorage)
        queryClient.clear()
        window.location.assign(paths.adminLogin())
      })
}
