import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** A bilingual text anywhere: `{ en, zh }`, or two strings for the function `text`. */
export type BilingualEntry = { file: string; line: number; en: string[]; zh: string[] }
/** `missing` has only one language. */
export type Bilingual = { entries: BilingualEntry[]; missing: { file: string; line: number }[] }

type Node = { type: string; start: number; [key: string]: unknown }

/** All bilingual texts of the sources: tables of texts, refusals, mails, histories, forms, products. */
export async function readBilingual(root: string): Promise<Bilingual> {
  const found: Bilingual = { entries: [], missing: [] }
  for await (const file of glob('src/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.test\.tsx?$|\/testing\//.test(file)) continue
    const one = bilingualOf(file, readFileSync(join(root, file), 'utf8'))
    found.entries.push(...one.entries)
    found.missing.push(...one.missing)
  }
  return found
}

/** The texts of one file. Exported for the check that plants mistakes. */
export function bilingualOf(file: string, source: string): Bilingual {
  const found: Bilingual = { entries: [], missing: [] }
  if (!/\b(?:en|zh):|\btext\(/.test(source)) return found
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length
  walk(parseSync(file, source).program as unknown as Node, (node) => {
    const pair = node.type === 'ObjectExpression' ? pairOfObject(node) : pairOfCall(node)
    if (!pair) return
    const [en, zh] = [pair.en && stringsOf(pair.en), pair.zh && stringsOf(pair.zh)]
    const at = { file, line: lineOf(node.start) }
    if (en && zh) found.entries.push({ ...at, en, zh })
    else if (isHalf(node) && (en || zh)) found.missing.push(at)
  })
  return found
}

type Pair = { en: Node | undefined; zh: Node | undefined }

function pairOfObject(node: Node): Pair | undefined {
  const properties = node['properties'] as Node[]
  // A spread may add the other language.
  if (properties.some((property) => property.type !== 'Property')) return undefined
  const valueOf = (name: string) =>
    properties.find((property) => (property['key'] as Node)['name'] === name)?.['value'] as Node | undefined
  const pair = { en: valueOf('en'), zh: valueOf('zh') }
  return pair.en || pair.zh ? pair : undefined
}

/** Only one language, and no sign that it is something other than a text. */
function isHalf(node: Node): boolean {
  const names = ((node['properties'] ?? []) as Node[]).map((property) => (property['key'] as Node)['name'])
  return names.includes('en') !== names.includes('zh') && names.every((name) => TEXT_KEYS.has(String(name)))
}

const TEXT_KEYS: ReadonlySet<string> = new Set(['en', 'zh', 'code', 'status'])

function pairOfCall(node: Node): Pair | undefined {
  if (node.type !== 'CallExpression' || (node['callee'] as Node)['name'] !== 'text') return undefined
  const [en, zh] = node['arguments'] as Node[]
  return en && zh ? { en, zh } : undefined
}

/** The strings of a literal, a template or plural forms; nothing if they are made elsewhere. */
function stringsOf(node: Node): string[] | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : undefined
  if (node.type === 'TemplateLiteral') {
    const parts = (node['quasis'] as { value: { cooked: string } }[]).map((part) => part.value.cooked)
    return [parts.join('§')]
  }
  if (node.type !== 'ObjectExpression') return undefined
  const values = (node['properties'] as Node[]).map((property) =>
    property.type === 'Property' ? stringsOf(property['value'] as Node) : undefined,
  )
  return values.every((value) => value !== undefined) && values.length > 0 ? values.flat() : undefined
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof (child as Node).type === 'string')
        walk(child as Node, visit)
    }
  }
}

/** What is wrong with a text for its readers. */
export function problemsOf({ en, zh }: Pick<BilingualEntry, 'en' | 'zh'>, where: string): string[] {
  const found: string[] = []
  // A text that is empty in both languages is composed later.
  if (isEmpty(en) !== isEmpty(zh)) found.push(`${where}: ${isEmpty(en) ? 'English' : 'Chinese'} is empty`)
  if (en.some((text) => CHINESE.test(text)) && !/language|lang|demoMail/i.test(where))
    found.push(`${where}: Chinese in the English`)
  if (parametersOf(en) !== parametersOf(zh))
    found.push(`${where}: other parameters in Chinese (${parametersOf(en)} / ${parametersOf(zh)})`)
  for (const text of zh) {
    if (/[㐀-鿿] [A-Za-z0-9]|[A-Za-z0-9}] [㐀-鿿]/.test(text))
      found.push(`${where}: typed space between Chinese and Latin`)
    if (/[㐀-鿿][,;:?!](?!\d)/.test(text)) found.push(`${where}: half-width punctuation in Chinese`)
  }
  return found
}

const isEmpty = (texts: readonly string[]): boolean => texts.some((text) => text.trim() === '')

const CHINESE = /[㐀-鿿]/

/** A parameter may differ by language: `{{namesEn}}` beside `{{namesZh}}`. */
function parametersOf(texts: readonly string[]): string {
  const names = texts.flatMap((text) => text.match(/(?<=\{\{)\w+(?=\}\})/g) ?? [])
  return [...new Set(names.map((name) => name.replace(/(?:En|Zh)$/, '')))].toSorted().join()
}
