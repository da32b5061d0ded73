import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

/** A stop of a journey: axe must find nothing, and a picture is saved for people to look at. */
export async function stop(page: Page, name: string): Promise<void> {
  await page.evaluate('document.fonts.ready')
  const result = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const problems = result.violations.map((violation) => {
    const where = violation.nodes
      .slice(0, 4)
      .map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`)
    return `${violation.id} (${violation.impact ?? ''}): ${violation.help}\n    ${where.join('\n    ')}`
  })
  const folder = test.info().project.name
  await page.screenshot({
    path: `.data/pictures/${folder}/${name}.png`,
    fullPage: true,
    animations: 'disabled',
  })
  expect.soft(problems, `axe at ${name}`).toEqual([])
}
