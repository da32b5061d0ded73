import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { FLOORS, problemsIn, shippedIn } from './checks/dependencies.ts'

/*
 * Licences and known holes of everything in package-lock.json; `--write` also generates docs/licences.md, without it
 * that page must be current.
 */

const ROOT = resolve(import.meta.dirname, '..')
const TARGET = resolve(ROOT, 'docs/licences.md')

const planted = problemsIn({
  packages: {
    'node_modules/closed': { version: '1.0.0', license: 'SEE LICENSE IN EULA' },
    'node_modules/viral': { version: '1.0.0', license: '(GPL-3.0 AND MIT)' },
    'node_modules/a/node_modules/yauzl': { version: '3.2.0', license: 'MIT', dev: true },
    'node_modules/choice': { version: '1.0.0', license: '(GPL-3.0 OR MIT)' },
  },
})
if (planted.length !== 3) {
  console.error('The check of dependencies does not detect what was planted')
  process.exit(1)
}

const lock = JSON.parse(readFileSync(resolve(ROOT, 'package-lock.json'), 'utf8'))
const shipped = shippedIn(lock)
const problems = problemsIn(lock)
for (const problem of problems) console.error(problem)

const licences = [...new Set(shipped.map(({ licence }) => licence))].toSorted()
const text = [
  '# Licences of what is shipped',
  '',
  '`npm run docs:licences` generates this page from `package-lock.json`. `npm run -s sbom` prints the same as a list of',
  'components in the format CycloneDX, with versions and hashes.',
  '',
  ...licences.flatMap((licence) => [
    `## ${licence}`,
    '',
    shipped
      .filter((one) => one.licence === licence)
      .map(({ name, version }) => `${name} ${version}`)
      .join(', '),
    '',
  ]),
].join('\n')

if (process.argv.includes('--write')) {
  writeFileSync(TARGET, text)
  console.log(`docs/licences.md: ${shipped.length} packages`)
} else if (readFileSync(TARGET, 'utf8') !== text) {
  problems.push('docs/licences.md')
  console.error('docs/licences.md is not current: npm run docs:licences')
}
console.log(
  `dependencies: ${shipped.length} shipped, ${licences.length} licences, ${Object.keys(FLOORS).length} floors, ${problems.length} problems, planted ones seen`,
)
if (problems.length > 0) process.exit(1)
