import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { violationsOf } from '../../e2e/support/axe.ts'
import { FAILURE_HEADING } from '../../src/platform/web/lost-script.ts'
import { callsByPath, faultOfSample } from './calls.ts'
import type { Act, Answer, Screen, Who } from './screens.ts'
import type { World } from './world.ts'

/** The back office also on a large screen: two panes, and words in the rail. */
const WIDTHS = [390, 1280, 1600] as const
const OFFICE: ReadonlySet<Who> = new Set(['staff', 'partner', 'clerk'])

export type Variant = { lang: 'en' | 'zh'; scheme: 'light' | 'dark'; width: (typeof WIDTHS)[number] }
/** Nobody is signed in as a seller and as staff in one window. */
export type Tokens = { seller?: string; staff?: string }
export type Shot = { screen: string; variant: Variant; file: string; problems: string[] }

export const TOKENS: Record<Who, (world: World) => Tokens> = {
  visitor: () => ({}),
  seller: ({ sellerToken }) => ({ seller: sellerToken }),
  colleague: ({ colleagueToken }) => ({ seller: colleagueToken }),
  newcomer: ({ newcomerToken }) => ({ seller: newcomerToken }),
  longNamed: ({ longNamed }) => ({ seller: longNamed.token }),
  staff: ({ staffToken }) => ({ staff: staffToken }),
  partner: ({ narrow }) => ({ staff: narrow.partnerToken }),
  clerk: ({ narrow }) => ({ staff: narrow.clerkToken }),
}

export const VARIANTS: readonly Variant[] = (['en', 'zh'] as const).flatMap((lang) =>
  (['light', 'dark'] as const).flatMap((scheme) => WIDTHS.map((width) => ({ lang, scheme, width }))),
)

export const isTaken = ({ who }: Screen, { width }: Variant): boolean => width < 1600 || OFFICE.has(who)

export const nameOf = ({ lang, scheme, width }: Variant) => `${width}-${lang}-${scheme}`

/** One window for one variant; the three kinds of people have one each. */
export async function openWindow(
  browser: Browser,
  url: string,
  variant: Variant,
  tokens: Tokens,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: variant.width, height: variant.width === 390 ? 844 : 900 },
    locale: variant.lang === 'zh' ? 'zh-CN' : 'en-GB',
    colorScheme: variant.scheme,
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'language', value: variant.lang, url }])
  await context.addInitScript(
    ([scheme, lang, seller, staff]) => {
      // The frame in which a browser shows a PDF has no storage.
      if ((globalThis as { top?: unknown }).top !== globalThis) return
      localStorage.setItem('colorScheme', scheme ?? '')
      localStorage.setItem('lang', lang ?? '')
      if (seller) localStorage.setItem('token', seller)
      if (staff) sessionStorage.setItem('staffToken', staff)
    },
    [variant.scheme, variant.lang, tokens.seller, tokens.staff] as const,
  )
  return context
}

/** Opens a screen, waits until it is idle, collects axe's findings and the page's errors, and saves a picture. */
export async function take(
  context: BrowserContext,
  screen: Screen,
  about: { url: string; world: World; variant: Variant; folder: string },
): Promise<Shot> {
  const { url, world, variant, folder } = about
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`)
  })
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) problems.push(`refused: ${message.text()}`)
  })
  for (const [call, change] of Object.entries(answersOf(screen, world)))
    await layOver(page, call, change, problems)
  for (const [call, print] of Object.entries(screen.pdfs ?? {})) await hand(page, call, await print())
  await page.goto(url + screen.path(world))
  await still(page)
  for (const act of actsOf(screen)) {
    await perform(page, act, variant.lang).catch(() => problems.push(`not done: ${JSON.stringify(act)}`))
    await still(page)
  }
  if ((await page.getByRole('heading', { name: FAILURE_HEADING }).count()) > 0)
    problems.push('the page has failed')
  problems.push(...(await overflowOf(page)), ...(await axeOf(page)))
  const file = `${folder}/${screen.name}.${nameOf(variant)}.png`
  // A dialog lies over the window, not over the whole of a long page.
  const fullPage = (await page.locator('[role=dialog]').count()) === 0
  await page.screenshot({ path: file, fullPage, animations: 'disabled' })
  await page.close()
  return { screen: screen.name, variant, file, problems }
}

const calls = await callsByPath()

async function layOver(page: Page, call: string, given: Answer, problems: string[]): Promise<void> {
  await page.route(`**/server/portal${call}*`, async (route) => {
    // A refusal is shown without being asked for: the world stays as it is for the other pictures.
    if ('error' in given) return route.fulfill({ status: 409, json: given })
    const response = await route.fetch()
    const answer = (await response.json()) as { data: object | null }
    const change = typeof given === 'function' ? given(answer.data as never) : given
    // What the world does not have is answered from the sample alone.
    const data = Array.isArray(change) ? change : { ...answer.data, ...change }
    // A sample that the call would never answer is a picture of nothing.
    const fault = faultOfSample(calls.get(call), data)
    if (fault) problems.push(`the sample of ${call}: ${fault}`)
    const json = { ...answer, code: 0, message: '', error: undefined, data }
    await route.fulfill({ response, status: 200, json })
  })
}

/** A file that the world does not have. */
async function hand(page: Page, call: string, body: Buffer): Promise<void> {
  const headers = { 'content-disposition': `attachment; filename*=UTF-8''sample.pdf` }
  await page.route(`**/server/portal${call}*`, (route) =>
    route.fulfill({ status: 200, contentType: 'application/pdf', headers, body }),
  )
}

const answersOf = ({ answers = {} }: Screen, world: World) =>
  typeof answers === 'function' ? answers(world) : answers

const actsOf = ({ press, acts = [] }: Screen): readonly Act[] => (press ? [{ press }, ...acts] : acts)

/** The first of several buttons of that name: a list has one in each row. */
async function perform(page: Page, act: Act, lang: Variant['lang']): Promise<void> {
  if ('key' in act) return page.keyboard.press(act.key)
  if ('write' in act)
    return page.locator(act.into ?? ':is(input, textarea):focus').fill(act.write[lang], { timeout: 5_000 })
  if ('choose' in act) return choose(page, act.choose)
  const place = act.within === undefined ? page : page.locator(act.within)
  const name = act.press[lang]
  const named = { name, exact: !act.part }
  await place
    .getByRole('button', named)
    .or(place.getByRole('menuitem', named))
    .first()
    .click({ timeout: 5_000 })
}

async function choose(page: Page, value: string): Promise<void> {
  await page.locator('select:focus').selectOption(value, { timeout: 5_000 })
}

async function still(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready')
  // Skeletons appear after 200 ms; a busy page is not the final screen. A locator waits without `eval`, which the
  // policy of our pages refuses: a predicate would report that refusal as the page's own.
  await expect(page.locator('[aria-busy=true]'))
    .toHaveCount(0, { timeout: 5_000 })
    .catch(() => undefined)
}

/** A page that scrolls sideways is broken on a phone. */
async function overflowOf(page: Page): Promise<string[]> {
  const wide = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  return wide > 1 ? [`${wide} px wider than the screen`] : []
}

async function axeOf(page: Page): Promise<string[]> {
  return (await violationsOf(page)).map(
    ({ id, nodes }) =>
      `axe ${id}: ${nodes
        .slice(0, 3)
        .map((node) => node.target.join(' '))
        .join(', ')}`,
  )
}
