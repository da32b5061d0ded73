import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { findNode } from './node.mjs'
import { giveUp, inProject } from './project.mjs'
import { run } from './run.mjs'

/** The same engine without windows: journeys take three quarters of the time in it. */
const shell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of a Chromium for the browser tests; installs one if there is none. */
export async function bringBrowser() {
  return (
    (await namedBrowser()) ??
    (await firstThatRuns(await findInPath([shell]))) ??
    (await installFromDistribution(shell)) ??
    (await findBrowser()) ??
    (await installFromDistribution('chromium')) ??
    (await installFromPlaywright()) ??
    giveUp(
      'There is no Chromium for the browser tests, and none could be installed.',
      'Install Chromium or Chrome, or set GREENLANE_CHROMIUM to its path, and run the same command again.',
    )
  )
}

async function namedBrowser() {
  const own = process.env.GREENLANE_CHROMIUM
  if (!own || (await runs(own))) return own || undefined
  return giveUp(
    `GREENLANE_CHROMIUM=${own} does not run.`,
    'Correct it, or leave it unset to have a browser found.',
  )
}

const findBrowser = async () => firstThatRuns([...(await findInPath(names)), ...places, playwrightsOwn()])

async function firstThatRuns(candidates) {
  for (const candidate of candidates) if (existsSync(candidate) && (await runs(candidate))) return candidate
  return undefined
}

async function findInPath(programs) {
  if (process.platform === 'win32') return []
  const found = await Promise.all(programs.map((name) => run('sh', ['-c', `command -v ${name}`])))
  return found.filter(({ code }) => code === 0).map(({ output }) => output.trim())
}

/** Where Playwright would install its browser, whether or not it is there. */
function playwrightsOwn() {
  return createRequire(inProject('package.json'))('@playwright/test').chromium.executablePath()
}

/** Some distributions install a stub instead of the browser. Windows' Chrome has no --version. */
async function runs(browser) {
  return process.platform === 'win32' || (await run(browser, ['--version'])).code === 0
}

async function installFromDistribution(browser) {
  if (process.getuid?.() !== 0 || (await run('apt-get', ['--version'])).code !== 0) return undefined
  console.log(`Installing ${browser} and a Chinese font for the browser tests (apt-get) …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env })
  const { code, output } = await run('apt-get', ['install', '-y', browser, 'fonts-noto-cjk'], { env })
  if (code !== 0) console.log(output)
  return firstThatRuns(await findInPath([browser]))
}

async function installFromPlaywright() {
  console.log('Downloading a Chromium for the browser tests (playwright install) …')
  const cli = inProject('node_modules', '@playwright', 'test', 'cli.js')
  const dependencies = process.getuid?.() === 0 ? ['--with-deps'] : []
  const { code, output } = await run(findNode(), [cli, 'install', ...dependencies, 'chromium'])
  if (code !== 0) console.log(output)
  return findBrowser()
}
