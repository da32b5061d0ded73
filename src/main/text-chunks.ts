import { glob } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { textsOf, type TextTable } from '../platform/shared/text.ts'

const INDEX = 'virtual:greenlane-texts'
const STAFF_INDEX = 'virtual:greenlane-texts-staff'
const ALL = 'virtual:greenlane-texts-all'
const ONE = 'virtual:greenlane-text/'

/** The part of Vite's plugin interface that this one uses. */
type TextPlugin = {
  name: string
  resolveId(id: string): string | undefined
  load(id: string): Promise<string | undefined>
  handleHotUpdate(context: { file: string; server: { moduleGraph: { invalidateAll(): void } } }): void
}

/** Every `*.text.ts` below `src`, by its name: `cart.text.ts` → `cart`. */
export async function findTextFiles(root: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for await (const file of glob('src/**/*.text.ts', { cwd: root })) {
    const name = basename(file, '.text.ts')
    if (found.has(name)) throw new Error(`two text files are called ${name}`)
    found.set(name, resolve(root, file))
  }
  return found
}

export async function readTextFile(file: string, version = 0): Promise<TextTable> {
  const module = (await import(`${pathToFileURL(file).href}?v=${version}`)) as Record<string, TextTable>
  const tables = Object.values(module)
  if (tables.length !== 1 || !tables[0]) throw new Error(`${file} must export one table of texts`)
  return tables[0]
}

/** Splits the side-by-side text files into one chunk per module and language, so that English never loads Chinese. */
export function textChunks(root: string): TextPlugin {
  let version = 0
  return {
    name: 'greenlane-text-chunks',
    resolveId: (id) =>
      id === INDEX || id === STAFF_INDEX || id === ALL || id.startsWith(ONE) ? `\0${id}` : undefined,
    async load(id) {
      if (!id.startsWith('\0virtual:greenlane-text')) return undefined
      const files = await findTextFiles(root)
      if (id === `\0${INDEX}`) return indexModule(files, (file) => !isForStaff(file))
      if (id === `\0${STAFF_INDEX}`) return indexModule(files, isForStaff)
      if (id === `\0${ALL}`) {
        const all: Record<string, unknown> = {}
        for (const [name, file] of files) {
          const table = await readTextFile(file, version)
          all[name] = { en: textsOf(table, 'en'), zh: textsOf(table, 'zh') }
        }
        return `export const allTexts = ${JSON.stringify(all)}`
      }
      const [name = '', lang] = id.slice(ONE.length + 1).split('/')
      const file = files.get(name)
      if (!file) throw new Error(`no text file called ${name}`)
      return `export default ${JSON.stringify(textsOf(await readTextFile(file, version), lang === 'zh' ? 'zh' : 'en'))}`
    },
    handleHotUpdate({ file, server }) {
      if (!file.endsWith('.text.ts')) return
      version++
      server.moduleGraph.invalidateAll()
    },
  }
}

/** Nearly every page loads the index: what only staff read has one of its own. */
const isForStaff = (file: string): boolean => /\/src\/(?:.*\/)?(?:staff|back-office)\//.test(file)

function indexModule(files: ReadonlyMap<string, string>, isMeant: (file: string) => boolean): string {
  const names = [...files].filter(([, file]) => isMeant(file)).map(([name]) => name)
  const lines = names.flatMap((name) =>
    ['en', 'zh'].map(
      (lang) =>
        `  '${name}/${lang}': () => import('${ONE}${name}/${lang}').then((module) => module.default),`,
    ),
  )
  return `export const textIndex = {\n${lines.join('\n')}\n}`
}
