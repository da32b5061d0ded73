import { expect, test, type Browser, type Page } from '@playwright/test'
import { until } from '#main/journey/steps.ts'
import { samplePdf } from '#main/journey/sample-documents.ts'
import { paths } from '#paths.ts'
import { declarationWorkText } from '../src/declarations/staff/web/declaration-work.text.ts'
import { declarationDetailText } from '../src/declarations/web/declaration-detail.text.ts'
import { declarationsText } from '../src/declarations/web/declarations.text.ts'
import { taxPaymentText } from '../src/declarations/web/tax-payment.text.ts'
import { vaultText } from '../src/documents/web/vault.text.ts'
import { importsText } from '../src/reports/web/imports.text.ts'
import { filingSeller, type FilingSeller } from './support/filing-seller.ts'
import { stop } from './support/look.ts'
import { staffToken } from './support/people.ts'
import { langOfProject, wordsOf } from './support/words.ts'
import { agencyToday } from './support/today.ts'

const BASE = '/server/portal'
const t = wordsOf(declarationDetailText)
const pay = wordsOf(taxPaymentText)
const imports = wordsOf(importsText)
const desk = wordsOf(declarationWorkText)

type Declared = {
  id: string
  status: string
  corrects: { id: string } | null
  payable: { amount: number } | null
}
type Story = FilingSeller & { page: Page; desk: Page; id: string; companyId: string }

/**
 * From a month's export of the seller's own shop to the receipt and beyond: its columns are matched, a wrong row is
 * found, each box is opened down to its rows, a figure is queried and answered, confirmed, filed and paid; then sales
 * that came late open a correction. The seller's part is on the page, and of the staff's what decides.
 */
test('a month of sales becomes a return that is filed, paid and corrected', async ({ page, browser }) => {
  page.on('pageerror', (error) => expect.soft(error, 'an error on the page').toBeUndefined())
  const people = await filingSeller()
  await page.addInitScript((token) => localStorage.setItem('token', token), people.seller.token())
  await bringIn(page, people.month)
  const { id, companyId } = await calculated(people)
  const story = { ...people, page, id, companyId, desk: await deskOf(browser, { companyId, id }) }
  await test.step('every cent down to its row', () => drillDown(page, id))
  await test.step('a second person checks', () => secondCheck(story))
  await test.step('a figure is queried and answered', () => queryAndAnswer(story))
  await test.step('what the button says is confirmed', () => confirm(page))
  await test.step('signed off as filed', () => file(story))
  await test.step('paid, and credited by the authority', () => payTax(story))
  await test.step('sales that came late', () => lateRows(story))
  await story.desk.context().close()
})

