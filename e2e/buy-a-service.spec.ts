import { expect, test, type Page } from '@playwright/test'
import { deVatRegistration } from '../src/form-templates/de-vat-registration/template.ts'
import { exampleAnswers } from '../src/form-templates/de-vat-registration/example.ts'
import { formsText } from '../src/forms/web/forms.text.ts'
import { checkoutText } from '../src/orders/web/checkout.text.ts'
import { paymentsText } from '../src/payments/web/payments.text.ts'
import { registrationsText } from '../src/registrations/web/registrations.text.ts'
import { workOrdersText } from '../src/work-orders/web/work-orders.text.ts'
import { fillSection, uploadThrough } from './support/fill-form.ts'
import { stop } from './support/look.ts'
import { atProvider, completeCompany, expectPaid, openAccount, takeToCheckout } from './support/seller.ts'
import { agencyActs, type Agency } from './support/agency.ts'
import { langOfProject, wordsOf } from './support/words.ts'

const NUMBER = 'DE136695976'

/**
 * The whole journey in a browser: a visitor opens an account, buys the German registration, is declined once by the
 * bank, fills in the form, gets the passport back, sends it again, signs, and reads the number. The agency works in
 * parallel.
 */
test('a seller buys a German VAT registration and follows it to the number', async ({ page, browser }) => {
  await page
    .context()
    .addCookies([{ name: 'language', value: langOfProject(), url: test.info().project.use.baseURL ?? '' }])
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(error.message))
  await page.goto('/')
  await stop(page, '01-home')
  await openAccount(page)
  await buy(page)
  const workOrder = await openWorkOrder(page)
  await fillIn(page)
  const agency = await agencyActs(browser, workOrder)
  await agency.returnPassport()
  await sendPassportAgain(page, workOrder)
  await agency.acceptForm()
  await sign(page, workOrder)
  await finish(agency)
  await readNumber(page, workOrder)
  await agency.close()
  expect(broken, 'errors in the page').toEqual([])
})

async function buy(page: Page): Promise<void> {
  const checkout = wordsOf(checkoutText)
  const payments = wordsOf(paymentsText)
  await takeToCheckout(page, 'filing:12')
  await completeCompany(page)
  await page.getByRole('checkbox').last().check()
  await stop(page, '05-confirm')
  await page.getByRole('button', { name: new RegExp(`^${checkout('pay', { sum: '' })}`) }).click()
  await atProvider(page, 'refuse')
  await expect(page.getByRole('heading', { name: payments('refused') })).toBeVisible()
  await stop(page, '06-refused')
  await page
    .getByRole('link', { name: payments('tryAgain') })
    .or(page.getByRole('button', { name: payments('tryAgain') }))
    .click()
  await atProvider(page, 'pay')
  await expectPaid(page)
  await stop(page, '07-paid')
}

async function openWorkOrder(page: Page): Promise<string> {
  const payments = wordsOf(paymentsText)
  await page.getByRole('link', { name: payments('startWork') }).click()
  await page.waitForURL('**/workspace/myServices/detail**')
  const t = wordsOf(workOrdersText)
  // The page before has a link of the same name.
  await expect(page.getByRole('heading', { name: payments('paid') })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: t('fillIn') })).toBeVisible()
  await stop(page, '08-work-order')
  return new URL(page.url()).searchParams.get('id') ?? ''
}

async function fillIn(page: Page): Promise<void> {
  const t = wordsOf(formsText)
  await page.getByRole('link', { name: wordsOf(workOrdersText)('fillIn') }).click()
  await page.waitForURL('**/workspace/dynamicForm**')
  const answers = exampleAnswers({
    passportId: '',
    businessLicenceId: '',
    registerExtractId: '',
    proofOfTradeId: '',
  })
  const sections = deVatRegistration.sections
  for (const [index, section] of sections.entries()) {
    await expect(page.getByRole('heading', { level: 1, name: section.title[langOfProject()] })).toBeVisible()
    await fillSection(page, section, answers)
    await stop(page, `09-form-${index + 1}`)
    const isLast = index === sections.length - 1
    const next = sections[index + 1]
    const name = isLast
      ? t('submit')
      : t('saveAndGoTo', {
          name: next?.title[langOfProject()] ?? '',
          section: next?.title[langOfProject()] ?? '',
        })
    await page
      .getByRole('button', { name })
      .or(page.getByRole('button', { name: t('saveAndGoOn') }))
      .first()
      .click()
  }
  await page.waitForURL('**/workspace/myServices/detail**')
  await expect(
    page
      .getByRole('list')
      .filter({ has: page.locator('[aria-current="step"]') })
      .first(),
  ).toBeAttached()
  await stop(page, '10-submitted')
}

async function sendPassportAgain(page: Page, workOrder: string): Promise<void> {
  const t = wordsOf(workOrdersText)
  await page.goto(`/workspace/myServices/detail?id=${workOrder}`)
  const upload = page.getByRole('button', { name: t('uploadNew') })
  await expect(upload).toBeVisible()
  await stop(page, '11-returned')
  await uploadThrough(page, upload, 'passport-complete.pdf')
  await stop(page, '12-new-passport')
  await page.getByRole('button', { name: t('sendAgain') }).click()
  await expect(upload).toHaveCount(0)
  await stop(page, '13-sent-again')
}

async function sign(page: Page, workOrder: string): Promise<void> {
  const t = wordsOf(workOrdersText)
  await page.goto(`/workspace/myServices/detail?id=${workOrder}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('downloadDocument') }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await stop(page, '14-sign')
  await uploadThrough(page, page.getByRole('button', { name: t('uploadSigned') }), 'signed.pdf')
  await page.getByRole('button', { name: t('sendSigned') }).click()
  await expect(page.getByRole('button', { name: t('sendSigned') })).toHaveCount(0)
  await stop(page, '15-signed')
}

async function finish(agency: Agency): Promise<void> {
  await agency.acceptSignature()
  await agency.recordTranslation()
  await agency.fileWithTaxOffice()
  await agency.recordTaxNumber('22/815/08154')
  await agency.recordVatNumber(NUMBER)
  await agency.handOver()
}

async function readNumber(page: Page, workOrder: string): Promise<void> {
  await page.goto(`/workspace/myServices/detail?id=${workOrder}`)
  await expect(page.getByText(NUMBER).first()).toBeVisible()
  const t = wordsOf(registrationsText)
  await expect(page.getByRole('heading', { name: t('filingFor', { number: NUMBER }) })).toBeVisible()
  await expect(page.getByText(t('nextDue')).first()).toBeVisible()
  await stop(page, '16-completed')
  for (const [name, path] of [
    ['17-dashboard', '/workspace/dashboard'],
    ['18-my-services', '/workspace/myServices'],
    ['19-my-orders', '/workspace/myOrder'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await stop(page, name)
  }
}
