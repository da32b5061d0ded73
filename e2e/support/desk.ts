import { test, type Browser, type Page } from '@playwright/test'
import { staffToken } from './people.ts'
import { langOfProject } from './words.ts'

/** What somebody pressed in a window. A modifier counts with the key that it is held for. */
export type Presses = { keys: number; clicks: number }

/** Counted in the page itself, so that nothing is forgotten; it survives that the page is loaded anew. */
const COUNTER = `
for (const [name, kind] of [['keys', 'keydown'], ['clicks', 'pointerdown']])
  addEventListener(kind, ({ isTrusted, repeat, key }) => {
    if (!isTrusted || repeat || ['Control', 'Shift', 'Alt', 'Meta'].includes(key)) return
    sessionStorage.setItem('pressed-' + name, 1 + Number(sessionStorage.getItem('pressed-' + name)))
  }, true)`

/** The queue or another page of the back office as somebody of the demo's staff, in a browser of their own. */
export async function deskOf(browser: Browser, role: string, at = '/admin'): Promise<Page> {
  const url = test.info().project.use.baseURL ?? ''
  const desk = { viewport: { width: 1600, height: 1000 }, isMobile: false, hasTouch: false }
  const context = await browser.newContext(desk)
  await context.addCookies([{ name: 'language', value: langOfProject(), url }])
  const token = JSON.stringify(await staffToken(role))
  await context.addInitScript(`sessionStorage.setItem('staffToken', ${token});${COUNTER}`)
  const page = await context.newPage()
  await page.goto(at)
  return page
}

/** What is pressed while something is done. */
export async function pressesOf(page: Page, act: () => Promise<unknown>): Promise<Presses> {
  const before = await pressed(page)
  await act()
  const after = await pressed(page)
  return { keys: after.keys - before.keys, clicks: after.clicks - before.clicks }
}

async function pressed(page: Page): Promise<Presses> {
  const [keys, clicks] = await page.evaluate<[number, number]>(
    `['keys', 'clicks'].map((name) => Number(sessionStorage.getItem('pressed-' + name)))`,
  )
  return { keys, clicks }
}
