import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { openAccount } from '#main/journey/buy.ts'
import { createClient } from '#main/journey/http-client.ts'
import { createSteps } from '#main/journey/steps.ts'
import { confirmText } from '../src/accounts/web/confirm/confirm.text.ts'
import { unzipped } from '../src/platform/testing/unzip.ts'
import { closingText } from '../src/privacy/web/closing.text.ts'
import { dataText } from '../src/privacy/web/data.text.ts'
import { stop } from './support/look.ts'
import { langOfProject, wordsOf } from './support/words.ts'

const BASE = '/server/portal'
const PASSWORD = 'thirteen-green-lanes'
const COMPANY = 'Shenzhen Lanhai Trading Co., Ltd.'

test('an owner takes everything along, asks for the closing and takes it back', async ({ page }) => {
  page.on('pageerror', (error) => expect.soft(error, 'an error on the page').toBeUndefined())
  await signIn(page)
  await page.goto(`/workspace/accountInfo?lang=${langOfProject()}#data`)
  await takeAlong(page)
  await closeAndKeep(page)
})

async function signIn(page: Page): Promise<void> {
  const url = test.info().project.use.baseURL ?? ''
  const seller = createClient(url, langOfProject())
  await openAccount({ steps: createSteps(() => {}), url, seller, base: BASE, password: PASSWORD })
  await page.addInitScript((token) => localStorage.setItem('token', token), seller.token())
}

async function takeAlong(page: Page): Promise<void> {
  const t = wordsOf(dataText)
  const c = wordsOf(confirmText)
  await page.getByRole('button', { name: t('start'), exact: true }).click()
  const confirm = page.getByRole('dialog', { name: c('title') })
  await confirm.getByLabel(c('password')).fill(PASSWORD)
  await confirm.getByRole('button', { name: c('confirm') }).click()
  const download = page.getByRole('button', { name: t('download'), exact: true })
  // The page asks by itself until the job is done.
  await expect(download).toBeVisible({ timeout: 60_000 })
  await stop(page, 'leave-1-ready')

  await download.click()
  const dialog = page.getByRole('dialog', { name: t('downloadTitle') })
  const password = dialog.getByLabel(t('password'))
  await password.fill('not-the-password')
  await password.press('Enter')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await stop(page, 'leave-2-wrong-password')
  await password.fill(PASSWORD)
  const [file] = await Promise.all([page.waitForEvent('download'), password.press('Enter')])
  await expect(dialog).toHaveCount(0)
  expect(file.suggestedFilename()).toMatch(/\.zip$/)
  const entries = await unzipped(await readFile(await file.path()))
  const index = String(entries.get('index.html'))
  expect(index).toContain(`<h1>Data of <bdi>${COMPANY}</bdi></h1>`)
  expect(index).toContain('此压缩包包含该企业')
  expect(JSON.parse(String(entries.get('data/company.json')))).toMatchObject([{ name: COMPANY }])
}

async function closeAndKeep(page: Page): Promise<void> {
  const t = wordsOf(closingText)
  await page.getByRole('button', { name: t('close'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('askTitle', { company: COMPANY }) })
  const name = dialog.getByLabel(t('name'))
  await name.fill('Another Ltd.')
  await name.press('Enter')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await stop(page, 'leave-3-wrong-name')
  await name.fill(COMPANY)
  // Within ten minutes of the export the password is not asked for again.
  await name.press('Enter')
  await expect(dialog).toHaveCount(0)
  const who = t('pendingText', { who: 'Zhou Ming' })
  await expect(page.getByText(who)).toBeVisible()
  await stop(page, 'leave-4-closing')
  await page.getByRole('button', { name: t('keep'), exact: true }).click()
  await expect(page.getByRole('button', { name: t('close'), exact: true })).toBeVisible()
  await expect(page.getByText(who)).toHaveCount(0)
}
