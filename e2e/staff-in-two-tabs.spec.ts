import { expect, test } from '@playwright/test'
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

  await second.getByRole('button', { name }).click()
  await second.getByRole('menuitem', { name: t('signOut') }).click()
  for (const page of [first, second]) {
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/login')
    expect(await page.evaluate(() => sessionStorage.getItem('staffToken'))).toBeNull()
  }
})
