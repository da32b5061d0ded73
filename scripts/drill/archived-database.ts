import { chmod, cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#platform/server/embedded-postgres/embedded-postgres.ts'

/** Of a running server, and made anew by the one that starts with the copy. */
const NOT_COPIED = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot', 'server.log'])
const PATIENCE_MS = 60_000

/**
 * A database server as an operator has one: it archives its log, and a copy of it is taken while it is used. The
 * program is the one that ships; its settings are those of `docs/operate.md`.
 */
export async function archivedDatabase(place: string) {
  const [home, archive, copy] = [join(place, 'database'), join(place, 'archive'), join(place, 'copy')]
  await mkdir(archive, { recursive: true })
  // The server may run as another user than this script.
  await chmod(place, 0o755)
  await chmod(archive, 0o777)
  const server = await startEmbeddedPostgres({
    dataDir: home,
    options: {
      settings: {
        wal_level: 'replica',
        archive_mode: 'on',
        archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`,
      },
    },
  })
  const ask = <T extends object>(text: string) => inDatabase<T>(server.url, text)

  return {
    url: server.url,
    run: async (text: string): Promise<void> => void (await ask(text)),
    /** What `pg_basebackup` does: the files as they are, with the label that says where the log begins. */
    async copy(): Promise<void> {
      const client = new pg.Client(server.url)
      await client.connect()
      try {
        await client.query("select pg_backup_start('drill', true)")
        await cp(join(home, 'cluster'), copy, {
          recursive: true,
          filter: (from) => !NOT_COPIED.has(basename(from)) && !basename(from).startsWith('.s.PGSQL'),
        })
        const { rows } = await client.query<{ labelfile: string; spcmapfile: string }>(
          'select labelfile, spcmapfile from pg_backup_stop()',
        )
        await writeFile(join(copy, 'backup_label'), rows[0]?.labelfile ?? '')
        await mkdir(join(copy, 'pg_wal', 'archive_status'), { recursive: true })
        await mkdir(join(copy, 'pg_replslot'), { recursive: true })
      } finally {
        await client.end()
      }
    },
    async now(): Promise<string> {
      const { now } = await ask<{ now: string }>('select clock_timestamp()::text as now')
      return now
    },
    /** Once all of its log is in the archive. @returns how many files of it there are */
    async destroy(): Promise<number> {
      const { name } = await ask<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
      const end = Date.now() + PATIENCE_MS
      while (!(await readdir(archive)).includes(name)) {
        if (Date.now() > end) throw new Error('the log was not archived')
        await sleep(100)
      }
      await server.stop()
      await rm(home, { recursive: true })
      return (await readdir(archive)).filter((file) => /^[0-9A-F]{24}$/.test(file)).length
    },
    /** A new server from the copy, with the log up to a moment. */
    async recover(time: string): Promise<EmbeddedPostgres> {
      const next = join(place, 'recovered')
      await mkdir(next, { recursive: true })
      await cp(copy, join(next, 'cluster'), { recursive: true })
      await chmod(join(next, 'cluster'), 0o700)
      await writeFile(join(next, 'cluster', 'recovery.signal'), '')
      const recovered = await startEmbeddedPostgres({
        dataDir: next,
        options: {
          settings: {
            wal_level: 'replica',
            restore_command: `cp ${archive}/%f %p`,
            recovery_target_time: time,
            recovery_target_action: 'promote',
          },
        },
      })
      const end = Date.now() + PATIENCE_MS
      while ((await inDatabase<{ is: boolean }>(recovered.url, 'select pg_is_in_recovery() as is')).is) {
        if (Date.now() > end) throw new Error('the database did not come out of its recovery')
        await sleep(100)
      }
      return recovered
    },
  }
}

async function inDatabase<T extends object>(url: string, text: string): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<T>(text)
    return rows[0] ?? ({} as T)
  } finally {
    await client.end()
  }
}
