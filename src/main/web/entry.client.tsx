import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { leadToFactor } from '#accounts/web/factor-missing.ts'
import { endSession } from '#accounts/web/session-end.ts'
import { inviteHeaders, readInviteCode } from '#invites/web/invite-code.ts'
import { addCallHeaders, whenFactorIsMissing, whenSessionInvalid } from '#platform/web/api.ts'
import { pageLang, readToken } from '#platform/web/session.ts'
import { removePlainDrafts } from '#platform/web/stored-drafts.ts'
import { loadTexts } from '#platform/web/text.ts'

type RouteModules = Record<string, { handle?: { texts?: readonly string[] } } | undefined>

/** Loads the page's texts first, so that hydration matches the server's markup. */
async function start(): Promise<void> {
  const modules =
    (window as unknown as { __reactRouterRouteModules?: RouteModules }).__reactRouterRouteModules ?? {}
  const names = new Set([
    'shell',
    'ui',
    ...Object.values(modules).flatMap((module) => module?.handle?.texts ?? []),
  ])
  const lang = pageLang()
  await Promise.all([...names].map((name) => loadTexts(name, lang).catch(() => undefined)))
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
whenSessionInvalid(endSession)
whenFactorIsMissing(leadToFactor)
if (readToken(false) === null && readInviteCode() === null) removePlainDrafts(localStorage)
void start()
