import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { LEVELS } from './asvs-levels.ts'

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

const textOf = (file: string): string => {
  const path = resolve(ROOT, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
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
  const text = textOf(file)
  if (text === '') return [`names ${file}, which is not there`]
  return text.includes(title) ? [] : [`names a test that ${file} does not have: ${title}`]
}
