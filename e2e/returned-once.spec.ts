import { expect, test, type Browser, type Page } from '@playwright/test'
import { buyRegistration, openAccount } from '#main/journey/buy.ts'
import { createClient, type Client } from '#main/journey/http-client.ts'
import { samplePdf } from '#main/journey/sample-documents.ts'
import { createSteps } from '#main/journey/steps.ts'
import { workOrdersStaffText } from '../src/work-orders/staff/web/work-orders-staff.text.ts'
import { supplementsStaffText } from '../src/work-orders/staff/web/supplements/supplements-staff.text.ts'
import { exampleAnswers } from '../src/form-templates/de-vat-registration/example.ts'
import { vaultText } from '../src/documents/web/vault.text.ts'
import { formsText } from '../src/forms/web/forms.text.ts'
import { supplementsText } from '../src/work-orders/web/supplements/supplements.text.ts'
import { workOrdersText } from '../src/work-orders/web/work-orders.text.ts'
import { RETURN_REASONS } from '../src/work-orders/return-reasons.ts'
import { USUAL_SUPPLEMENTS } from '../src/work-orders/usual-supplements.ts'
import { uploadThrough } from './support/fill-form.ts'
import { stop } from './support/look.ts'
import { staffToken } from './support/people.ts'
import { langOfProject, wordsOf } from './support/words.ts'

const BASE = '/server/portal'
const BETTER_STREET = 'Room 1204, Building 4, No. 18 Keji Road, Nanshan District'

type Story = {
  seller: Client
  staff: Client
  token: string
  staffToken: string
  workOrderId: string
  formId: string
}

/**
 * An answer comes back and is corrected; the staff see what changed. Then a supplement is requested, part of it comes
 * back, and in the end everything is accepted. The steps before are played over HTTP.
 */
test('what came back is sent once more, answers and supplementary materials', async ({ page, browser }) => {
  const story = await handedIn()
  await signedIn(page, story.token)
  await returnAnswer(story)
  await correctAnswer(page, story)
  const desk = await deskOf(browser, story)
  await seeWhatChanged(desk)
  await beTooLate(desk, story)
  await acceptByKeyboard(desk)
  await requestSupplement(desk, story)
  await sendPieceByPiece(page, story)
  await returnOne(desk)
  await sendTheOtherAgain(page, story)
  await findAmongDocuments(page)
  await desk.context().close()
})

async function handedIn(): Promise<Story> {
  const url = test.info().project.use.baseURL ?? ''
  const lang = langOfProject()
  const steps = createSteps(() => {})
  const [seller, staff] = [createClient(url, lang), createClient(url, lang)]
  let token = ''
  const keepingToken: Client = {
    ...seller,
    signIn(next) {
      token = next
      seller.signIn(next)
    },
  }
  const agreementVersion = await openAccount({ steps, url, seller: keepingToken, base: BASE })
  const { workOrderId } = await buyRegistration({ steps, seller, base: BASE, agreementVersion })
  const session = await staffToken('admin')
  staff.signIn(session)
  const form = await formOf(seller, workOrderId)
  const paper = async (name: string) =>
    seller.upload(`${BASE}/file/upload`, { name: `${name}.pdf`, bytes: await samplePdf(name) })
  const answers = exampleAnswers({
    passportId: await paper('passport'),
    businessLicenceId: await paper('licence'),
    registerExtractId: await paper('register'),
    proofOfTradeId: await paper('trade'),
  })
  await seller.post(`${BASE}/woNodeData/save`, { nodeId: form, answers, submit: true })
  return { seller, staff, token, staffToken: session, workOrderId, formId: form }
}

async function formOf(seller: Client, workOrderId: string): Promise<string> {
  type Nodes = { nodes: { id: string; kind: string }[] }
  const { nodes } = await seller.get<Nodes>(`${BASE}/woProcessNode/get`, { workOrderId })
  return nodes.find((node) => node.kind === 'FORM')?.id ?? ''
}

async function signedIn(page: Page, token: string): Promise<void> {
  const url = test.info().project.use.baseURL ?? ''
  await page.context().addCookies([{ name: 'language', value: langOfProject(), url }])
  await page.goto('/')
  await page.evaluate(`localStorage.setItem('token', ${JSON.stringify(token)})`)
}

async function returnAnswer({ staff, workOrderId, formId }: Story): Promise<void> {
  await staff.post(`${BASE}/staff/node/return`, {
    workOrderId,
    nodeId: formId,
    notes: [{ path: 'street', reasonCode: 'notMatching' }],
  })
}

