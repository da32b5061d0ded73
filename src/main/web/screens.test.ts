import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { SCREENS } from '../../../scripts/screens/screens.ts'
import routes from './routes.ts'

type Entry = {
  path?: string | undefined
  index?: boolean | undefined
  file: string
  children?: Entry[] | undefined
}

/** They lead elsewhere and have no look of their own. */
const REDIRECTS = ['spelling-redirect', 'calculator-redirect', 'workspace-index']

/** Every address below this one, with the file of its page. */
function addresses(entries: readonly Entry[], above = ''): { path: string; file: string }[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${above}/${entry.path}` : above
    return entry.children ? addresses(entry.children, path) : [{ path: path || '/', file: entry.file }]
  })
}

const pages = addresses(routes as readonly Entry[]).filter(
  ({ file }) => !REDIRECTS.some((name) => file.includes(name)),
)
const anything = new Proxy({}, { get: () => 'x' })
const proofs = new Proxy({}, { get: () => 'http://localhost/proof#x' })
const world = new Proxy({} as never, {
  get: (_, name) => {
    if (name === 'proofUrls') return proofs
    if (name === 'mandates' || name === 'longNamed') return { work: anything }
    if (String(name).endsWith('Id')) return 'x'
    return String(name).endsWith('Url') ? 'http://localhost/shareForm#x' : anything
  },
})
const shown = SCREENS.map((screen) => new URL(screen.path(world), 'http://localhost').pathname)

test('the contact sheet shows every page of the product', () => {
  expect(pages.length).toBeGreaterThan(35)
  const missing = pages
    .filter(({ path }) => path !== '/*')
    .filter(({ path }) => !shown.some((address) => matchPath({ path, end: true }, address)))
  expect(missing).toEqual([])
})

test('and nothing that is no page, but for the page of an unknown address', () => {
  const known = pages.filter(({ path }) => path !== '/*')
  const unknown = shown.filter(
    (address) => !known.some(({ path }) => matchPath({ path, end: true }, address)),
  )
  expect(unknown).toEqual(['/nothing-here'])
})
