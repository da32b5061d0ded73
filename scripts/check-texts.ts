import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { findTextFiles, readTextFile } from '../src/main/text-chunks.ts'
import type { TextEntry } from '../src/platform/shared/text.ts'
import { bilingualOf, problemsOf, readBilingual, type Bilingual } from './checks/bilingual.ts'

const ROOT = resolve(import.meta.dirname, '..')
const problems: string[] = []

/** Texts named by key alone, far from where they are shown: the form engine returns keys. */
const ALSO_USED_BY: Record<string, RegExp> = { 'form-messages': /^src\/forms\/.+\.ts$/ }

const sources = new Map<string, string>()
for await (const file of glob('src/**/*.{ts,tsx}', { cwd: ROOT })) {
  if (!file.endsWith('.text.ts') && !file.includes('.test.'))
    sources.set(file, readFileSync(join(ROOT, file), 'utf8'))
}

for (const [name, file] of await findTextFiles(ROOT)) {
  const table = await readTextFile(file)
  const users = usersOf(name, file)
  for (const key of Object.keys(table)) {
    const used = users.some((text) => new RegExp(`['"\`]${key}['"\`]`).test(text) || usedByPattern(text, key))
    if (!used) problems.push(`${name}.${key}: nobody uses it`)
  }
  problems.push(...unknownKeys(name, table))
}
problems.push(...literalTexts())

/** Deliberate mistakes: a check that does not see them is broken. */
const PLANTED: readonly string[] = [
  "const one = { en: 'Paid on {{day}}', zh: '已支付' }",
  "const one = { code: 499, status: 422, en: 'Not found' }",
  "const one = { en: { one: 'A file', other: '' }, zh: '文件' }",
  "text('VAT number', 'VAT 税号')",
  "const one = `${text('Paid', '已支付,谢谢')}`",
]
for (const planted of PLANTED) {
  if (mistakesIn(bilingualOf('planted.ts', planted)).length === 0)
    problems.push(`the check does not see ${planted}`)
}

const bilingual = await readBilingual(ROOT)
problems.push(...mistakesIn(bilingual))

for (const problem of problems) console.error(problem)
console.log(
  `texts: ${bilingual.entries.length} in English and Chinese, ${problems.length} problems, planted ones seen`,
)
if (problems.length > 0) process.exit(1)

function mistakesIn({ entries, missing }: Bilingual): string[] {
  return [
    ...entries.flatMap((entry) => problemsOf(entry, `${entry.file}:${entry.line}`)),
    ...missing.map(({ file, line }) => `${file}:${line}: one language is missing`),
  ]
}

/** The files that may use a table's texts: those that name it, and the files beside it, which receive them. */
function usersOf(name: string, file: string): string[] {
  const folder = `${dirname(relative(ROOT, file))}/`
  const isUser = ([path, text]: [string, string]) =>
    path.startsWith(folder) ||
    ALSO_USED_BY[name]?.test(path) ||
    text.includes(`/${name}.text.ts'`) ||
    text.includes(`'${name}'`)
  return [...sources].filter(isUser).map(([, text]) => text)
}

/** Keys built from a part: t(`status_${status}`) uses every key that begins with `status_`. */
function usedByPattern(text: string, key: string): boolean {
  for (const match of text.matchAll(/`([a-zA-Z_]*)\$\{[^}]+\}([a-zA-Z_]*)`/g)) {
    const [, head = '', tail = ''] = match
    if (head + tail !== '' && key.startsWith(head) && key.endsWith(tail)) return true
  }
  return false
}

/** Keys used as literals that the table lacks. Types find most; casts and concatenated keys hide some. */
function unknownKeys(name: string, table: Record<string, TextEntry>): string[] {
  const found: string[] = []
  for (const [file, text] of sources) {
    const modules = new Set([...text.matchAll(/useText<[^>]*>\('([\w-]+)'\)/g)].map((match) => match[1]))
    if (modules.size !== 1 || !modules.has(name)) continue
    // Texts that a hook of the module returns may belong to another table.
    if (/\{[^{}]*\bt\b[^{}]*\} = use\w+\(/.test(text)) continue
    for (const match of text.matchAll(/\bt\('(\w+)'/g)) {
      if (match[1] && !(match[1] in table)) found.push(`${file}: ${name}.${match[1]} does not exist`)
    }
  }
  return found
}

/** Texts written directly into a component, in either language. */
function literalTexts(): string[] {
  const found: string[] = []
  for (const [file, text] of sources) {
    if (!file.endsWith('.tsx') || file.includes('/testing/')) continue
    const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
    const chinese = /[㐀-鿿]/.exec(code.replace(/'(简体中文|中文)'/g, ''))
    if (chinese) found.push(`${file}: Chinese text in code`)
    for (const match of code.matchAll(/>\s*([A-Z][a-z]+(?: [a-z]+){1,})[^<{]*</g)) {
      if (!match[1]?.startsWith('Unexpected Application')) found.push(`${file}: text in code: ${match[1]}`)
    }
    for (const match of code.matchAll(/(?:aria-label|title|placeholder|alt)="([A-Za-z][^"]*)"/g)) {
      found.push(`${file}: text in code: ${match[1]}`)
    }
  }
  return found
}
