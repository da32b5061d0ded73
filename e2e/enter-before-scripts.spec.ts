import { expect, test, type Page } from '@playwright/test'

/* A person may be faster than the scripts of the page: Enter waits for them, and nothing that was typed is lost. */

async function enterBeforeScripts(page: Page, path: string, typed: Record<string, string>): Promise<void> {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(path)
  for (const [id, text] of Object.entries(typed)) await page.locator(`#${id}`).fill(text)
  await page.keyboard.press('Enter')
  await expect(page.locator('[role="alert"]')).toHaveCount(0)
  gate.resolve()
  await expect(page.locator('form [role="alert"]')).toBeVisible()
  for (const [id, text] of Object.entries(typed)) await expect(page.locator(`#${id}`)).toHaveValue(text)
}

test('Enter at a sign-in before its scripts are there signs in once they are', async ({ page }) => {
  const keys = { email: 'nobody@example.com', password: 'not-the-password' }
  await enterBeforeScripts(page, '/login', keys)
  await page.unrouteAll()
  await enterBeforeScripts(page, '/admin/login', { ...keys, otp: '123456' })
})
