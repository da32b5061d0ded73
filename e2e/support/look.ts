import { expect, test, type Page } from '@playwright/test'
import { violationsOf } from './axe.ts'

/** A stop of a journey: axe must find nothing. With E2E_PICTURES a picture is saved for people to look at. */
export async function stop(page: Page, name: string): Promise<void> {
  let problems = await problemsOf(page)
  // The next order may open while axe looks: what is only between two pages is gone at the second look.
  if (problems.length > 0) problems = await problemsOf(page)
  if (process.env['E2E_PICTURES']) await picture(page, name)
  expect.soft(problems, `axe at ${name}`).toEqual([])
}

async function problemsOf(page: Page): Promise<string[]> {
  // After a decision the next order opens by itself: between the two pages there is neither yet.
  await expect(page).toHaveTitle(/./)
  await expect(page.locator('h1').first()).toBeAttached()
  await page.evaluate('document.fonts.ready')
  return (await violationsOf(page)).map((violation) => {
    const where = violation.nodes
      .slice(0, 4)
      .map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`)
    return `${violation.id} (${violation.impact ?? ''}): ${violation.help}\n    ${where.join('\n    ')}`
  })
}

async function picture(page: Page, name: string): Promise<void> {
  const path = `.data/pictures/${test.info().project.name}/${name}.png`
  await page.screenshot({ path, fullPage: true, animations: 'disabled' })
}
