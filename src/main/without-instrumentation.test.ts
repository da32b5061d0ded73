import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { withoutInstrumentation } from './without-instrumentation.ts'

const folder = fileURLToPath(import.meta.resolve('react-router')).replace(/dist\/.*$/, 'dist/production/lib/')
const read = (file: string) => readFileSync(folder + file, 'utf8')

test('replaces the observing of the router', () => {
  const path = `${folder}router/instrumentation.js`
  const changed = withoutInstrumentation().transform(read('router/instrumentation.js'), path)
  expect(changed?.code).toContain('instrumentClientSideRouter = (router) => router')
  expect(withoutInstrumentation().transform('', `${folder}router/router.js`)).toBeUndefined()
})

test('the router takes nothing else from it', () => {
  const taken = /import \{([^}]*)\} from "\.\/instrumentation\.js"/.exec(read('router/router.js'))?.[1]
  expect(taken?.split(',').map((name) => name.trim())).toEqual([
    'consumeInstrumentationClientResultMetaReceiver',
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
  ])
})

test('a version that observes in another way fails the build', () => {
  const path = '/x/node_modules/react-router/dist/production/lib/router/instrumentation.js'
  expect(() => withoutInstrumentation().transform('export {}', path)).toThrow(/another way/)
})
