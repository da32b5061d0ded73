import { Suspense, useEffect, type ReactNode } from 'react'
import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { userInfo } from '#accounts/contract.ts'
import { NotActiveDialog } from '#accounts/web/not-active.tsx'
import { watchEnteredCompany } from '#accounts/web/enter-company.ts'
import { countShoppingCart } from '#cart/contract.ts'
import { EarlierFilesContext } from '#forms/web/files/earlier-files.tsx'
import { OnlyLooksContext } from '#forms/web/files/guarded-files.ts'
import { InvitePanel } from '#invites/web/public.tsx'
import { LettersCard } from '#letters/web/public.tsx'
import { ConfirmationsCard } from '#confirmations/web/public.tsx'
import { useUnreadCount } from '#messages/web/public.tsx'
import { ColorSchemeButton } from '#platform/ui/color-scheme-button.tsx'
import { initialsOf } from '#platform/ui/frames/initials.ts'
import { WorkspaceFrame, type Crumb } from '#platform/ui/frames/workspace-frame.tsx'
import {
  IconBuilding,
  IconBuildingBank,
  IconCalculator,
  IconCalendar,
  IconFileText,
  IconFileCertificate,
  IconFolder,
  IconGift,
  IconHome,
  IconList,
  IconMail,
  IconReceipt,
  IconShieldCheck,
  IconShop,
  IconUser,
} from '#platform/ui/icons.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { useLanguageChoices } from '#platform/web/lang-switch.ts'
import { paths } from '#paths.ts'
import type { RootData } from '#platform/web/root-data.ts'
import { dropInviteCode } from '#invites/web/invite-code.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { useSignedIn } from '#platform/web/use-signed-in.ts'
import { usePalette, useShortcut } from '#search/web/use-palette.ts'
import { InvitePartContext } from '#work-orders/web/invite-part.ts'
import { LetterPartContext } from '#work-orders/web/letter-part.ts'
import { ConfirmationPartContext } from '#work-orders/web/confirmation-part.ts'
import { RouteFailure } from '#platform/ui/route-failure.tsx'
import { ClosingNotice } from './closing-notice.tsx'
import { tellsClosing } from './tells-closing.ts'
import { DemoBanner, signOut } from './page-tools.tsx'
import { SellerGate } from './seller-gate.tsx'
import type { shellText } from './shell.text.ts'
import { useCompanyItems } from './use-company-items.ts'
import { useHints } from './use-hints.ts'
import { useMenuCounts } from './use-menu-counts.ts'
import { useReadersZone } from './use-readers-zone.ts'
import type { workspaceText } from './workspace.text.ts'

export const handle = { auth: true, access: 'seller', texts: ['not-active', 'shell', 'ui', 'workspace'] }

const loadPalette = () => import('#search/web/seller-palette.tsx').then((module) => module.SellerPalette)

