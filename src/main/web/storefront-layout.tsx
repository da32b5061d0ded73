import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react'
import { Outlet, useLocation, useNavigate, useRouteLoaderData } from 'react-router'
import { userInfo } from '#accounts/contract.ts'
import { AddToCart } from '#cart/web/add-to-cart.tsx'
import { useCartCount } from '#cart/web/use-cart-count.ts'
import { BuyButtonContext } from '#catalogue/web/buy-button.ts'
import { ProductVatContext } from '#catalogue/web/product-vat.ts'
import { FormPreviewContext } from '#catalogue/web/form-preview.tsx'
import { ColorSchemeButton } from '#platform/ui/color-scheme-button.tsx'
import { initialsOf } from '#platform/ui/frames/initials.ts'
import { PublicFrame } from '#platform/ui/frames/public-frame.tsx'
import type { AccountMenu } from '#platform/ui/frames/frame-parts.tsx'
import { rememberedBuyer } from '#accounts/web/remembered-buyer.ts'
import { takeSessionNotice } from '#accounts/web/session-end.ts'
import { placeNamed } from '#accounts/web/sign-in-target.ts'
import { showNotification } from '#platform/web/toasts.ts'
import { useLateRead } from '#platform/web/late-read.ts'
import { useLanguageChoices } from '#platform/web/lang-switch.ts'
import { paths } from '#paths.ts'
import type { RootData } from '#platform/web/root-data.ts'
import { useText } from '#platform/web/text.ts'
import { useSignedIn } from '#platform/web/use-signed-in.ts'
import { RouteFailure } from '#platform/ui/route-failure.tsx'
import { LanguageOffer } from '#platform/ui/language-offer.tsx'
import { DemoBanner, signOut } from './page-tools.tsx'
import type { shellText } from './shell.text.ts'

/** A read-only form before the purchase: its code is loaded on request. */
const TemplatePreview = lazy(() => import('#forms/web/template-preview.tsx'))
/** The VAT of a single service: only who asks for it, or said before who buys, loads its code. */
const ProductVat = lazy(() => import('#cart/web/product-vat.tsx'))

export const handle = { auth: true, access: 'public', texts: ['shell', 'ui'] }

/** Everything that visitors can see. */
export default function StorefrontLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

/** A page that failed, or an address that does not exist: header and footer stay. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Shell>
      <RouteFailure error={error} />
    </Shell>
  )
}

/** Header and footer. */
function Shell({ children }: { children: ReactNode }) {
  const t = useText<typeof shellText>('shell')
  const data = useRouteLoaderData('root') as RootData | undefined
  const { pathname, search } = useLocation()
  const signedIn = useSignedIn()
  const account = useAccountMenu(signedIn === true)
  const cartCount = useCartCount(signedIn)
  const isBuyerKnown = signedIn === true || (signedIn === false && rememberedBuyer() !== undefined)
  const productVat = useMemo(() => ({ Totals: ProductVat, isBuyerKnown }), [isBuyerKnown])
  useSessionNotice()
  useLeadOn(signedIn === true)
  const here = `${pathname}${search}`
  const isDoor = pathname === paths.login() || pathname === paths.register()
  return (
    <PublicFrame
      productName={data?.config.brandName ?? ''}
      homeHref={paths.home()}
      nav={[
        { href: paths.services(), label: t('services'), current: pathname.startsWith(paths.services()) },
        {
          href: paths.vatCompliance(),
          label: t('vatServices'),
          current: pathname.startsWith(paths.vatCompliance()),
        },
        { href: paths.services({ category: 'EPR' }), label: t('packaging') },
        { href: '/#how-it-works', label: t('howItWorks') },
        { href: paths.contactUs(), label: t('contact'), current: pathname.startsWith(paths.contactUs()) },
      ]}
      languages={useLanguageChoices(here)}
      cart={{ href: paths.shoppingCart(), label: t('cart'), count: cartCount }}
      {...(signedIn
        ? { workspace: { href: paths.dashboard(), label: t('workspace') } }
        : { signIn: { href: paths.login(isDoor ? undefined : here), label: t('signIn') } })}
      {...(account ? { account } : {})}
      actions={<ColorSchemeButton />}
      {...(data?.config.mode === 'demo' ? { banner: <DemoBanner /> } : {})}
      footer={useFooter(data)}
    >
      <BuyButtonContext value={AddToCart}>
        <ProductVatContext value={productVat}>
          <FormPreviewContext value={TemplatePreview}>
            <Suspense>{children}</Suspense>
            <LanguageOffer />
          </FormPreviewContext>
        </ProductVatContext>
      </BuyButtonContext>
    </PublicFrame>
  )
}

function useAccountMenu(signedIn: boolean): AccountMenu | undefined {
  const t = useText<typeof shellText>('shell')
  const user = useLateRead(userInfo, { enabled: signedIn, staleTime: 60_000 })
  if (!user) return undefined
  return {
    initials: initialsOf(user.name),
    name: user.name,
    detail: user.company.name,
    items: [
      { label: t('dashboard'), href: paths.dashboard() },
      { label: t('myServices'), href: paths.myServices() },
      { label: t('orders'), href: paths.myOrders() },
      { label: t('signOut'), onSelect: signOut },
    ],
  }
}

function useFooter(data: RootData | undefined) {
  const t = useText<typeof shellText>('shell')
  return {
    about: t('footerAbout'),
    columns: [
      {
        title: t('footerServices'),
        links: [
          { href: paths.services(), label: t('allServices') },
          { href: paths.vatCompliance(), label: t('vatByCountry') },
          { href: paths.services({ category: 'EPR' }), label: t('packaging') },
        ],
      },
      {
        title: t('footerAccount'),
        links: [
          { href: paths.login(), label: t('signIn') },
          { href: paths.register(), label: t('register') },
          { href: '/#how-it-works', label: t('howItWorks') },
          { href: paths.buildOnIt(), label: t('buildOnIt') },
        ],
      },
      {
        title: t('footerAgency'),
        links: [
          { href: paths.aboutUs(), label: t('about') },
          { href: paths.contactUs(), label: t('contact') },
          { href: paths.userAgreement(), label: t('userAgreement') },
          { href: paths.privacyPolicy(), label: t('privacyPolicy') },
          { href: paths.imprint(), label: t('imprint') },
        ],
      },
    ],
    legal: t('footerLegal', { agency: data?.config.agencyName ?? '' }),
  }
}

/** A link to the root may name a kind of service, to-do or renewal: who is signed in goes there at once. */
function useLeadOn(signedIn: boolean): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const place = pathname === paths.home() ? placeNamed(new URLSearchParams(search)) : undefined
  useEffect(() => {
    if (signedIn && place) void navigate(place, { replace: true })
  }, [signedIn, place, navigate])
}

/** Says once, on the page the person lands on, that the session has ended. */
function useSessionNotice(): void {
  const t = useText<typeof shellText>('shell')
  useEffect(() => {
    if (takeSessionNotice()) showNotification({ text: t('sessionEnded') })
  }, [t])
}
