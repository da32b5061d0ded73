/** The part of Vite's plugin interface that this one uses. */
type Plugin = {
  name: string
  applyToEnvironment(environment: { name: string }): boolean
  transform(code: string, id: string): { code: string; map: null } | undefined
}

type Part = { file: RegExp; exports: string; instead: string }

/** What its router calls when nobody observes it. */
const UNOBSERVED = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const instrumentHandler = (handler) => handler
export const instrumentationResultMetaContext = {}
`

/** What it calls when all routes are known from the beginning. */
const ALL_ROUTES_KNOWN = `
export const URL_LIMIT = 7680
export const getManifestPath = () => ''
export const getPartialManifest = (manifest) => manifest
export const getPatchRoutesOnNavigationFunction = () => undefined
export const getPathsWithAncestors = (paths) => paths
export const handleClientVersionMismatch = () => undefined
export const isFogOfWarEnabled = () => false
export const useFogOFWarDiscovery = () => undefined
`

const PARTS: readonly Part[] = [
  {
    file: /node_modules\/react-router\/.*\/router\/instrumentation\.js$/,
    exports:
      'export { consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler, instrumentationResultMetaContext }',
    instead: UNOBSERVED,
  },
  {
    file: /node_modules\/react-router\/.*\/dom\/ssr\/fog-of-war\.js$/,
    exports:
      'export { URL_LIMIT, getManifestPath, getPartialManifest, getPatchRoutesOnNavigationFunction, getPathsWithAncestors, handleClientVersionMismatch, isFogOfWarEnabled, useFogOFWarDiscovery }',
    instead: ALL_ROUTES_KNOWN,
  },
]

/**
 * Leaves out of the browser's React Router what this product never asks for: observing it, and discovering routes
 * while people move. Together 2 KB of every first page.
 */
export function leanRouter(): Plugin {
  return {
    name: 'greenlane-lean-router',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const part = PARTS.find(({ file }) => file.test(id))
      if (!part) return undefined
      if (!code.includes(part.exports)) throw new Error(`React Router has changed ${id}`)
      return { code: part.instead, map: null }
    },
  }
}