async function correctAnswer(page: Page, { workOrderId }: Story): Promise<void> {
  const t = wordsOf(workOrdersText)
  const forms = wordsOf(formsText)
  await page.goto(`/workspace/myServices/detail?id=${workOrderId}`)
  await expect(page.getByText(RETURN_REASONS.notMatching.text[langOfProject()]).first()).toBeVisible()
  await stop(page, '60-returned-answer')
  await page.getByRole('link', { name: t('correctInForm') }).click()
  await page.waitForURL('**/workspace/dynamicForm**')
  const street = page.locator('[id="field-street"]')
  await street.fill(BETTER_STREET)
  // What was accepted stays closed.
  await expect(page.locator('[id="field-city"]:not([readonly]):not([disabled])')).toHaveCount(0)
  await stop(page, '61-correct')
  await page.getByRole('button', { name: forms('submitAgain') }).click()
  await page.waitForURL('**/workspace/myServices/detail**')
  await stop(page, '62-sent-again')
}

async function deskOf(browser: Browser, { staffToken, workOrderId }: Story): Promise<Page> {
  const url = test.info().project.use.baseURL ?? ''
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } })
  await context.addCookies([{ name: 'language', value: langOfProject(), url }])
  await context.addInitScript(`sessionStorage.setItem('staffToken', ${JSON.stringify(staffToken)})`)
  const desk = await context.newPage()
  // Where hints arrive, the page shows what a colleague did before anybody can be too late.
  await desk.route('**/staff/stream**', (route) => route.abort())
  await desk.goto(`/admin/workOrder?id=${workOrderId}`)
  return desk
}

async function seeWhatChanged(desk: Page): Promise<void> {
  await expect(desk.getByText(BETTER_STREET)).toBeVisible()
  await expect(desk.locator('s, del').first()).toBeVisible()
  await stop(desk, '63-what-changed')
}

/** A colleague is quicker: the desk says who did what, keeps what was typed, and goes on from the new state. */
async function beTooLate(desk: Page, { staff, workOrderId }: Story): Promise<void> {
  const t = wordsOf(workOrdersStaffText)
  const reason = { workOrderId, reason: 'Waiting for the bank.' }
  const hold = {
    ...reason,
    why: 'THIRD_PARTY',
    until: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
  }
  await staff.post(`${BASE}/staff/workOrder/hold`, hold)
  await staff.post(`${BASE}/staff/workOrder/resume`, reason)
  await desk
    .getByRole('button', { name: t('moreActions') })
    .first()
    .click()
  await desk.getByRole('menuitem', { name: t('do_hold') }).click()
  await desk.getByRole('dialog').getByRole('combobox').selectOption('THIRD_PARTY')
  const typed = desk.getByRole('dialog').locator('textarea').first()
  await typed.fill('We wait for the register.')
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('confirm_hold') })
    .click()
  await expect(desk.getByRole('dialog').getByText(t('staleTitle'))).toBeVisible()
  await stop(desk, '63a-somebody-was-quicker')
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('staleShow') })
    .click()
  await expect(desk.getByText(t('staleTitle'))).toHaveCount(0)
  await expect(typed).toHaveValue('We wait for the register.')
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('back') })
    .click()
  await expect(desk.getByRole('dialog')).toHaveCount(0)
}

/** Accepts what is open in three presses at most; what was decided survives that the page is loaded anew. */
async function acceptByKeyboard(desk: Page): Promise<void> {
  const t = wordsOf(workOrdersStaffText)
  const kept = desk.waitForResponse((response) => response.url().endsWith('/staff/verdict/acceptRest'))
  // The first names the files that nobody has opened, the second accepts all the same.
  for (let press = 1; press <= 2; press += 1) await desk.keyboard.press('a')
  await kept
  await desk.reload()
  await expect(desk.getByRole('button', { name: t('acceptForm') })).toBeEnabled()
  await stop(desk, '63b-kept-verdicts')
  const accepted = desk.waitForResponse((response) => response.url().endsWith('/staff/node/accept'))
  await desk.keyboard.press('Control+Enter')
  expect((await (await accepted).json()) as unknown).toMatchObject({ code: 0 })
}

const lang = () => langOfProject()
const usual = (key: string) => USUAL_SUPPLEMENTS.find((one) => one.key === key)?.title[lang()] ?? ''

