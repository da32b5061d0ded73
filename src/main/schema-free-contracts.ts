const STAND_IN = '\0greenlane-zod-stand-in'

/** The part of Vite's plugin interface that this one uses. */
type Plugin = {
  name: string
  enforce: 'pre'
  applyToEnvironment(environment: { name: string }): boolean
  resolveId(id: string): string | undefined
  load(id: string): string | undefined
}

/**
 * Leaves the schemas of the contracts out of the browser: it makes calls by their path and trusts the server's answers,
 * which saves 25 KB of a validation library. Validating in the browser throws an error that says so.
 */
export function schemaFreeContracts(): Plugin {
  return {
    name: 'greenlane-schema-free-contracts',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id === 'zod' ? STAND_IN : undefined),
    load: (id) => (id === STAND_IN ? STAND_IN_CODE : undefined),
  }
}

const STAND_IN_CODE = `
const refuse = () => { throw new Error('schemas are not part of the browser: validate on the server, or with the form engine') }
const chain = new Proxy(function () {}, {
  get: (_, name) => (name === 'parse' || name === 'safeParse' ? refuse : typeof name === 'symbol' ? undefined : chain),
  apply: () => chain,
})
export const z = chain
`
