import { expect, test, type Page } from '@playwright/test'
import { buyText } from '../src/cart/web/buy.text.ts'
import { cartText } from '../src/cart/web/cart.text.ts'
import { catalogueText } from '../src/catalogue/web/catalogue.text.ts'
import { stop } from './support/look.ts'
import { langOfProject, wordsOf } from './support/words.ts'

const CODE = '91440300708461136T'

/** The price card asks who buys, says what the missing number costs, and the cart knows the answer afterwards. */
test('a visitor sees the VAT on the page of a service, before the cart', async ({ page }) => {
  await page
    .context()
    .addCookies([{ name: 'language', value: langOfProject(), url: test.info().project.use.baseURL ?? '' }])
  page.on('pageerror', (error) => expect.soft(error, 'an error on the page').toBeUndefined())
  const [t, c] = [wordsOf(catalogueText), wordsOf(cartText)]
  await page.goto('/services/productDetails?code=vat-registration-de', { waitUntil: 'networkidle' })
  const card = page.locator('section', { has: page.locator('#your-price') })
  const vatRow = card.locator('dl').last()

  await stop(page, 'product-vat-0-unknown')
  await page.getByRole('button', { name: t('seeVat') }).click()
  const country = page.getByLabel(c('buyerCountry'))
  await expect(country).toBeFocused()
  await country.selectOption('CN')
  await expect(vatRow).toContainText('€55.10')
  await expect(card).toContainText('€345.10')
  await stop(page, 'product-vat-1-country')

  await savingLink(page).click()
  const number = page.getByLabel(c('buyerCreditCode'))
  await expect(number).toBeFocused()
  await number.fill(`${CODE.slice(0, -1)}A`)
  await number.press('Enter')
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await number.fill(CODE)
  await number.press('Enter')
  await expect(vatRow).toContainText('€0.00')
  await expect(savingLink(page)).toHaveCount(0)

  await test.step('the choice changes, and the VAT with it', async () => {
    await number.fill('')
    await number.press('Enter')
    await expect(vatRow).toContainText('€55.10')
    await page.locator('a[href*="filing%3A12"]').first().click()
    await expect(vatRow).not.toContainText('€55.10')
    await expect(vatRow).toContainText('19%')
  })

  await test.step('it is remembered: on this page, and in the cart', async () => {
    await page.reload({ waitUntil: 'networkidle' })
    await page.mouse.move(200, 200)
    await expect(vatRow).toContainText('19%')
    await expect(country).toHaveCount(0)
    await stop(page, 'product-vat-2-remembered')
    await page.emulateMedia({ colorScheme: 'dark' })
    await savingLink(page).click()
    await expect(number).toBeFocused()
    await stop(page, 'product-vat-3-dark')
    await page
      .getByRole('button', { name: wordsOf(buyText)('addToCart') })
      .first()
      .click()
    await page.waitForURL('**/shoppingCart')
    await expect(page.getByLabel(c('buyerCountry'))).toHaveValue('CN')
  })
})

const savingLink = (page: Page) => page.locator('a[href="#buyer-number"]')
