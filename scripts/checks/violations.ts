import {
  CODE_EDGES,
  CONTRACT_EDGES,
  CONTRACT_FILES,
  INNER_MODULES,
  PUBLIC_FILES,
  PUBLIC_PURE_FILES,
} from './boundaries.ts'
import type { ImportEdge } from './imports.ts'

/** Describes what is wrong with the imports; empty if every boundary is respected. */
export function boundaryViolations(edges: readonly ImportEdge[]): string[] {
  return [...edges.flatMap((edge) => violationOf(edge) ?? []), ...fileCycles(edges), ...tableCycles()]
}

function violationOf({ from, to }: ImportEdge): string | undefined {
  const source = moduleOf(from)
  const target = moduleOf(to)
  const line = `${from} → ${to}`
  if (isWeb(from) && isServer(to)) return `${line}: web must not import server`
  if (source === 'main' || source === target) return undefined
  if (isTest(from)) return undefined
  if (target === 'main') return `${line}: nothing but main may know main`
  if (source === 'platform') return `${line}: platform must not know a module`
  if (target === 'platform' || target === 'paths.ts') return undefined
  const why = isContract(target, to) ? contractViolation(source, target) : codeViolation(source, target, to)
  return why && `${line}: ${why}`
}

function contractViolation(source: string, target: string): string | undefined {
  const known = [...(CODE_EDGES[source] ?? []), ...(CONTRACT_EDGES[source] ?? [])]
  return known.includes(target) ? undefined : `${source} may not make calls of ${target}`
}

function codeViolation(source: string, target: string, to: string): string | undefined {
  if (!(CODE_EDGES[source] ?? []).includes(target)) return `${source} may not run code of ${target}`
  // A folder that counts as a module is still part of the one it is in.
  if (target.startsWith(`${source}/`)) return undefined
  const inside = to.slice(target.length + 1)
  const isPublic =
    PUBLIC_FILES.some((file) => file.test(inside)) || (PUBLIC_PURE_FILES[target] ?? []).includes(inside)
  return isPublic ? undefined : 'only the contract and the public files of a module may be imported'
}

/** The module of a file below `src`: its first folder, or the folder inside that counts as a module. */
function moduleOf(file: string): string {
  return INNER_MODULES.find((inner) => file.startsWith(`${inner}/`)) ?? file.split('/')[0] ?? ''
}

const isContract = (module: string, file: string): boolean =>
  CONTRACT_FILES.some((contract) => contract.test(file.slice(module.length + 1)))
const isWeb = (file: string): boolean => /^[^/]+\/(?:staff\/)?(web|ui)\//.test(file)
const isServer = (file: string): boolean => /^[^/]+\/server\//.test(file)
const isTest = (file: string): boolean => /\.test\.tsx?$|\.builders\.ts$|\/testing\//.test(file)

/** Cycles between files, of values or of types, each reported once. */
function fileCycles(edges: readonly ImportEdge[]): string[] {
  const next = new Map<string, string[]>()
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to])
  const state = new Map<string, 'open' | 'done'>()
  const found: string[] = []
  const visit = (file: string, path: readonly string[]): void => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') {
      found.push(`cycle: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`)
      return
    }
    state.set(file, 'open')
    for (const to of next.get(file) ?? []) visit(to, [...path, file])
    state.set(file, 'done')
  }
  for (const file of next.keys()) visit(file, [])
  return found
}

/** The table of code edges itself must not have cycles. */
function tableCycles(): string[] {
  const reaches = (from: string, wanted: string, seen: Set<string>): boolean =>
    (CODE_EDGES[from] ?? []).some((to) => {
      if (to === wanted) return true
      if (seen.has(to)) return false
      seen.add(to)
      return reaches(to, wanted, seen)
    })
  return Object.keys(CODE_EDGES)
    .filter((module) => reaches(module, module, new Set()))
    .map((module) => `the table leads from ${module} back to it`)
}
