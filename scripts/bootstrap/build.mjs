import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { findNode } from './node.mjs'
import { giveUp, inProject, seconds } from './project.mjs'
import { run } from './run.mjs'

const stamp = inProject('build', '.greenlane-sources-hash')
const configuration = ['package.json', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts']
/** Files that never reach the browser do not make the pages stale. */
const serverOnly = new Set(['server', 'testing'])

/** Builds the web pages when their sources changed since the last build. */
export async function buildWhenStale({ force = false } = {}) {
  const sources = hashSources()
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  const start = performance.now()
  console.log('Building the web pages (about ten seconds) …')
  rmSync(stamp, { force: true })
  const { code, output } = await run(
    findNode(),
    [inProject('node_modules/@react-router/dev/bin.cjs'), 'build'],
    {
      env: { NODE_ENV: 'production' },
    },
  )
  if (code !== 0) {
    console.error(output)
    giveUp(
      'The web pages could not be built.',
      'See the reason above. Fix it and run the same command again.',
    )
  }
  mkdirSync(inProject('build'), { recursive: true })
  writeFileSync(stamp, sources)
  console.log(`  done in ${seconds(start)}`)
}

function hashSources() {
  const hash = createHash('sha256')
  for (const file of [...configuration, ...listSources('src')]) {
    const path = inProject(file)
    if (existsSync(path)) hash.update(`\n${file}\n`).update(readFileSync(path))
  }
  return hash.digest('hex')
}

function listSources(folder) {
  const entries = readdirSync(inProject(folder), { withFileTypes: true })
  return entries
    .filter((entry) => (entry.isDirectory() ? !serverOnly.has(entry.name) : !entry.name.includes('.test.')))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? listSources(path) : [path]
    })
}
