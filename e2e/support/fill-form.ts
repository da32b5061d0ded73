import { expect, type Page } from '@playwright/test'
import type { Field, RowField, Section } from '../../src/forms/engine/model/template.ts'
import { samplePdf } from '#main/journey/sample-documents.ts'
import { countryName } from '../../src/platform/shared/countries.ts'

type Answers = Record<string, unknown>

/**
 * Fills in one section of a form field by field, as a person does, from a set of answers. Fields whose condition does
 * not hold are not shown and are skipped.
 */
export async function fillSection(page: Page, section: Section, answers: Answers): Promise<void> {
  for (const field of section.fields) {
    if (field.type === 'group') {
      const rows = (answers[field.key] ?? []) as Answers[]
      for (const row of rows) await fillFields(page, field.fields, row, `field-${field.key}-`)
    } else await fillFields(page, [field], answers, 'field-')
  }
}

async function fillFields(
  page: Page,
  fields: readonly (Field | RowField)[],
  answers: Answers,
  prefix: string,
) {
  for (const field of fields) {
    const answer = answers[field.key]
    if (answer === undefined) continue
    await fillField(page, field, answer, controlOf(page, prefix, field.key))
  }
}

/** A field of a row has the row's id between its group and its key. */
function controlOf(page: Page, prefix: string, key: string) {
  return prefix === 'field-'
    ? page.locator(`[id="field-${key}"]`)
    : page.locator(`[id^="${prefix}"][id$="-${key}"]`).first()
}

async function fillField(
  page: Page,
  field: Field | RowField,
  answer: unknown,
  control: ReturnType<Page['locator']>,
) {
  switch (field.type) {
    case 'computed':
    case 'info':
    case 'group':
      return
    case 'radio':
      return page
        .locator(`[name="${await control.getAttribute('id')}"]`)
        .nth(optionIndex(field, answer))
        .check()
    case 'multiselect': {
      const boxes = control.locator('xpath=ancestor::fieldset').getByRole('checkbox')
      for (const value of answer as string[]) await boxes.nth(optionIndex(field, value)).check()
      return
    }
    case 'select':
      return void (await control.selectOption(String(answer)))
    case 'checkbox':
      return control.setChecked(answer === true)
    case 'country':
      return chooseCountry(page, control, String(answer))
    case 'money':
      return control.fill(String((answer as { amount: number }).amount / 100))
    case 'file':
      return uploadThrough(page, control, `${field.key}.pdf`)
    default:
      // One of several texts given above, such as the names of the persons, is a choice of them.
      if ((await control.getAttribute('type')) === 'radio')
        return page.getByRole('radio', { name: String(answer), exact: true }).check()
      return control.fill(String(answer))
  }
}

function optionIndex(field: Field | RowField, answer: unknown): number {
  if (!('options' in field)) throw new Error(`${field.key} has no options`)
  return field.options.findIndex((option) => option.value === answer)
}

async function chooseCountry(page: Page, control: ReturnType<Page['locator']>, code: string) {
  const lang = (await page.locator('html').getAttribute('lang'))?.startsWith('zh') ? 'zh' : 'en'
  const name = countryName(code, lang)
  if ((await control.inputValue()) === name) return
  await control.fill(name)
  await page.getByRole('option', { name }).first().click()
}

/** Presses a button that opens the file chooser and selects a generated document. */
export async function uploadThrough(
  page: Page,
  button: ReturnType<Page['locator']>,
  name: string,
): Promise<void> {
  const done = page.waitForResponse((response) => response.url().includes('/file/upload'))
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer: await samplePdf(name) })
  expect((await done).status()).toBe(200)
}
