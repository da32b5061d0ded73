import '#platform/ui/tokens.css'
import '#platform/ui/base.css'
import { startTransition, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRevalidator,
  useRouteLoaderData,
} from 'react-router'
import { brandStyle, LOGO_PATH } from '#platform/shared/brand.ts'
import { type Lang, langTag } from '#platform/shared/local-text.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { BrandLogoContext } from '#platform/ui/logo.tsx'
import { LinkProvider } from '#platform/ui/link.tsx'
import { pageContextFrom, type LoaderArgs } from '#platform/web/caller.ts'
import { langWithoutCookie, storeLang, setPageConfig } from '#platform/web/session.ts'
import { LangContext } from '#platform/web/text.ts'
import { LangSwitchContext } from '#platform/web/lang-switch.ts'
import { RouteFailure } from '#platform/ui/route-failure.tsx'
import { EarlyScript } from './early-script.tsx'
import { FocusHeading } from './focus-heading.tsx'
import { RouterLink } from './router-link.tsx'
import type { RootData } from '#platform/web/root-data.ts'
import { Toaster } from './toaster.tsx'

export const handle = { auth: true, access: 'public', texts: ['shell', 'ui'] }

export function loader({ context }: LoaderArgs) {
  const { lang, currency, config } = pageContextFrom(context)
  return { lang, currency, config }
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData('root') as RootData | undefined
  if (data) setPageConfig(data.config)
  const style = data ? brandStyle(data.config.brandColor) : ''
  const { lang, switchLang } = useLangSwitch(data?.lang ?? 'en')
  return (
    <html lang={langTag(lang)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        {style && <style>{style}</style>}
        <EarlyScript name="colorScheme" />
      </head>
      <body>
        <EarlyScript name="trident" />
        <EarlyScript name="lostScript" />
        <LangContext value={lang}>
          <LangSwitchContext value={switchLang}>
            <TimeZoneContext value={data?.config.agencyTimeZone ?? 'UTC'}>
              <BrandLogoContext value={data?.config.hasLogo ? LOGO_PATH : undefined}>
                <LinkProvider value={RouterLink}>
                  <Suspense>{children}</Suspense>
                  <Toaster />
                </LinkProvider>
              </BrandLogoContext>
            </TimeZoneContext>
          </LangSwitchContext>
        </LangContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** The page's language: the server's choice at first, the person's once they switch. */
function useLangSwitch(served: Lang) {
  const [chosen, setChosen] = useState<Lang>()
  const revalidator = useRevalidator()
  const switchLang = useCallback(
    (next: Lang) => {
      storeLang(next)
      document.documentElement.lang = langTag(next)
      startTransition(() => setChosen(next))
      void revalidator.revalidate()
      window.dispatchEvent(new Event('greenlane:lang'))
    },
    [revalidator],
  )
  // Cookies go sooner than the storage: then the choice is still here, and the server gets it again.
  useEffect(() => {
    const kept = langWithoutCookie()
    if (kept === served) storeLang(kept)
    else if (kept) switchLang(kept)
  }, [served, switchLang])
  return { lang: chosen ?? served, switchLang }
}

export default function Root() {
  return (
    <>
      <Outlet />
      <NotifyHydrated />
      <FocusHeading />
    </>
  )
}

/** Replays a button pressed before its script was loaded: the starter in `finish-html.ts` waits for it. */
function NotifyHydrated(): null {
  useEffect(() => {
    window.dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}

/** What failed outside every shell. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main id="content">
      <RouteFailure error={error} />
    </main>
  )
}