/** A text in which something may stand for ANY. */
const saying = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('ANY', '.*')}`)

/** The seller's own shop: it says neither from where the goods were sent nor in any language what its columns are. */
const exportOf = (month: string, rows: readonly string[]): Buffer =>
  Buffer.from(
    ['Name,Paid at,Currency,Total,Shipping Country', ...rows.map((row) => row.replace('DAY', month))].join(
      '\n',
    ),
  )

const ROWS = ['#1001,DAY-10,EUR,119.00,DE', '#1002,DAY-11,EUR,238.00,DE', '#1003,DAY-12,EUR,59.50,Atlantis']
const LATE = ['#1004,DAY-28,EUR,357.00,DE']

async function bringIn(page: Page, month: string): Promise<void> {
  await test.step('a report is added and its columns are matched', async () => {
    await page.goto(`${paths.salesImports()}?lang=${langOfProject()}`)
    await add(page, 'shop-orders.csv', exportOf(month, ROWS))
    const link = page.getByRole('link', { name: 'shop-orders.csv' })
    await expect(page.getByText(imports('status_MAPPING'))).toBeVisible()
    await link.click()
    const missing = imports('previewMissing', { fields: imports('field_depart') })
    await expect(page.getByText(missing)).toBeVisible()
    const depart = page.getByLabel(imports('constant', { field: imports('field_depart') }))
    await depart.fill('DE')
    await depart.blur()
    await expect(page.getByText('DE → DE').first()).toBeVisible()
    await page.getByLabel(imports('mappingName')).fill('Own shop')
    await stop(page, 'return-1-mapping')
    await page.getByRole('button', { name: imports('saveMapping') }).click()
  })
  await test.step('its wrong row is named, and what to do', async () => {
    await expect(page.getByText(imports('issues', { count: 1 }))).toBeVisible()
    await page.getByRole('link', { name: imports('rowByRow') }).click()
    await expect(page.getByText('Atlantis', { exact: true })).toBeVisible()
    await stop(page, 'return-2-issues')
  })
}

async function add(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: imports('addFiles') }).click()
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer })
}

async function calculated({ seller, reviewer }: FilingSeller): Promise<{ id: string; companyId: string }> {
  const { id } = await until('figures', async () =>
    (await declared(seller)).find(({ status }) => status === 'CALCULATED'),
  )
  type Work = { records: { id: string; company: { id: string } }[] }
  const { records } = await reviewer.get<Work>(`${BASE}/staff/declarations/list`, { pageSize: '100' })
  return { id, companyId: records.find((one) => one.id === id)?.company.id ?? '' }
}

const declared = async (seller: Story['seller']): Promise<Declared[]> =>
  (await seller.get<{ records: Declared[] }>(`${BASE}/vat/declare/item/page`)).records

async function deskOf(browser: Browser, at: { companyId: string; id: string }): Promise<Page> {
  const url = test.info().project.use.baseURL ?? ''
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } })
  await context.addCookies([{ name: 'language', value: langOfProject(), url }])
  const token = JSON.stringify(await staffToken('reviewer'))
  await context.addInitScript(`sessionStorage.setItem('staffToken', ${token})`)
  const page = await context.newPage()
  await page.goto(paths.adminDeclaration(at))
  return page
}

async function drillDown(page: Page, id: string): Promise<void> {
  await page.goto(paths.declaration())
  await page.getByRole('link', { name: wordsOf(declarationsText)('kind_RETURN') }).click()
  await expect(page).toHaveURL(new RegExp(id))
  const box = page.getByRole('button', { name: saying(t('openBox', { name: '81 ANY' })) })
  await box.click()
  await page.getByRole('link', { name: t('allRows', { count: 2 }) }).click()
  await expect(page.getByText('238').first()).toBeVisible()
  await stop(page, 'return-3-rows')
}

async function secondCheck({ desk: page, reviewer, companyId, id }: Story): Promise<void> {
  await reviewer.post(`${BASE}/staff/declarations/taxNumber`, { companyId, id, number: '1121081508150' })
  await page.reload()
  await expect(page.getByRole('heading', { name: desk('check'), exact: true })).toBeVisible()
  for (const point of await page.getByRole('checkbox').all()) await point.check()
  await stop(page, 'return-4-second-check')
  await page.getByRole('button', { name: saying(desk('approve', { amount: 'ANY57.00ANY' })) }).click()
  await expect(page.getByText(desk('approved'))).toBeVisible()
}

async function queryAndAnswer({ page, desk: office, id }: Story): Promise<void> {
  await page.goto(paths.declarationDetail(id))
  await page.getByRole('button', { name: t('query'), exact: true }).click()
  await page.getByLabel(t('queryText')).fill('#1003?')
  await stop(page, 'return-5-query')
  await page.getByRole('button', { name: t('querySend') }).click()
  await expect(page.getByText(t('state_QUERIED'))).toBeVisible()
  await office.reload()
  await expect(office.getByText('#1003?').first()).toBeVisible()
  await office.getByLabel(desk('yourAnswer')).fill('Its country is not known; please correct the row.')
  await office.getByRole('button', { name: desk('sendAnswer') }).click()
  await expect(office.getByText(desk('answered'))).toBeVisible()
}

async function confirm(page: Page): Promise<void> {
  await page.reload()
  const label = saying(t('confirmPay', { amount: 'ANY57.00ANY' }))
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('dialog').getByRole('button', { name: label }).click()
  await expect(page.getByText(t('state_CONFIRMED'))).toBeVisible()
}

async function file({ desk: office, page }: Story): Promise<void> {
  await office.reload()
  await office.getByRole('radio').first().check({ force: true })
  await office.getByLabel(desk('reference')).fill('ELSTER 2026-0098127')
  await stop(office, 'return-6-file')
  await office.getByRole('button', { name: desk('fileNow') }).click()
  await expect(office.getByText(desk('accept')).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('ELSTER 2026-0098127').first()).toBeVisible()
  const receipt = page.waitForEvent('download')
  await page.getByRole('button', { name: t('receipt'), exact: true }).click()
  expect((await receipt).suggestedFilename()).toMatch(/\.pdf$/)
}

async function payTax({ page, reviewer, seller, companyId, id }: Story): Promise<void> {
  const { revision } = await seller.get<{ revision: number }>(`${BASE}/declaration/taxPayment`, { id })
  await reviewer.post(`${BASE}/staff/declarations/enterTaxPayee`, {
    companyId,
    id,
    revision,
    name: 'Finanzamt Berlin',
    iban: 'DE89370400440532013000',
    reference: '21/815/08150 USt',
    source: 'Letter of the tax office',
  })
  await page.reload()
  await page.getByRole('button', { name: pay('send') }).click()
  const dialog = page.getByRole('dialog')
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: wordsOf(vaultText)('chooseFile') }).click()
  const buffer = await samplePdf('Transfer')
  await (await chooser).setFiles({ name: 'transfer.pdf', mimeType: 'application/pdf', buffer })
  await expect(dialog.getByText('transfer.pdf')).toBeVisible()
  const today = agencyToday()
  await dialog.getByLabel(pay('paidOn')).fill(today)
  await dialog.getByLabel(pay('amountPaid')).fill('57')
  await stop(page, 'return-7-proof')
  await dialog.getByRole('button', { name: pay('sendNow') }).click()
  await expect(page.getByText(pay('proofSentText'))).toBeVisible()
  const line = { on: today, amount: 5_700 }
  await reviewer.post(`${BASE}/staff/declarations/matchTaxStatement`, {
    companyId,
    country: 'DE',
    lines: [line],
  })
  await page.reload()
  await expect(page.getByText(pay('paidText'))).toBeVisible()
}

/** What was filed stays; the file is read without any question, since its columns are known by now. */
async function lateRows({ page, seller, month, id }: Story): Promise<void> {
  await page.goto(paths.salesImports())
  await add(page, 'shop-orders-late.csv', exportOf(month, LATE))
  const correction = await until('the correction', async () =>
    (await declared(seller)).find((one) => one.id !== id && one.payable !== null),
  )
  await page.goto(paths.declarationDetail(correction.id))
  await expect(page.getByRole('link', { name: t('openCorrected') })).toBeVisible()
  await stop(page, 'return-8-correction')
  await page.getByRole('link', { name: t('openCorrected') }).click()
  await expect(page.getByText(pay('paidText'))).toBeVisible()
}
