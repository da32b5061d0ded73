import { expect, it } from 'vitest'
import { confirmationsExport } from '#confirmations/server/confirmations.export.ts'
import { proofText } from '#confirmations/web/proof.text.ts'
import { confirmationsText } from '#confirmations/web/confirmations.text.ts'
import { WORDINGS } from '#confirmations/wording/wordings.ts'
import { folderTitle } from '#privacy/archive/folders.ts'
import { closingText } from '#privacy/web/closing.text.ts'
import { mandatesMessages } from '#registrations/server/mandates.messages.ts'

/** Whoever is asked for "the confirmation of filing" looks for it under that name. */
it.each(['en', 'zh'] as const)('the letter has one name wherever it is met, in %s', (lang) => {
  const name = WORDINGS[lang].title
  const core = name.replace(/^Confirmation/, '')
  expect(confirmationsText.title[lang]).toBe(name)
  const others = [
    proofText.sub[lang],
    folderTitle('letters')[lang],
    closingText.endsLetters[lang],
    confirmationsExport.tables?.[0]?.title[lang],
  ]
  for (const text of others) expect(text).toContain(core)
})

it('messages about mandates belong to the work, not to orders', () => {
  for (const kind of Object.values(mandatesMessages)) expect(kind.type).toBe('WORK_ORDER')
})
