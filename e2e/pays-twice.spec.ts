import { expect, test, type Browser, type Page } from '@playwright/test'
import { ordersStaffText } from '../src/orders/staff/web/orders-staff.text.ts'
import { paymentsStaffText } from '../src/payments/staff/web/payments-staff.text.ts'
import { checkoutText } from '../src/orders/web/checkout.text.ts'
import { ordersText } from '../src/orders/web/orders.text.ts'
import { paymentsText } from '../src/payments/web/payments.text.ts'
import { staffText } from '../src/staff/web/staff.text.ts'
import { stop } from './support/look.ts'
import { codeOf, demoPerson } from './support/people.ts'
import { atProvider, completeCompany, expectPaid, openAccount, takeToCheckout } from './support/seller.ts'
import { langOfProject, wordsOf } from './support/words.ts'

type Mail = { to: string; text: string }

test.beforeEach(async ({ page }) => {
  await page
    .context()
    .addCookies([{ name: 'language', value: langOfProject(), url: test.info().project.use.baseURL ?? '' }])
})

/**
 * One order, two tabs, both completed: the order is paid once, the second payment is refunded automatically, and the
 * buyer is told on the order page and by mail. The work order is opened once.
 */
test('an order paid in two tabs gives the second payment back', { tag: '@zh-390' }, async ({ page }) => {
  const seller = await openAccount(page)
  await order(page, 'CARD')
  await page.waitForURL('**/local-stripe/pay/**')
  const payments = wordsOf(paymentsText)
  const other = await page.context().newPage()
  await other.goto(await orderPage(page))
  const orderUrl = other.url()
  await other.getByRole('link', { name: new RegExp(`^${wordsOf(ordersText)('pay', { sum: '' })}`) }).click()
  await other.getByRole('radio', { name: payments('method_KLARNA') }).check()
  await stop(other, 'pays-twice-1-choose')
  await other.getByRole('button', { name: payments('goTo_KLARNA') }).click()
  await atProvider(other, 'pay')
  await expectPaid(other)
  await atProvider(page, 'pay')
  await expect(page.getByText(/€[\d.,]+/).first()).toBeVisible()
  await expect(async () => {
    await page.goto(orderUrl)
    const words = wordsOf(ordersText)
    const line = `${words('refundKind_PAID_TWICE')} · ${words('refund_SUCCEEDED')}`
    await expect(page.getByText(line)).toBeVisible({ timeout: 3_000 })
    await expect(page.getByRole('link', { name: /WO-\d{4}-\d{6}/ })).toHaveCount(1, { timeout: 3_000 })
  }).toPass()
  await stop(page, 'pays-twice-2-order')
  await mailTo(page, seller.email, langOfProject() === 'zh' ? '重复付款' : 'was paid twice')
})

/** A bank transfer: the buyer sees where to send the money; finance imports the statement and matches it. */
test('a bank transfer is matched by finance and starts the work', async ({ page, browser }) => {
  await openAccount(page)
  await order(page, 'BANK_TRANSFER')
  const payments = wordsOf(paymentsText)
  await expect(page.getByRole('heading', { name: payments('transfer') })).toBeVisible()
  await stop(page, 'transfer-1-waiting')
  const reference = await page.getByText(/^RF\d\d OR\d\d/).innerText()
  const sum = await page
    .getByText(/^€[\d.,]+$/)
    .first()
    .innerText()
  const finance = await financeDesk(browser)
  await importLine(finance, { reference, sum })
  await finance.close()
  await page.reload()
  await expectPaid(page)
  await expect(page.getByRole('link', { name: payments('startWork') })).toBeVisible()
  await stop(page, 'transfer-2-paid')
})

async function order(page: Page, method: 'CARD' | 'BANK_TRANSFER'): Promise<void> {
  const checkout = wordsOf(checkoutText)
  await takeToCheckout(page)
  await completeCompany(page)
  await page.getByRole('radio', { name: checkout(`method_${method}`) }).check()
  await page.getByRole('checkbox').last().check()
  const button = checkout(method === 'CARD' ? 'pay' : 'orderForTransfer', { sum: '' })
  await page.getByRole('button', { name: new RegExp(`^${button}`) }).click()
}

/** The address of the latest order. */
async function orderPage(page: Page): Promise<string> {
  const listing = await page.context().newPage()
  await listing.goto('/workspace/myOrder')
  const href = await listing
    .getByRole('link', { name: /OR-\d{4}-\d{6}/ })
    .first()
    .getAttribute('href')
  await listing.close()
  return href ?? ''
}

async function financeDesk(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  await page
    .context()
    .addCookies([{ name: 'language', value: langOfProject(), url: test.info().project.use.baseURL ?? '' }])
  const person = await demoPerson('finance')
  const words = wordsOf(staffText)
  await page.goto('/admin/login')
  await page.locator('#email').fill(person.email)
  await page.locator('#password').fill(person.password)
  await page.locator('#otp').fill(codeOf(person))
  await page.getByRole('button', { name: words('signIn') }).click()
  await page.waitForURL((url) => url.pathname !== '/admin/login')
  return page
}

async function importLine(page: Page, line: { reference: string; sum: string }): Promise<void> {
  const t = wordsOf(paymentsStaffText)
  await page.goto('/admin/payments')
  await page.getByRole('button', { name: t('importStatement') }).click()
  const amount = line.sum.replace(/[^\d.]/g, '')
  const csv = `id;day;amount;currency;reference;payer\nE2E-${line.reference};2026-11-20;${amount};EUR;${line.reference};Lanhai`
  await page.getByLabel(t('paste')).fill(csv)
  await stop(page, 'transfer-3-import')
  await page.getByRole('button', { name: t('importNow'), exact: true }).click()
  await page
    .getByRole('button', { name: t('match'), exact: true })
    .first()
    .click()
  await expect(page.getByText(t('explain_EXACT'))).toBeVisible()
  await stop(page, 'transfer-4-match')
  await page.getByRole('button', { name: new RegExp(t('matchNow', { number: 'OR-' })) }).click()
  await expect(page.getByText(t('matched_EXACT'))).toBeVisible()
  await page.goto('/admin/orders')
  await expect(page.getByRole('heading', { name: wordsOf(ordersStaffText)('title') })).toBeVisible()
  await stop(page, 'transfer-5-orders')
}

/** Waits for a mail to that person with this text. */
async function mailTo(page: Page, email: string, words: string): Promise<void> {
  await expect(async () => {
    const mails = (await (await page.request.get('/dev/mail.json')).json()) as Mail[]
    expect(mails.some((mail) => mail.to === email && mail.text.includes(words))).toBe(true)
  }).toPass()
}
