import { expect, test } from '@playwright/test'
import { searchText } from '../src/search/web/search.text.ts'
import { searchPagesText } from '../src/search/web/search-pages.text.ts'
import { workspaceText } from '../src/main/web/workspace.text.ts'
import { stop } from './support/look.ts'
import { orderOverHttp } from './support/order-over-http.ts'
import { langOfProject, wordsOf } from './support/words.ts'

/*
 * One field opens everything: with the keyboard at a desk, with the header's button on a phone; in the page's language
 * and the other; and it says so when the server cannot be reached.
 */
test('one field opens a work order, a page and nothing that is not there', async ({ page }) => {
  const t = wordsOf(searchText)
  const isPhone = langOfProject() === 'zh'
  page.on('pageerror', (error) => expect.soft(error, 'an error on the page').toBeUndefined())
  const { token, workOrderId } = await orderOverHttp('vat-registration-de')
  await page.addInitScript((value) => localStorage.setItem('token', value), token)
  await page.goto(`/workspace/calendar?lang=${langOfProject()}`)
  const button = page.getByRole('button', { name: wordsOf(workspaceText)('search') })
  const dialog = page.getByRole('dialog', { name: t('label') })
  const field = dialog.getByRole('combobox')
  const open = async () => {
    // Neither button nor keys do anything until the page is awake, which nobody can see.
    await expect(async () => {
      if (isPhone) await button.click()
      else await page.keyboard.press('Control+k')
      await expect(field).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(field).toBeFocused()
  }
  /** The next page is there, with its own title; until then it still takes the focus for itself. */
  let title = ''
  const arrived = async () => {
    await expect.poll(async () => [title, ''].includes(await page.title())).toBe(false)
    title = await page.title()
  }
  await expect(button).toBeVisible()
  await arrived()

  await test.step('a service in the other language leads to its work order', async () => {
    await open()
    await stop(page, 'palette-1-empty')
    await field.fill(isPhone ? 'germany' : '德国')
    await expect(dialog.getByText(t('group_WORK_ORDER'))).toBeVisible()
    await expect(dialog.getByRole('option').first()).toHaveAttribute('data-highlighted', '')
    await stop(page, 'palette-2-results')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`myServices/detail\\?id=${workOrderId}`))
    await expect(dialog).toHaveCount(0)
    // Only what has come is looked at, and becomes the first of the recent ones.
    await arrived()
  })

  await test.step('what was opened is the first of the recent ones; a page is found by a word of the other language', async () => {
    await open()
    await expect(dialog.getByText(t('group_RECENT'))).toBeVisible()
    await stop(page, 'palette-3-recent')
    await field.fill(isPhone ? 'documents' : '文件')
    await expect(
      dialog.getByRole('option', { name: wordsOf(searchPagesText)('page_documents') }).first(),
    ).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/workspace\/documents/)
    await arrived()
  })

  await test.step('nothing found, no server, and Escape gives the focus back', async () => {
    await button.focus()
    await open()
    await field.fill('zzzzzz')
    await expect(dialog.getByText(t('noneHint'))).toBeVisible()
    await stop(page, 'palette-4-none')
    await page.context().setOffline(true)
    await field.fill('zzzzz')
    await expect(dialog.getByRole('button', { name: t('again') })).toBeVisible()
    await stop(page, 'palette-5-offline')
    await page.context().setOffline(false)
    await dialog.getByRole('button', { name: t('again') }).click()
    await expect(dialog.getByText(t('noneHint'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  })
})
