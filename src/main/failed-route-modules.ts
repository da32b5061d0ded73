/** The part of Vite's plugin interface that this one uses. */
type Plugin = {
  name: string
  applyToEnvironment(environment: { name: string }): boolean
  transform(code: string, id: string): { code: string; map: null } | undefined
}

const FILE = /node_modules\/react-router\/.*\/routeModules\.js$/
const RELOADS = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/

const FAILS_WHEN_SHOWN = 'return { default() { throw error } };'

/**
 * When the script of a page cannot be loaded, React Router reloads the page that one is leaving, again and again while
 * the network is down. Here the page fails when it is shown, so that the shell's boundary says so, with a button. (An
 * error thrown while it is loaded gets lost between the router's promises, and nothing is shown at all.)
 */
export function showFailedRouteModules(): Plugin {
  return {
    name: 'greenlane-failed-route-modules',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!FILE.test(id)) return undefined
      if (!RELOADS.test(code)) throw new Error('React Router loads the modules of routes in another way now')
      return { code: code.replace(RELOADS, FAILS_WHEN_SHOWN), map: null }
    },
  }
}
