import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** They have a form in a dialog that is more than fields with two buttons. */
const OTHERS: Record<string, string> = {
  'src/payments/staff/web/match-dialog.tsx': 'looks for orders before one is chosen',
  'src/shops/staff/web/release-dialog.tsx': 'two forms, one after the other',
}

test('a form in a dialog is a FormDialog: one look, one way out', async () => {
  const own: string[] = []
  let shared = 0
  for await (const file of glob('src/**/*.tsx')) {
    if (file.startsWith('src/platform/ui/')) continue
    const text = readFileSync(file, 'utf8')
    if (/<(FormDialog|DialogButtons)\b/.test(text)) shared += 1
    if (/<Dialog\b/.test(text) && /<form\b/.test(text)) own.push(file)
  }
  expect(shared).toBeGreaterThan(30)
  expect(own.toSorted()).toEqual(Object.keys(OTHERS))
})
