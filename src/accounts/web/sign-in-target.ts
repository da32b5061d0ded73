import { paths } from '#paths.ts'
import { isLocalPath } from '#platform/shared/local-path.ts'

const KNOWN = new Set([
  paths.home(),
  paths.services(),
  paths.product(''),
  paths.shoppingCart(),
  paths.confirmOrder(),
])

/** A page of ours that may follow a sign-in, normalised; nothing else is ever opened. */
export function knownPath(path: string | null | undefined): string | undefined {
  if (!isLocalPath(path) || !URL.canParse(path, 'http://portal')) return undefined
  const url = new URL(path, 'http://portal')
  if (url.host !== 'portal') return undefined
  const known = KNOWN.has(url.pathname) || /^\/workspace\/\w/.test(url.pathname)
  return known ? `${url.pathname}${url.search}` : undefined
}

/**
 * Where a person goes after signing in: where they were sent from, else where their session ended, else to
 * the kind of service that they came for, else to the dashboard.
 */
export function signInTarget(wishes: {
  next: string | null
  kept: string | null
  productType: string | null
}): string {
  const next = knownPath(wishes.next)
  const kept = knownPath(wishes.kept)
  const isHome = next === undefined || new URL(next, 'http://portal').pathname === paths.home()
  if (!isHome) return next
  if (kept) return kept
  const { searchParams } = new URL(next ?? '/', 'http://portal')
  if (wishes.productType !== null && !searchParams.has('productType'))
    searchParams.set('productType', wishes.productType)
  return placeNamed(searchParams) ?? paths.dashboard()
}

/**
 * Where the parameters of an address of the root lead: to the to-dos of a type, to what is to be renewed, to the services
 * of a category. The page there matches the value against those it knows.
 */
export function placeNamed(search: URLSearchParams): string | undefined {
  const code = (name: string) => /^[A-Z_]{2,20}$/.exec(search.get(name) ?? '')?.[0]
  const [matter, renewal, product] = [
    code('pendingMatterType'),
    code('pendingRenewalType'),
    code('productType'),
  ]
  if (matter) return paths.dashboard({ pendingMatterType: matter })
  if (renewal) return paths.registrations({ pendingRenewalType: renewal })
  return product && paths.services({ category: product })
}

/** Where a new account begins: the dashboard is empty then, and a cart that was filled before signing in is not. */
export function firstTarget(target: string, linesInCart: number): string {
  return target === paths.dashboard() && linesInCart > 0 ? paths.shoppingCart() : target
}
