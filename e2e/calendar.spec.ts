import { expect, test, type Page } from '@playwright/test'
import { calendarText } from '../src/calendar/web/calendar.text.ts'
import { workOrdersText } from '../src/work-orders/web/work-orders.text.ts'
import { stop } from './support/look.ts'
import { orderOverHttp } from './support/order-over-http.ts'
import { langOfProject, wordsOf } from './support/words.ts'

/*
 * After a purchase: the dashboard's next weeks lead to the calendar; a month as a grid; a private address that another
 * calendar program reads without signing in, and that opens nothing once it was replaced or deleted.
 */
test('what is coming is in the calendar, and in one’s own', async ({ page }) => {
  const t = wordsOf(calendarText)
  const w = wordsOf(workOrdersText)
  page.on('pageerror', (error) => expect.soft(error, 'an error on the page').toBeUndefined())
  const { token } = await orderOverHttp('vat-registration-de')
  await page.addInitScript((value) => localStorage.setItem('token', value), token)

  await test.step('from the dashboard’s eight weeks to the year', async () => {
    await page.goto(`/workspace/dashboard?lang=${langOfProject()}`)
    const strip = page.locator('section').filter({ hasText: w('comingDeadlines') })
    await expect(strip).toBeVisible()
    await stop(page, 'calendar-1-dashboard')
    await strip.getByRole('link', { name: w('calendar'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible()
    await expect(page.getByText(t('turn_seller')).first()).toBeVisible()
    await stop(page, 'calendar-2-year')
  })

  await test.step('a month as a grid, and nothing where nothing fits', async () => {
    await page.getByRole('link', { name: t('viewMonth'), exact: true }).click()
    await expect(page.getByRole('table')).toBeVisible()
    await stop(page, 'calendar-3-month')
    await page.getByRole('link', { name: t('nextMonth') }).press('Enter')
    await expect(page).toHaveURL(/month=\d{4}-\d{2}/)
    await page.getByRole('link', { name: t('viewList'), exact: true }).click()
    await page.getByRole('link', { name: t('show_renewals'), exact: true }).click()
    await expect(page.getByText(t('emptyFiltered'))).toBeVisible()
    await page.getByRole('link', { name: t('showAll') }).click()
    await expect(page.getByText(t('emptyFiltered'))).toHaveCount(0)
  })

  await test.step('a private address, read from outside, replaced and deleted', async () => {
    await page.getByRole('button', { name: t('feedCreate') }).click()
    const first = await addressOn(page)
    const outside = await fetch(first)
    expect(await outside.text()).toContain('BEGIN:VEVENT')
    await page.reload()
    await expect(page.getByText(t('feedLastRead').trim())).toBeVisible()
    await stop(page, 'calendar-4-feed')
    await page.getByRole('button', { name: t('feedRenew') }).click()
    const dialog = page.getByRole('dialog')
    await stop(page, 'calendar-5-replace')
    await dialog.getByRole('button', { name: t('feedRenew') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByLabel(t('feedAddress'))).not.toHaveValue(first)
    expect((await fetch(first)).status).toBe(404)
    const second = await addressOn(page)
    expect((await fetch(second)).status).toBe(200)
    await page.getByRole('button', { name: t('feedRevoke') }).click()
    await dialog.getByRole('button', { name: t('feedRevoke') }).click()
    await expect(page.getByRole('button', { name: t('feedCreate') })).toBeVisible()
    expect((await fetch(second)).status).toBe(404)
  })
})

async function addressOn(page: Page): Promise<string> {
  const field = page.getByLabel(wordsOf(calendarText)('feedAddress'))
  await expect(field).toHaveValue(/\.ics$/)
  return field.inputValue()
}
