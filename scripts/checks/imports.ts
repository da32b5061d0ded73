import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'

/** One import of a source file of ours: `from` and `to` are paths below `src`. */
export type ImportEdge = { from: string; to: string; typeOnly: boolean }

const IMPORT =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?([^'"`;]*?from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g

/** Every import between files below `src`, found in the text of the files. */
export async function readImports(root: string): Promise<{ files: string[]; edges: ImportEdge[] }> {
  const files: string[] = []
  const edges: ImportEdge[] = []
  for await (const file of glob('**/*.{ts,tsx}', { cwd: join(root, 'src') })) {
    files.push(file)
    edges.push(...importsOf(file, readFileSync(join(root, 'src', file), 'utf8')))
  }
  return { files: files.toSorted(), edges }
}

/** The imports of one file's text. Exported for the test that plants violations. */
export function importsOf(file: string, text: string): ImportEdge[] {
  const edges: ImportEdge[] = []
  for (const match of text.matchAll(IMPORT)) {
    const specifier = match[4] ?? match[5] ?? ''
    const to = resolveSpecifier(file, specifier)
    if (to) edges.push({ from: file, to, typeOnly: match[2] !== undefined })
  }
  return edges
}

function resolveSpecifier(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (!specifier.startsWith('.')) return undefined
  return normalize(join(dirname(file), specifier))
}
