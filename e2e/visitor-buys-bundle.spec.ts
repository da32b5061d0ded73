import { expect, test, type Page } from '@playwright/test'
import { cartText } from '../src/cart/web/cart.text.ts'
import { couponsText } from '../src/coupons/web/coupons.text.ts'
import { checkoutText } from '../src/orders/web/checkout.text.ts'
import { paymentsText } from '../src/payments/web/payments.text.ts'
import { stop } from './support/look.ts'
import { atProvider, completeCompany, expectPaid, openAccount } from './support/seller.ts'
import { langOfProject, wordsOf } from './support/words.ts'

const THREE = ['vat-registration-de', 'vat-registration-fr', 'vat-registration-gb']

/**
 * A visitor chooses three countries without an account, opens one to order, finds everything in the cart, uses a coupon
 * beside the price for three countries, pays, and sees the work that was opened.
 */
test('a visitor adds three countries to the cart, signs up, and pays less for them', async ({ page }) => {
  await page
    .context()
    .addCookies([{ name: 'language', value: langOfProject(), url: test.info().project.use.baseURL ?? '' }])
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(error.message))
  await chooseThree(page)
  await lookAtCart(page)
  await openAccount(page)
  await findThemAgain(page)
  await useCoupon(page)
  await order(page)
  await seeTheWork(page)
  expect(broken, 'errors in the page').toEqual([])
})

async function chooseThree(page: Page): Promise<void> {
  const add = langOfProject() === 'zh' ? '加入购物车' : 'Add to cart'
  for (const [index, code] of THREE.entries()) {
    // The button works once the page's scripts run.
    await page.goto(`/services/productDetails?code=${code}`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: add }).first().click()
    await page.waitForURL('**/shoppingCart')
    await expect(
      page.getByText(wordsOf(cartText)('lineCount', { count: index + 1 }), { exact: true }),
    ).toBeVisible()
  }
}

/** Without an account: no VAT yet, the rule for three countries applies, and there is a link to sign in. */
async function lookAtCart(page: Page): Promise<void> {
  const t = wordsOf(cartText)
  await expect(page.getByText(t('vatOpen'))).toBeVisible()
  await expect(
    page.getByText(langOfProject() === 'zh' ? '一单三国，9.5折' : 'Three countries in one order, 5% off'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: t('signInToOrder') })).toBeVisible()
  const cookies = await page.context().cookies(`${new URL(page.url()).origin}/server/portal/shoppingCart`)
  const cookie = cookies.find(({ name }) => name === 'cart')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  await stop(page, 'bundle-01-visitor-cart')
}

/** The visitor's choice is in the seller's cart now, and the visitor's cart is gone. */
async function findThemAgain(page: Page): Promise<void> {
  const t = wordsOf(cartText)
  await page.goto('/shoppingCart')
  await expect(page.getByText(t('lineCount', { count: 3 }), { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: t('checkout') })).toBeVisible()
  const cookies = await page.context().cookies(`${new URL(page.url()).origin}/server/portal/shoppingCart`)
  expect(cookies.filter(({ name }) => name === 'cart')).toEqual([])
  await stop(page, 'bundle-02-merged')
}

/** Claims an offer, and finds it in the cart; then a better one by its code. */
async function useCoupon(page: Page): Promise<void> {
  const t = wordsOf(couponsText)
  await page.goto('/workspace/couponList?state=offered')
  // Leaving the page at once would break the call off.
  const claimed = page.waitForResponse((response) => response.url().endsWith('/coupon/claim'))
  await page
    .getByRole('button', {
      name: t('claimNamed', { name: langOfProject() === 'zh' ? '首单9折' : '10% off your first order' }),
    })
    .click()
  await claimed
  await page.goto('/workspace/couponList')
  await expect(page.getByText('WELCOME10')).toBeVisible()
  await stop(page, 'bundle-03-coupons')
  await page.goto('/shoppingCart')
  const cart = wordsOf(cartText)
  await expect(page.getByLabel(cart('coupon'), { exact: true })).toHaveValue('WELCOME10')
  await page.getByText(cart('couponHaveCode')).click()
  await page.getByLabel(cart('couponCode')).fill('partner5')
  await page.getByRole('button', { name: cart('couponApply') }).click()
  await expect(page.getByLabel(cart('coupon'), { exact: true })).toHaveValue('PARTNER5')
  await expect(
    page.getByText(langOfProject() === 'zh' ? '合作伙伴专享9.5折' : '5% for partners of the agency').last(),
  ).toBeVisible()
  await stop(page, 'bundle-04-coupon-in-cart')
  await page.getByRole('link', { name: cart('checkout') }).click()
  await page.waitForURL('**/confrimOrder')
}

async function order(page: Page): Promise<void> {
  const t = wordsOf(checkoutText)
  await completeCompany(page)
  const needs = page.getByRole('checkbox', { name: t('needsArranged') })
  if ((await needs.count()) > 0) await needs.check()
  await page.getByRole('checkbox').last().check()
  await stop(page, 'bundle-05-confirm')
  await page.getByRole('button', { name: new RegExp(`^${t('pay', { sum: '' })}`) }).click()
  await atProvider(page, 'pay')
  await expectPaid(page)
}

/** One work order for each country, and the discounts on the order as agreed. */
async function seeTheWork(page: Page): Promise<void> {
  const startWork = page.getByRole('link', { name: wordsOf(paymentsText)('startWork') })
  await expect(startWork).toHaveCount(THREE.length)
  await stop(page, 'bundle-06-paid')
  await page.goto('/workspace/myOrder')
  await page.getByRole('link', { name: /^OR-/ }).first().click()
  await page.waitForURL('**/workspace/myOrderDetail**')
  await expect(page.getByRole('link', { name: /WO-\d{4}-\d+/ })).toHaveCount(THREE.length)
  await expect(
    page.getByText(langOfProject() === 'zh' ? '一单三国，9.5折' : 'Three countries in one order, 5% off'),
  ).toBeVisible()
  await stop(page, 'bundle-07-order')
}
