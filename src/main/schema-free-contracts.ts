const STAND_IN = '\0greenlane-zod-stand-in'

/** The part of Vite's plugin interface that this one uses. */
type Plugin = {
  name: string
  enforce: 'pre'
  applyToEnvironment(environment: { name: string }): boolean
  resolveId(id: string): string | undefined
  load(id: string): string | undefined
  transform: {
    order: 'post'
    handler(this: Parser, code: string, id: string): { code: string; moduleSideEffects: false } | undefined
  }
}
type Parser = { parse(code: string): unknown }

/** What the browser does not need to make a call. */
const LEFT_OUT = new Set(['access', 'summary', 'refusals', 'input', 'output', 'upload'])

/**
 * Leaves the schemas of the contracts out of the browser: it makes calls by their path and trusts the server's answers,
 * which saves the schemas and 25 KB of a validation library. Validating in the browser throws an error that says so.
 */
export function schemaFreeContracts(): Plugin {
  return {
    name: 'greenlane-schema-free-contracts',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id === 'zod' ? STAND_IN : undefined),
    load: (id) => (id === STAND_IN ? STAND_IN_CODE : undefined),
    transform: {
      // After TypeScript is JavaScript.
      order: 'post',
      handler(code, id) {
        return id.endsWith('contract.ts') && code.includes('defineCall(')
          ? { code: withoutSchemas(code, this.parse(code) as Program), moduleSideEffects: false }
          : undefined
      },
    },
  }
}

type Node = { type: string; start: number; end: number }
type Program = { body: readonly Node[] }
type Call = Node & { callee: { name?: string }; arguments: readonly Node[] }
type Literal = Node & { properties: readonly (Node & { key?: { name?: string } })[] }
type Declaration = Node & {
  declarations?: readonly { init: Node | null }[]
  declaration?: Declaration | null
}

/** The same module, with only what the browser needs in each call that it declares. Exported for its test. */
export function withoutSchemas(code: string, program: Program): string {
  const literals = program.body.flatMap(callLiteralsIn)
  return literals.toReversed().reduce((text, { start, end, properties }) => {
    const kept = properties.filter(({ key }) => key?.name === undefined || !LEFT_OUT.has(key.name))
    const inner = kept.map((property) => code.slice(property.start, property.end)).join(', ')
    return `${text.slice(0, start)}{ ${inner} }${text.slice(end)}`
  }, code)
}

/** The object literals of `const call = defineCall({ … })`, exported or not. */
function callLiteralsIn(statement: Declaration): Literal[] {
  const { declarations = [] } = statement.declaration ?? statement
  return declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression') return []
    const { callee, arguments: given } = init as Call
    const [definition] = given
    return callee.name === 'defineCall' && definition?.type === 'ObjectExpression'
      ? [definition as Literal]
      : []
  })
}

const STAND_IN_CODE = `
const refuse = () => { throw new Error('schemas are not part of the browser: validate on the server, or with the form engine') }
const chain = new Proxy(function () {}, {
  get: (_, name) => (name === 'parse' || name === 'safeParse' ? refuse : typeof name === 'symbol' ? undefined : chain),
  apply: () => chain,
})
export const z = chain
`
