// npm test: everything that has to pass, fastest checks first. Stops at the first failure.
import { stripVTControlCharacters } from 'node:util'
import { bringBrowser } from './bootstrap/browser.mjs'
import { buildWhenStale } from './bootstrap/build.mjs'
import { installWhenMissing } from './bootstrap/install.mjs'
import { seconds } from './bootstrap/project.mjs'
import { npm } from './bootstrap/run.mjs'

/** `counts` extracts the numbers of tests from the output; a step without it counts as one test. */
const steps = [
  { title: 'Checks: types, lint, format, boundaries, texts', script: ['check'] },
  { title: 'Rules and HTTP on a real database', script: ['test:unit'], counts: /^\s*Tests\s.*$/m },
  { title: 'Web pages', work: () => buildWhenStale() },
  {
    title: 'Whole processes: start, stop, crash, two at once, production',
    script: ['test:process'],
    counts: /^\s*Tests\s.*$/m,
  },
  { title: 'Journeys in a browser', script: ['test:e2e'], counts: /^\s+\d+ (?:passed|failed)\b[^]*$/m },
  {
    title: 'The specification, statement by statement',
    script: ['check:spec'],
    counts: /^specification: .*$/m,
  },
  { title: 'Killed at random, nothing lost', script: ['test:kill', '--', '--short'] },
  { title: 'Destroyed, and restored from a backup', script: ['drill', '--', '--rounds', '1'] },
]

await installWhenMissing()
const env = { GREENLANE_CHROMIUM: await bringBrowser(), ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) }
const sum = { passed: 0, failed: 0 }
const begun = performance.now()
const times = []
let failed = false
for (const step of steps) {
  const start = performance.now()
  failed = !(await succeeds(step))
  times.push(`${seconds(start).padStart(9)}  ${step.title}`)
  if (failed) break
}
console.log(['', ...times, `${seconds(begun).padStart(9)}  in all`].join('\n'))
console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = failed ? 1 : 0

async function succeeds({ title, script, work, counts }) {
  const start = performance.now()
  console.log(`\n▸ ${title}${script ? `  (npm run ${script.join(' ')})` : ''}`)
  if (!script) {
    await work()
    console.log(`✓ ${title}, ${seconds(start)}`)
    return true
  }
  const { code, output } = await npm(['run', '--silent', ...script], { show: 'all', env })
  const ok = code === 0
  const counted = counts ? count(output, counts) : { passed: 0, failed: 0 }
  sum.passed += counted.passed || (ok ? 1 : 0)
  sum.failed += ok ? 0 : counted.failed || 1
  console.log(
    ok
      ? `✓ ${title}, ${seconds(start)}`
      : `✗ ${title}, ${seconds(start)}. Alone: npm run ${script.join(' ')}`,
  )
  return ok
}

function count(output, pattern) {
  const text = stripVTControlCharacters(output).match(pattern)?.[0] ?? ''
  const number = (word) => Number(text.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0)
  return { passed: number('passed'), failed: number('failed') }
}
