import { expect, test, type Page } from '@playwright/test'
import { median } from '../bench/support/figures.ts'
import { waitingNow } from '../bench/support/yardstick.ts'
import { backOfficeText } from '../src/back-office/web/back-office.text.ts'
import { workOrdersStaffText } from '../src/work-orders/staff/web/work-orders-staff.text.ts'
import { orderOverHttp } from './support/order-over-http.ts'
import { staffToken } from './support/people.ts'
import { langOfProject, wordsOf } from './support/words.ts'

const ROW_PX = 56
/** On the machine of the budgets; one that is slower or busy is allowed more, by as much as it takes for a fixed piece of work. */
const NEXT_MS = 1_000
/** From this width on the order opens beside the queue. */
const PANES = 1_500

// Nobody works through fifty orders on a telephone.
const ONE = { tag: '@en-1280' }

test(
  'the queue in figures: height of a row, presses to take work, time to the next order',
  ONE,
  async ({ browser }) => {
    const made = [await orderOverHttp('eori-eu'), await orderOverHttp('eori-eu')]
    const page = await asClerk(await browser.newPage({ viewport: { width: 1280, height: 900 } }))

    await page.goto('/admin?view=all')
    await expectLowRows(page)
    await page.setViewportSize({ width: PANES, height: 900 })
    await expectLowRows(page)
    // Lower than its rows, so that some lie below its edge.
    await page.setViewportSize({ width: PANES, height: 400 })
    await expectNoScroll(page)
    await page.setViewportSize({ width: PANES, height: 900 })

    await takesWithOnePress(page, made[0]?.workOrderId ?? '')
    await nextStandsSoon(page)
    await page.context().close()
  },
)

async function asClerk(page: Page): Promise<Page> {
  const token = await staffToken('agent')
  const url = test.info().project.use.baseURL ?? ''
  await page.context().addCookies([{ name: 'language', value: langOfProject(), url }])
  await page.goto(`${url}/admin/login`)
  await page.evaluate((session) => sessionStorage.setItem('staffToken', session), token)
  await page.goto(`${url}/admin`)
  await expect(
    page.getByRole('heading', { level: 1, name: wordsOf(backOfficeText)('queueTitle') }),
  ).toBeVisible()
  return page
}

async function expectLowRows(page: Page): Promise<void> {
  const rows = page.locator('tbody tr:has([data-queue-link])')
  await expect(rows.first()).toBeVisible()
  const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()))
  expect(boxes.length).toBeGreaterThan(1)
  expect(Math.max(...boxes.map((box) => box?.height ?? Infinity))).toBeLessThanOrEqual(ROW_PX)
}

async function expectNoScroll(page: Page): Promise<void> {
  const beyond = () => page.evaluate<number>('document.documentElement.scrollHeight - window.innerHeight')
  // The window has just become lower, and the page follows within a frame or two.
  await expect.poll(beyond).toBeLessThanOrEqual(0)
}

/** The button is pressed once, and nothing is asked. */
async function takesWithOnePress(page: Page, workOrderId: string): Promise<void> {
  const t = wordsOf(workOrdersStaffText)
  await page.goto(`/admin/workOrder?id=${workOrderId}`)
  const take = page.getByRole('button', { name: t('assignToMe'), exact: true })
  await expect(take).toBeVisible()
  // Its panes scroll, the page does not: else its head would be gone once something further down is opened.
  await expect(page.getByRole('heading', { level: 3 }).nth(3)).toBeVisible()
  await expectNoScroll(page)
  const answer = page.waitForResponse(/\/staff\/workOrder\/assign$/)
  await take.focus()
  await page.keyboard.press('Enter')
  expect(((await (await answer).json()) as { code: number }).code).toBe(0)
  await expect(take).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** From the press that decides to the next order's head, on the page on which it was decided. */
async function nextStandsSoon(page: Page): Promise<void> {
  const t = wordsOf(workOrdersStaffText)
  await page.goto('/admin?view=seller&sort=newest')
  const links = page.locator('[data-queue-link]')
  await expect(links.nth(1)).toBeVisible()
  const [first, second] = [
    await links.nth(0).getAttribute('data-queue-link'),
    await links.nth(1).getAttribute('data-queue-link'),
  ]
  await expect(page).toHaveURL(new RegExp(`id=${first}`))
  await page.getByRole('button', { name: t('moreActions') }).click()
  await page.getByRole('menuitem', { name: t('do_hold') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('holdReason')).first().selectOption('SELLER_ASKED')
  const before = slowness()
  const begun = Date.now()
  await dialog.getByRole('button', { name: t('confirm_hold') }).click()
  await expect(page).toHaveURL(new RegExp(`id=${second}`))
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: t('moreActions') })).toBeVisible()
  const tookMs = Date.now() - begun
  // What else the machine does may end or begin in between.
  const waiting = Math.max(1, before, slowness())
  console.log(`next order after ${tookMs} ms; machine × ${waiting.toFixed(2)}`)
  expect(tookMs).toBeLessThanOrEqual(NEXT_MS * waiting)
}

const slowness = (): number => median([waitingNow(), waitingNow(), waitingNow()])
