import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { globSync } from 'node:fs'
import { access, chown, constants, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const PLACES = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin']

/** From this version on the pooler knows which connection has prepared what. */
const KNOWS_PREPARED = 121

export const knowsPrepared = ({ poolerVersion }: Pick<Programs, 'poolerVersion'>): boolean =>
  poolerVersion >= KNOWS_PREPARED

/** The programs of the Debian packages, and the user that they run as: none of them runs as root. */
export type Programs = {
  pgbouncer: string
  haproxy: string
  /** The folder of `initdb` and its companions. */
  postgres: string
  /** Of PgBouncer, as a number that can be compared: 1.18 is 118. */
  poolerVersion: number
  versions: string
  as: { uid: number; gid: number } | undefined
}

/**
 * @param own a PgBouncer that is not the package's: another version
 * @throws Error that names the packages that are missing
 */
export async function findPrograms(own: { pgbouncer?: string | undefined } = {}): Promise<Programs> {
  const [pgbouncer, haproxy] = [own.pgbouncer ?? (await find('pgbouncer')), await find('haproxy')]
  const postgres = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => versionIn(b) - versionIn(a))[0]
  const missing = [
    ...(pgbouncer ? [] : ['pgbouncer']),
    ...(haproxy ? [] : ['haproxy']),
    ...(postgres && versionIn(postgres) >= 15 ? [] : ['postgresql (15 or newer)']),
  ]
  if (!pgbouncer || !haproxy || !postgres || missing.length > 0)
    throw new Error(
      `This drill needs ${missing.join(', ')}: apt-get install --no-install-recommends pgbouncer haproxy postgresql. ` +
        'It starts its own in a temporary folder; the services that the packages start may be stopped.',
    )
  const pooler = await firstLine(pgbouncer, '--version')
  const [, major = '1', minor = '0'] = /(\d+)\.(\d+)/.exec(pooler) ?? []
  return {
    pgbouncer,
    haproxy,
    postgres,
    poolerVersion: Number(major) * 100 + Number(minor),
    versions: [
      await firstLine(join(postgres, 'postgres'), '--version'),
      pooler,
      (await firstLine(haproxy, '-v')).replace(/ \d{4}\/.*/, ''),
    ].join(', '),
    as: process.getuid?.() === 0 ? await serviceUser() : undefined,
  }
}

const firstLine = async (program: string, flag: string): Promise<string> =>
  (await run(program, [flag])).stdout.split('\n')[0]?.trim() ?? ''

const versionIn = (folder: string): number => Number(/postgresql\/(\d+)/.exec(folder)?.[1] ?? 0)

async function find(name: string): Promise<string | undefined> {
  for (const place of PLACES) {
    const file = join(place, name)
    const found = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (found) return file
  }
  return undefined
}

async function serviceUser(): Promise<{ uid: number; gid: number }> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n')
  const [, , uid, gid] = lines.find((line) => line.startsWith('postgres:'))?.split(':') ?? []
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) }
}

/** Hands a file or folder to the user of the programs. */
export async function give({ as }: Programs, path: string): Promise<void> {
  if (as) await chown(path, as.uid, as.gid)
}

/** Runs a program to its end. @throws Error with what it said */
export async function runAs({ as }: Pick<Programs, 'as'>, program: string, args: string[]): Promise<string> {
  try {
    return (await run(program, args, { ...as, cwd: '/', env: { ...process.env, LC_ALL: 'C' } })).stdout
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string }
    throw new Error(`${program}: ${stderr || message}`, { cause: error })
  }
}

/** Starts a program that stays. */
export function startAs({ as }: Programs, program: string, args: string[]): ChildProcess {
  return spawn(program, args, { ...as, cwd: '/', stdio: 'ignore' })
}

export const isRunning = (child: ChildProcess | undefined): boolean =>
  child !== undefined && child.exitCode === null && child.signalCode === null

export async function killed(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || !isRunning(child)) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill(signal)
  await gone
}
