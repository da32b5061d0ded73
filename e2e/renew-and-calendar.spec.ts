import { expect, test, type Page } from '@playwright/test'
import { beginFiling, ENDS_THIS_MONTH, monthsAgo } from '#main/journey/begin-filing.ts'
import { buyRegistration, openAccount } from '#main/journey/buy.ts'
import { createClient } from '#main/journey/http-client.ts'
import { createSteps } from '#main/journey/steps.ts'
import { calendarText } from '../src/calendar/web/calendar.text.ts'
import { checkoutText } from '../src/orders/web/checkout.text.ts'
import { LOOKS } from '../src/pending-matters/matters.ts'
import { registrationsText } from '../src/registrations/web/registrations.text.ts'
import { workOrdersText } from '../src/work-orders/web/work-orders.text.ts'
import { stop } from './support/look.ts'
import { codeOf, demoPerson } from './support/people.ts'
import { atProvider, expectPaid } from './support/seller.ts'
import { langOfProject, wordsOf } from './support/words.ts'

const BASE = '/server/portal'
const NUMBER = 'DE136695976'
const t = wordsOf(calendarText)

/*
 * A year after the purchase: the dashboard's next weeks lead to the calendar, filing that ends is renewed and paid, and
 * the calendar goes on; a private address that another calendar program reads without signing in, and that opens nothing
 * once it was replaced or deleted. What happened in that year is played over HTTP.
 */
test('what is coming is in the calendar, and what ends is renewed', async ({ page }) => {
  page.on('pageerror', (error) => expect.soft(error, 'an error on the page').toBeUndefined())
  await filedForAYear(page)
  const toDo = LOOKS.RENEWAL.title[langOfProject()].replace('{{name}}', NUMBER)

  await test.step('from the dashboard’s eight weeks to the year', async () => {
    const w = wordsOf(workOrdersText)
    await page.goto(`/workspace/dashboard?lang=${langOfProject()}`)
    await expect(page.getByText(toDo).first()).toBeVisible()
    const strip = page.locator('section').filter({ hasText: w('comingDeadlines') })
    await stop(page, 'calendar-1-dashboard')
    await strip.getByRole('link', { name: w('calendar'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible()
    await stop(page, 'calendar-2-year')
  })

  await test.step('a month as a grid', async () => {
    await page.getByRole('link', { name: t('viewMonth'), exact: true }).click()
    await expect(page.getByRole('table')).toBeVisible()
    await stop(page, 'calendar-3-month')
    await page.getByRole('link', { name: t('nextMonth') }).press('Enter')
    await expect(page).toHaveURL(/month=\d{4}-\d{2}/)
    await page.getByRole('link', { name: t('viewList'), exact: true }).click()
  })

  const before = await monthsWithReturns(page)
  await test.step('what ends is renewed from there, and paid', async () => {
    await page.goto('/workspace/calendar?show=renewals')
    await page.getByRole('link', { name: toDo }).click()
    const c = wordsOf(checkoutText)
    await expect(page.getByRole('heading', { level: 1, name: c('renewalTitle') })).toBeVisible()
    await expect(page.getByText(NUMBER, { exact: false }).first()).toBeVisible()
    await page.getByRole('checkbox').last().check()
    await stop(page, 'renew-1-confirm')
    await page.getByRole('button', { name: new RegExp(`^${c('pay', { sum: '' })}`) }).click()
    await atProvider(page, 'pay')
    await expectPaid(page)
    await stop(page, 'renew-2-paid')
  })

  await test.step('the calendar goes on, and nothing waits any more', async () => {
    await page.goto('/workspace/registrations')
    const until = wordsOf(registrationsText)('renewFrom', { day: '' }).replaceAll('.', '')
    await expect(page.getByText(until.trim()).first()).toBeVisible()
    await expect(page.getByRole('link', { name: wordsOf(registrationsText)('renew') })).toHaveCount(0)
    await stop(page, 'renew-3-registrations')
    await page.goto('/workspace/calendar?show=renewals')
    await expect(page.getByText(t('emptyFiltered'))).toBeVisible()
    expect(await monthsWithReturns(page)).toBeGreaterThan(before + 8)
  })

  await test.step('a private address, read from outside, replaced and deleted', () => privateAddress(page))
})

/** A registration with a year of returns that ends this month, and its owner signed in. */
async function filedForAYear(page: Page): Promise<void> {
  const url = test.info().project.use.baseURL ?? ''
  const steps = createSteps(() => {})
  const [seller, staff] = [createClient(url, langOfProject()), createClient(url, langOfProject())]
  const agreementVersion = await openAccount({ steps, url, seller, base: BASE })
  const chosen = { filing: '12' }
  const { workOrderId } = await buyRegistration({ steps, seller, base: BASE, agreementVersion, chosen })
  const { email, password, ...person } = await demoPerson('admin')
  // A code of two-factor sign-in is valid once: another journey may have used it.
  await expect(async () => {
    const otp = codeOf({ email, password, ...person })
    const answer = await staff.ask<{ token: string }>(`${BASE}/staff/login`, { email, password, otp })
    expect(answer.code).toBe(0)
    staff.signIn(answer.data.token)
  }).toPass({ intervals: [5_000], timeout: 60_000 })
  const actors = { steps, seller, staff, base: BASE, workOrderId }
  await beginFiling(actors, { number: NUMBER, firstMonth: monthsAgo(ENDS_THIS_MONTH) })
  await page.addInitScript((token) => localStorage.setItem('token', token), seller.token())
}

/** In how many of the twelve months a return is due; the list below shows the first ones only. */
async function monthsWithReturns(page: Page): Promise<number> {
  await page.goto('/workspace/calendar?show=returns')
  await expect(page.locator('li time').first()).toBeVisible()
  const months = await page.locator('a[href*="month="][href*="show=returns"]').allTextContents()
  return months.filter((text) => !/0\D*$/.test(text)).length
}

async function privateAddress(page: Page): Promise<void> {
  await page.goto('/workspace/calendar')
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
}

async function addressOn(page: Page): Promise<string> {
  const field = page.getByLabel(t('feedAddress'))
  await expect(field).toHaveValue(/\.ics$/)
  return field.inputValue()
}
