import { expect, test, type Page } from '@playwright/test'
import { createClient, type Client } from '#main/journey/http-client.ts'
import { samplePdf } from '#main/journey/sample-documents.ts'
import { servicesListText } from '../src/catalogue/web/services-list.text.ts'
import { exampleAnswers } from '../src/form-templates/de-vat-registration/example.ts'
import { uiText } from '../src/platform/ui/ui.text.ts'
import { staffStepsText } from '../src/work-orders/staff/web/steps/staff-steps.text.ts'
import { backOfficeListsText } from '../src/back-office/web/frame/back-office-lists.text.ts'
import { workOrdersStaffText } from '../src/work-orders/staff/web/work-orders-staff.text.ts'
import { orderOverHttp } from './support/order-over-http.ts'
import { staffToken } from './support/people.ts'
import { stop } from './support/look.ts'
import { langOfProject, wordsOf } from './support/words.ts'

/*
 * Everything that opens over a page: axe finds nothing while it is open, and the keyboard gets in and out of it.
 */

const BASE = '/server/portal'
const isPhone = () => langOfProject() === 'zh'
const ui = wordsOf(uiText)

async function speak(page: Page): Promise<string> {
  const url = test.info().project.use.baseURL ?? ''
  await page.context().addCookies([{ name: 'language', value: langOfProject(), url }])
  return url
}

/** A German registration whose form is still open, and its seller's token. */
async function openForm(page: Page) {
  const url = await speak(page)
  const order = await orderOverHttp('vat-registration-de')
  const seller = createClient(url, 'en')
  seller.signIn(order.token)
  await page.addInitScript((token) => localStorage.setItem('token', token), order.token)
  type Nodes = { nodes: { id: string; kind: string }[] }
  const { nodes } = await seller.get<Nodes>(`${BASE}/woProcessNode/get`, { workOrderId: order.workOrderId })
  return { ...order, seller, nodeId: nodes.find((node) => node.kind === 'FORM')?.id ?? '' }
}

async function submit(seller: Client, nodeId: string): Promise<void> {
  const paper = async (name: string) =>
    seller.upload(`${BASE}/file/upload`, { name: `${name}.pdf`, bytes: await samplePdf(name) })
  const answers = exampleAnswers({
    passportId: await paper('passport'),
    businessLicenceId: await paper('business-licence'),
    registerExtractId: await paper('register-extract'),
    proofOfTradeId: await paper('proof-of-trade'),
  })
  await seller.post(`${BASE}/woNodeData/save`, { nodeId, answers, submit: true })
}

/** Opens a menu by keyboard, looks at it, and leaves it by Escape and by the tab key. */
async function menuOpens(page: Page, button: ReturnType<Page['locator']>, name: string): Promise<void> {
  const menu = page.getByRole('menu')
  const focus = page.locator('[role=menu]:focus, [role=menu] :focus')
  await button.press('Enter')
  await expect(menu).toBeVisible()
  await expect(focus).toHaveCount(1)
  await stop(page, name)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(focus).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(menu).toHaveCount(0)
  await expect(button).not.toBeFocused()
}

test('what opens over the pages of visitors', async ({ page }) => {
  await speak(page)
  await page.goto('/services')
  if (isPhone()) {
    await page.getByRole('button', { name: wordsOf(servicesListText)('filters') }).click()
    await stop(page, 'overlays-filters')
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: ui('menu') })
      .or(page.locator('header summary'))
      .first()
      .click()
  } else await page.locator('header summary').first().click()
  await stop(page, 'overlays-public-menu')
})

test('what opens over the workspace', async ({ page }) => {
  const { nodeId } = await openForm(page)
  await page.goto('/workspace/dashboard')
  const menus = page.locator('header button[aria-haspopup="menu"]').locator('visible=true')
  await expect(menus.last()).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (let i = 0; i < (await menus.count()); i += 1)
    await menuOpens(page, menus.nth(i), `overlays-workspace-menu-${i}`)
  if (isPhone()) {
    await page.getByRole('button', { name: ui('menu'), exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await stop(page, 'overlays-drawer')
  }
  await page.goto(`/workspace/dynamicForm?nodeId=${nodeId}`)
  const country = page.getByRole('combobox').locator('visible=true').first()
  await country.click()
  await country.pressSequentially('a')
  await expect(page.getByRole('option').first()).toBeVisible()
  await stop(page, 'overlays-combobox')
})

test('what opens over the back office', async ({ page }) => {
  const { seller, nodeId, workOrderId } = await openForm(page)
  await submit(seller, nodeId)
  const session = await staffToken('admin')
  await page.addInitScript((token) => sessionStorage.setItem('staffToken', token), session)
  await page.goto(`/admin/workOrder?id=${workOrderId}`)
  const t = wordsOf(workOrdersStaffText)
  const more = page.getByRole('button', { name: t('moreActions') })
  await expect(more).toBeVisible()
  await page.waitForLoadState('networkidle')
  await menuOpens(page, page.locator('aside button[aria-haspopup="menu"]').first(), 'overlays-rail-menu')
  await menuOpens(page, more, 'overlays-work-order-menu')
  await more.press('Enter')
  await page.getByRole('menuitem', { name: t('internalNote') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await stop(page, 'overlays-dialog')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  if (!isPhone()) await page.setViewportSize({ width: 900, height: 900 })
  const steps = wordsOf(staffStepsText)
  const passport = { name: 'passport.pdf' }
  await page
    .getByRole('button', { name: steps('openNamed', passport) })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await stop(page, 'overlays-viewer')
  // Nobody works on the order yet: an identity is shown to whoever says why.
  await page.getByRole('button', { name: steps('guardedShow') }).click()
  await page.getByLabel(wordsOf(backOfficeListsText)('reasonLabel')).fill('The office cannot read the scan.')
  await stop(page, 'overlays-reason')
  await page
    .getByRole('button', { name: wordsOf(backOfficeListsText)('reasonShow'), exact: true })
    .last()
    .click()
  await expect(page.getByTitle(steps('page', passport))).toBeVisible()
})
