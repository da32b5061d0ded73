import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const SRC = resolve(import.meta.dirname, '..')

/** Where sentences for people are: screens, refusals, mails, products, templates of forms, texts of law. */
const TEXTS = [
  '**/*.text.ts',
  '**/*.errors.ts',
  '**/*.mails.ts',
  '**/*-refusals.ts',
  '**/wording.ts',
  'catalogue/content/**/*.ts',
  'form-templates/**/*.ts',
  'forms/engine/**/*.ts',
  'accounts/legal/**/*.ts',
  'main/openapi/*.ts',
  '**/contract.ts',
  '**/*-contract.ts',
]

const CLAIM = /virus|malware|antivirus|infected|病毒|杀毒|查毒|恶意软件/i
/** What is true: what files are not looked into for, which marks are looked for, and the look that a file has had. `infected` is a word of the wire. */
const TRUE = [
  /no virus scan/i,
  /not scanned for viruses/i,
  /未做病毒扫描/,
  /test mark of virus scanners/,
  /病毒检测的测试标记/,
  /['"]infected['"]/,
  /infected: refused/,
  // Only of a file that clamd has seen, and of the setting.
  /^\s+scan_clamd: \{/,
  // Files wait for a scanner only where one is set up.
  /^\s+what_FILES_WAITING: \{/,
  /CLAMD: also scanned for viruses/,
  /viruses are looked for where clamd is set up/,
  /\b(scan_infected|fileInfected|documents\.infected)\b/,
  /^\s+(infected|scanInfected): \{/,
]

test('no text says of all files that they are scanned for viruses: that depends on clamd', () => {
  const files = [...new Set(globSync(TEXTS, { cwd: SRC }))].filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(150)
  const claims = files.flatMap((file) =>
    readFileSync(resolve(SRC, file), 'utf8')
      .split('\n')
      .filter((line) => CLAIM.test(line) && !TRUE.some((allowed) => allowed.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(claims).toEqual([])
})
