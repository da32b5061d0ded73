import { expect, type Page, test } from '@playwright/test'
import { stop } from './support/look.ts'
import { demoPerson } from './support/people.ts'
import { signIn } from './support/seller.ts'

/*
 * Calculating VAT: a visitor tries one sale, pastes a table and corrects its wrong cell in place; a seller finds the
 * same in the workspace and downloads the result.
 */
test('a visitor calculates VAT, a seller downloads the table', async ({ page }) => {
  const lang = test.info().project.name.startsWith('zh') ? 'zh' : 'en'
  const word = (en: string, zh: string) => (lang === 'zh' ? zh : en)
  page.on('pageerror', (error) => expect.soft(error, 'an error on the page').toBeUndefined())

  await test.step('a country with its rates, returns and thresholds', async () => {
    await page.goto(`/vatCompliance?country=DE&lang=${lang}`)
    await expect(page.getByRole('cell', { name: '19%', exact: false }).first()).toBeVisible()
    await expect(page.getByRole('img', { name: /16%/ })).toBeVisible()
    await expect(page.getByText(new RegExp(`^${word('Monthly', '按月')}`)).first()).toBeVisible()
    await stop(page, 'calculator-1-country')
  })

  await test.step('one sale: a wrong cell, then the answer with its law', async () => {
    await page.locator('#calculator').scrollIntoViewIfNeeded()
    await page.locator('#sale-from').selectOption('DE')
    await page.locator('#sale-to').selectOption('FR')
    await page.locator('#sale-amount').fill('1,234')
    await work(page, word('Calculate VAT', '开始试算'))
    await expect(page.locator('#sale-amount')).toHaveAttribute('aria-invalid', 'true')
    await page.locator('#sale-amount').fill('１２０，００')
    await page.keyboard.press('Enter')
    const answer = page.getByText(word('Marketplace collects', '平台代扣代缴'), { exact: true })
    await expect(answer.first()).toBeVisible()
    await expect(page.getByText('14a', { exact: false }).first()).toBeVisible()
    await expect(page.getByText(/€20\.00/).first()).toBeVisible()
    await stop(page, 'calculator-2-one')
    await page.locator('#calculator label', { hasText: word('Business', '企业') }).click()
    await page.locator('#sale-buyerVatId').fill('ATU12345678')
    await page.getByRole('button', { name: word('Check the number', '核验税号') }).click()
    await expect(page.locator('#calculator [role="status"]').first()).not.toBeEmpty()
    await expect(page.locator('#sale-buyerVatIdValid')).not.toBeChecked()
  })

  await test.step('a pasted table: the wrong cell is marked, mended in place, the totals follow', async () => {
    await page.getByRole('tab', { name: word('A table', '批量试算') }).click()
    await page
      .getByLabel(word('Paste a table', '粘贴表格'))
      .fill(
        [
          'Date\t发货国\tGoods go to\t平台\tBuyer\tAmount\tSKU',
          '2026-03-10\tDE\tDE\tyes\tB2C\t119,00\tA',
          '2026-03-10\t德国\tFrance\t是\t个人\t1 200.00\tB',
          '10/03/2026\tDE\tFR\tyes\tB2C\t12.00\tC',
        ].join('\n'),
      )
    await page.getByRole('button', { name: word('Calculate', '读取并计算') }).click()
    await expect(page.getByText('SKU').first()).toBeVisible()
    await work(page, word('Calculate 3 lines', '试算3行'))
    const wrong = page.getByLabel(word('Date, line 3', '第3行，日期'))
    await expect(wrong).toHaveAttribute('aria-invalid', 'true')
    await stop(page, 'calculator-3-wrong-cell')
    await wrong.fill('2026-03-10')
    await work(page, word('Calculate 3 lines', '试算3行'))
    await expect(wrong).not.toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(word('3 of 3 lines have a result', '3行中已有3行得出结果'))).toBeVisible()
    await stop(page, 'calculator-4-totals')
  })

  await test.step('ten thousand lines are refused with what to do', async () => {
    const many = `date\tfrom\n${'2026-03-10\tDE\n'.repeat(10_000)}`
    // A paste, as from a spreadsheet: typing it would take minutes.
    await page.getByLabel(word('Paste a table', '粘贴表格')).focus()
    await page.evaluate(`{
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', ${JSON.stringify(many)})
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }`)
    await expect(page.getByRole('alert').filter({ hasText: '1,000' })).toBeVisible()
  })

  await test.step('the seller: the same in the workspace, under either spelling, and the file', async () => {
    await page.goto(`/login?next=${encodeURIComponent('/workspace/taxCalculator')}&lang=${lang}`)
    await signIn(page, await demoPerson('seller'))
    await expect(page).toHaveURL(/\/workspace\/taxCaculator/)
    await page.getByRole('tab', { name: word('A table', '批量试算') }).click()
    await page.getByRole('button', { name: word('Fill in an example', '填入示例') }).click()
    await work(page, word('Calculate 8 lines', '试算8行'))
    await expect(page.getByText(word('1 to correct', '1行待修改'))).toBeVisible()
    await stop(page, 'calculator-5-workspace')
    const coming = page.waitForEvent('download')
    await page
      .getByRole('button', { name: word('Export to Excel', '导出Excel') })
      .last()
      .click()
    expect((await coming).suggestedFilename()).toMatch(/\.xlsx$/)
  })
})

async function work(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
}
