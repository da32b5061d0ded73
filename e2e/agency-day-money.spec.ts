import { expect, test, type Page } from '@playwright/test'
import { openAccount } from '#main/journey/buy.ts'
import { createClient, type Client } from '#main/journey/http-client.ts'
import { defaultOptions, type ShownOption } from '#main/journey/options.ts'
import { createSteps } from '#main/journey/steps.ts'
import { backOfficeShellText } from '../src/back-office/web/back-office-shell.text.ts'
import { ordersStaffText } from '../src/orders/staff/web/orders-staff.text.ts'
import { ordersText } from '../src/orders/web/orders.text.ts'
import { paymentsStaffText } from '../src/payments/staff/web/payments-staff.text.ts'
import { transferReference } from '../src/payments/transfer-reference.ts'
import { workOrdersStaffText } from '../src/work-orders/staff/web/work-orders-staff.text.ts'
import { deskOf, pressesOf } from './support/desk.ts'
import { stop } from './support/look.ts'
import { orderOverHttp } from './support/order-over-http.ts'
import { agencyToday } from './support/today.ts'
import { langOfProject, wordsOf } from './support/words.ts'

const BASE = '/server/portal'
const TRANSFERS = 50
/** From the page on which finance happens to be. */
const MOST_CLICKS = 3

const t = wordsOf(paymentsStaffText)
const staff = wordsOf(workOrdersStaffText)
const orders = wordsOf(ordersStaffText)

