import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Manifest = { entry: { imports?: unknown }; routes: Record<string, { imports?: unknown }> }

const OPENS = 'window.__reactRouterManifest='

/**
 * The browser's copy of the manifest of routes without the chunks that each route imports: only the server writes links
 * that preload them. That is half of a file which every first page loads.
 */
export function leanManifest(script: string): string {
  if (!script.startsWith(OPENS)) throw new Error('React Router writes its manifest in another way now')
  const { entry, routes, ...rest } = JSON.parse(script.slice(OPENS.length).replace(/;\s*$/, '')) as Manifest
  const lean = Object.entries(routes).map(([id, { imports, ...route }]) => {
    if (!Array.isArray(imports)) throw new Error(`the route ${id} has no list of imports`)
    return [id, route]
  })
  const all = { ...rest, entry: { ...entry, imports: [] }, routes: Object.fromEntries(lean) }
  return `${OPENS}${JSON.stringify(all)};`
}

/** In the built files; the name stays, for the pages that the server renders. */
export async function writeLeanManifest(assets: string): Promise<void> {
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error(`there is no manifest in ${assets}`)
  const file = join(assets, name)
  await writeFile(file, leanManifest(await readFile(file, 'utf8')))
}
