import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { LEVELS } from './checks/asvs-levels.ts'
import { testTitles } from './checks/test-titles.ts'
import { problemsIn, readItems, STATES, testsOf, type Item, type State } from './checks/security.ts'

/*
 * Generates docs/security.md from docs/security.head.md and docs/security.items.txt, after looking whether each test that
 * is named is there. `--check` only reports whether all is well and the page current.
 */

const ROOT = resolve(import.meta.dirname, '..')
const TARGET = resolve(ROOT, 'docs/security.md')
const CHAPTERS =
  'Encoding and sanitisation|Validation and business logic|The browser|API|Files|Signing in|Sessions|Authorisation|Self-contained tokens|OAuth|Cryptography|Connections|Configuration|Data|Code and architecture|Logging and errors|WebRTC'.split(
    '|',
  )

const items = readItems(readFileSync(resolve(ROOT, 'docs/security.items.txt'), 'utf8'))

const planted: Item[] = [
  { id: '99.1.1', what: '', state: 'met', evidence: 'src/none.test.ts :: a title' },
  { id: '1.2.1', what: '', state: 'met', evidence: 'scripts/checks/security.ts :: a title that is planted' },
  { id: '1.2.2', what: '', state: 'design', evidence: 'somewhere' },
  { id: '1.2.3', what: '', state: 'open', evidence: ' ' },
]
const PLANTED_TESTS = `
  test.skip('skipped', () => {}); test.todo('to do'); const text = 'said alone'; // test('in a remark', () => {})
  describe.skip('a block', () => { it('in a skipped block', () => {}) })
  describe('another', () => { test.each([[1]])('of a table: %s', () => {}); it('plain', () => {}) })`
const titles = testTitles('planted.test.ts', PLANTED_TESTS).join()
const seen = problemsIn(planted).filter((problem) => !problem.endsWith('is missing'))
if (titles !== 'of a table: %s,plain' || seen.length !== 5 || problemsIn([]).length !== items.length) {
  console.error('The check of docs/security.items.txt does not detect what was planted')
  process.exit(1)
}

const problems = problemsIn(items)
for (const problem of problems) console.error(problem)

const proof = (item: Item): string =>
  item.state === 'met'
    ? testsOf(item)
        .map(({ file, title }) => `\`${file}\`: ${title}`)
        .join('<br>')
    : item.evidence
const cell = (text: string): string => text.replaceAll('|', '\\|')
const rowsOf = (chapter: number): string =>
  items
    .filter(({ id }) => id.startsWith(`${chapter}.`))
    .map(
      (item) =>
        `| ${item.id} | ${LEVELS.get(item.id)} | ${cell(item.what)} | ${STATES[item.state]} | ${cell(proof(item))} |`,
    )
    .join('\n')
const count = (state: State, level?: number): number =>
  items.filter((item) => item.state === state && (level === undefined || LEVELS.get(item.id) === level))
    .length
const counts = (Object.keys(STATES) as State[])
  .map((state) => `| ${STATES[state]} | ${count(state, 1)} | ${count(state, 2)} | ${count(state)} |`)
  .join('\n')

const text = readFileSync(resolve(ROOT, 'docs/security.head.md'), 'utf8')
  .replace('<!-- counts -->', `| | level 1 | level 2 | together |\n|---|---|---|---|\n${counts}`)
  .replace(
    '<!-- items -->',
    CHAPTERS.map(
      (name, index) =>
        `### V${index + 1} ${name}\n\n| item | level | about | state | proof, place or reason |\n|---|---|---|---|---|\n${rowsOf(index + 1)}`,
    ).join('\n\n'),
  )

if (process.argv.includes('--check')) {
  const current = readFileSync(TARGET, 'utf8') === text
  console.log(
    current
      ? `docs/security.md is current, ${items.length} items`
      : 'docs/security.md is not current: npm run docs:security',
  )
  if (!current || problems.length > 0) process.exit(1)
} else {
  writeFileSync(TARGET, text)
  console.log(`docs/security.md: ${items.length} items, ${problems.length} problems`)
  if (problems.length > 0) process.exit(1)
}
