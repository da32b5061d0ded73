import { expect, test, type Page } from '@playwright/test'
import { companyText } from '../src/accounts/web/company.text.ts'
import { formPageText } from '../src/work-orders/web/form/form-page.text.ts'
import { openFormOverHttp } from './support/open-form.ts'
import { langOfProject, wordsOf } from './support/words.ts'

const BASE = '/server/portal'

/** A signed-in seller with an open form, and something in the cart. */
async function openAccount(page: Page): Promise<{ nodeId: string; emptyCart: () => Promise<unknown> }> {
  const { seller, nodeId } = await openFormOverHttp()
  const product = await seller.get<{ id: string }>(`${BASE}/product/details`, { code: 'eori-eu' })
  await seller.post(`${BASE}/shoppingCart/add`, { productId: product.id })
  await page
    .context()
    .addCookies([{ name: 'language', value: langOfProject(), url: test.info().project.use.baseURL ?? '' }])
  await page.context().addInitScript((value) => localStorage.setItem('token', value), seller.token())
  type Cart = { groups: { lines: { id: string }[] }[] }
  const { groups } = await seller.post<Cart>(`${BASE}/shoppingCart/category`, {})
  const lineIds = groups.flatMap((group) => group.lines.map((line) => line.id))
  return {
    nodeId,
    // Other journeys of this person begin with an empty cart.
    emptyCart: () => seller.post(`${BASE}/shoppingCart/delete`, { lineIds }),
  }
}

test('the focus follows content that replaces the button that was pressed', async ({ page }) => {
  const { nodeId, emptyCart } = await openAccount(page)
  const t = wordsOf(formPageText)
  await page.goto(`/workspace/dynamicForm?nodeId=${nodeId}`)
  await page
    .getByRole('button', { name: t('preview') })
    .locator('visible=true')
    .press('Enter')
  await expect(page.getByRole('link', { name: t('goOnFilling') })).toBeVisible()
  await expect(page.locator('main h1')).toBeFocused()
  await page.getByRole('link', { name: t('goOnFilling') }).press('Enter')
  await expect(page.locator('#field-companyName')).toBeVisible()
  await expect(page.locator('main h1')).toBeFocused()

  const company = wordsOf(companyText)
  await page.goto('/confrimOrder')
  await page.getByRole('button', { name: company('change'), exact: true }).press('Enter')
  await expect(page.locator('[id="name"]')).toBeFocused()
  await page.getByRole('button', { name: company('cancel') }).press('Enter')
  await expect(page.getByRole('button', { name: company('change'), exact: true })).toBeFocused()
  await emptyCart()
})
