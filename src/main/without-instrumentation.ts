/** The part of Vite's plugin interface that this one uses. */
type Plugin = {
  name: string
  applyToEnvironment(environment: { name: string }): boolean
  transform(code: string, id: string): { code: string; map: null } | undefined
}

const FILE = /node_modules\/react-router\/.*\/router\/instrumentation\.js$/
const EXPORTS =
  'export { consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler, instrumentationResultMetaContext }'

/** What its router calls when nobody observes it. */
const UNOBSERVED = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const instrumentHandler = (handler) => handler
export const instrumentationResultMetaContext = {}
`

/** Leaves the observing of React Router out of the browser, where nobody asks for it: 1 KB of every first page. */
export function withoutInstrumentation(): Plugin {
  return {
    name: 'greenlane-without-instrumentation',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!FILE.test(id)) return undefined
      if (!code.includes(EXPORTS)) throw new Error('React Router observes itself in another way now')
      return { code: UNOBSERVED, map: null }
    },
  }
}
