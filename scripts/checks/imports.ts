import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { parseSync, type EcmaScriptModule } from 'oxc-parser'

/** One import between our source files: `from` and `to` are paths below `src`; `late` by `import()`. */
export type ImportEdge = { from: string; to: string; typeOnly: boolean; late?: boolean }

/** Every import between files below `src`, found by a parser. */
export async function readImports(root: string): Promise<{ files: string[]; edges: ImportEdge[] }> {
  const files: string[] = []
  const edges: ImportEdge[] = []
  for await (const file of glob('**/*.{ts,tsx}', { cwd: join(root, 'src') })) {
    files.push(file)
    edges.push(...importsOf(file, readFileSync(join(root, 'src', file), 'utf8')))
  }
  return { files: files.toSorted(), edges }
}

/** The imports of one file's text. Exported for the check that plants violations. @throws if it cannot be parsed */
export function importsOf(file: string, text: string): ImportEdge[] {
  const { module, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return specifiersOf(module, text).flatMap(({ specifier, ...how }) => {
    const to = resolveSpecifier(file, specifier)
    return to ? [{ from: file, to, ...how }] : []
  })
}

type Specifier = { specifier: string; typeOnly: boolean; late?: boolean }

/** The specifier after `from`, in `import`, `export … from` and `import()`. */
function specifiersOf(module: EcmaScriptModule, text: string): Specifier[] {
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }))
  const exports = module.staticExports.flatMap(({ entries }) => {
    const source = entries.find((entry) => entry.moduleRequest)?.moduleRequest
    return source ? [{ specifier: source.value, typeOnly: entries.every((entry) => entry.isType) }] : []
  })
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    specifier: text.slice(start + 1, end - 1),
    typeOnly: false,
    late: true,
  }))
  return [...imports, ...exports, ...dynamic]
}

function resolveSpecifier(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (!specifier.startsWith('.')) return undefined
  return normalize(join(dirname(file), specifier))
}
