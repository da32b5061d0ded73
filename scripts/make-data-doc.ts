import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { DATA_CLASSES } from '../src/privacy/data-classes.ts'
import { keptText, lawOf } from '../src/privacy/kept-text.ts'

/*
 * Generates docs/data.md from the table of data classes. `--check` only reports whether it is current.
 */

const TARGET = resolve(import.meta.dirname, '../docs/data.md')

const WHOSE = {
  PERSON: 'a person',
  COMPANY: 'a company',
  VISITOR: 'a visitor',
  STAFF: 'the staff',
  NOBODY: 'nobody',
}

const rows = DATA_CLASSES.map(({ key, whose, what, why, kept, job, places, files }) => {
  const lies = [
    ...Object.keys(places).map((table) => `\`${table}\``),
    ...(files ? [`files: ${files.en}`] : []),
  ]
  const law = lawOf(kept)
  return `| ${key} | ${WHOSE[whose]} | ${what.en} | ${why.en} | ${keptText(kept).en} | ${law ? `[${law.name.en}](${law.source})` : ''} | ${job ? `\`${job}\`` : ''} | ${lies.join(', ')} |`
})

const text = `# Which data are kept

Made from \`src/privacy/data-classes.ts\` by \`npm run docs:data\`. The privacy policy shows the same table, without where things
lie; [decision 42](decisions/0042-erasure.md) says how a person is erased and what is forgotten of a company.

A table of the database that no class names fails \`src/main/data-classes.test.ts\`.

| class | whose | what | why | how long | law | job | where |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`

if (process.argv.includes('--check')) {
  const current = readFileSync(TARGET, 'utf8') === text
  console.log(current ? 'docs/data.md is current' : 'docs/data.md is not current: npm run docs:data')
  if (!current) process.exit(1)
} else {
  writeFileSync(TARGET, text)
  console.log(`docs/data.md: ${rows.length} classes`)
}
