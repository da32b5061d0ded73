import { expect, test, type Browser, type Page } from '@playwright/test'
import { gbExampleAnswers } from '../src/form-templates/gb-vat-registration/example.ts'
import { gbVatRegistration } from '../src/form-templates/gb-vat-registration/template.ts'
import { EXAMPLE_UPLOADS } from '../src/form-templates/parts/example-parts.ts'
import type { Field, Section, Template } from '../src/forms/engine/model/template.ts'
import { formsText } from '../src/forms/web/forms.text.ts'
import { invitesText } from '../src/invites/web/invites.text.ts'
import { shareFormText } from '../src/invites/web/share-form.text.ts'
import { workOrdersText } from '../src/work-orders/web/work-orders.text.ts'
import { share } from '../src/forms/engine/copy/share.ts'
import { fillSection } from './support/fill-form.ts'
import { stop } from './support/look.ts'
import { orderOverHttp } from './support/order-over-http.ts'
import { langOfProject, wordsOf } from './support/words.ts'

const INVITED_SECTIONS = ['people', 'papers']
const PERSON = '陈丽 <Chen Li>'

/**
 * A seller in Shenzhen asks a director for her part of the British form. She has no account: she opens the link on her
 * phone, enters the PIN, fills in, leaves, comes back, uploads and sends. The seller sees who did it, fills in the rest
 * and submits the form.
 */
test('an invited person fills in their part without an account', async ({ page, browser }) => {
  const baseURL = test.info().project.use.baseURL ?? ''
  await page.context().addCookies([{ name: 'language', value: langOfProject(), url: baseURL }])
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(error.message))
  const { token, workOrderId } = await orderOverHttp('vat-registration-gb')
  await page.addInitScript((value) => localStorage.setItem('token', value), token)

  const { link, pin } = await invite(page, workOrderId)
  const person = await openAsStranger(browser, baseURL)
  person.on('pageerror', (error) => broken.push(error.message))
  await open(person, link, pin)
  await fillPeople(person)
  await comeBack(person, link, pin)
  await send(person)
  await seeWhoFilledIn(page, workOrderId)
  await handIn(page)
  await linkIsUsed(person, link)
  expect(broken, 'errors in a page').toEqual([])
})

/** Texts in the seller's language. */
const say = () => wordsOf(invitesText)
/** The invited person reads Chinese on a phone, whatever the seller reads. */
const zh = (key: keyof typeof shareFormText, params: Record<string, string> = {}) => {
  const text = shareFormText[key].zh as string
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? '')
}

async function invite(page: Page, workOrderId: string): Promise<{ link: string; pin: string }> {
  const t = say()
  await page.goto(`/workspace/myServices/detail?id=${workOrderId}`)
  await page.getByRole('button', { name: t('invite'), exact: true }).click()
  for (const key of INVITED_SECTIONS) {
    const section = gbVatRegistration.sections.find((candidate) => candidate.key === key)
    await page.getByRole('checkbox', { name: section?.title[langOfProject()] ?? '' }).check()
  }
  await page.getByLabel(t('language')).selectOption('zh')
  const pin = await page.getByLabel(t('pin'), { exact: true }).inputValue()
  expect(pin).toMatch(/^\d{6}$/)
  await stop(page, 'invite-1-form')
  await page.getByRole('button', { name: t('create'), exact: true }).click()
  await expect(page.getByText(t('pinOnce', { pin }))).toBeVisible()
  await expect(page.getByRole('img', { name: t('qr') })).toBeVisible()
  const link = await page.getByRole('textbox', { name: t('link') }).inputValue()
  expect(link).toContain('/shareForm#')
  await stop(page, 'invite-2-ready')
  return { link, pin }
}

/** A separate browser: no session, no language chosen. */
async function openAsStranger(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    hasTouch: true,
    isMobile: true,
  })
  return context.newPage()
}

async function open(person: Page, link: string, pin: string): Promise<void> {
  await person.goto(link)
  await expect(person.getByRole('heading', { name: zh('pinTitle') })).toBeVisible()
  expect(new URL(person.url()).hash).toBe('')
  await person.getByLabel(zh('pin')).fill(pin === '000000' ? '111111' : '000000')
  await person.getByRole('button', { name: zh('unlock') }).click()
  await expect(person.getByRole('alert')).toBeVisible()
  await stop(person, 'invite-3-wrong-pin')
  await person.getByLabel(zh('pin')).fill(pin)
  await person.getByRole('button', { name: zh('unlock') }).click()
  await expect(person.getByLabel(zh('yourName'))).toBeVisible()
  await stop(person, 'invite-4-welcome')
  await person.getByRole('button', { name: zh('begin') }).click()
  await expect(person.getByText(zh('nameMissing'))).toBeVisible()
  await person.getByLabel(zh('yourName')).fill(PERSON)
  await person.getByRole('button', { name: zh('begin') }).click()
}

