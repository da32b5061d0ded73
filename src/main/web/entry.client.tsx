import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { inviteHeaders } from '#invites/web/invite-code.ts'
import { paths } from '#paths.ts'
import { addCallHeaders } from '#platform/web/api.ts'
import { setSessionPages } from '#platform/web/session-end.ts'
import { pageLang } from '#platform/web/session.ts'
import { loadTexts } from '#platform/web/text.ts'

type RouteModules = Record<string, { handle?: { texts?: readonly string[] } } | undefined>

/** Loads the words of the page first, so that hydration finds what the server wrote. */
async function start(): Promise<void> {
  const modules =
    (window as unknown as { __reactRouterRouteModules?: RouteModules }).__reactRouterRouteModules ?? {}
  const rooms = new Set([
    'shell',
    'ui',
    ...Object.values(modules).flatMap((module) => module?.handle?.texts ?? []),
  ])
  const lang = pageLang()
  await Promise.all([...rooms].map((room) => loadTexts(room, lang).catch(() => undefined)))
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}

addCallHeaders(inviteHeaders)
setSessionPages({ staffSignIn: paths.adminLogin, withoutSession: [paths.shareForm()] })
void start()
