import { readFile } from 'node:fs/promises'
import type { CommandResult } from './run-command.ts'
import { runCommand } from './run-command.ts'

/** The user PostgreSQL runs as. It refuses to run as root, so root has to use another user. */
export interface ServiceUser {
  /** The owner that the data must have; null where ownership does not matter. */
  owner: { uid: number; gid: number } | null
  run(command: string, args: string[]): Promise<CommandResult>
}

interface Account {
  uid: number
  gid: number
}

interface Reach {
  /** A folder that must be enterable. */
  folder: string
  /** A program that must be executable. */
  program: string
}

const cwd = process.platform === 'win32' ? undefined : '/'

/**
 * Not root: the current user. Root: the present owner of the data, else `postgres`, else `nobody`; where such a user
 * cannot enter the folder (a checkout under /root), root under another id in a user namespace, or that user with the
 * capability to enter closed folders.
 */
export async function chooseServiceUser(reach: Reach, presentOwner: Account | null): Promise<ServiceUser> {
  if (process.getuid?.() !== 0)
    return { owner: null, run: (command, args) => runCommand(command, args, { cwd }) }

  const account = presentOwner && presentOwner.uid !== 0 ? presentOwner : await findServiceAccount()
  for (const candidate of [asAccount(account), asMappedRoot(), asAccountWithPassage(account)])
    if (await canReach(candidate, reach)) return candidate
  throw new Error(
    `PostgreSQL does not run as root, and no other user can enter ${reach.folder}. ` +
      'Move the project to a folder that others may enter (/srv, /opt), start it as a normal user, or set DATABASE_URL.',
  )
}

async function canReach(user: ServiceUser, { folder, program }: Reach): Promise<boolean> {
  const probe = await user.run('/bin/sh', ['-c', 'cd "$1" && exec "$2" --version', 'sh', folder, program])
  return probe.code === 0
}

const asAccount = (owner: Account): ServiceUser => ({
  owner,
  run: (command, args) => runCommand(command, args, { cwd, ...owner }),
})

/** Files stay owned by root; inside its user namespace the server sees itself as user 1000. */
const asMappedRoot = (): ServiceUser => ({
  owner: { uid: 0, gid: 0 },
  run: (command, args) =>
    runCommand('unshare', ['-U', '--map-user=1000', '--map-group=1000', '--', command, ...args], { cwd }),
})

/** Where user namespaces are forbidden (most containers), the one capability that opens closed folders. */
const asAccountWithPassage = (owner: Account): ServiceUser => ({
  owner,
  run: (command, args) =>
    runCommand(
      'setpriv',
      [
        `--reuid=${owner.uid}`,
        `--regid=${owner.gid}`,
        '--clear-groups',
        '--inh-caps=+dac_override',
        '--ambient-caps=+dac_override',
        '--',
        command,
        ...args,
      ],
      { cwd },
    ),
})

async function findServiceAccount(): Promise<Account> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid && uid !== '0') return { uid: Number(uid), gid: Number(gid) }
  }
  return { uid: 65534, gid: 65534 }
}