const answers = gbExampleAnswers(EXAMPLE_UPLOADS)
const sectionIn = (template: Template, key: string): Section => {
  const section = template.sections.find((candidate) => candidate.key === key)
  if (!section) throw new Error(`no section ${key}`)
  return section
}
/** The fields that the invited person is asked for, and those left for the seller. */
const shared = share(gbVatRegistration, INVITED_SECTIONS, {})
const sharedSection = (key: string) => sectionIn(shared, key)
function leftFor(section: Section): Section {
  const asked = new Set(
    INVITED_SECTIONS.includes(section.key) ? sharedSection(section.key).fields.map((field) => field.key) : [],
  )
  return { ...section, fields: section.fields.filter((field) => !asked.has(field.key)) }
}

async function fillPeople(person: Page): Promise<void> {
  await expect(person.getByRole('heading', { name: sharedSection('people').title.zh })).toBeVisible()
  await expect(person.getByText(sectionIn(gbVatRegistration, 'bank').title.zh)).toHaveCount(0)
  await fillSection(person, sharedSection('people'), answers)
  await expect(saved(person)).toBeVisible()
  await stop(person, 'invite-5-people')
}

async function comeBack(person: Page, link: string, pin: string): Promise<void> {
  await person.goto('about:blank')
  await person.goto(link)
  await person.getByLabel(zh('pin')).fill(pin)
  await person.getByRole('button', { name: zh('unlock') }).click()
  await expect(person.getByLabel(zh('yourName'))).toHaveValue(PERSON)
  await person.getByRole('button', { name: zh('goOn') }).click()
}

async function send(person: Page): Promise<void> {
  await expect(person.getByRole('heading', { name: sharedSection('papers').title.zh })).toBeVisible()
  await fillSection(person, sharedSection('papers'), answers)
  await stop(person, 'invite-6-papers')
  await person.getByRole('button', { name: formsText.submit.zh }).click()
  await expect(person.getByText(zh('doneTitle'))).toBeVisible()
  await stop(person, 'invite-7-done')
}

async function seeWhoFilledIn(page: Page, workOrderId: string): Promise<void> {
  const t = say()
  await page.goto(`/workspace/myServices/detail?id=${workOrderId}`)
  const list = page.getByRole('list', { name: t('list') })
  await expect(list.getByText(t('used'), { exact: true })).toBeVisible()
  await expect(list.getByText(PERSON)).toBeVisible()
  await stop(page, 'invite-8-filled-in')
}

const saved = (page: Page) => page.locator('[data-state="clean"]:visible').first()

/** Sums and explanations are not typed. */
const isAnswered = ({ type }: Field) => type !== 'computed' && type !== 'info'

/** The seller fills in the rest and submits everything. */
async function handIn(page: Page): Promise<void> {
  const t = wordsOf(formsText)
  const work = wordsOf(workOrdersText)
  await page
    .getByRole('link', { name: work('goOnFilling') })
    .or(page.getByRole('link', { name: work('fillIn') }))
    .click()
  await page.waitForURL('**/workspace/dynamicForm**')
  const nodeId = new URL(page.url()).searchParams.get('nodeId') ?? ''
  for (const section of gbVatRegistration.sections) {
    await page.goto(`/workspace/dynamicForm?nodeId=${nodeId}&section=${section.key}`)
    await expect(page.getByRole('heading', { name: section.title[langOfProject()], level: 1 })).toBeVisible()
    const left = leftFor(section)
    await fillSection(page, left, answers)
    if (left.fields.some(isAnswered)) await expect(saved(page)).toBeVisible()
  }
  await page.getByRole('button', { name: t('submit') }).click()
  await page.waitForURL('**/workspace/myServices/detail**')
  await expect(page.getByText(work('withUs')).first()).toBeVisible()
  await stop(page, 'invite-9-handed-in')
}

async function linkIsUsed(person: Page, link: string): Promise<void> {
  await person.goto('about:blank')
  await person.goto(link)
  await expect(person.getByRole('heading', { name: zh('usedTitle') })).toBeVisible()
  await person.goto('about:blank')
  await person.goto(`${link.split('#')[0]}#${'A'.repeat(43)}`)
  await expect(person.getByText(zh('unknownTitle'))).toBeVisible()
  await stop(person, 'invite-10-unknown')
}
