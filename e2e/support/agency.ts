import { expect, test, type Browser, type Page } from '@playwright/test'
import { RETURN_REASONS } from '../../src/work-orders/return-reasons.ts'
import { workOrdersStaffText } from '../../src/work-orders/staff/web/work-orders-staff.text.ts'
import { staffStepsText } from '../../src/work-orders/staff/web/steps/staff-steps.text.ts'
import { staffText } from '../../src/staff/web/staff.text.ts'
import { deVatRegistration } from '../../src/form-templates/de-vat-registration/template.ts'
import { samplePdf } from '#main/journey/sample-documents.ts'
import { stop } from './look.ts'
import { codeOf, demoPerson } from './people.ts'
import { langOfProject, wordsOf } from './words.ts'
import { agencyToday } from './today.ts'

/** What a member of staff does with one work order, in the back office and in a real browser. */
export type Agency = {
  returnPassport(): Promise<void>
  acceptForm(): Promise<void>
  acceptSignature(): Promise<void>
  recordTranslation(): Promise<void>
  fileWithTaxOffice(): Promise<void>
  recordTaxNumber(number: string): Promise<void>
  recordVatNumber(number: string): Promise<void>
  handOver(): Promise<void>
  close(): Promise<void>
}

/** Signs a member of staff in with a separate browser, finds the work order in the queue and opens it. */
export async function agencyActs(browser: Browser, workOrderId: string): Promise<Agency> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 }, locale: 'en-GB' })
  const page = await context.newPage()
  await signIn(page)
  await expect(page.getByText(/WO-\d{4}-\d{6}/).first()).toBeVisible()
  await stop(page, '20-queue')
  // After a decision the next order opens by itself, if others wait: each act begins at this one.
  const open = () => page.goto(`/admin/workOrder?id=${workOrderId}`)
  await open()
  const t = wordsOf(workOrdersStaffText)
  const steps = wordsOf(staffStepsText)
  const gone = (name: string) => expect(page.getByRole('button', { name })).toHaveCount(0)
  const record = async (button: string, fill: () => Promise<void>) => {
    await open()
    await recordStep(page, button, fill)
  }
  return {
    async returnPassport() {
      const answer = page.getByRole('button', { name: t('accept', { name: passportName() }) }).first()
      await expect(answer).toBeVisible()
      // One file goes back by the keyboard: R on its answer, Space on the first reason, and off with it.
      let presses = 0
      const key = async (name: string) => {
        presses += 1
        await page.keyboard.press(name)
      }
      await answer.focus()
      await key('r')
      const reason = page
        .getByRole('checkbox', { name: RETURN_REASONS.cutOff.label[langOfProject()] })
        .first()
      await expect(reason).toBeFocused()
      await key('Space')
      await expect(reason).toBeChecked()
      await stop(page, '21-return')
      await key('Control+Enter')
      expect(presses).toBeLessThanOrEqual(5)
      await gone(t('returnCount', { count: 1 }))
      await shown(page)
      await stop(page, '22-returned')
    },
    async acceptForm() {
      await open()
      await expect(page.getByRole('button', { name: t('acceptForm') })).toBeVisible()
      await acceptByKeys(page, langOfProject() === 'en')
      await stop(page, '23-review-again')
      await done(page, () => page.keyboard.press('Control+Enter'))
    },
    async acceptSignature() {
      await open()
      await done(page, () => press(page, steps('acceptDocument')))
    },
    recordTranslation: () => record(steps('recordDone'), async () => {}),
    fileWithTaxOffice: () =>
      record(steps('recordDone'), async () => {
        await page.getByLabel(steps('way')).first().fill('ELSTER')
        await page.getByLabel(steps('reference')).first().fill('ELSTER 2026-0815')
        await stop(page, '24-file')
      }),
    recordTaxNumber: (number) =>
      record(steps('recordGrant'), () =>
        page.getByRole('textbox', { name: steps('numberOf_TAX_NUMBER') }).fill(number),
      ),
    recordVatNumber: (number) =>
      record(steps('recordGrant'), async () => {
        await page.getByRole('textbox', { name: steps('numberOf_VAT_NUMBER') }).fill(number)
        await page.getByLabel(steps('validFrom')).fill(agencyToday())
        const buffer = await samplePdf('Certificate')
        const file = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer }
        await page.getByLabel(steps('certificate')).setInputFiles(file)
        await expect(page.getByText(steps('uploaded', { name: file.name }))).toBeVisible()
        await stop(page, '25-grant')
      }),
    async handOver() {
      await open()
      await done(page, () => press(page, steps('handOverAndFile')))
      await stop(page, '26-handed-over')
    },
    close: () => context.close(),
  }
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()

async function signIn(page: Page): Promise<void> {
  const lang = langOfProject()
  // A code is valid once, so the two languages sign in as two people.
  const person = await demoPerson(lang === 'zh' ? 'reviewer' : 'agent')
  const url = test.info().project.use.baseURL ?? ''
  await page.context().addCookies([{ name: 'language', value: lang, url }])
  await page.goto('/admin')
  await page.waitForURL('**/admin/login**')
  await page.locator('#email').fill(person.email)
  await page.locator('#password').fill(person.password)
  await page.locator('#otp').fill(codeOf(person))
  await page.getByRole('button', { name: wordsOf(staffText)('signIn') }).click()
  await page.waitForURL((address) => address.pathname === '/admin')
}

/** Fills in a step's form and records it; afterwards the form is gone, or another step's. */
export async function recordStep(page: Page, button: string, fill: () => Promise<void>): Promise<void> {
  await fill()
  await done(page, () => page.getByRole('button', { name: button }).first().click())
  await page.reload()
}

/** Something that is pressed and then is done. */
async function done(page: Page, press: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => /\/staff\/(node|authority)\//.test(response.url()))
  await press()
  expect((await (await answer).json()) as unknown).toMatchObject({ code: 0 })
  await shown(page)
}

/** An order stands on the page: this one, or the next that has opened by itself. */
const shown = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

function passportName(): string {
  for (const section of deVatRegistration.sections) {
    for (const field of section.fields) {
      const inside = field.type === 'group' ? field.fields.find((one) => one.key === 'passport') : undefined
      if (inside && 'label' in inside) return inside.label[langOfProject()]
    }
  }
  throw new Error('the template has no passport')
}

/** Every open answer by ↓ and Enter, or the first three and A for the rest. */
async function acceptByKeys(page: Page, each: boolean): Promise<void> {
  const decisions = page.locator('[data-decisions]')
  const open = page.locator('[data-decisions]:not(:has([aria-pressed="true"]))')
  const toAccept = each ? await open.count() : 3
  expect(toAccept).toBeGreaterThan(each ? 40 : 2)
  for (let left = toAccept; left > 0;) {
    await page.keyboard.press('ArrowDown')
    const focused = decisions.locator('button:focus')
    await expect(focused).toHaveCount(1)
    if ((await focused.getAttribute('aria-pressed')) === 'true') continue
    await page.keyboard.press('Enter')
    left -= 1
  }
  // The first names the files that nobody has opened, the second accepts all the same.
  if (!each) for (let press = 1; press <= 2; press += 1) await page.keyboard.press('a')
  await expect(page.locator('[data-decisions] button[aria-pressed="true"]').first()).toBeVisible()
}
