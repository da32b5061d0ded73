import { expect, test, type Page } from '@playwright/test'
import { buyRegistration, openAccount } from '#main/journey/buy.ts'
import { fillInForm, signAndFile, type Actors } from '#main/journey/follow.ts'
import { createClient, type Client } from '#main/journey/http-client.ts'
import { samplePdf } from '#main/journey/sample-documents.ts'
import { createSteps } from '#main/journey/steps.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { lettersPostText } from '../src/letters/staff/web/letters-post.text.ts'
import { correctionsText } from '../src/work-orders/staff/web/corrections/corrections.text.ts'
import { nowText } from '../src/work-orders/staff/web/now/now.text.ts'
import { staffStepsText } from '../src/work-orders/staff/web/steps/staff-steps.text.ts'
import { supplementsStaffText } from '../src/work-orders/staff/web/supplements/supplements-staff.text.ts'
import { supplementsText } from '../src/work-orders/web/supplements/supplements.text.ts'
import { recordStep } from './support/agency.ts'
import { deskOf } from './support/desk.ts'
import { uploadThrough } from './support/fill-form.ts'
import { stop } from './support/look.ts'
import { staffToken } from './support/people.ts'
import { agencyToday } from './support/today.ts'
import { langOfProject, wordsOf } from './support/words.ts'

const BASE = '/server/portal'
/** Its last digit but one was misread; both have right check digits. */
const [MISREAD, NUMBER] = ['DE129273398', 'DE136695976']
const PAPER = { en: 'Lease of the warehouse', zh: '仓库租赁合同' }

const post = wordsOf(lettersPostText)
const steps = wordsOf(staffStepsText)
const asked = wordsOf(supplementsStaffText)
const corrections = wordsOf(correctionsText)

type Story = { page: Page; clerk: Page; colleague: Page; workOrderId: string; number: string }

/**
 * A day in the agency, its second part: what was filed is queried by letter, the seller is asked and answers, the office
 * is answered; then its number comes, was recorded wrong, and is corrected by two people.
 */
test('a day in the agency: letter, supplement, answer; number and correction', async ({ page, browser }) => {
  const { seller, ...order } = await filed()
  await page.addInitScript((token) => localStorage.setItem('token', token), seller.token())
  const [clerk, colleague] = [await deskOf(browser, 'agent'), await deskOf(browser, 'reviewer')]
  const story = { ...order, page, clerk, colleague }
  await test.step('a letter is taken in, sorted, and the seller asked in one act', () => takeIn(story))
  await test.step('the seller sends the paper', () => sendPaper(story))
  await test.step('a colleague accepts it and answers the office', () => answer(story))
  await test.step('the number comes and is handed over', () => handOver(story))
  await test.step('a number recorded wrong is corrected by two people', () => correct(story))
  for (const desk of [clerk, colleague]) await desk.context().close()
})

/** With the tax office, over HTTP. */
async function filed(): Promise<{ seller: Client; workOrderId: string; number: string }> {
  const url = test.info().project.use.baseURL ?? ''
  const [seller, staff] = [createClient(url, langOfProject()), createClient(url, langOfProject())]
  const play = createSteps(() => {})
  staff.signIn(await staffToken('admin'))
  const agreementVersion = await openAccount({ steps: play, url, seller, base: BASE })
  const { workOrderId } = await buyRegistration({ steps: play, seller, base: BASE, agreementVersion })
  const actors: Actors = { steps: play, seller, staff, base: BASE, workOrderId }
  await fillInForm(actors)
  await signAndFile(actors)
  type Details = { workOrder: { number: string } }
  const { workOrder } = await seller.get<Details>(`${BASE}/woProcessNode/get`, { workOrderId })
  return { seller, workOrderId, number: workOrder.number }
}

async function takeIn({ clerk, number }: Story): Promise<void> {
  await clerk.goto('/admin/letters')
  const name = `${number}.pdf`
  const lines = [
    'Finanzamt Berlin Neukölln',
    `Ihr Zeichen: ${number}`,
    'Bitte reichen Sie den Mietvertrag ein.',
  ]
  const chooser = clerk.waitForEvent('filechooser')
  await clerk.getByRole('button', { name: post('choose') }).click()
  const buffer = await samplePdf('Mietvertrag', lines)
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer })
  await expect(clerk.getByText(post('upload_done'))).toBeVisible()
  await clerk
    .getByRole('list', { name: post('list') })
    .getByRole('link')
    .filter({ hasText: name })
    .click()
  await clerk
    .getByRole('button', { name: post('takeNamed', { field: post('kind_WORK_ORDER'), value: number }) })
    .click()
  await clerk.getByLabel(post('authority'), { exact: true }).fill('Finanzamt Berlin Neukölln')
  await clerk.getByLabel(post('replyBy')).fill(addDays(agencyToday(), 21))
  await clerk.getByLabel(post('summaryEn')).fill('The tax office asks for the lease of the warehouse.')
  await clerk.getByLabel(post('summaryZh')).fill('税局要求提供仓库租赁合同。')
  await stop(clerk, 'day-4-letter')
  await clerk.getByRole('button', { name: post('sort'), exact: true }).click()
  await clerk.getByLabel(post('paperEn', { count: 1 })).fill(PAPER.en)
  await clerk.getByLabel(post('paperZh', { count: 1 })).fill(PAPER.zh)
  await stop(clerk, 'day-5-ask')
  await clerk.getByRole('button', { name: post('ask', { count: 1 }), exact: true }).click()
  await expect(clerk.getByText(post('asked')).first()).toBeVisible()
}

