import { spawn, type ChildProcess } from 'node:child_process'
import { chown, mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { S3Place } from '#platform/server/storage/s3.config.ts'
import { freePort } from '../free-port.ts'
import { isRunning, killed, runAs } from '../scale/programs.ts'
import type { SwiftPrograms } from './swift-programs.ts'
import { type Part, type Ports, SERVER, settingsOf, STORES, SWIFT, SWIFT_CONF } from './swift-settings.ts'

const PATIENCE_MS = 60_000
const PARTS: readonly Part[] = [...STORES, 'proxy']

/** A Swift of our own with its S3, in a folder, on ports of this machine alone. */
export type Swift = {
  place(bucket: string): S3Place
  start(): Promise<void>
  /** All of it at once, as a machine goes down. */
  kill(): Promise<void>
  /** What its servers said, for whoever looks for a fault. */
  said(): Promise<string>
}

export async function makeSwift(programs: SwiftPrograms, folder: string): Promise<Swift> {
  const ports = await freePorts()
  for (const each of [folder, join(folder, 'devices'), join(folder, 'devices', 'd1')]) {
    await mkdir(each, { recursive: true })
    if (programs.as) await chown(each, programs.as.uid, programs.as.gid)
  }
  await writeFile(join(folder, 'swift.conf'), SWIFT_CONF)
  for (const part of PARTS) await writeFile(join(folder, `${part}.conf`), settingsOf(part, { folder, ports }))
  for (const store of STORES) await makeRing(programs, join(folder, `${store}.builder`), ports[store])

  let running: ChildProcess[] = []
  const run = async (name: string, program: string, args: string[]): Promise<ChildProcess> => {
    const log = await open(join(folder, `${name}.log`), 'a')
    const child = spawn(program, args, {
      ...programs.as,
      cwd: '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', HOME: folder },
      stdio: ['ignore', log.fd, log.fd],
    })
    await log.close()
    running.push(child)
    return child
  }
  process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))
  const kill = async (): Promise<void> => {
    await Promise.all(running.map((child) => killed(child, 'SIGKILL')))
    running = []
  }
  return {
    place: (bucket) => ({
      bucket,
      endpoint: `http://127.0.0.1:${ports.proxy}`,
      region: SWIFT.region,
      pathStyle: true,
      accessKeyId: SWIFT.accessKeyId,
      secretAccessKey: SWIFT.secretAccessKey,
    }),
    async start() {
      await run('memcached', '/usr/bin/memcached', ['-l', '127.0.0.1', '-p', String(ports.cache), '-U', '0'])
      const servers = PARTS.map(async (part) => {
        const conf = join(folder, `${part}.conf`)
        const child = await run(part, '/usr/bin/python3', ['-c', SERVER, folder, conf, part])
        await untilHealthy(child, part, ports[part])
      })
      await Promise.all(servers)
    },
    kill,
    async said() {
      const logs = PARTS.map((part) => readFile(join(folder, `${part}.log`), 'utf8').catch(() => ''))
      return (await Promise.all(logs)).join('')
    },
  }
}

async function freePorts(): Promise<Ports> {
  const [account, container, object, proxy, cache] = await Promise.all(
    Array.from({ length: 5 }, () => freePort()),
  )
  return { account, container, object, proxy, cache } as Ports
}

/** Where things lie: 64 places on the one device. */
async function makeRing(programs: SwiftPrograms, builder: string, port: number): Promise<void> {
  const ring = (...args: string[]) => runAs(programs, '/usr/bin/swift-ring-builder', [builder, ...args])
  await ring('create', '6', '1', '1')
  await ring('add', `r1z1-127.0.0.1:${port}/d1`, '1')
  await ring('rebalance')
}

/** Whatever it answers: it is there. */
async function untilHealthy(child: ChildProcess, part: Part, port: number): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    if (!isRunning(child)) throw new Error(`the ${part} server of Swift ended`)
    const answer = await fetch(`http://127.0.0.1:${port}/healthcheck`).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer) return
    await sleep(100)
  }
  throw new Error(`the ${part} server of Swift does not answer`)
}
