import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds wrong with a page, with every rule that we hold to. Two settings make it six times as fast and find
 * the same: it describes what is wrong alone, not also everything that is right; and it runs in the page itself
 * ("legacy"), not partly in a further window, which only a page with frames needs.
 */
export async function violationsOf(page: Page) {
  const hasFrames = page.frames().length > 1
  const axe = new AxeBuilder({ page }).setLegacyMode(!hasFrames).options({ resultTypes: ['violations'] })
  return (await axe.withTags(TAGS).analyze()).violations
}
