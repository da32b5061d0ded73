import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import config from '../../react-router.config.ts'
import { leanRouter } from './lean-router.ts'

const folder = fileURLToPath(import.meta.resolve('react-router')).replace(/dist\/.*$/, 'dist/production/lib/')
const read = (file: string) => readFileSync(folder + file, 'utf8')
const changed = (file: string) => leanRouter().transform(read(file), folder + file)?.code
const taken = (file: string, from: string) => {
  const names = new RegExp(`import \\{([^}]*)\\} from "${from}"`).exec(read(file))?.[1]
  return names?.split(',').map((name) => name.trim())
}

test('replaces the observing of the router, and nothing else of it', () => {
  expect(changed('router/instrumentation.js')).toContain('instrumentClientSideRouter = (router) => router')
  expect(changed('router/router.js')).toBeUndefined()
  expect(taken('router/router.js', './instrumentation.js')).toEqual([
    'consumeInstrumentationClientResultMetaReceiver',
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
  ])
})

test('replaces the discovery of routes, which is switched off', () => {
  expect(config.routeDiscovery).toEqual({ mode: 'initial' })
  expect(changed('dom/ssr/fog-of-war.js')).toContain('isFogOfWarEnabled = () => false')
  expect(taken('dom/ssr/components.js', './fog-of-war.js')).toEqual([
    'getPartialManifest',
    'isFogOfWarEnabled',
  ])
})

test('a version that is made in another way fails the build', () => {
  for (const file of ['router/instrumentation.js', 'dom/ssr/fog-of-war.js'])
    expect(() => leanRouter().transform('export {}', folder + file)).toThrow(/has changed/)
})
