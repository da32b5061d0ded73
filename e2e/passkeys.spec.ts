import { expect, test } from '@playwright/test'
import { securityText } from '../src/accounts/web/account/security.text.ts'
import { accountsText } from '../src/accounts/web/accounts.text.ts'
import { confirmText } from '../src/accounts/web/confirm/confirm.text.ts'
import { stop } from './support/look.ts'
import { openAccount } from './support/seller.ts'
import { langOfProject, wordsOf } from './support/words.ts'

test('a passkey is added, signs in without the password, and confirms in its place', async ({ page }) => {
  const url = test.info().project.use.baseURL ?? ''
  await page.context().addCookies([{ name: 'language', value: langOfProject(), url }])
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const [t, a, c] = [wordsOf(securityText), wordsOf(accountsText), wordsOf(confirmText)]
  const owner = await openAccount(page)
  await page.goto('/workspace/accountInfo#security')
  await page.getByRole('button', { name: t('addPasskey'), exact: true }).click()
  await page.locator('#confirm-password').fill(owner.password)
  await page.getByRole('button', { name: c('confirm') }).click()
  await expect(page.getByText(t('passkeyAdded'))).toBeVisible()
  await expect(page.getByText(t('twoWays'))).toBeVisible()
  await page.evaluate('window.scrollTo(0, 0)')
  await stop(page, 'passkeys-01-added')

  await page.evaluate('localStorage.clear()')
  await page.goto('/login')
  await page.getByRole('button', { name: a('passkeySignIn') }).click()
  await page.waitForURL((at) => at.pathname !== '/login')

  await page.goto('/workspace/accountInfo#security')
  await page.getByRole('button', { name: t('setUp') }).click()
  await page.getByRole('button', { name: c('byPasskey') }).click()
  await expect(page.getByRole('dialog', { name: t('setUpTitle') })).toBeVisible()
})
