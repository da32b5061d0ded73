const STAND_IN = '\0greenlane-zod-stand-in'

/** The part of Vite's plugin interface that this one uses. */
type Plugin = {
  name: string
  enforce: 'pre'
  applyToEnvironment(environment: { name: string }): boolean
  resolveId(id: string): string | undefined
  load(id: string): string | undefined
  transform(this: Parser, code: string): string | undefined
}
type Parser = { parse(code: string, options: { lang: 'ts' }): unknown }

/**
 * Leaves the schemas of the contracts out of the browser: it makes calls by their path and believes the server's
 * answers, so 25 KB of a validation library would only be downloaded. Whatever tries to validate there is told so.
 * Of a call itself the browser gets method, path and kind; its refusals and its summary stay behind as well.
 */
export function schemaFreeContracts(): Plugin {
  return {
    name: 'greenlane-schema-free-contracts',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id === 'zod' ? STAND_IN : undefined),
    load: (id) => (id === STAND_IN ? STAND_IN_CODE : undefined),
    transform(code) {
      return code.includes('defineCall(') ? addressOnly(code, this.parse(code, { lang: 'ts' })) : undefined
    },
  }
}

/** What of a call the browser has no use for: schemas, and what the OpenAPI document says. */
const FOR_THE_SERVER: ReadonlySet<unknown> = new Set(['summary', 'refusals', 'input', 'output'])

/** The part of a syntax tree that is looked at; a property ends before its comma. */
type Node = {
  type: string
  start: number
  end: number
  callee?: { name?: string }
  arguments?: Node[]
  properties?: (Node & { key?: { name?: string } })[]
}

/** The code of a contract, where `defineCall` gets no more than how a call is made. */
export function addressOnly(code: string, tree: unknown): string {
  const unwanted = nodesIn(tree)
    .filter((node) => node.type === 'CallExpression' && node.callee?.name === 'defineCall')
    .flatMap((call) => call.arguments?.[0]?.properties ?? [])
    .filter((property) => FOR_THE_SERVER.has(property.key?.name))
  return unwanted.reduceRight((rest, { start, end }) => {
    const after = rest.slice(end)
    return rest.slice(0, start) + after.replace(/^\s*,/, '')
  }, code)
}

function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(nodesIn)
  return 'type' in value && 'start' in value ? [value as Node, ...inside] : inside
}

const STAND_IN_CODE = `
const refuse = () => { throw new Error('schemas are not part of the browser: validate on the server, or with the form engine') }
const chain = new Proxy(function () {}, {
  get: (_, name) => (name === 'parse' || name === 'safeParse' ? refuse : typeof name === 'symbol' ? undefined : chain),
  apply: () => chain,
})
export const z = chain
`
