import { PUBLIC_FACES, PUBLIC_PURE_FILES, ROOM_EDGES } from './boundaries.ts'
import type { ImportEdge } from './imports.ts'

/** The addresses of pages: known to every module and both sides, as the platform is. It knows nobody. */
const PATHS = 'paths.ts'

/** Says in words what is wrong with the imports; nothing when all walls stand. */
export function wallViolations(edges: readonly ImportEdge[]): string[] {
  return [...edges.flatMap((edge) => violationOf(edge) ?? []), ...circles(edges), ...roomCircles()]
}

function violationOf({ from, to }: ImportEdge): string | undefined {
  const source = roomOf(from)
  const target = roomOf(to)
  const line = `${from} → ${to}`
  if (isWeb(from) && isServer(to)) return `${line}: web must not import server`
  if (source === 'main' || source === target) return undefined
  if (isTest(from)) return undefined
  if (target === 'main') return `${line}: nothing but main may know main`
  if (to === PATHS) return undefined
  if (source === 'platform') return `${line}: platform must not know a room`
  if (target === 'platform') return undefined
  if (!(ROOM_EDGES[source] ?? []).includes(target))
    return `${line}: the edge ${source} → ${target} is not in the table`
  if (!isPublicFace(target, to)) return `${line}: only a room's contract or public face may be imported`
  return undefined
}

function isPublicFace(room: string, file: string): boolean {
  const inside = file.slice(room.length + 1)
  return PUBLIC_FACES.some((face) => face.test(inside)) || (PUBLIC_PURE_FILES[room] ?? []).includes(inside)
}

const roomOf = (file: string): string => file.split('/')[0] ?? ''
const isWeb = (file: string): boolean => /^[^/]+\/(web|ui)\//.test(file)
const isServer = (file: string): boolean => /^[^/]+\/server\//.test(file)
const isTest = (file: string): boolean => /\.test\.tsx?$|\.builders\.ts$|\/testing\//.test(file)

/** Circles between files, each told once, by the shortest way around. Types alone make no circle. */
function circles(edges: readonly ImportEdge[]): string[] {
  const next = new Map<string, string[]>()
  for (const edge of edges) {
    if (!edge.typeOnly) next.set(edge.from, [...(next.get(edge.from) ?? []), edge.to])
  }
  const state = new Map<string, 'open' | 'done'>()
  const found: string[] = []
  const visit = (file: string, way: readonly string[]): void => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') {
      found.push(`circle: ${[...way.slice(way.indexOf(file)), file].join(' → ')}`)
      return
    }
    state.set(file, 'open')
    for (const to of next.get(file) ?? []) visit(to, [...way, file])
    state.set(file, 'done')
  }
  for (const file of next.keys()) visit(file, [])
  return found
}

/** The table itself may not lead from a room back to it. */
function roomCircles(): string[] {
  const reaches = (from: string, wanted: string, seen: Set<string>): boolean =>
    (ROOM_EDGES[from] ?? []).some((to) => {
      if (to === wanted) return true
      if (seen.has(to)) return false
      seen.add(to)
      return reaches(to, wanted, seen)
    })
  return Object.keys(ROOM_EDGES)
    .filter((room) => reaches(room, room, new Set()))
    .map((room) => `the table leads from ${room} back to it`)
}
