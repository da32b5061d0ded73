import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import { processIdentity } from './process-identity.ts'

const fast = { settings: { fsync: 'off', shared_buffers: '16MB' } }
const isRoot = process.getuid?.() === 0

let base: string
let dataDir: string
let started: EmbeddedPostgres[]

beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'greenlane-pg-test-'))
  await chmod(base, 0o755)
  dataDir = path.join(base, 'pg')
  started = []
})

afterEach(async () => {
  for (const server of started) await server.stop()
  await rm(base, { recursive: true, force: true })
})

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: folder, options: fast })
  started.push(server)
  return server
}

async function query(url: string, sql: string) {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client.query(sql).finally(() => client.end().catch(() => undefined))
}

const pidFileOf = (folder = dataDir) => path.join(folder, 'cluster', 'postmaster.pid')
const postmasterPid = async () => Number((await readFile(pidFileOf(), 'utf8')).split('\n')[0])

/** Another Node process that starts the server, reports it and stays until it is killed. */
function startElsewhere() {
  const module = path.join(import.meta.dirname, 'embedded-postgres.ts')
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)})
    const server = await startEmbeddedPostgres(${JSON.stringify({ dataDir, options: fast })})
    process.on('SIGTERM', () => server.stop().then(() => process.exit(0)))
    setInterval(() => undefined, 1000)
    console.log(server.adopted ? 'adopted' : 'started')`
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function firstWord(child: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer]
  return chunk.toString().trim()
}

describe('embedded PostgreSQL', { timeout: 60_000 }, () => {
  it('keeps data over a stop and a start, and does not run in between', async () => {
    const first = await start()
    expect(first.adopted).toBe(false)
    await query(first.url, "create table notes (body text); insert into notes values ('Grüße 您好')")
    const pid = await postmasterPid()
    await first.stop()
    expect(processIdentity(pid)).toBeUndefined()

    const second = await start()
    expect((await query(second.url, 'select body from notes')).rows).toEqual([{ body: 'Grüße 您好' }])
  })

  it('sorts and compares by Unicode, the same on every machine', async () => {
    const { url } = await start()
    const { rows } = await query(
      url,
      "select lower('ÄÖÜ') as lower, current_setting('server_encoding') as encoding",
    )
    expect(rows).toEqual([{ lower: 'äöü', encoding: 'UTF8' }])
  })

  it('starts again after kill -9 of PostgreSQL, with every acknowledged row', async () => {
    const server = await start()
    await query(server.url, 'create table rows (id int); insert into rows select generate_series(1, 1000)')
    const pid = await postmasterPid()
    process.kill(pid, 'SIGKILL')
    // No restart from outside: the launcher notices by itself.
    await expect
      .poll(() => query(server.url, 'select count(*)::int as n from rows').then(({ rows }) => rows[0].n), {
        timeout: 20_000,
      })
      .toBe(1000)
    expect(await postmasterPid()).not.toBe(pid)
  })

  it('adopts the server that a killed process left behind', async () => {
    const elsewhere = startElsewhere()
    expect(await firstWord(elsewhere)).toBe('started')
    const pid = await postmasterPid()
    elsewhere.kill('SIGKILL')
    await once(elsewhere, 'exit')
    expect(processIdentity(pid)).toBeDefined()

    const server = await start()
    expect(server.adopted).toBe(true)
    expect(await postmasterPid()).toBe(pid)
    await server.stop()
    expect(processIdentity(pid)).toBeUndefined()
  })

  it('is started once by concurrent processes, and stopped by the last one', async () => {
    const children = [startElsewhere(), startElsewhere(), startElsewhere()]
    const words = await Promise.all(children.map(firstWord))
    expect(words.toSorted()).toEqual(['adopted', 'adopted', 'started'])
    const pid = await postmasterPid()
    for (const [index, child] of children.entries()) {
      expect(processIdentity(pid), `before child ${index} leaves`).toBeDefined()
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    expect(processIdentity(pid)).toBeUndefined()
  })

  it('starts despite the pid file of a dead process or of one that reuses its id', async () => {
    await (await start()).stop()
    for (const pid of [2 ** 22 + 5, process.pid]) {
      await writeFile(
        pidFileOf(),
        `${pid}\n${dataDir}/cluster\n1700000000\n5432\n${dataDir}/cluster\n\n\nready\n`,
      )
      const server = await start()
      expect(server.adopted).toBe(false)
      await server.stop()
    }
  })

  it.each([
    ['empty', ''],
    ['of blanks', '\n\n'],
    ['without a process id', 'not a number\n'],
    ['cut off in its first line', '-'],
  ])('starts despite lock files that are %s', async (_what, text) => {
    const first = await start()
    await query(first.url, 'create table kept (id int)')
    await first.stop()
    await writeFile(pidFileOf(), text)
    await writeFile(path.join(dataDir, 'cluster', '.s.PGSQL.5432.lock'), text)
    const server = await start()
    expect(server.adopted).toBe(false)
    expect((await query(server.url, 'select id from kept')).rows).toEqual([])
  })

  it('starts despite the lock of a socket whose id another process has now', async () => {
    await (await start()).stop()
    await writeFile(path.join(dataDir, 'cluster', '.s.PGSQL.5432.lock'), `${process.pid}\n`)
    expect((await start()).adopted).toBe(false)
  })

  it('is stopped even if it hangs, and starts again', async () => {
    const server = await start()
    await query(server.url, 'create table kept (id int); insert into kept values (1)')
    const pid = await postmasterPid()
    process.kill(pid, 'SIGSTOP')
    await server.stop()
    expect(processIdentity(pid)).toBeUndefined()
    expect((await query((await start()).url, 'select id from kept')).rows).toEqual([{ id: 1 }])
  })

  it('takes over the lock of a dead process and recreates the files after a kill midway', async () => {
    await mkdir(path.join(dataDir, 'cluster.new', 'half'), { recursive: true })
    await writeFile(path.join(dataDir, 'lock'), `${2 ** 22 + 5}:1 dead`)
    const server = await start()
    expect((await query(server.url, 'select 1 as one')).rows).toEqual([{ one: 1 }])
    expect((await readdir(dataDir)).toSorted()).toEqual(['cluster', 'users'])
  })

  it('works where the path is too long for a socket', async () => {
    const server = await start(path.join(base, 'deep'.repeat(30)))
    expect((await query(server.url, 'select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('names a folder that contains something else', async () => {
    await mkdir(path.join(dataDir, 'cluster'), { recursive: true })
    await writeFile(path.join(dataDir, 'cluster', 'letter.txt'), 'mine')
    await expect(start()).rejects.toThrow(/cluster is not empty/)
    await writeFile(path.join(dataDir, 'cluster', 'PG_VERSION'), '15\n')
    await expect(start()).rejects.toThrow(/belongs to PostgreSQL 15/)
  })

  it.runIf(isRoot)(
    'works for root in a folder that nobody else may enter, and after it was opened',
    async () => {
      await chmod(base, 0o700)
      const closed = await start()
      await query(closed.url, 'create table kept (id int)')
      await closed.stop()
      await chmod(base, 0o755)
      const open = await start()
      expect((await query(open.url, 'select id from kept')).rows).toEqual([])
    },
  )

  it('is shared by two callers in one process', async () => {
    const [first, second] = await Promise.all([start(), start()])
    expect(first.adopted).not.toBe(second.adopted)
    await first.stop()
    await sleep(50)
    expect((await query(second.url, 'select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})
