/**
 * A contact sheet of every screen: English and Chinese, light and dark, 390 and 1280 wide, of the back office
 * also 1600, each checked by axe too.
 *   npm run screens [-- --only home,form]     pictures in `.data/screens`, `index.html` shows them all
 */
import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { inDataFolder, startProduct } from '../bench/support/workshop.ts'
import { drawSheet, writeIndex } from './screens/sheet.ts'
import { PEOPLE, SCREENS, type Screen } from './screens/screens.ts'
import {
  TOKENS,
  VARIANTS,
  isTaken,
  nameOf,
  openWindow,
  take,
  type Shot,
  type Variant,
} from './screens/take.ts'
import { buildWorld, type World } from './screens/world.ts'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const FOLDER = resolve('.data/screens')
const wanted = values.only?.split(',')
const screens = SCREENS.filter(({ name }) => !wanted || wanted.includes(name))

async function takeAll(browser: Browser, url: string, world: World, variant: Variant): Promise<Shot[]> {
  const shots: Shot[] = []
  for (const who of PEOPLE) {
    const context = await openWindow(browser, url, variant, TOKENS[who](world))
    for (const screen of screens.filter((one) => one.who === who && isTaken(one, variant))) {
      shots.push(await take(context, screen, { url, world, variant, folder: FOLDER }))
    }
    await context.close()
  }
  return shots
}

async function run(dataDir: string): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  const product = await startProduct(dataDir)
  const browser = await chromium.launch({
    executablePath: process.env['GREENLANE_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--allow-file-access-from-files'],
  })
  try {
    const world = await buildWorld(product.url, dataDir)
    const shots: Shot[] = []
    for (const variant of VARIANTS) {
      shots.push(...(await takeAll(browser, product.url, world, variant)))
      const taken = screens.filter((one) => isTaken(one, variant))
      console.log(`${nameOf(variant)}: ${taken.length} screens`)
    }
    for (const screen of screens) await drawSheet(browser, FOLDER, of(shots, screen))
    console.log(await writeIndex(FOLDER, shots))
    report(shots)
  } finally {
    await browser.close()
    await product.stop()
  }
}

const of = (shots: readonly Shot[], { name }: Screen) => shots.filter((shot) => shot.screen === name)

function report(shots: readonly Shot[]): void {
  const bad = shots.filter((shot) => shot.problems.length > 0)
  for (const { screen, variant, problems } of bad)
    console.log(`${screen} ${nameOf(variant)}: ${problems.join(' | ')}`)
  console.log(`${shots.length} pictures, ${bad.length} with problems`)
  if (bad.length > 0) process.exitCode = 1
}

await inDataFolder(run)
