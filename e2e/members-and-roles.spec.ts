import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { membersText } from '../src/accounts/web/account/members.text.ts'
import { securityText } from '../src/accounts/web/account/security.text.ts'
import { accountsText } from '../src/accounts/web/accounts.text.ts'
import { confirmText } from '../src/accounts/web/confirm/confirm.text.ts'
import { joinText } from '../src/accounts/web/join.text.ts'
import { stop } from './support/look.ts'
import { linkFor, openAccount } from './support/seller.ts'
import { langOfProject, wordsOf } from './support/words.ts'

const COLLEAGUE = { name: 'Wu Fang', password: 'eleven-green-lanes' }

/** Whoever asks for something sensitive proves first who they are. */
async function confirm(page: Page, password: string): Promise<void> {
  const t = wordsOf(confirmText)
  const dialog = page.getByRole('dialog', { name: t('title') })
  await dialog.locator('#confirm-password').fill(password)
  await dialog.getByRole('button', { name: t('confirm') }).click()
  await expect(dialog).toHaveCount(0)
}

/** The list of members, with the person's row or card. */
const memberRow = (page: Page, name: string) =>
  page.locator('#members').getByRole('row').filter({ hasText: name })

async function openMembers(page: Page): Promise<void> {
  await page.goto('/workspace/accountInfo#members')
  // What others did meanwhile.
  await page.reload()
  await expect(page.locator('#members').getByRole('row').nth(1)).toBeVisible()
}

const speak = (context: BrowserContext) =>
  context.addCookies([
    { name: 'language', value: langOfProject(), url: test.info().project.use.baseURL ?? '' },
  ])

async function newPerson(browser: Browser): Promise<Page> {
  const context = await browser.newContext(test.info().project.use)
  await speak(context)
  return context.newPage()
}

test.beforeEach(({ context }) => speak(context))

test('an owner invites a colleague, changes the role and removes them', async ({ page, browser }) => {
  const t = wordsOf(membersText)
  const owner = await openAccount(page)
  await openMembers(page)
  const email = `colleague-${owner.email}`
  await page.getByRole('button', { name: t('invite') }).click()
  await page.locator('#invite-email').fill(email)
  await stop(page, 'members-01-invite')
  await page.getByRole('button', { name: t('send') }).click()
  await confirm(page, owner.password)
  await expect(memberRow(page, email)).toBeVisible()

  const theirs = await newPerson(browser)
  await theirs.goto(await linkFor(theirs, email))
  await theirs.locator('#name').fill(COLLEAGUE.name)
  await theirs.locator('#password').fill(COLLEAGUE.password)
  await stop(theirs, 'members-02-join')
  await theirs.getByRole('button', { name: wordsOf(joinText)('createAndJoin') }).click()
  await theirs.waitForURL('**/workspace/dashboard')

  await openMembers(page)
  const role = page.getByLabel(t('roleOf', { name: COLLEAGUE.name }))
  await expect(role).toHaveValue('editor')
  await role.selectOption('viewer')
  await expect(page.getByText(t('changed', { name: COLLEAGUE.name }))).toBeVisible()
  // Nothing lies half below the list of sections, which stays in view.
  await page.evaluate('window.scrollTo(0, 0)')
  await stop(page, 'members-03-list')
  await openMembers(theirs)
  await expect(theirs.locator('#members').getByText(t('ownersOnly'))).toBeVisible()
  await expect(theirs.getByRole('button', { name: t('invite') })).toHaveCount(0)

  await page.getByRole('button', { name: t('moreFor', { name: COLLEAGUE.name }) }).click()
  await page.getByRole('menuitem', { name: t('remove') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('remove') })
    .click()
  await expect(memberRow(page, email)).toHaveCount(0)
  await theirs.reload()
  await theirs.waitForURL((url) => url.pathname === '/')
  await theirs.context().close()
})

test('the last owner cannot leave', async ({ page }) => {
  const t = wordsOf(membersText)
  const owner = await openAccount(page)
  await openMembers(page)
  const name = langOfProject() === 'zh' ? '周明' : 'Zhou Ming'
  await page.getByRole('button', { name: t('moreFor', { name }) }).click()
  await page.getByRole('menuitem', { name: t('leave') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('leave') })
    .click()
  await confirm(page, owner.password)
  const refusal = langOfProject() === 'zh' ? '企业至少保留一位所有者' : 'A company always keeps one owner'
  await expect(page.getByText(refusal).first()).toBeVisible()
  await expect(memberRow(page, owner.email)).toBeVisible()
})

test('signing in asks for the code of the app that was set up', async ({ page, browser }) => {
  const t = wordsOf(securityText)
  const owner = await openAccount(page)
  await page.goto('/workspace/accountInfo#security')
  await page.getByRole('button', { name: t('setUp') }).click()
  await confirm(page, owner.password)
  const dialog = page.getByRole('dialog', { name: t('setUpTitle') })
  await expect(dialog.getByRole('img', { name: t('setUpQr') })).toBeVisible()
  await stop(page, 'security-01-set-up')
  const key = (
    await dialog
      .locator('p')
      .filter({ hasText: /^[A-Z2-7 ]{30,}$/ })
      .innerText()
  ).replaceAll(' ', '')
  await dialog.locator('#two-factor-otp').fill(new TOTP({ secret: key }).generate())
  await dialog.getByRole('button', { name: t('turnOn') }).click()
  const codes = page.getByRole('dialog', { name: t('codesTitle') })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const code = await codes.getByRole('listitem').first().innerText()
  await stop(page, 'security-02-recovery-codes')
  await codes.getByRole('button', { name: t('codesDone') }).click()
  await expect(page.getByText(t('codesLeft', { count: 10 }))).toBeVisible()

  const a = wordsOf(accountsText)
  const again = await newPerson(browser)
  await again.goto('/login')
  await again.locator('#email').fill(owner.email)
  await again.locator('#password').fill(owner.password)
  const press = () =>
    again
      .locator('form')
      .getByRole('button', { name: a('signIn'), exact: true })
      .click()
  await press()
  await expect(again.locator('#otp')).toBeFocused()
  await stop(again, 'security-03-code')
  await again.locator('#otp').fill(code)
  await press()
  await again.waitForURL((url) => url.pathname !== '/login')
  await again.context().close()
})
