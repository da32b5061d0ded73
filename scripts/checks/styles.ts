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

const camelCase = (name: string): string =>
  name.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase())