async function sendPaper({ page, workOrderId }: Story): Promise<void> {
  const t = wordsOf(supplementsText)
  await page.goto(`/workspace/replenishInfo?workOrderId=${workOrderId}&lang=${langOfProject()}`)
  const card = page.getByRole('article').filter({ hasText: PAPER[langOfProject()] })
  await uploadThrough(page, card.getByRole('button', { name: t('choose') }), 'lease.pdf')
  await stop(page, 'day-6-paper')
  await card.getByRole('button', { name: t('send'), exact: true }).click()
  await expect(card.getByText(t('status_SUBMITTED'))).toBeVisible()
}

async function answer({ colleague, clerk, workOrderId }: Story): Promise<void> {
  await colleague.goto(`/admin/workOrder?id=${workOrderId}`)
  const name = PAPER[langOfProject()]
  await expect(colleague.getByText(wordsOf(nowText)('supplements', { count: 1, names: name }))).toBeVisible()
  await colleague.getByRole('button', { name: asked('acceptNamed', { name }) }).click()
  await expect(colleague.getByText(asked('status_ACCEPTED'), { exact: true })).toBeVisible()
  await recordStep(colleague, steps('recordAnswer'), () =>
    colleague.getByLabel(steps('reference')).first().fill('ELSTER 2026-0816'),
  )
  // The order says that a letter of it waits, and leads there.
  await clerk.goto(`/admin/letters?state=SORTED`)
  await clerk.getByRole('link').filter({ hasText: 'Finanzamt Berlin Neukölln' }).first().click()
  await clerk.getByRole('button', { name: post('answer'), exact: true }).click()
  const dialog = clerk.getByRole('dialog')
  await dialog.getByLabel(post('note')).fill('ELSTER 2026-0816')
  await dialog.getByRole('button', { name: post('recordAnswer') }).click()
  await expect(clerk.getByText(post('state_ANSWERED'), { exact: true }).first()).toBeVisible()
  await stop(clerk, 'day-7-answered')
}

async function handOver({ clerk, workOrderId }: Story): Promise<void> {
  await clerk.goto(`/admin/workOrder?id=${workOrderId}`)
  const numberField = (kind: 'TAX_NUMBER' | 'VAT_NUMBER') =>
    clerk.getByRole('textbox', { name: steps(`numberOf_${kind}`) })
  await recordStep(clerk, steps('recordGrant'), () => numberField('TAX_NUMBER').fill('22/815/08154'))
  await recordStep(clerk, steps('recordGrant'), async () => {
    await numberField('VAT_NUMBER').fill(MISREAD)
    await clerk.getByLabel(steps('validFrom')).fill(agencyToday())
    const file = {
      name: 'certificate.pdf',
      mimeType: 'application/pdf',
      buffer: await samplePdf('Certificate'),
    }
    await clerk.getByLabel(steps('certificate')).setInputFiles(file)
    await expect(clerk.getByText(steps('uploaded', { name: file.name }))).toBeVisible()
  })
  await clerk.getByRole('button', { name: steps('handOver'), exact: true }).click()
  await expect(clerk.getByText(wordsOf(nowText)('completed'))).toBeVisible()
}

async function correct({ page, clerk, colleague, workOrderId, number }: Story): Promise<void> {
  await clerk.goto(`/admin/workOrder?id=${workOrderId}`)
  await clerk
    .getByRole('button', { name: corrections('correctNamed', { name: steps('numberOf_VAT_NUMBER') }) })
    .click()
  const dialog = clerk.getByRole('dialog')
  await dialog.getByLabel(corrections('number'), { exact: true }).fill(NUMBER)
  await dialog.getByLabel(corrections('reason')).first().fill('The number was misread.')
  await stop(clerk, 'day-8-correct')
  await dialog.getByRole('button', { name: corrections('propose') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(clerk.getByText(corrections('ownCorrection'))).toBeAttached()
  await colleague.goto('/admin')
  await colleague.getByRole('link', { name: new RegExp(`^${number} `) }).click()
  await expect(colleague.getByText(`${MISREAD} → ${NUMBER}`, { exact: true })).toBeVisible()
  await stop(colleague, 'day-9-approve')
  await colleague.getByRole('button', { name: corrections('approve'), exact: true }).click()
  await expect(
    colleague.getByText(corrections('status_APPROVED', { name: steps('numberOf_VAT_NUMBER') })),
  ).toBeVisible()
  await page.goto(`/workspace/myServices/detail?id=${workOrderId}`)
  await expect(page.getByText(NUMBER).first()).toBeVisible()
  await expect(page.getByText(MISREAD, { exact: true })).toHaveCount(0)
}
