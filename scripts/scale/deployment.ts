import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { type Pooler, pooler } from './pooler.ts'
import { type PostgresNode, postgresNode } from './postgres-node.ts'
import { type ProductProcess, productProcess } from './product-process.ts'
import { give, knowsPrepared, type Programs } from './programs.ts'
import { type Proxy, proxy } from './proxy.ts'

/** Processes behind a proxy, one pool, and a pair of database servers. */
export type Deployment = {
  processes: readonly ProductProcess[]
  pooler: Pooler
  proxy: Proxy
  primary(): PostgresNode
  standby(): PostgresNode
  /** The standby becomes the primary, for the pool and past it. The other one is left as it is. */
  promote(): Promise<void>
  /** A new standby in place of the server that died; from then on commits wait for it, if nothing else is said. */
  addStandby(wanted?: Following): Promise<void>
  stop(): Promise<void>
}

/** `through`: a way to the primary that takes its time. */
type Following = { asynchronous?: boolean; through?: { port: number } }

export async function deploy(options: {
  programs: Programs
  place: string
  root: string
  processes: number
  log: (line: string) => void
}): Promise<Deployment> {
  const { programs, place, root, log } = options
  const servers = join(place, 'servers')
  await mkdir(servers)
  await give(programs, servers)
  await give(programs, place)
  const ports = await portsFor(options.processes + 5)
  const take = () => ports.pop() ?? 0
  let primary = postgresNode(programs, { name: 'a', folder: servers, port: take() })
  let standby = postgresNode(programs, { name: 'b', folder: servers, port: take() })
  const pool = pooler(programs, { folder: servers, port: take(), server: primary })
  const processPorts = Array.from({ length: options.processes }, take)
  const front = proxy(programs, {
    folder: servers,
    port: take(),
    directPort: take(),
    processes: processPorts.map((port) => ({ port })),
    server: primary,
  })
  const settings = {
    GREENLANE_MODE: 'demo',
    GREENLANE_DEMO_HISTORY: 'short',
    GREENLANE_DATA_DIR: join(place, 'data'),
    HOST: '127.0.0.1',
    PUBLIC_URL: front.url,
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: pool.url,
    DATABASE_DIRECT_URL: front.directUrl,
    DATABASE_PREPARE: knowsPrepared(programs) ? 'on' : 'off',
  }
  const processes = processPorts.map((port, i) =>
    productProcess({ root, port, settings, log: (line) => log(`process ${i + 1}: ${line}`) }),
  )
  const addStandby = async ({ asynchronous = false, through }: Following = {}) => {
    await standby.follow(through ?? primary)
    await primary.setSynchronous(!asynchronous)
    await primary.untilFollowed()
  }

  const stop = async () => {
    await Promise.all(processes.map((one) => one.kill()))
    await pool.kill()
    await front.stop()
    await standby.kill()
    await primary.kill()
  }

  try {
    await primary.create()
    await pool.start()
    await front.start()
    // The first one migrates and fills the demo; the others find it done.
    for (const one of processes) await one.start()
    await addStandby()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    processes,
    pooler: pool,
    proxy: front,
    primary: () => primary,
    standby: () => standby,
    addStandby,
    async promote() {
      // Nobody follows it yet: it must not wait for anybody.
      await standby.setSynchronous(false)
      await standby.promote()
      ;[primary, standby] = [standby, primary]
      await pool.pointTo(primary)
      await front.pointTo(primary)
    },
    stop,
  }
}

/** All at once, so that none is handed out twice. */
async function portsFor(count: number): Promise<number[]> {
  const found = new Set<number>()
  while (found.size < count) found.add(await freePort())
  return [...found]
}
