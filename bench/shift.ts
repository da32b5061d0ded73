/**
 * How much a page jumps while it loads: `npm run bench:shift [-- --only cart,form]`. Every screen, 390 and 1280 wide, over
 * a slowed network; the sum of its layout shifts (PerformanceObserver) beside the budget, and what moved most.
 */
import { parseArgs } from 'node:util'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { SCREENS, type Screen } from '../scripts/screens/screens.ts'
import { openWindow, TOKENS } from '../scripts/screens/take.ts'
import { buildWorld, type World } from '../scripts/screens/world.ts'
import { printTable } from './support/figures.ts'
import { inDataFolder, startProduct } from './support/workshop.ts'

const BUDGET = 0.02
const WIDTHS = [390, 1280] as const
/** A slow telephone network: what is fetched comes late, one after the other. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 }

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const wanted = values.only?.split(',')
// What is opened on a page by a press is the page's own screen until then.
const screens = SCREENS.filter(({ name, acts }) => (wanted ? wanted.includes(name) : !acts?.length))

type Shift = { value: number; moved: string }
type Figures = { total: number; worst: Shift | undefined }

/** Runs in the page. A shift within half a second of a press or a key does not count. */
const OBSERVE = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node }) => node && (node.className || node.nodeName)).join(' ');
      window.shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
`

async function measure(context: BrowserContext, url: string): Promise<Figures> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', SLOW)
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
  await page.waitForTimeout(800)
  const shifts = await page.evaluate<Shift[]>('window.shifts')
  await page.close()
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  return { total, worst: shifts.toSorted((a, b) => b.value - a.value)[0] }
}

/** One window for each page, so that nothing is cached. */
async function measureScreen(
  browser: Browser,
  about: { url: string; world: World; screen: Screen; width: (typeof WIDTHS)[number] },
): Promise<Figures> {
  const { url, world, screen, width } = about
  const variant = { lang: 'en', scheme: 'light', width } as const
  const context = await openWindow(browser, url, variant, TOKENS[screen.who](world))
  await context.addInitScript(OBSERVE)
  try {
    return await measure(context, url + screen.path(world))
  } finally {
    await context.close()
  }
}

async function run(dataDir: string): Promise<void> {
  const product = await startProduct(dataDir)
  const browser = await chromium.launch({
    executablePath: process.env['GREENLANE_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const world = await buildWorld(product.url, dataDir)
    const rows: string[][] = []
    for (const screen of screens) {
      const found: Figures[] = []
      for (const width of WIDTHS)
        found.push(await measureScreen(browser, { url: product.url, world, screen, width }))
      rows.push(rowOf(screen, found))
      if (found.some(({ total }) => total >= BUDGET)) process.exitCode = 1
    }
    printTable(['screen', ...WIDTHS.map(String), 'budget', 'moved most'], rows)
  } finally {
    await browser.close()
    await product.stop()
  }
}

function rowOf(screen: Screen, found: readonly Figures[]): string[] {
  const worst = found.toSorted((a, b) => b.total - a.total)[0]
  const moved = worst && worst.total >= BUDGET ? (worst.worst?.moved ?? '') : ''
  return [
    screen.name,
    ...found.map(({ total }) => `${total.toFixed(3)}${total >= BUDGET ? ' !' : ''}`),
    String(BUDGET),
    moved.slice(0, 80),
  ]
}

await inDataFolder(run)
