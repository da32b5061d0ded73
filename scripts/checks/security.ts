import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { LEVELS } from './asvs-levels.ts'
import { testTitles } from './test-titles.ts'

const ROOT = resolve(import.meta.dirname, '../..')

export const STATES = {
  met: 'met',
  design: 'met by design',
  operator: 'up to the operator',
  none: 'does not apply',
  open: '**not met**',
} as const
export type State = keyof typeof STATES

/** One line of `docs/security.items.txt`. */
export type Item = { id: string; what: string; state: State; evidence: string }

export function readItems(text: string): Item[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [id = '', what = '', state = '', ...evidence] = line.split(' | ')
      return { id, what, state: state as State, evidence: evidence.join(' | ') }
    })
}

/** `file :: title ; file :: title` */
export const testsOf = ({ evidence }: Item): { file: string; title: string }[] =>
  evidence.split(' ; ').map((part) => {
    const [file = '', title = ''] = part.split(' :: ')
    return { file: file.trim(), title: title.trim() }
  })

const known = new Map<string, readonly string[] | undefined>()
/** Of the tests that run; undefined where there is no such file. */
function titlesOf(file: string): readonly string[] | undefined {
  const path = resolve(ROOT, file)
  if (!known.has(file))
    known.set(file, existsSync(path) ? testTitles(file, readFileSync(path, 'utf8')) : undefined)
  return known.get(file)
}

/** What is wrong with the list: an item that is missing, a test that is not there, a claim without a place. */
export function problemsIn(items: readonly Item[]): string[] {
  const wanted = [...LEVELS].filter(([, level]) => level < 3).map(([id]) => id)
  const given = items.map(({ id }) => id)
  return [
    ...wanted.filter((id) => !given.includes(id)).map((id) => `${id} is missing`),
    ...given.filter((id) => !wanted.includes(id)).map((id) => `${id} is no item of level 1 or 2`),
    ...given.filter((id, index) => given.indexOf(id) !== index).map((id) => `${id} is there twice`),
    ...items.flatMap((item) => problemsOf(item).map((problem) => `${item.id} ${problem}`)),
  ]
}

function problemsOf(item: Item): string[] {
  if (!Object.hasOwn(STATES, item.state)) return [`has the unknown state ${item.state}`]
  if (item.evidence.trim() === '') return ['says nothing']
  if (item.state === 'met') return testsOf(item).flatMap(problemsOfTest)
  const places = [...item.evidence.matchAll(/`((?:src|scripts|docs)\/[^`]+|[\w.]+\.(?:json|ts))`/g)]
  const missing = places.filter(([, place = '']) => !existsSync(resolve(ROOT, place)))
  const lacks =
    item.state === 'design' && places.length === 0 && !/head of this page|npm run/.test(item.evidence)
  return [
    ...missing.map(([, place = '']) => `names ${place}, which is not there`),
    ...(lacks ? ['is met by design, and no place is named'] : []),
  ]
}

function problemsOfTest({ file, title }: { file: string; title: string }): string[] {
  if (title === '') return [`names no test in ${file}`]
  const titles = titlesOf(file)
  if (!titles) return [`names ${file}, which is not there`]
  // A part of the title is enough to find it; but a test of that title has to run.
  return titles.some((one) => one.includes(title))
    ? []
    : [`names a test that ${file} does not have, or does not run: ${title}`]
}
