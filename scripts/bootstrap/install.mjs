import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { giveUp, inProject, seconds } from './project.mjs'
import { npm } from './run.mjs'

const stamp = inProject('node_modules', '.greenlane-lock-hash')

/** Installs the libraries if they are missing or differ from package-lock.json. */
export async function installWhenMissing() {
  const lock = readFileSync(inProject('package-lock.json'))
  const wanted = createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
  if (readIfThere(stamp) === wanted) return
  if (!isInstalledByHand(lock)) await install()
  writeFileSync(stamp, wanted)
}

async function install() {
  const start = performance.now()
  console.log('Installing the libraries of package-lock.json (npm ci, no install scripts; about a minute) …')
  const { code, output } = await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'])
  if (code !== 0) {
    console.error(output)
    giveUp(
      'The libraries could not be installed.',
      'The npm registry must be reachable for this one step. Then run the same command again.',
    )
  }
  console.log(`  done in ${seconds(start)}`)
}

/** Whether somebody already ran `npm ci` or `npm install`: npm records in node_modules what it installed. */
function isInstalledByHand(lock) {
  const note = readIfThere(inProject('node_modules', '.package-lock.json'))
  if (!note) return false
  const present = JSON.parse(note).packages ?? {}
  const wanted = Object.entries(JSON.parse(lock.toString()).packages)
  return wanted.every(([folder, { version, optional, devOptional }]) => {
    if (folder === '') return true
    // Optional packages for other platforms are absent on purpose.
    if (!present[folder]) return Boolean(optional ?? devOptional)
    return present[folder].version === version && existsSync(inProject(folder))
  })
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