async function requestSupplement(desk: Page, { workOrderId }: Story): Promise<void> {
  const t = wordsOf(supplementsStaffText)
  // After the decision what is best done next may have opened by itself, such as the order of another test.
  await desk.goto(`/admin/workOrder?id=${workOrderId}`)
  await expect(desk.getByText(t('ask'), { exact: true }).first()).toBeVisible()
  await expect(desk.getByRole('button', { name: wordsOf(workOrdersStaffText)('acceptForm') })).toHaveCount(0)
  await desk.getByRole('button', { name: t('ask'), exact: true }).click()
  await desk.getByRole('button', { name: usual('bankProof'), exact: true }).click()
  await desk.getByRole('button', { name: usual('salesForecast'), exact: true }).click()
  await stop(desk, '64-ask-for-more')
  // The words of the status stand on the page before: what counts is that the server has it.
  const asked = desk.waitForResponse((response) => response.url().endsWith('/staff/supplement/ask'))
  await desk.getByRole('button', { name: t('send', { count: 2 }), exact: true }).click()
  await asked
  await expect(desk.getByText(t('status_ASKED')).first()).toBeVisible()
}

async function sendPieceByPiece(page: Page, { workOrderId }: Story): Promise<void> {
  const t = wordsOf(supplementsText)
  await page.goto(`/workspace/replenishInfo?workOrderId=${workOrderId}`)
  const card = (name: string) => page.getByRole('article').filter({ hasText: name })
  await expect(card(usual('bankProof'))).toBeVisible()
  await stop(page, '65-supplements')
  await card(usual('salesForecast'))
    .getByRole('button', { name: t('send'), exact: true })
    .click()
  await expect(page.getByText(t('missingValue'))).toBeVisible()
  await card(usual('salesForecast')).getByRole('textbox').fill('DE 260.000 EUR, FR 40.000 EUR')
  await page.reload()
  await expect(card(usual('salesForecast')).getByRole('textbox')).toHaveValue(/260\.000/)
  await card(usual('salesForecast'))
    .getByRole('button', { name: t('send'), exact: true })
    .click()
  await expect(card(usual('salesForecast')).getByText(t('status_SUBMITTED'))).toBeVisible()
  await stop(page, '66-one-sent')
  await uploadThrough(page, card(usual('bankProof')).getByRole('button', { name: t('choose') }), 'bank.pdf')
  await card(usual('bankProof'))
    .getByRole('button', { name: t('send'), exact: true })
    .click()
  await expect(card(usual('bankProof')).getByText(t('status_SUBMITTED'))).toBeVisible()
}

async function returnOne(desk: Page): Promise<void> {
  const t = wordsOf(supplementsStaffText)
  await desk.reload()
  await desk.getByRole('button', { name: t('acceptNamed', { name: usual('salesForecast') }) }).click()
  await expect(desk.getByText(t('status_ACCEPTED'), { exact: true })).toBeVisible()
  await desk.getByRole('button', { name: t('returnNamed', { name: usual('bankProof') }) }).click()
  await desk.getByRole('radio', { name: RETURN_REASONS.expired.label[lang()] }).check()
  await stop(desk, '67-return-one')
  await desk.getByRole('button', { name: t('sendBack') }).click()
  await expect(desk.getByText(t('status_RETURNED')).first()).toBeVisible()
}

async function sendTheOtherAgain(page: Page, { workOrderId }: Story): Promise<void> {
  const t = wordsOf(supplementsText)
  await page.goto(`/workspace/replenishInfo?workOrderId=${workOrderId}`)
  const card = page.getByRole('article').filter({ hasText: usual('bankProof') })
  await expect(card.getByText(RETURN_REASONS.expired.text[lang()])).toBeVisible()
  await stop(page, '68-one-came-back')
  await useEarlierFile(page, card)
  await card.getByRole('button', { name: t('sendAgain') }).click()
  await expect(card.getByText(t('status_SUBMITTED'))).toBeVisible()
  await stop(page, '69-all-sent')
}

async function useEarlierFile(page: Page, card: ReturnType<Page['locator']>): Promise<void> {
  const forms = wordsOf(formsText)
  await card.getByRole('button', { name: forms('useEarlier') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('passport.pdf')).toBeVisible()
  await stop(page, '68a-earlier-files')
  await dialog.getByRole('button', { name: forms('useThisName', { name: 'trade.pdf' }) }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card.getByText('trade.pdf')).toBeVisible()
}

/** What was submitted is among the documents, once, and shows who opened it. */
async function findAmongDocuments(page: Page): Promise<void> {
  const t = wordsOf(vaultText)
  await page.goto('/workspace/documents')
  await expect(page.getByText('trade.pdf')).toHaveCount(1)
  await stop(page, '70-documents')
  const row = page.getByRole('row').filter({ hasText: 'passport.pdf' })
  await row.getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(t('noReaders'))).toBeVisible()
  await dialog.getByRole('button', { name: t('show'), exact: true }).click()
  await expect(dialog.locator('iframe')).toBeVisible()
  await expect(dialog.getByText(t('noReaders'))).toHaveCount(0)
  await stop(page, '71-document')
}
