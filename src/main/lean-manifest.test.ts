import { expect, test } from 'vitest'
import { leanManifest } from './lean-manifest.ts'

const script = (manifest: unknown) => `window.__reactRouterManifest=${JSON.stringify(manifest)};`
const entry = { module: '/assets/entry.js', imports: ['/assets/base.js'], css: ['/assets/base.css#'] }
const root = { id: 'root', path: '', hasLoader: true, module: '/assets/root.js', css: ['/assets/root.css'] }
const home = {
  id: 'home',
  parentId: 'root',
  index: true,
  hasLoader: false,
  module: '/assets/home.js',
  css: [],
}
const rest = { url: '/assets/manifest-1.js', version: '1' }

test('keeps what a browser navigates by', () => {
  const imports = ['/assets/base.js', '/assets/ui.js']
  const built = { entry, routes: { root: { ...root, imports }, home: { ...home, imports } }, ...rest }
  expect(JSON.parse(leanManifest(script(built)).replace(/^[^{]*|;$/g, ''))).toEqual({
    entry: { ...entry, imports: [] },
    routes: { root, home },
    ...rest,
  })
})

test.each([
  ['a module', `export default ${JSON.stringify({ entry, routes: {} })}`],
  ['without imports', script({ entry, routes: { root }, ...rest })],
])('a manifest of another kind ends the build: %s', (_kind, text) => {
  expect(() => leanManifest(text)).toThrow(/another way|no list of imports/)
})
