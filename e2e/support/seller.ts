import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { accountsText } from '../../src/accounts/web/accounts.text.ts'
import { companyText } from '../../src/accounts/web/company.text.ts'
import { cartText } from '../../src/cart/web/cart.text.ts'
import { paymentsText } from '../../src/payments/web/payments.text.ts'
import { stop } from './look.ts'
import { langOfProject, wordsOf } from './words.ts'

export type NewSeller = { email: string; password: string }

type Mail = { to: string; links: string[] }

/** Opens an account as a visitor does: the page, the mail, the link and the password chosen there. */
export async function openAccount(page: Page): Promise<NewSeller> {
  const t = wordsOf(accountsText)
  const seller = {
    email: `e2e-${randomBytes(5).toString('hex')}@example.com`,
    password: randomBytes(9).toString('base64url'),
  }
  await page.goto('/register')
  await page.locator('#email').fill(seller.email)
  await page.locator('#name').fill(langOfProject() === 'zh' ? '周明' : 'Zhou Ming')
  await page.locator('#companyName').fill('Shenzhen Lanhai Trading Co., Ltd.')
  await page.locator('#companyCountry').selectOption('CN')
  await page.locator('#agreementVersion').check()
  await stop(page, '02-register')
  await page.getByRole('button', { name: t('register') }).click()
  await expect(page.getByText(t('lookInMailbox'))).toBeVisible()
  await followLink(page, await linkFor(page, seller.email))
  await page.locator('#password').fill(seller.password)
  await page.getByRole('button', { name: t('confirmAndSignIn') }).click()
  await page.waitForURL((url) => url.pathname !== '/verifyEmail')
  return seller
}

/** Opening the link alone sends nothing: a mail scanner opens it too. */
async function followLink(page: Page, link: string): Promise<void> {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await page.goto(link)
  await expect(page.locator('button[type="submit"]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(sent.filter((path) => path.endsWith('/user/verifyEmail'))).toEqual([])
}

export async function signIn(page: Page, seller: NewSeller): Promise<void> {
  await page.locator('#email').fill(seller.email)
  await page.locator('#password').fill(seller.password)
  await page
    .locator('form')
    .getByRole('button', { name: wordsOf(accountsText)('signIn'), exact: true })
    .click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** The first link in the newest mail to an address. */
export async function linkFor(page: Page, email: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const mails = (await (await page.request.get('/dev/mail.json')).json()) as Mail[]
    link = mails.find((mail) => mail.to === email)?.links[0]
    expect(link).toBeTruthy()
  }).toPass()
  return link ?? ''
}

/** Completes the company where the confirmation asks for it. */
export async function completeCompany(page: Page): Promise<void> {
  await page.locator('#registrationNumber').fill('91440300MA5FKD8Q2L')
  await page.locator('[id="address.line1"]').fill('Room 1203, Building 4, No. 18 Keji Road')
  await page.locator('[id="address.postcode"]').fill('518057')
  await page.locator('[id="address.city"]').fill('Shenzhen')
  await page.locator('[id="address.country"]').selectOption('CN')
  await page.getByRole('button', { name: wordsOf(companyText)('save') }).click()
  await expect(page.locator('#registrationNumber')).toHaveCount(0)
}

/** From the service's page into the cart and to the confirmation. */
/** @param option another choice than the preselected one, as the address has it: `filing:12` */
export async function takeToCheckout(page: Page, option?: string): Promise<void> {
  const chosen = option === undefined ? '' : `&option=${encodeURIComponent(option)}`
  await page.goto(`/services/productDetails?code=vat-registration-de${chosen}`)
  await stop(page, '03-service')
  const add = langOfProject() === 'zh' ? '加入购物车' : 'Add to cart'
  await page.getByRole('button', { name: add }).first().click()
  await page.waitForURL('**/shoppingCart')
  await expect(page.getByRole('link', { name: wordsOf(cartText)('checkout') })).toBeVisible()
  await stop(page, '04-cart')
  await page.getByRole('link', { name: wordsOf(cartText)('checkout') }).click()
  await page.waitForURL('**/confrimOrder')
}

/** On the provider's own page; presses the button that a test names. A declined card leaves the payer there. */
export async function atProvider(page: Page, action: 'pay' | 'refuse' | 'leave'): Promise<void> {
  await page.waitForURL('**/local-stripe/pay/**')
  await page.locator(`button[name="action"][value="${action}"]`).click()
  if (action === 'refuse') await page.locator('button[name="action"][value="leave"]').click()
  await page.waitForURL('**/workspace/paySuccess**')
}

export async function expectPaid(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: wordsOf(paymentsText)('paid') })).toBeVisible()
}
