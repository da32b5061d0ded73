import { expect, test, type Browser, type Page } from '@playwright/test'
import { presenceText } from '../src/work-orders/staff/web/presence/presence.text.ts'
import { staffTalkText } from '../src/work-orders/staff/web/talk/staff-talk.text.ts'
import { orderOverHttp } from './support/order-over-http.ts'
import { demoPerson, staffToken } from './support/people.ts'
import { langOfProject, wordsOf } from './support/words.ts'

test('two colleagues see each other in a work order, and what the other does', async ({ browser }) => {
  const present = wordsOf(presenceText)
  const { workOrderId } = await orderOverHttp('eori-eu')
  const [lena, jonas] = [await demoPerson('agent'), await demoPerson('reviewer')]
  const first = await asStaff(browser, 'agent', `/admin/workOrder?id=${workOrderId}`)
  await expect(first.locator('[data-work-order]')).toBeVisible()
  const second = await asStaff(browser, 'reviewer', '/admin?view=all')

  await test.step('the row says who is in it', async () => {
    const row = second.locator(`tr:has([data-queue-link="${workOrderId}"])`)
    await expect(row.getByText(present('looking', { name: lena.name }))).toBeAttached()
  })
  await test.step('both pages say who is there, and who writes', async () => {
    await second.goto(`/admin/workOrder?id=${workOrderId}`)
    const there = second.getByRole('status')
    await expect(there.getByText(present('looking', { name: lena.name }))).toBeVisible()
    await expect(first.getByText(present('looking', { name: jonas.name }))).toBeVisible()
    await first.getByLabel(wordsOf(staffTalkText)('write')).first().fill('Please send the licence')
    await expect(there.getByText(present('writing', { name: lena.name }))).toBeVisible()
  })
  await test.step('what one sends, the other reads without asking', async () => {
    await first.getByRole('button', { name: wordsOf(staffTalkText)('send'), exact: true }).click()
    await expect(second.getByText('Please send the licence')).toBeVisible()
  })
  await test.step('who closes the window is gone', async () => {
    await first.context().close()
    await expect(second.getByText(lena.name, { exact: false }).and(second.getByRole('status'))).toHaveCount(0)
  })
  await second.context().close()
})

async function asStaff(browser: Browser, role: string, path: string): Promise<Page> {
  const { baseURL: url = '', viewport } = test.info().project.use
  const context = await browser.newContext({ ...(viewport && { viewport }) })
  await context.addCookies([{ name: 'language', value: langOfProject(), url }])
  const page = await context.newPage()
  await page.goto(`${url}/admin/login`)
  const token = await staffToken(role)
  await page.evaluate((session) => sessionStorage.setItem('staffToken', session), token)
  await page.goto(`${url}${path}`)
  return page
}
