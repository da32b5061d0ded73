import '@mantine/core/styles.css'
import '#platform/ui/mantine-overrides.css'
import { MantineProvider } from '@mantine/core'
import { useEffect } from 'react'
import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { companyInfo, userInfo } from '#accounts/contract.ts'
import { countShoppingCart } from '#cart/contract.ts'
import { InvitePanel } from '#invites/web/public.tsx'
import { WorkspaceFrame, type Crumb } from '#platform/ui/frames/workspace-frame.tsx'
import {
  IconCalculator,
  IconFileText,
  IconGift,
  IconHome,
  IconList,
  IconReceipt,
} from '#platform/ui/icons.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { theme } from '#platform/ui/theme.ts'
import { useLanguageChoices } from '#platform/web/lang-switch.ts'
import { paths } from '#paths.ts'
import { dropInviteCode } from '#invites/web/invite-code.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { useSignedIn } from '#platform/web/use-signed-in.ts'
import { countMyServices } from '#work-orders/contract.ts'
import { InvitePartContext } from '#work-orders/web/invite-part.ts'
import { ColorSchemeButton, DemoBanner, useColorScheme, useSignOut } from './page-tools.tsx'
import type { RootData } from './root-data.ts'
import { SellerGate } from './seller-gate.tsx'
import { initialsOf } from './initials.ts'
import type { shellText } from './shell.text.ts'

export const handle = { auth: true, access: 'seller', texts: ['shell', 'ui'] }

/** The seller's workspace: loaded and rendered in the browser only. */
export default function WorkspaceLayout() {
  useEffect(dropInviteCode, [])
  const scheme = useColorScheme()
  return (
    <MantineProvider theme={theme} forceColorScheme={scheme}>
      <WorkspaceChrome />
    </MantineProvider>
  )
}

function WorkspaceChrome() {
  const t = useText<typeof shellText>('shell')
  const data = useRouteLoaderData('root') as RootData | undefined
  const { pathname, search } = useLocation()
  const signedIn = useSignedIn() === true
  const user = useCallQuery(userInfo, {}, { enabled: signedIn, staleTime: 60_000 })
  const company = useCallQuery(companyInfo, {}, { enabled: signedIn, staleTime: 60_000 })
  const cart = useCallQuery(countShoppingCart, {}, { enabled: signedIn })
  const counts = useCallQuery(countMyServices, {}, { enabled: signedIn })
  const signOut = useSignOut()
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
            item(paths.dashboard(), t('dashboard'), <IconHome />),
            item(paths.myServices(), t('myServices'), <IconList />, counts.data?.byStatus.OPEN),
            item(paths.replenishInfo(), t('supplements'), <IconFileText />, counts.data?.supplements),
            item(paths.taxCalculator(), t('taxCalculator'), <IconCalculator />),
          ],
        },
        {
          title: t('account'),
          items: [
            item(paths.myOrders(), t('orders'), <IconReceipt />),
            item(paths.couponList(), t('coupons'), <IconGift />),
          ],
        },
      ]}
      crumbs={useCrumbs(pathname)}
      languages={useLanguageChoices(`${pathname}${search}`)}
      cart={{ href: paths.shoppingCart(), label: t('cart'), count: cart.data ?? 0 }}
      {...(user.data
        ? {
            account: {
              initials: initialsOf(user.data.name),
              name: user.data.name,
              detail: user.data.company.name,
              items: [
                { label: t('buyService'), href: paths.services() },
                { label: t('signOut'), onSelect: signOut },
              ],
            },
          }
        : {})}
      actions={<ColorSchemeButton />}
      {...(data?.config.mode === 'demo' ? { banner: <DemoBanner /> } : {})}
    >
      <SellerGate>
        <InvitePartContext value={InvitePanel}>
          <TimeZoneContext value={company.data?.timeZone ?? data?.config.agencyTimeZone ?? 'UTC'}>
            <Outlet />
          </TimeZoneContext>
        </InvitePartContext>
      </SellerGate>
    </WorkspaceFrame>
  )
}

function useCrumbs(pathname: string): Crumb[] {
  const t = useText<typeof shellText>('shell')
  const services = { label: t('myServices'), href: paths.myServices() }
  const orders = { label: t('orders'), href: paths.myOrders() }
  const byPath: Record<string, Crumb[]> = {
    [paths.dashboard()]: [{ label: t('dashboard') }],
    [paths.myServices()]: [{ label: t('myServices') }],
    [paths.workOrder('')]: [services, { label: t('workOrder') }],
    [paths.replenishInfo()]: [services, { label: t('supplements') }],
    [paths.dynamicForm('')]: [services, { label: t('form') }],
    [paths.taxCalculator()]: [{ label: t('taxCalculator') }],
    [paths.myOrders()]: [{ label: t('orders') }],
    [paths.order('')]: [orders, { label: t('order') }],
    [paths.couponList()]: [{ label: t('coupons') }],
    [paths.pay('')]: [orders, { label: t('payment') }],
    [paths.paySuccess()]: [orders, { label: t('payment') }],
  }
  return byPath[pathname] ?? [{ label: t('workspace') }]
}
