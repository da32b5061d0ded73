import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { messagesText } from '../src/messages/web/messages.text.ts'
import { uiText } from '../src/platform/ui/ui.text.ts'
import { stop } from './support/look.ts'
import { demoPerson, staffToken } from './support/people.ts'
import { langOfProject, wordsOf } from './support/words.ts'

const BASE = '/server/portal'

/** Signed in as a seller of the demo, without the sign-in page. */
async function asSeller(page: Page): Promise<void> {
  const { email, password } = await demoPerson('seller')
  const answer = await page.request.post(`${BASE}/user/login`, { data: { email, password } })
  const { data } = (await answer.json()) as { data: { token: string } }
  await page.addInitScript((token) => localStorage.setItem('token', token), data.token)
  const url = test.info().project.use.baseURL ?? ''
  await page.context().addCookies([{ name: 'language', value: langOfProject(), url }])
}

/** Something happens elsewhere that the seller is told of. */
async function announce(request: APIRequestContext, title: string): Promise<void> {
  const staff = { headers: { token: await staffToken('admin') } }
  const words = { title: { en: title, zh: title }, body: { en: 'On Sunday.', zh: '周日。' } }
  const draft = { type: 'SYSTEM', ...words, link: '/services', audience: { kind: 'ALL' }, byMail: false }
  const made = await request.post(`${BASE}/staff/announcement/create`, { ...staff, data: { draft } })
  const { id, version } = ((await made.json()) as { data: { id: string; version: number } }).data
  await request.post(`${BASE}/staff/announcement/publish`, { ...staff, data: { id, version } })
}

test('a message arrives while the page is open, is read, deleted and brought back', async ({
  page,
  request,
}) => {
  const t = wordsOf(messagesText)
  const title = `Maintenance ${test.info().project.name} ${Date.now()}`
  await asSeller(page)
  const listening = page.waitForResponse((response) => response.url().endsWith(`${BASE}/stream`))
  await page.goto('/workspace/information')
  expect((await listening).status()).toBe(200)
  await announce(request, title)
  const message = page.getByRole('button', { name: title, exact: false }).and(page.locator('[aria-expanded]'))
  await expect(message).toBeVisible()
  const bell = page.getByRole('banner').getByRole('link', { name: t('title') })
  await expect(bell).toHaveAccessibleName(
    new RegExp(wordsOf(uiText)('unread', { count: 1 }).replace('1', '\\d+')),
  )

  await message.focus()
  await page.keyboard.press('Enter')
  await expect(message).toHaveAttribute('aria-expanded', 'true')
  await expect(message.getByRole('img', { name: t('unread') })).toHaveCount(0)
  await expect(page.getByRole('link', { name: t('open'), exact: true })).toHaveAttribute('href', '/services')
  await stop(page, 'messages-01-open')

  await page.getByRole('button', { name: t('deleteOne', { title }) }).press('Enter')
  await expect(message).toHaveCount(0)
  const undo = page.getByRole('button', { name: t('undo') })
  await expect(undo).toBeFocused()
  await stop(page, 'messages-02-deleted')
  await page.keyboard.press('Enter')
  await expect(message).toBeVisible()
})
