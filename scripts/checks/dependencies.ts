/** What a lockfile says of one package that comes with the product. */
export type Dependency = { name: string; version: string; licence: string }

type Lock = {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; devOptional?: boolean }>
}

/** Licences that let the product be run, changed and passed on without asking anybody. Fonts come under the OFL. */
const ALLOWED: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  '0BSD',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'OFL-1.1',
  'CC-BY-4.0',
])

/** Packages whose description names no licence: what the licence file that they ship says. */
const READ_IN_THE_PACKAGE: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** Below these versions there are known holes. */
export const FLOORS: Readonly<Record<string, string>> = {
  fastify: '5.8.5',
  '@fastify/busboy': '3.2.6',
  '@fastify/static': '9.1.1',
  'file-type': '21.3.1',
  yauzl: '3.2.1',
  'adm-zip': '0.6.1',
  pdfmake: '0.3.6',
}

/** Everything that an installation without development tools brings, once for each version. */
export function shippedIn(lock: Lock): Dependency[] {
  const all = Object.entries(lock.packages).flatMap(([path, { version, license, dev }]) => {
    const name = path.split('node_modules/').at(-1)
    if (!path.includes('node_modules/') || name === undefined || version === undefined || dev) return []
    return [{ name, version, licence: license ?? READ_IN_THE_PACKAGE[name] ?? 'unknown' }]
  })
  const byKey = new Map(all.map((one) => [`${one.name}@${one.version}`, one]))
  return [...byKey.values()].toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

/** Every version of everything, development tools too: a hole there is one on the machine that builds. */
const versionsIn = (lock: Lock): { name: string; version: string }[] =>
  Object.entries(lock.packages).flatMap(([path, { version }]) => {
    const name = path.split('node_modules/').at(-1)
    return path.includes('node_modules/') && name && version ? [{ name, version }] : []
  })

/** Of `A OR B` one must be allowed, of `A AND B` both. */
function isAllowed(licence: string): boolean {
  const bare = licence.replace(/[()]/g, '')
  return bare
    .split(/\s+or\s+/i)
    .some((choice) => choice.split(/\s+and\s+/i).every((one) => ALLOWED.has(one.trim())))
}

function isBelow(version: string, floor: string): boolean {
  const [ours, least] = [version, floor].map((text) => text.split(/[.-]/).slice(0, 3).map(Number))
  for (const [at, part] of (least ?? []).entries()) {
    const own = ours?.[at] ?? 0
    if (own !== part) return own < part
  }
  return false
}

/** What is wrong with a lockfile, a line each. */
export function problemsIn(lock: Lock): string[] {
  const licences = shippedIn(lock)
    .filter(({ licence }) => !isAllowed(licence))
    .map(
      ({ name, version, licence }) =>
        `${name}@${version}: its licence (${licence}) is not among those allowed`,
    )
  const floors = versionsIn(lock).flatMap(({ name, version }) => {
    const floor = FLOORS[name]
    return floor && isBelow(version, floor) ? [`${name}@${version}: must be ${floor} or newer`] : []
  })
  return [...licences, ...floors]
}
