import { paths } from '#paths.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { PageContext } from '#platform/web/caller.ts'
import type { FinishedPage } from './render-page.ts'

const PUBLIC_PATHS = new Set([
  paths.home(),
  paths.services(),
  paths.product(''),
  paths.compareServices([]),
  paths.vatCompliance(),
  paths.aboutUs(),
  paths.buildOnIt(),
  paths.contactUs(),
  paths.userAgreement(),
  paths.privacyPolicy(),
  paths.login(),
  paths.register(),
])
const QUERY_ALLOWED = new Set([
  'lang',
  'currency',
  'category',
  'country',
  'keyword',
  'page',
  'sort',
  'code',
  'id',
  'option',
  'priceTo',
  'productType',
  'version',
])
const FRESH_MS = 30_000
const MOST = 500

/**
 * Anonymous public pages, cached by path, allow-listed query, language and currency for half a minute. They are the
 * same for everyone: only the browser knows who is signed in.
 */
export function createPageCache(options: { clock: Clock; enabled: boolean }) {
  const pages = new Map<string, { until: number; page: Promise<FinishedPage> }>()
  return {
    get(url: string, page: PageContext, render: () => Promise<FinishedPage>): Promise<FinishedPage> {
      const key = options.enabled ? cacheKey(url, page) : undefined
      if (key === undefined) return render()
      const now = options.clock.now().getTime()
      const found = pages.get(key)
      // A clock that was put back must not keep a page for that long.
      if (found && found.until > now && found.until <= now + FRESH_MS) return found.page
      if (pages.size >= MOST) pages.delete(pages.keys().next().value ?? '')
      const rendering = render()
      pages.set(key, { until: now + FRESH_MS, page: rendering })
      rendering.then(
        (done) => done.status !== 200 && pages.delete(key),
        () => pages.delete(key),
      )
      return rendering
    },
  }
}

function cacheKey(url: string, page: PageContext): string | undefined {
  const [pathname = '', ...query] = url.split('?')
  const searchParams = new URLSearchParams(query.join('?'))
  if (!PUBLIC_PATHS.has(pathname)) return undefined
  for (const name of searchParams.keys()) if (!QUERY_ALLOWED.has(name)) return undefined
  searchParams.sort()
  return `${page.lang} ${page.currency} ${pathname}?${searchParams.toString()}`
}
