import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g

/** Classes that a component uses and its style sheet lacks: the component would be shown without style. */
export async function missingClasses(root: string): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob('src/**/*.tsx', { cwd: root })) {
    const code = readFileSync(join(root, file), 'utf8')
    for (const [, name = '', specifier = ''] of code.matchAll(IMPORT)) {
      const sheet = specifier.startsWith('#')
        ? join(root, 'src', specifier.slice(1))
        : join(root, dirname(file), specifier)
      found.push(
        ...missingIn(code, name, readFileSync(sheet, 'utf8')).map((one) => `${file}: ${name}.${one}`),
      )
    }
  }
  return found
}

/** Exported for the check that plants a mistake. */
export function missingIn(code: string, name: string, sheet: string): string[] {
  const classes = new Set([...sheet.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, one = '']) => camelCase(one)))
  const used = [...code.replace(IMPORT, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(
    ([, one = '']) => one,
  )
  return [...new Set(used)].filter((one) => !classes.has(one))
}

/** Set by the component kit on what it places. */
const KIT: readonly string[] = ['--anchor-width', '--available-height']

/** Values that a style sheet reads and nothing sets: the whole declaration would be dropped. */
export async function missingValues(root: string): Promise<string[]> {
  const sources = await Array.fromAsync(glob('src/**/*.{css,tsx}', { cwd: root }), (file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }))
  const set = new Set([...KIT, ...sources.flatMap(({ text }) => valuesSetIn(text))])
  return sources
    .filter(({ file }) => file.endsWith('.css'))
    .flatMap(({ file, text }) => missingValuesIn(text, set).map((one) => `${file}: ${one}`))
}

const valuesSetIn = (text: string): string[] =>
  [...text.matchAll(/(--[a-z0-9-]+)'?\s*:/g)].map(([, one = '']) => one)

/** Exported for the check that plants a mistake. */
export function missingValuesIn(sheet: string, set: ReadonlySet<string>): string[] {
  const used = [...sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/var\((--[a-z0-9-]+)/g)].map(
    ([, one = '']) => one,
  )
  return [...new Set(used)].filter((one) => !set.has(one))
}

const camelCase = (name: string): string =>
  name.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase())