/** A day in the agency, its fourth part: a clerk cancels and proposes what goes back, and finance approves it. */
test('a day in the agency: work is cancelled, and finance approves the refund', async ({ page, browser }) => {
  const { token, workOrderId } = await orderOverHttp('vat-registration-de')
  const [clerk, finance] = [
    await deskOf(browser, 'agent'),
    await deskOf(browser, 'finance', '/admin/payments'),
  ]
  await test.step('cancelled, with a refund proposed', () => cancel(clerk, workOrderId))
  const orderId = await test.step('finance approves it', () => approve(finance))
  await test.step('the seller sees it', async () => {
    const of = wordsOf(ordersText)
    await page.addInitScript((session) => localStorage.setItem('token', session), token)
    await expect(async () => {
      await page.goto(`/workspace/myOrderDetail?id=${orderId}&lang=${langOfProject()}`)
      const line = `${of('refundKind_STAFF')} · ${of('refund_SUCCEEDED')}`
      await expect(page.getByText(line)).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await stop(page, 'day-13-refunded')
  })
  for (const desk of [clerk, finance]) await desk.context().close()
})

async function cancel(clerk: Page, workOrderId: string): Promise<void> {
  await clerk.goto(`/admin/workOrder?id=${workOrderId}`)
  await clerk.getByRole('button', { name: staff('moreActions') }).click()
  await clerk.getByRole('menuitem', { name: staff('do_cancel') }).click()
  const dialog = clerk.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('The company sells in Germany no longer.')
  await dialog.getByLabel(staff('proposeRefund')).check()
  await stop(clerk, 'day-11-cancel')
  await dialog.getByRole('button', { name: staff('confirm_cancel') }).click()
  await expect(dialog).toHaveCount(0)
}

/** @returns whose money goes back */
async function approve(finance: Page): Promise<string> {
  await finance.getByRole('link', { name: new RegExp(`^${t('view_proposed')}`) }).click()
  const row = finance.getByRole('row').filter({ hasText: 'no longer' })
  await row.getByRole('link').click()
  await finance.waitForURL('**/admin/orders/detail**')
  const waiting = finance.getByRole('heading', { name: orders('proposedRefunds'), exact: true })
  await expect(waiting).toBeVisible()
  await stop(finance, 'day-12-approve')
  const yes = { name: orders('approveRefund'), exact: true }
  await finance.getByRole('button', yes).click()
  await finance.getByRole('dialog').getByRole('button', yes).click()
  await expect(waiting).toHaveCount(0)
  return new URL(finance.url()).searchParams.get('id') ?? ''
}

/** A day in the agency, its last part: the morning's statement has fifty transfers that leave nothing to judge. */
test('a day in the agency: fifty exact transfers in three clicks', async ({ browser }) => {
  const seller = await newSeller()
  const ordered = await test.step('fifty orders wait for their money', () => fiftyOrders(seller))
  const finance = await deskOf(browser, 'finance', '/admin/payments')
  await test.step('the statement is imported', () => importStatement(finance, ordered))
  await finance.goto('/admin/orders')
  await expect(finance.getByRole('heading', { level: 1, name: orders('title') })).toBeVisible()
  await test.step('three clicks', async () => {
    const presses = await pressesOf(finance, () => matchAll(finance))
    expect(presses.keys).toBe(0)
    expect(presses.clicks).toBeLessThanOrEqual(MOST_CLICKS)
  })
  for (const { id: orderId } of ordered) {
    const { state } = await seller.get<{ state: string }>(`${BASE}/payment/status`, { orderId })
    expect(state).toBe('PAID')
  }
  await finance.context().close()
})

type Seller = Client & { agreementVersion: string }
type Ordered = { id: string; number: string; total: { amount: number; currency: string } }
type Cart = { groups: { lines: { id: string }[] }[]; totals: { total: Ordered['total'] } }

async function newSeller(): Promise<Seller> {
  const url = test.info().project.use.baseURL ?? ''
  const seller = createClient(url, langOfProject())
  const agreementVersion = await openAccount({ steps: createSteps(() => {}), url, seller, base: BASE })
  return { ...seller, agreementVersion }
}

async function fiftyOrders(seller: Seller): Promise<Ordered[]> {
  type Product = { id: string; options: ShownOption[] }
  const product = await seller.get<Product>(`${BASE}/product/details`, { code: 'eori-eu' })
  const made: Ordered[] = []
  while (made.length < TRANSFERS) made.push(await orderByTransfer(seller, product))
  return made
}

async function orderByTransfer(seller: Seller, product: { id: string; options: ShownOption[] }) {
  const line = { productId: product.id, options: defaultOptions(product.options), quantity: 1 }
  await seller.post(`${BASE}/shoppingCart/add`, line)
  const cart = await seller.post<Cart>(`${BASE}/shoppingCart/category`, { currency: 'EUR' })
  const order = await seller.post<Ordered>(`${BASE}/order/create`, {
    cartLineIds: cart.groups.flatMap(({ lines }) => lines.map(({ id }) => id)),
    currency: 'EUR',
    agreementVersion: seller.agreementVersion,
    expectedTotal: cart.totals.total,
  })
  await seller.post(`${BASE}/payment/create`, { orderId: order.id, method: 'BANK_TRANSFER' })
  return order
}

async function importStatement(finance: Page, ordered: readonly Ordered[]): Promise<void> {
  const lines = ordered.map(({ number, total: { amount, currency } }) =>
    [
      `DAY-${number}`,
      agencyToday(),
      (amount / 100).toFixed(2),
      currency,
      transferReference(number),
      'Lanhai',
    ].join(';'),
  )
  await finance.getByRole('button', { name: t('importStatement') }).click()
  await finance.getByLabel(t('paste')).fill(['id;day;amount;currency;reference;payer', ...lines].join('\n'))
  await finance.getByRole('button', { name: t('importNow'), exact: true }).click()
  await expect(finance.getByText(t('exactTitle', { count: TRANSFERS }))).toBeVisible()
  await stop(finance, 'day-14-exact')
}

async function matchAll(finance: Page): Promise<void> {
  await finance.getByRole('link', { name: wordsOf(backOfficeShellText)('transfers') }).click()
  const all = finance.getByRole('button', { name: t('exactConfirm', { count: TRANSFERS }) })
  await all.click()
  await finance
    .getByRole('dialog')
    .getByRole('button', { name: t('exactConfirm', { count: TRANSFERS }) })
    .click()
  await expect(finance.getByText(t('exactDone', { count: TRANSFERS }))).toBeVisible()
}
