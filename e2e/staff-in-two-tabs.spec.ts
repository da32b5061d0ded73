import { expect, test, type Page } from '@playwright/test'
import { createClient } from '#main/journey/http-client.ts'
import { backOfficeShellText } from '../src/back-office/web/back-office-shell.text.ts'
import { workOrdersStaffText } from '../src/work-orders/staff/web/work-orders-staff.text.ts'
import { deskOf } from './support/desk.ts'
import { demoPerson, signInStaff, staffToken } from './support/people.ts'
import { sentForm } from './support/sent-form.ts'
import { langOfProject, wordsOf } from './support/words.ts'

test('a second tab of the back office is signed in, and signing out ends both', async ({ context }) => {
  const t = wordsOf(backOfficeShellText)
  const { name } = await demoPerson('reviewer')
  const token = await signInStaff('reviewer')
  const url = test.info().project.use.baseURL ?? ''
  await context.addCookies([{ name: 'language', value: langOfProject(), url }])
  const [first, second] = [await context.newPage(), await context.newPage()]
  await first.goto('/admin/login')
  await first.evaluate((session) => sessionStorage.setItem('staffToken', session), token)
  await first.goto('/admin')
  await expect(first.getByRole('heading', { level: 1 })).toBeVisible()

  await second.goto('/admin')
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new URL(second.url()).pathname).not.toBe('/admin/login')

  await expectRowsOfOneLine(second)
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
  ] as const) {
    await second.setViewportSize({ width, height })
    await expect(second.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  await second.getByRole('button', { name }).click()
  await second.getByRole('menuitem', { name: t('signOut') }).click()
  for (const page of [first, second]) {
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/login')
    // The address changes before the page has been loaded, and a page that is leaving cannot be asked.
    await page.waitForLoadState()
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('staffToken')).catch(() => 'leaving'))
      .toBeNull()
  }
})

/** A clerk reads fifty orders down a column: none may take the room of two, also beside an open one. */
async function expectRowsOfOneLine(page: Page): Promise<void> {
  await page.goto('/admin?view=all')
  const rows = page.locator('tbody tr')
  for (const width of [1280, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(rows.first()).toBeVisible()
    // All at once: the list may be read anew in between.
    const heights = await page.evaluate<number[]>(
      `[...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height)`,
    )
    expect(heights.length).toBeGreaterThan(0)
    expect(Math.max(...heights)).toBeLessThanOrEqual(56)
  }
}

/** The stream opens when the page is quiet: a colleague may have been quicker. */
test('what a colleague did before the hints began is shown as they begin', async ({ browser }) => {
  const t = wordsOf(workOrdersStaffText)
  const [desk, colleague] = [await deskOf(browser, 'reviewer'), await demoPerson('agent')]
  const { workOrderId } = await sentForm()
  const { promise: mayBegin, resolve: begin } = Promise.withResolvers<void>()
  await desk.route(/\/staff\/stream/, async (route) => {
    await mayBegin
    await route.continue()
  })
  const begun = desk.waitForRequest(/\/staff\/stream/)
  await desk.goto(`/admin?id=${workOrderId}`)
  await begun
  const assignee = desk.getByLabel(t('assignee'), { exact: true }).locator('option:checked')
  await expect(assignee).not.toHaveText(colleague.name)
  const other = createClient(test.info().project.use.baseURL ?? '', langOfProject())
  other.signIn(await staffToken('agent'))
  type Detail = { workOrder: { revision: number } }
  const { workOrder } = await other.get<Detail>('/server/portal/staff/workOrder/get', { workOrderId })
  const { id: staffId } = await other.get<{ id: string }>('/server/portal/staff/me')
  await other.post('/server/portal/staff/workOrder/assign', {
    workOrderId,
    staffId,
    revision: workOrder.revision,
  })
  await expect(assignee).not.toHaveText(colleague.name)
  begin()
  await expect(assignee).toHaveText(colleague.name)
  await desk.context().close()
})