/** The seller's workspace: loaded and rendered in the browser only. */
export default function WorkspaceLayout() {
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
  useEffect(dropInviteCode, [])
  useEffect(watchEnteredCompany, [])
  const t = useText<typeof shellText>('shell')
  const w = useText<typeof workspaceText>('workspace')
  const data = useRouteLoaderData('root') as RootData | undefined
  const { pathname, search } = useLocation()
  const signedIn = useSignedIn() === true
  const user = useCallQuery(userInfo, {}, { enabled: signedIn, staleTime: 60_000 })
  const cart = useCallQuery(countShoppingCart, {}, { enabled: signedIn })
  const counts = useMenuCounts(signedIn, pathname)
  const zone = useReadersZone(signedIn)
  const unread = useUnreadCount(signedIn, pathname)
  useHints(signedIn)
  const companies = useCompanyItems(user.data)
  const palette = usePalette(loadPalette, signedIn)
  const item = (href: string, label: string, icon: React.ReactNode, count?: number) => ({
    href,
    label,
    icon,
    current: pathname === href || (href !== paths.dashboard() && pathname.startsWith(href)),
    ...(count ? { count } : {}),
  })
  return (
    <WorkspaceFrame
      productName={data?.config.brandName ?? ''}
      homeHref={paths.home()}
      groups={[
        {
          items: [
            item(paths.dashboard(), t('dashboard'), <IconHome />, counts.todos),
            item(paths.myServices(), t('myServices'), <IconList />, counts.services),
            item(paths.replenishInfo(), w('supplements'), <IconFileText />, counts.supplements),
            item(paths.registrations(), w('registrations'), <IconShieldCheck />),
            item(paths.declaration(), w('declarations'), <IconBuildingBank />),
            item(paths.calendar(), w('calendar'), <IconCalendar />),
            item(paths.documents(), w('documents'), <IconFolder />),
            item(paths.letters(), w('letters'), <IconFileCertificate />),
            item(paths.shopAuthorisation(), w('shops'), <IconShop />),
            item(paths.taxCalculator(), w('taxCalculator'), <IconCalculator />),
          ],
        },
        {
          title: w('account'),
          items: [
            item(paths.myOrders(), t('orders'), <IconReceipt />, counts.payments),
            item(paths.couponList(), w('coupons'), <IconGift />),
            item(paths.information(), w('messages'), <IconMail />, unread),
            item(paths.account(), w('accountInfo'), <IconBuilding />),
          ],
        },
        { title: w('help'), items: [item(paths.contactUs(), w('needPerson'), <IconUser />)] },
      ]}
      crumbs={useCrumbs(pathname)}
      languages={useLanguageChoices(`${pathname}${search}`)}
      search={{ label: w('search'), shortcut: useShortcut(), onOpen: palette.open }}
      cart={{ href: paths.shoppingCart(), label: t('cart'), count: cart.data ?? 0 }}
      messages={{ href: paths.information(), label: w('messages'), unread: unread ?? 0 }}
      {...(user.data
        ? {
            account: {
              initials: initialsOf(user.data.name),
              name: user.data.name,
              detail: user.data.company.name,
              items: [
                ...companies,
                ...(user.data.company.role === 'viewer'
                  ? []
                  : [{ label: w('buyService'), href: paths.services() }]),
                { label: w('accountInfo'), href: paths.account() },
                { label: t('signOut'), onSelect: signOut },
              ],
            },
          }
        : {})}
      actions={<ColorSchemeButton />}
      {...(data?.config.mode === 'demo' ? { banner: <DemoBanner /> } : {})}
    >
      {palette.Palette && user.data && (
        <Suspense>
          <palette.Palette
            owner={`${user.data.id}:${user.data.company.id}`}
            mayBuy={user.data.company.role !== 'viewer'}
            onClose={palette.close}
          />
        </Suspense>
      )}
      <SellerGate>
        <InvitePartContext value={InvitePanel}>
          <LetterPartContext value={LettersCard}>
            <ConfirmationPartContext value={ConfirmationsCard}>
              <TimeZoneContext value={zone ?? data?.config.agencyTimeZone ?? 'UTC'}>
                <OnlyLooksContext value={user.data && user.data.company.role === 'viewer'}>
                  {user.data && tellsClosing(pathname) && (
                    <ClosingNotice isOwner={user.data.company.role === 'owner'} />
                  )}
                  <EarlierFilesContext value={signedIn}>{children}</EarlierFilesContext>
                  <NotActiveDialog />
                </OnlyLooksContext>
              </TimeZoneContext>
            </ConfirmationPartContext>
          </LetterPartContext>
        </InvitePartContext>
      </SellerGate>
    </WorkspaceFrame>
  )
}

function useCrumbs(pathname: string): Crumb[] {
  const t = useText<typeof shellText>('shell')
  const w = useText<typeof workspaceText>('workspace')
  const services = { label: t('myServices'), href: paths.myServices() }
  const orders = { label: t('orders'), href: paths.myOrders() }
  const declarations = { label: w('declarations'), href: paths.declaration() }
  const byPath: Record<string, Crumb[]> = {
    [paths.dashboard()]: [{ label: t('dashboard') }],
    [paths.myServices()]: [{ label: t('myServices') }],
    [paths.workOrder('')]: [services, { label: w('workOrder') }],
    [paths.replenishInfo()]: [services, { label: w('supplements') }],
    [paths.dynamicForm('')]: [services, { label: w('form') }],
    [paths.registrations()]: [{ label: w('registrations') }],
    [paths.ending('')]: [{ label: w('registrations'), href: paths.registrations() }, { label: w('ending') }],
    [paths.takeover('')]: [
      { label: w('registrations'), href: paths.registrations() },
      { label: w('takeover') },
    ],
    [paths.declaration()]: [{ label: w('declarations') }],
    [paths.declarationDetail('')]: [declarations, { label: w('declaration') }],
    [paths.declarationRows({ id: '', box: '', part: '' })]: [declarations, { label: w('declaration') }],
    [paths.salesImports()]: [declarations, { label: w('importSales') }],
    [paths.goodsWeights()]: [declarations, { label: w('goodsWeights') }],
    [paths.costPrices()]: [declarations, { label: w('costPrices') }],
    [paths.taxInsight()]: [declarations, { label: w('insight') }],
    [paths.turnover()]: [declarations, { label: w('turnover') }],
    [paths.ledger()]: [declarations, { label: w('inputVat') }],
    [paths.calendar()]: [{ label: w('calendar') }],
    [paths.documents()]: [{ label: w('documents') }],
    [paths.letters()]: [{ label: w('letters') }],
    [paths.shopAuthorisation()]: [{ label: w('shops') }],
    [paths.amazonCallback()]: [{ label: w('shops'), href: paths.shopAuthorisation() }, { label: 'Amazon' }],
    [paths.taxCalculator()]: [{ label: w('taxCalculator') }],
    [paths.myOrders()]: [{ label: t('orders') }],
    [paths.order('')]: [orders, { label: w('order') }],
    [paths.couponList()]: [{ label: w('coupons') }],
    [paths.information()]: [{ label: w('messages') }],
    [paths.account()]: [{ label: w('accountInfo') }],
    [paths.pay('')]: [orders, { label: w('payment') }],
    [paths.paySuccess()]: [orders, { label: w('payment') }],
  }
  return byPath[pathname] ?? [{ label: t('workspace') }]
}
