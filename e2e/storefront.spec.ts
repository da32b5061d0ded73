import { expect, test } from '@playwright/test'
import { stop } from './support/look.ts'

/*
 * Browsing: filter the list, compare three services, read one with its questions, see what VAT means in a country, read
 * the legal documents, write to the agency. Nobody signs in.
 */
test('a visitor browses, compares, reads the questions and writes', async ({ page, browser }) => {
  const lang = test.info().project.name.startsWith('zh') ? 'zh' : 'en'
  const word = (en: string, zh: string) => (lang === 'zh' ? zh : en)
  page.on('pageerror', (error) => expect.soft(error, 'an error on the page').toBeUndefined())

  await test.step('narrow the list', async () => {
    await page.goto(`/services?productType=VAT&lang=${lang}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('VAT')
    const all = await page.locator('output').first().textContent()
    // on a phone the filters are a sheet
    const sheet = page.getByRole('button', { name: word('Filters', '筛选') })
    if (await sheet.isVisible()) await sheet.click()
    await page.getByLabel(word('Price', '价格')).selectOption({ index: 1 })
    await expect(page).toHaveURL(/priceTo=\d+/)
    await expect(page).toHaveURL(/category=VAT/)
    await expect(page.locator('output').first()).not.toHaveText(all ?? '')
    await page.getByLabel(word('Currency', '币种')).first().selectOption('CNY')
    await expect(page).toHaveURL(/currency=CNY/)
    const done = page.getByRole('button', { name: word('Show', '查看') }).first()
    if (await sheet.isVisible()) await done.click()
    await expect(page.locator('tbody tr').first()).toContainText(/¥/)
    await stop(page, 'storefront-1-list')
    await page.locator('main').focus()
    let stops = 0
    do {
      await page.keyboard.press('Tab')
      stops += 1
    } while (stops < 20 && (await page.locator('tbody :focus').count()) === 0)
    expect(stops, 'stops of the tab key up to the first service').toBeLessThan(9)
    await page.goto(`/services?keyword=amazn&lang=${lang}`)
    await expect(page.locator('output').first()).toContainText('amazon')
    await page.goto(`/services?productType=VAT&lang=${lang}`)
  })

  await test.step('choose three by keyboard and compare them', async () => {
    for (let i = 0; i < 3; i += 1) {
      const choose = page.getByRole('link', { name: /^Compare .|^将“.+”加入对比$/ }).first()
      await choose.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('complementary', { name: word('Comparison', '服务对比') })).toContainText(
        `${i + 1}`,
      )
    }
    await expect(page).toHaveURL(/compare=/)
    await stop(page, 'storefront-2-chosen')
    const compare = page.getByRole('link', { name: word('Compare', '开始对比'), exact: true })
    await compare.click()
    await expect(page).toHaveURL(/\/services\/compare\?code=/)
    await expect(page.locator('thead th')).toHaveCount(4)
    await stop(page, 'storefront-3-compared')
  })

  await test.step('the comparison can be shared: it is there without script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(page.url())
    await expect(plain.locator('thead th')).toHaveCount(4)
    await context.close()
  })

  await test.step('read what will be asked, in either language', async () => {
    await page.goto(`/services/productDetails?code=vat-registration-de&currency=EUR&lang=${lang}`)
    const see = page.getByRole('button', { name: word('See all', '查看全部') })
    await see.click()
    await expect(page.getByRole('button', { name: word('Hide the questions', '收起问题') })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    const form = page.locator('ol[lang]')
    await expect(form).toBeVisible()
    await page.locator('label', { hasText: word('简体中文', 'English') }).click()
    await expect(form).toHaveAttribute('lang', lang === 'zh' ? 'en' : 'zh-CN')
    await stop(page, 'storefront-4-questions')
  })

  await test.step('what VAT means in a country', async () => {
    await page.goto(`/vatCompliance?lang=${lang}`)
    await stop(page, 'storefront-5-vat')
    await page.getByRole('link', { name: word('France', '法国'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(word('France', '法国'))
    await stop(page, 'storefront-6-vat-france')
  })

  await test.step('the texts, also an earlier version', async () => {
    for (const path of ['aboutUs', 'userAgreement', 'privacyPolicy']) {
      await page.goto(`/${path}?lang=${lang}`)
      await stop(page, `storefront-7-${path}`)
    }
    await page.locator('footer a[href="/aboutUs#imprint"]').click()
    await expect(page.locator('#imprint')).toBeInViewport()
    const old = await page.goto('/userAgreement?version=2026-01')
    expect(old?.status()).toBe(200)
    expect((await page.goto('/userAgreement?version=1999-01'))?.status()).toBe(404)
  })

  await test.step('write to the agency', async () => {
    await page.goto(`/contactUs?topic=PRICE&lang=${lang}`)
    await page.getByLabel(word('Your name', '您的姓名')).fill('王芳 <b>😀')
    await page.getByRole('button', { name: word('Send the enquiry', '提交咨询') }).click()
    await expect(
      page.getByText(word('Enter an e-mail address we can reply to', '请填写可接收回复的邮箱')).first(),
    ).toBeVisible()
    await stop(page, 'storefront-8-missing')
    await page.getByLabel(word('E-mail address', '邮箱')).fill(`asker-${lang}@tests.example`)
    await page.getByLabel(word('Your message', '咨询内容')).fill('How long does a French number take?')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: word('Send the enquiry', '提交咨询') }).click()
    await expect(page.getByText(/EQ-\d{4}-\d{6}/)).toBeVisible()
    await stop(page, 'storefront-9-sent')
  })
})
