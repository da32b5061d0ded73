import { expect, test, type Page } from '@playwright/test'
import { backOfficeShellText } from '../src/back-office/web/back-office-shell.text.ts'
import { demoPerson, signInStaff } from './support/people.ts'
import { langOfProject, wordsOf } from './support/words.ts'

test('a second tab of the back office is signed in, and signing out ends both', async ({ context }) => {
  const t = wordsOf(backOfficeShellText)
  const { name } = await demoPerson('reviewer')
  const token = await signInStaff('reviewer')
  const url = test.info().project.use.baseURL ?? ''
  await context.addCookies([{ name: 'language', value: langOfProject(), url }])
  const [first, second] = [await context.newPage(), await context.newPage()]
  await first.goto('/admin/login')
  await first.evaluate((session) => sessionStorage.setItem('staffToken', session), token)
  await first.goto('/admin')
  await expect(first.getByRole('heading', { level: 1 })).toBeVisible()

  await second.goto('/admin')
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new URL(second.url()).pathname).not.toBe('/admin/login')

  await expectRowsOfOneLine(second)
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
  ] as const) {
    await second.setViewportSize({ width, height })
    await expect(second.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  await second.getByRole('button', { name }).click()
  await second.getByRole('menuitem', { name: t('signOut') }).click()
  for (const page of [first, second]) {
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/login')
    // The address changes before the page has been loaded, and a page that is leaving cannot be asked.
    await page.waitForLoadState()
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('staffToken')).catch(() => 'leaving'))
      .toBeNull()
  }
})

/** A clerk reads fifty orders down a column: none may take the room of two, also beside an open one. */
async function expectRowsOfOneLine(page: Page): Promise<void> {
  await page.goto('/admin?view=all')
  const rows = page.locator('tbody tr')
  for (const width of [1280, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(rows.first()).toBeVisible()
    const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()))
    expect(Math.max(...boxes.map((box) => box?.height ?? Infinity))).toBeLessThanOrEqual(56)
  }
}
