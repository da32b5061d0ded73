import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { showFailedRouteModules } from './failed-route-modules.ts'

test('a page whose script cannot be loaded fails when it is shown, and nothing is reloaded', () => {
  const file = fileURLToPath(import.meta.resolve('react-router'))
  const path = file.replace(/dist\/.*$/, 'dist/production/lib/dom/ssr/routeModules.js')
  const changed = showFailedRouteModules().transform(readFileSync(path, 'utf8'), path)
  expect(changed?.code).toContain('default() { throw error }')
  expect(changed?.code).not.toContain('location.reload')
})

test('a version that loads them in another way fails the build', () => {
  const path = '/x/node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js'
  expect(() => showFailedRouteModules().transform('import(route.module)', path)).toThrow(/another way/)
})
