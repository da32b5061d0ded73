import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { buyRegistration, openAccount } from '#main/journey/buy.ts'
import { fillInForm, signAndFile } from '#main/journey/follow.ts'
import { createClient } from '#main/journey/http-client.ts'
import { createSteps } from '#main/journey/steps.ts'
import { confirmationsText } from '../src/confirmations/web/confirmations.text.ts'
import { proofText } from '../src/confirmations/web/proof.text.ts'
import { stop } from './support/look.ts'
import { staffToken } from './support/people.ts'
import { langOfProject, wordsOf } from './support/words.ts'

const BASE = '/server/portal'

/*
 * A letter is refused before anything is filed, made after it, downloaded in Polish; somebody without an account
 * checks it by link and by typing its code, sees it replaced by a newer one, and withdrawn. The steps between are
 * played over HTTP.
 */
test('a letter is made, checked by a stranger, replaced and withdrawn', async ({ page, browser }) => {
  const t = wordsOf(confirmationsText)
  const p = wordsOf(proofText)
  page.on('pageerror', (error) => expect.soft(error, 'an error on the page').toBeUndefined())
  const url = test.info().project.use.baseURL ?? ''
  const steps = createSteps(() => {})
  const [seller, staff] = [createClient(url, langOfProject()), createClient(url, langOfProject())]
  const agreementVersion = await openAccount({ steps, url, seller, base: BASE })
  const { workOrderId } = await buyRegistration({ steps, seller, base: BASE, agreementVersion })
  const actors = { steps, seller, staff, base: BASE, workOrderId }
  await page.addInitScript((token) => localStorage.setItem('token', token), seller.token())

  await test.step('nothing is filed yet, and the button says so', async () => {
    await page.goto(`/workspace/myServices/detail?id=${workOrderId}&lang=${langOfProject()}`)
    await expect(page.getByText(t('obstacle_NOT_FILED'))).toBeVisible()
    await stop(page, 'letter-1-not-yet')
  })

  staff.signIn(await staffToken('admin'))
  await fillInForm(actors)
  await signAndFile(actors)

  const code = await test.step('made and downloaded', async () => {
    await page.reload()
    const made = await makeConfirmation(page)
    await stop(page, 'letter-2-made')
    await page.getByLabel(t('language')).selectOption('pl')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('download'), exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^LT-\d{4}-\d{6}-pl\.pdf$/)
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
    return made
  })

  const stranger = await browser.newContext({
    ...test.info().project.use,
    locale: test.info().project.use.locale ?? 'en-GB',
  })
  const checker = await stranger.newPage()
  const sent: string[] = []
  checker.on('request', (request) => sent.push(request.url()))

  await test.step('checked by its link, and the code stands in no address that is sent', async () => {
    await checker.goto(`/proof?lang=${langOfProject()}#${code.replaceAll('-', '')}`)
    await expect(checker.getByText(p('title_VALID'))).toBeVisible()
    await expect(checker.getByText('Shenzhen', { exact: false }).first()).toBeVisible()
    await stop(checker, 'letter-3-valid')
    expect(sent.filter((address) => address.includes(code.slice(0, 4)))).toEqual([])
    await expect(checker.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })

  await test.step('checked by typing: a part of the code, a wrong one, the right one', async () => {
    await checker.getByRole('button', { name: p('checkAnother') }).click()
    const field = checker.getByLabel(p('code'))
    await field.fill('ABCD')
    await field.press('Enter')
    await expect(checker.getByText(p('codeIncomplete'))).toBeVisible()
    await field.fill('0000-0000-0000-0000')
    await field.press('Enter')
    await expect(checker.getByRole('alert')).toBeVisible()
    await stop(checker, 'letter-4-unknown')
    await field.fill(code.toLowerCase().replaceAll('-', ' '))
    await field.press('Enter')
    await expect(checker.getByText(p('title_VALID'))).toBeVisible()
  })

  await test.step('replaced by a newer one', async () => {
    await page.getByRole('button', { name: t('makeNew') }).click()
    await expect(page.getByText(code)).toHaveCount(0)
    await checker.goto(`/proof#${code}`)
    await checker.reload()
    await expect(checker.getByText(p('title_REPLACED', { day: '|' }).split('|')[0] ?? '')).toBeVisible()
    await stop(checker, 'letter-5-replaced')
  })

  await test.step('withdrawn, and nothing of it is left to see', async () => {
    await page.getByText(t('earlier'), { exact: true }).click()
    await page.getByRole('listitem').getByText(t('withdraw'), { exact: true }).click()
    await stop(page, 'letter-6-withdraw')
    await page.getByRole('button', { name: t('withdrawNow') }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await checker.reload()
    await expect(checker.getByText(p('text_WITHDRAWN'))).toBeVisible()
    await expect(checker.getByText('Shenzhen', { exact: false })).toHaveCount(0)
    await stop(checker, 'letter-7-withdrawn')
  })
  await stranger.close()
})

/** @returns its code, as the page shows it */
async function makeConfirmation(page: Page): Promise<string> {
  const t = wordsOf(confirmationsText)
  await page.getByRole('button', { name: t('make'), exact: true }).click()
  const code = page.getByText(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  await expect(code).toBeVisible()
  return (await code.textContent()) ?? ''
}
