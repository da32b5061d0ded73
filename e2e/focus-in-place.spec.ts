import { expect, test, type Page } from '@playwright/test'
import { buyRegistration } from '../scripts/journey/buy.ts'
import { createClient } from '../scripts/journey/http-client.ts'
import { createSteps } from '../scripts/journey/steps.ts'
import { companyText } from '../src/accounts/web/company.text.ts'
import { formPageText } from '../src/work-orders/web/form/form-page.text.ts'
import { demoPerson } from './support/people.ts'
import { langOfProject, wordsOf } from './support/words.ts'

const BASE = '/server/portal'

/** A signed-in seller with an open form, and something in the cart. */
async function openAccount(page: Page): Promise<{ nodeId: string; emptyCart: () => Promise<unknown> }> {
  const url = test.info().project.use.baseURL ?? ''
  const person = await demoPerson('seller')
  const seller = createClient(url, langOfProject())
  const { token } = await seller.post<{ token: string }>(`${BASE}/user/login`, {
    email: person.email,
    password: person.password,
  })
  seller.signIn(token)
  const config = await seller.get<{ agreements: { userAgreement: string } }>(`${BASE}/site/config`)
  const { workOrderId } = await buyRegistration({
    steps: createSteps(() => {}),
    seller,
    base: BASE,
    agreementVersion: config.agreements.userAgreement,
  })
  const order = await seller.get<{ nodes: { id: string; kind: string }[] }>(`${BASE}/woProcessNode/get`, {
    workOrderId,
  })
  const product = await seller.get<{ id: string }>(`${BASE}/product/details`, { code: 'eori-eu' })
  await seller.post(`${BASE}/shoppingCart/add`, { productId: product.id })
  await page.context().addCookies([{ name: 'language', value: langOfProject(), url }])
  await page.context().addInitScript((value) => localStorage.setItem('token', value), token)
  type Cart = { groups: { lines: { id: string }[] }[] }
  const { groups } = await seller.post<Cart>(`${BASE}/shoppingCart/category`, {})
  const lineIds = groups.flatMap((group) => group.lines.map((line) => line.id))
  return {
    nodeId: order.nodes.find((node) => node.kind === 'FORM')?.id ?? '',
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
