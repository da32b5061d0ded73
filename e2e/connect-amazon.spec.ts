import { expect, test } from '@playwright/test'
import { shopsText } from '../src/shops/web/shops.text.ts'
import { stop } from './support/look.ts'
import { demoPerson } from './support/people.ts'
import { signIn } from './support/seller.ts'
import { langOfProject, wordsOf } from './support/words.ts'

/*
 * A seller adds a shop, refuses consent at the local Amazon, gives it, reads the health of the authorisation, and
 * withdraws it again. Reloading the page of return does no harm.
 */
test('a shop is connected to Amazon and disconnected again', async ({ page }) => {
  const t = wordsOf(shopsText)
  page.on('pageerror', (error) => expect.soft(error, 'an error on the page').toBeUndefined())
  const name = `Oak ${test.info().project.name}`
  const region = test.info().project.name.startsWith('zh') ? 'GB' : 'EU'

  await test.step('the first shop', async () => {
    await page.goto(`/workspace/shopAuthorisation?lang=${langOfProject()}`)
    await signIn(page, await demoPerson('seller'))
    await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible()
    await page.getByRole('button', { name: t('add') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('addNow') }).click()
    await expect(dialog.getByLabel(t('name'))).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel(t('name')).fill(name)
    await dialog.getByLabel(t('region')).selectOption(region)
    await stop(page, 'shops-1-add')
    await dialog.getByRole('button', { name: t('addNow') }).click()
    await expect(page.getByText(t('alert_NOT_CONNECTED', { name }))).toBeVisible()
    await stop(page, 'shops-2-not-connected')
  })

  const consent = page.getByRole('link', { name: t('connect'), exact: true }).first()
  const atAmazon = async (action: 'consent' | 'refuse') => {
    await page.waitForURL('**/local-amazon/apps/authorize/consent**')
    await stop(page, `shops-3-amazon-${action}`)
    await page.locator(`button[value="${action}"]`).click()
    await page.waitForURL('**/workspace/shopAuthorisation/amazon**')
  }

  await test.step('consent refused, and nothing is changed', async () => {
    await consent.click()
    await atAmazon('refuse')
    await expect(page.getByRole('alert').filter({ hasText: t('callbackFailed') })).toBeVisible()
    await stop(page, 'shops-4-refused')
    await page.getByRole('link', { name: t('backToShops') }).click()
    await expect(page.getByText(t('alert_NOT_CONNECTED', { name }))).toBeVisible()
  })

  await test.step('consent given: connected, the code is gone from the address', async () => {
    await consent.click()
    await atAmazon('consent')
    await expect(page.getByText(t('callbackDone', { name }))).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    await stop(page, 'shops-5-connected')
    await page.getByRole('link', { name: t('backToShops') }).click()
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row.getByText(t('daysLeft', { count: 365 }))).toBeVisible()
    await expect(row.getByText(t('answerOk'))).toBeVisible()
    await stop(page, 'shops-6-health')
  })

  await test.step('what differs is named, and a notice of the marketplace becomes a case', async () => {
    await expect(page.getByRole('heading', { name: t('diff_ADDRESS') })).toBeVisible()
    await page.getByRole('button', { name: t('openNotice') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('openNoticeNow') }).click()
    await expect(dialog.getByLabel(t('noticeWords'))).toHaveAttribute('aria-invalid', 'true')
    const choice = dialog.getByLabel(t('columnShop'), { exact: true })
    const label = await choice.locator('option', { hasText: name }).textContent()
    await choice.selectOption({ label: label ?? '' })
    await dialog.getByLabel(t('noticeWords')).fill('Your address could not be verified. Act within 14 days.')
    await stop(page, 'shops-8-add-notice')
    await dialog.getByRole('button', { name: t('openNoticeNow') }).click()
    const notice = page.getByRole('article').filter({ hasText: name })
    await expect(notice.getByText(t('causes'))).toBeVisible()
    await stop(page, 'shops-9-notice')
    await notice.getByRole('button', { name: t('notice_close'), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('notice_close'), exact: true })
      .click()
    await expect(notice.getByText(t('noticeStatus_CLOSED'), { exact: true })).toBeVisible()
  })

  await test.step('withdrawn and removed', async () => {
    for (const how of ['revoke', 'remove'] as const) {
      await page.getByRole('button', { name: t('more', { name }) }).click()
      await page.getByRole('menuitem', { name: t(how) }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await stop(page, `shops-7-${how}`)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t(`${how}Now`) })
        .click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      if (how === 'revoke') await expect(page.getByText(t('status_REVOKED'), { exact: true })).toBeVisible()
    }
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0)
  })
})
